import { applySettings } from '@/lib/testing/jest/settings';
import { clearSessionCookies, sessionCookies } from './session-cookie';

applySettings({ SITE_URL: 'https://sangguni.example' });

test('over https the cookie is bound to the host by its name', async () => {
  const lines = await sessionCookies.issue({
    sid: 'sid',
    userId: 'u1',
    type: 'LAWYER',
    emailVerified: false,
  });
  expect(lines).toEqual([
    expect.stringMatching(
      /^__Host-session=[\w.-]+; Path=\/; Max-Age=7776000; SameSite=Lax; HttpOnly; Secure$/,
    ),
    'signed_in=1; Path=/; Max-Age=7776000; SameSite=Lax; Secure',
  ]);
  expect(clearSessionCookies()).toEqual([
    '__Host-session=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly; Secure',
    'signed_in=; Path=/; Max-Age=0; SameSite=Lax; Secure',
  ]);
});

test('a cookie of the plain name, which another host could have set, is not read', () => {
  expect(sessionCookies.read('session=abc')).toBeNull();
  expect(sessionCookies.read('__Host-session=abc')).toBe('abc');
});
