import { eq } from 'drizzle-orm';
import { decodeJwt, decodeProtectedHeader, generateKeyPair, SignJWT } from 'jose';
import { startSocial as startRoute } from '@/lib/contract/accounts/social';
import { PRIVACY_VERSION, TERMS_VERSION } from '@/lib/domain/accounts/terms';
import { database } from '@/lib/server/platform/db/pool';
import { readAttempt, storeAttempt } from '@/lib/server/platform/session/attempt-cookie';
import { linkedIdentities, sessions, tokens, users } from '@/lib/server/schema/accounts';
import { SITE, TestBrowser } from '@/lib/testing/api/requests';
import { newClient, newLawyer } from '@/lib/testing/factories';
import { applySettings } from '@/lib/testing/jest/settings';
import { deleteDueAccounts } from '@/lib/testing/jobs';
import { journeys, newAddress, templatesTo, userOf, who } from '@/lib/testing/social/journeys';
import { answerService, startSocialServices } from '@/lib/testing/social/services';
import { hashPassword, verifyPassword } from '../credentials/passwords-service';
import { issueLinkToken } from '../credentials/tokens-service';

const { start, comeBack, signIn, problem } = journeys('google');
let stop: () => Promise<void>;
beforeAll(async () => {
  const services = await startSocialServices(SITE);
  stop = services.stop;
  applySettings(services.settings);
});
afterAll(() => stop());

const identitiesOf = (userId: string) =>
  database().select().from(linkedIdentities).where(eq(linkedIdentities.userId, userId));

test('asks with PKCE, state and nonce, and keeps them in the browser', async () => {
  const browser = new TestBrowser();
  const asked = new URL(await start(browser)).searchParams;
  expect(Object.fromEntries(asked)).toMatchObject({
    client_id: 'google-client',
    redirect_uri: `${SITE}/api/v1/auth/oauth/google/callback`,
    response_type: 'code',
    scope: 'openid email profile',
    code_challenge_method: 'S256',
  });
  const stored = await readAttempt(`social_sign_in=${browser.cookies.get('social_sign_in')}`);
  expect(asked.get('state')).toBe(stored?.state);
  expect(asked.get('nonce')).toBe(stored?.nonce);
  expect(asked.toString()).not.toContain(stored?.verifier);
});

test('begins for nobody whom another site sends, who can press the button instead', async () => {
  for (const site of ['same-origin', 'same-site', 'none'])
    expect(await startFrom(site)).not.toMatch(/^\/login/);
  expect(await startFrom('cross-site')).toBe('/login?callback_url=%2Fbook');
});

async function startFrom(site: string): Promise<string> {
  const { headers } = await new TestBrowser().call(startRoute, {
    params: { id: 'google' },
    query: { callback_url: '/book' },
    headers: { 'sec-fetch-site': site },
  });
  const to = headers.get('location') ?? '';
  return to.startsWith(SITE) ? to.slice(SITE.length) : to;
}

test('makes a client with one name of a profile with one', async () => {
  const browser = new TestBrowser();
  await signIn(browser, { email: newAddress(), first: 'Sukarno', last: '' });
  expect(await who(browser)).toMatchObject({ first_name: 'Sukarno', last_name: '' });
});

test('makes a verified client without a password, once', async () => {
  const email = newAddress();
  const browser = new TestBrowser();
  const at = await signIn(
    browser,
    { email, first: 'Maria', last: 'de la Cruz' },
    '/lawyers-online?page=1#list',
  );
  expect(at).toBe('/lawyers-online?page=1#list');
  expect(browser.cookies.has('social_sign_in')).toBe(false);
  expect(await who(browser)).toMatchObject({
    email,
    type: 'CUSTOMER',
    first_name: 'Maria',
    last_name: 'de la Cruz',
    email_verified: true,
  });
  expect(await userOf(email)).toMatchObject({
    passwordHash: null,
    termsAcceptedAt: expect.any(Date),
    termsVersion: TERMS_VERSION,
    privacyVersion: PRIVACY_VERSION,
  });
  expect(await templatesTo(email)).toEqual([]);

  const again = new TestBrowser();
  expect(await signIn(again, { email, first: 'Other' })).toBe('/customer-portal');
  expect(await who(again)).toMatchObject({ _id: (await who(browser))?._id, first_name: 'Maria' });
});

test('knows the person again when either address has changed', async () => {
  const email = newAddress();
  const browser = new TestBrowser();
  await signIn(browser, { email });
  const moved = newAddress();
  const id = (await who(browser))?._id ?? '';
  await database().update(users).set({ email: moved }).where(eq(users.id, id));
  const again = new TestBrowser();
  await signIn(again, { email });
  expect(await who(again)).toMatchObject({ _id: id, email: moved });
  expect(await userOf(email)).toBeUndefined();
});

