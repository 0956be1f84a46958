import { createHmac } from 'node:crypto';
import { decodeJwt, decodeProtectedHeader, SignJWT } from 'jose';
import { FORGERIES, LOCAL_KEY, tokenWith } from '@/lib/testing/forged-tokens';
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

/** Signs a header and claims as they are given. */
function signed(header: unknown, claims: unknown): string {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const text = `${part(header)}.${part(claims)}`;
  return `${text}.${createHmac('sha256', LOCAL_KEY.secret).update(text).digest('base64url')}`;
}

const HEADER = { alg: 'HS256', kid: LOCAL_KEY.id };
const CLAIMS = { sid: TOKEN.sid, sub: TOKEN.userId, type: 'CUSTOMER', email_verified: true };
const seconds = () => Math.floor(Date.now() / 1000);

test.each([
  ['not valid yet', () => signed(HEADER, { ...CLAIMS, nbf: seconds() + 60 })],
  ['that ends in this second', () => signed(HEADER, { ...CLAIMS, exp: seconds() })],
  ['with a text for its end', () => signed(HEADER, { ...CLAIMS, exp: '9999999999' })],
  ['with a text for its beginning', () => signed(HEADER, { ...CLAIMS, iat: 'now' })],
  ['with an extension', () => signed({ ...HEADER, crit: ['b64'], b64: false }, CLAIMS)],
  ['without a key', () => signed({ alg: 'HS256' }, CLAIMS)],
  ['of a list', () => signed(HEADER, [CLAIMS])],
  ['of a list for a header', () => signed([HEADER], CLAIMS)],
  ['with a part too many', () => `${signed(HEADER, CLAIMS)}.`],
  ['with padding behind its signature', () => `${signed(HEADER, CLAIMS)}=`],
])('a token %s is none, though our key signed it', (_what, make) => {
  expect(verifySessionToken(signed(HEADER, CLAIMS))).toEqual(TOKEN);
  expect(verifySessionToken(make())).toBeNull();
});
