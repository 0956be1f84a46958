import { SignJWT } from 'jose';

/** The first pair of SESSION_KEYS as `npm start` and the tests have it. */
export const LOCAL_KEY = { id: 'local', secret: 'local-development-session-key-not-secret' };

export interface Forgery {
  kid?: string;
  secret?: string;
  alg?: string;
  subject?: string;
  claims?: Record<string, unknown>;
  expires?: string | number;
}

/** A session token with something about it changed; with nothing changed it is genuine. */
export function tokenWith(
  session: { sid: string; userId: string },
  { kid = LOCAL_KEY.id, secret = LOCAL_KEY.secret, alg = 'HS256', ...rest }: Forgery = {},
): Promise<string> {
  return new SignJWT({ sid: session.sid, type: 'CUSTOMER', email_verified: true, ...rest.claims })
    .setProtectedHeader({ alg, kid })
    .setSubject(rest.subject ?? session.userId)
    .setIssuedAt()
    .setExpirationTime(rest.expires ?? '90d')
    .sign(new TextEncoder().encode(secret));
}

/** The same claims with no signature at all. */
export function unsigned(token: string): string {
  const header = Buffer.from(JSON.stringify({ alg: 'none', kid: LOCAL_KEY.id })).toString(
    'base64url',
  );
  return `${header}.${token.split('.')[1]}.`;
}

/** The same signature over changed claims. */
export function altered(token: string, change: Record<string, unknown>): string {
  const [header, payload = '', signature] = token.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
  const changed = Buffer.from(JSON.stringify({ ...claims, ...change })).toString('base64url');
  return `${header}.${changed}.${signature}`;
}

type Session = Parameters<typeof tokenWith>[0];

/** Every way a cookie can be wrong that we know of. */
export const FORGERIES: readonly (readonly [string, (session: Session) => Promise<string>])[] = [
  [
    'signed with another secret',
    (s) => tokenWith(s, { secret: 'another-secret-of-the-same-kind' }),
  ],
  ['of a key we do not have', (s) => tokenWith(s, { kid: 'other' })],
  ['expired', (s) => tokenWith(s, { expires: Math.floor(Date.now() / 1000) - 1 })],
  ['with another algorithm', (s) => tokenWith(s, { alg: 'HS512' })],
  ['with no signature', async (s) => unsigned(await tokenWith(s))],
  ['with its claims changed', async (s) => altered(await tokenWith(s), { type: 'LAWYER' })],
  ['with its signature cut off', async (s) => (await tokenWith(s)).replace(/\.[^.]+$/, '.')],
  ['without a session id', (s) => tokenWith(s, { claims: { sid: undefined } })],
  ['of an unknown type', (s) => tokenWith(s, { claims: { type: 'ADMIN' } })],
  ['with a text for email_verified', (s) => tokenWith(s, { claims: { email_verified: 'true' } })],
  ['no token at all', async () => 'not-a-token'],
  ['very long', async () => 'a'.repeat(8_000)],
];