test('whoever says no is led back to the sign-in page, and nothing changes', async () => {
  const [email, browser] = [newAddress(), new TestBrowser()];
  const at = await signIn(browser, { email, refuse: true }, '/meeting');
  expect(at).toBe(`${problem('refused')}&callback_url=%2Fmeeting`);
  expect(await who(browser)).toBeNull();
  expect(await userOf(email)).toBeUndefined();
});

describe('an account of the same address', () => {
  test('that was never verified loses its password, sessions and links to the owner of the address', async () => {
    const passwordHash = await hashPassword('Harbor-42-lamp');
    const waiting = await newClient({ passwordHash, emailVerifiedAt: null });
    const link = { userId: waiting.id, hours: 1 };
    for (const kind of ['verify_email', 'reset_password', 'change_email'] as const)
      await issueLinkToken(database(), { ...link, kind }, Date.now());
    await database()
      .insert(linkedIdentities)
      .values({ service: 'facebook', subject: waiting.id, userId: waiting.id });

    const browser = new TestBrowser();
    expect(await signIn(browser, { email: waiting.email.toUpperCase() })).toBe('/customer-portal');
    expect(await who(browser)).toMatchObject({ _id: waiting.id, email_verified: true });
    expect(await who(new TestBrowser(waiting.cookie))).toBeNull();
    expect((await userOf(waiting.email))?.passwordHash).toBeNull();
    const open = await database().select().from(tokens).where(eq(tokens.userId, waiting.id));
    expect(open.map(({ usedAt }) => usedAt)).not.toContain(null);
    expect((await identitiesOf(waiting.id)).map(({ service }) => service)).toEqual(['google']);
    expect(await templatesTo(waiting.email)).toContain('identity-linked');
  });

  test('that is verified is joined and keeps password and sessions', async () => {
    const passwordHash = await hashPassword('Harbor-42-lamp');
    const known = await newClient({ passwordHash });
    const browser = new TestBrowser();
    await signIn(browser, { email: known.email });
    expect(await who(browser)).toMatchObject({ _id: known.id });
    expect(await who(new TestBrowser(known.cookie))).toMatchObject({ _id: known.id });
    const stored = (await userOf(known.email))?.passwordHash;
    expect(await verifyPassword(stored, 'Harbor-42-lamp')).toBe(true);
    expect(await templatesTo(known.email)).toContain('identity-linked');
  });

  test("of a lawyer opens the lawyer's portal", async () => {
    const lawyer = await newLawyer();
    const browser = new TestBrowser();
    expect(await signIn(browser, { email: lawyer.email })).toBe('/lawyer-portal');
    expect(await who(browser)).toMatchObject({ _id: lawyer.id, type: 'LAWYER' });
  });

  test.each([{}, { emailVerifiedAt: null }])(
    'stays as it is when Google does not vouch for the address: %j',
    async (fields) => {
      const known = await newClient({ ...fields, passwordHash: 'stored' });
      const before = await userOf(known.email);
      const browser = new TestBrowser();
      const at = await signIn(browser, { email: known.email, verified: false });
      expect(at).toBe(problem('other_account'));
      expect(await who(browser)).toBeNull();
      expect(await userOf(known.email)).toEqual(before);
      expect(await identitiesOf(known.id)).toEqual([]);
      expect(await who(new TestBrowser(known.cookie))).toMatchObject({ _id: known.id });
    },
  );
});

test('a new address that Google does not vouch for has to be verified by mail', async () => {
  const [email, browser] = [newAddress(), new TestBrowser()];
  await signIn(browser, { email, verified: false });
  expect(await who(browser)).toMatchObject({ email, email_verified: false });
  expect(await templatesTo(email)).toEqual(['verify-email']);
  await signIn(browser, { email, verified: true });
  expect(await who(browser)).toMatchObject({ email, email_verified: true });
});

test('the session that was there before ends', async () => {
  const before = await newClient();
  const browser = new TestBrowser(before.cookie);
  const email = newAddress();
  await signIn(browser, { email });
  expect(await who(browser)).toMatchObject({ email });
  expect(await who(new TestBrowser(before.cookie))).toBeNull();
});

test('a suspended account is not entered, nor linked', async () => {
  const suspended = { suspendedAt: new Date(), suspensionReason: 'Spam.' };
  const account = await newClient({ ...suspended, emailVerifiedAt: null });
  const before = await userOf(account.email);
  const browser = new TestBrowser();
  expect(await signIn(browser, { email: account.email })).toBe(problem('suspended'));
  expect(await who(browser)).toBeNull();
  expect(await userOf(account.email)).toEqual(before);
  expect(await identitiesOf(account.id)).toEqual([]);
});

