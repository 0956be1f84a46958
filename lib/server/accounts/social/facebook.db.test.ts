import { startSocial as startRoute } from '@/lib/contract/accounts/social';
import { database } from '@/lib/server/platform/db/pool';
import { SITE, send, TestBrowser } from '@/lib/testing/api/requests';
import { newClient } from '@/lib/testing/factories';
import { applySettings } from '@/lib/testing/jest/settings';
import { journeys, newAddress, templatesTo, userOf, who } from '@/lib/testing/social/journeys';
import { answerService, startSocialServices } from '@/lib/testing/social/services';
import { resetPassword } from '../credentials/recovery-service';
import { issueLinkToken } from '../credentials/tokens-service';

const { start, comeBack, signIn, problem } = journeys('facebook');
let stop: () => Promise<void>;
beforeAll(async () => {
  const { settings, stop: end } = await startSocialServices(SITE);
  stop = end;
  // Google is left out: one can be configured without the other.
  const { FACEBOOK_APP_ID = '', FACEBOOK_APP_SECRET = '' } = settings;
  const { FACEBOOK_DIALOG = '', FACEBOOK_GRAPH = '' } = settings;
  applySettings({ FACEBOOK_APP_ID, FACEBOOK_APP_SECRET, FACEBOOK_DIALOG, FACEBOOK_GRAPH });
});
afterAll(() => stop());

test('asks for name and address with PKCE and state', async () => {
  const asked = new URL(await start(new TestBrowser()));
  expect(asked.pathname).toBe('/v24.0/dialog/oauth');
  expect(Object.fromEntries(asked.searchParams)).toMatchObject({
    client_id: '1234567890',
    redirect_uri: `${SITE}/api/v1/auth/oauth/facebook/callback`,
    scope: 'public_profile,email',
    response_type: 'code',
    code_challenge_method: 'S256',
  });
  expect(asked.searchParams.get('state')).toMatch(/^[\w-]{43}$/);
});

test('makes a client who verifies the address by mail, and knows the person again', async () => {
  const email = newAddress();
  const browser = new TestBrowser();
  expect(await signIn(browser, { email, first: 'Jose', last: 'Rizal' })).toBe('/customer-portal#');
  expect(await who(browser)).toMatchObject({
    email,
    type: 'CUSTOMER',
    first_name: 'Jose',
    last_name: 'Rizal',
    email_verified: false,
  });
  expect(await templatesTo(email)).toEqual(['verify-email']);
  const again = new TestBrowser();
  await signIn(again, { email, first: 'Jose', last: 'Rizal' });
  expect((await who(again))?._id).toBe((await who(browser))?._id);
});

test('without an address there is no account', async () => {
  const browser = new TestBrowser();
  const at = await signIn(browser, { first: 'Jose', last: 'Phone' }, '/meeting');
  expect(at).toBe(`${problem('no_email')}&callback_url=%2Fmeeting#`);
  expect(await who(browser)).toBeNull();
});

test.each([{}, { emailVerifiedAt: null }])(
  'does not open an account that exists: %j',
  async (fields) => {
    const known = await newClient({ ...fields, passwordHash: 'stored' });
    const before = await userOf(known.email);
    const browser = new TestBrowser();
    expect(await signIn(browser, { email: known.email })).toBe(`${problem('other_account')}#`);
    expect(await who(browser)).toBeNull();
    expect(await userOf(known.email)).toEqual(before);
    expect(await who(new TestBrowser(known.cookie))).toMatchObject({ _id: known.id });
  },
);

test('the owner of an address that was never proven gets the account back by mail', async () => {
  const email = newAddress();
  const stranger = new TestBrowser();
  await signIn(stranger, { email });
  const userId = (await who(stranger))?._id ?? '';
  const link = { userId, kind: 'reset_password', hours: 1 } as const;
  const { token } = await issueLinkToken(database(), link, Date.now());
  await resetPassword(token, 'Harbor-42-lamp', 'anywhere', Date.now());
  expect(await who(stranger)).toBeNull();
  expect(await signIn(stranger, { email })).toBe(`${problem('other_account')}#`);
  expect(await who(stranger)).toBeNull();
});

test('refused, forged and repeated answers change nothing', async () => {
  const email = newAddress();
  const refusing = new TestBrowser();
  expect(await signIn(refusing, { email, refuse: true })).toBe(`${problem('refused')}#`);
  const browser = new TestBrowser();
  const arrived = await answerService(await start(browser), { email });
  const forged = new URL(arrived);
  forged.searchParams.set('state', 'forged');
  const other = new TestBrowser([...browser.cookies].map((pair) => pair.join('=')).join('; '));
  expect(await comeBack(other, forged)).toBe(`${problem('expired')}#`);
  expect(await userOf(email)).toBeUndefined();
  const stored = [...browser.cookies].map((pair) => pair.join('=')).join('; ');
  expect(await comeBack(browser, arrived)).toBe('/customer-portal#');
  const repeated = new TestBrowser(stored);
  expect(await comeBack(repeated, arrived)).toBe(`${problem('expired')}#`);
  expect(await who(repeated)).toBeNull();
});

test('a service that is not configured, or none at all, is not there', async () => {
  for (const id of ['google', 'twitter', '../login'])
    expect((await send(startRoute, { params: { id } })).status).toBe(404);
});

test('a service that does not answer is said to be away', async () => {
  const [email, browser] = [newAddress(), new TestBrowser()];
  const arrived = await answerService(await start(browser), { email });
  await stop();
  expect(await comeBack(browser, arrived)).toBe(`${problem('unavailable')}#`);
  expect(await userOf(email)).toBeUndefined();
});
