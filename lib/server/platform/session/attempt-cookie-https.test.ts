import { sitePath } from '@/lib/domain/platform/safe-path';
import { applySettings } from '@/lib/testing/jest/settings';
import { clearAttempt, readAttempt, storeAttempt } from './attempt-cookie';

applySettings({ SITE_URL: 'https://sangguni.example' });

const ATTEMPT = {
  service: 'google',
  state: 's',
  nonce: 'n',
  verifier: 'v',
  callbackUrl: sitePath`/meeting`,
};

test('over https the cookie is bound to this host, out of reach of scripts, for ten minutes', async () => {
  const line = await storeAttempt(ATTEMPT);
  expect(line).toMatch(
    /^__Host-social_sign_in=[\w.-]+; Path=\/; Max-Age=600; SameSite=Lax; HttpOnly; Secure$/,
  );
  expect(await readAttempt(line.split(';')[0] ?? '')).toEqual(ATTEMPT);
  expect(clearAttempt()).toMatch(/^__Host-social_sign_in=; Path=\/; Max-Age=0; /);
});

test('an attempt is over after ten minutes', async () => {
  const line = (await storeAttempt(ATTEMPT)).split(';')[0] ?? '';
  jest.useFakeTimers({ now: Date.now() + 9 * 60_000 });
  expect(await readAttempt(line)).toEqual(ATTEMPT);
  jest.setSystemTime(Date.now() + 2 * 60_000);
  expect(await readAttempt(line)).toBeNull();
  jest.useRealTimers();
});