test('a deleted account never comes back', async () => {
  const [email, browser] = [newAddress(), new TestBrowser()];
  await signIn(browser, { email });
  const id = (await who(browser))?._id ?? '';
  await database()
    .update(users)
    .set({ deletionDueAt: new Date(0) })
    .where(eq(users.id, id));
  await deleteDueAccounts(Date.now());
  expect(await identitiesOf(id)).toEqual([]);
  const again = new TestBrowser();
  await signIn(again, { email });
  expect(await who(again)).toMatchObject({ email });
  expect((await who(again))?._id).not.toBe(id);
});

describe('an answer that is not one to this attempt changes nothing', () => {
  const expired = async (browser: TestBrowser, arrived: URL, email: string) => {
    expect(await comeBack(browser, arrived)).toBe(problem('expired'));
    expect(await who(browser)).toBeNull();
    expect(await userOf(email)).toBeUndefined();
  };
  const arrive = async (browser: TestBrowser, email: string) =>
    answerService(await start(browser), { email });
  const attemptOf = async (browser: TestBrowser) => {
    const stored = await readAttempt(`social_sign_in=${browser.cookies.get('social_sign_in')}`);
    if (!stored) throw new Error('no attempt');
    return stored;
  };
  const setAttempt = (browser: TestBrowser, line: string) => {
    const [name = '', value = ''] = line.split(';')[0]?.split('=') ?? [];
    browser.cookies.set(name, value);
  };

  test('in another browser', async () => {
    const email = newAddress();
    await expired(new TestBrowser(), await arrive(new TestBrowser(), email), email);
  });

  test('to another attempt of the same browser', async () => {
    const [email, browser] = [newAddress(), new TestBrowser()];
    const first = await arrive(browser, email);
    await start(browser);
    await expired(browser, first, email);
  });

  test('with another state, or none', async () => {
    for (const state of ['forged', null]) {
      const [email, browser] = [newAddress(), new TestBrowser()];
      const arrived = await arrive(browser, email);
      if (state) arrived.searchParams.set('state', state);
      else arrived.searchParams.delete('state');
      await expired(browser, arrived, email);
    }
  });

  test('with another nonce, verifier or service stored', async () => {
    for (const wrong of [
      { nonce: 'n'.repeat(43) },
      { verifier: 'v'.repeat(43) },
      { service: 'facebook' },
    ]) {
      const [email, browser] = [newAddress(), new TestBrowser()];
      const arrived = await arrive(browser, email);
      setAttempt(browser, await storeAttempt({ ...(await attemptOf(browser)), ...wrong }));
      await expired(browser, arrived, email);
    }
  });

  test('with a cookie that is forged, or a session', async () => {
    for (const forge of [
      (jwt: string) => `${jwt.slice(0, -4)}AAAA`,
      async () => /session=([^;]+)/.exec((await newClient()).cookie)?.[1] ?? '',
    ]) {
      const [email, browser] = [newAddress(), new TestBrowser()];
      const arrived = await arrive(browser, email);
      const jwt = browser.cookies.get('social_sign_in') ?? '';
      browser.cookies.set('social_sign_in', await forge(jwt));
      await expired(browser, arrived, email);
    }
  });

  test('with an id_token that somebody else has signed', async () => {
    const [email, browser] = [newAddress(), new TestBrowser()];
    const arrived = await arrive(browser, email);
    const { privateKey } = await generateKeyPair('RS256');
    const ask = globalThis.fetch;
    const asked = jest.spyOn(globalThis, 'fetch').mockImplementation(async (...request) => {
      const answer = await ask(...request);
      if (!String(request[0]).endsWith('/token')) return answer;
      const { id_token, ...rest } = (await answer.json()) as { id_token: string };
      const { alg = '', ...header } = decodeProtectedHeader(id_token);
      const forged = new SignJWT(decodeJwt(id_token)).setProtectedHeader({ ...header, alg });
      return Response.json({ ...rest, id_token: await forged.sign(privateKey) });
    });
    await expired(browser, arrived, email);
    asked.mockRestore();
  });

  test('with a code that was used', async () => {
    const [email, browser] = [newAddress(), new TestBrowser()];
    const arrived = await arrive(browser, email);
    const stolen = new TestBrowser([...browser.cookies].map((pair) => pair.join('=')).join('; '));
    expect(await comeBack(browser, arrived)).toBe('/customer-portal');
    expect(await comeBack(browser, arrived)).toBe(problem('expired'));
    expect(await comeBack(stolen, arrived)).toBe(problem('expired'));
    expect(await who(stolen)).toBeNull();
    const live = await database()
      .select()
      .from(sessions)
      .where(eq(sessions.userId, (await userOf(email))?.id ?? ''));
    expect(live).toHaveLength(1);
  });
});

test.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/login',
  'javascript:alert(1)',
])('leads nowhere else: %s', async (hostile) => {
  const browser = new TestBrowser();
  expect(await signIn(browser, { email: newAddress() }, hostile)).toBe('/customer-portal');
});
