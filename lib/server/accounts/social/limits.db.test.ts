import { consumedShare, consumeRateLimit } from '@/lib/server/platform/limits/service';
import { SITE, TestBrowser } from '@/lib/testing/api/requests';
import { applySettings } from '@/lib/testing/jest/settings';
import { journeys, newAddress, userOf, who } from '@/lib/testing/social/journeys';
import { startSocialServices } from '@/lib/testing/social/services';

const SIGN_UPS_AN_HOUR = 100;

let stop: () => Promise<void>;
beforeAll(async () => {
  const { settings, stop: end } = await startSocialServices(SITE);
  stop = end;
  // Port 9 of this machine is closed.
  applySettings({ ...settings, GOOGLE_ISSUER: 'http://127.0.0.1:9', ADDRESS_LIMIT_FACTOR: '1' });
});
afterAll(() => stop());

test('a service that cannot be asked for its addresses is said to be away', async () => {
  const { start, problem } = journeys('google');
  const browser = new TestBrowser();
  const at = await start(browser, '/meeting');
  expect(at).toBe(`${SITE}${problem('unavailable')}&callback_url=%2Fmeeting`);
  expect(browser.cookies.has('social_sign_in')).toBe(false);
});

test('new accounts count as sign-ups of the address; who has one signs in all the same', async () => {
  const { signIn, problem } = journeys('facebook');
  const known = newAddress();
  await signIn(new TestBrowser(), { email: known });
  expect(await consumedShare('sign_up_address', 'unknown')).toBe(1);
  await consumeRateLimit('sign_up_address', 'unknown', SIGN_UPS_AN_HOUR - 2);
  expect(await signIn(new TestBrowser(), { email: newAddress() })).toBe('/customer-portal#');
  const [email, browser] = [newAddress(), new TestBrowser()];
  expect(await signIn(browser, { email })).toBe(`${problem('limited')}#`);
  expect(await userOf(email)).toBeUndefined();
  const again = new TestBrowser();
  await signIn(again, { email: known });
  expect(await who(again)).toMatchObject({ email: known });
});
