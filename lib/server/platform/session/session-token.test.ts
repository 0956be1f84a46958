import { decodeJwt, decodeProtectedHeader, SignJWT } from 'jose';
import { FORGERIES, tokenWith } from '@/lib/testing/forged-tokens';
import { signSessionToken, verifySessionToken } from './session-token';
import { signingKey } from './signing-keys';

const SESSION = { sid: 'a-session-token', userId: '7f2c0c7e-7d3c-4f5d-9a5d-0a6c1b2d3e4f' };
const TOKEN = { ...SESSION, type: 'CUSTOMER', emailVerified: true } as const;

test('what was signed comes back', async () => {
  expect(await verifySessionToken(await signSessionToken(TOKEN))).toEqual(TOKEN);
});

test('carries key id, session, user, type and email_verified, for 90 days, and nothing else', async () => {
  const jwt = await signSessionToken(TOKEN);
  expect(decodeProtectedHeader(jwt)).toEqual({ alg: 'HS256', kid: 'local' });
  const { iat = 0, exp = 0, ...claims } = decodeJwt(jwt);
  expect(claims).toEqual({
    sid: TOKEN.sid,
    sub: TOKEN.userId,
    aud: 'session',
    type: 'CUSTOMER',
    email_verified: true,
  });
  expect(exp - iat).toBe(90 * 24 * 60 * 60);
});

test('a token made by another hand with our key is as good', async () => {
  expect(await verifySessionToken(await tokenWith(SESSION))).toEqual(TOKEN);
});

test('a token under our key for something else is none', async () => {
  const { id, key } = await signingKey();
  const claims = { sid: TOKEN.sid, type: 'CUSTOMER', email_verified: true };
  const made = (audience?: string | string[]) => {
    const token = new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', kid: id })
      .setSubject(TOKEN.userId)
      .setExpirationTime('1h');
    return (audience ? token.setAudience(audience) : token).sign(key);
  };
  for (const audience of ['call', ['session', 'call'], 'Session'])
    expect(await verifySessionToken(await made(audience))).toBeNull();
  // As they were made before.
  expect(await verifySessionToken(await made())).toEqual(TOKEN);
});

test.each(FORGERIES)('a token %s is none', async (_what, forge) => {
  expect(await verifySessionToken(await forge(SESSION))).toBeNull();
});
