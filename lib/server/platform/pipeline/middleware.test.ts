import { unstable_doesMiddlewareMatch as matches } from 'next/experimental/testing/server';
import { NextRequest } from 'next/server';
import { env } from '@/lib/env';
import { FORGERIES, tokenWith } from '@/lib/testing/forged-tokens';
import { config, middleware } from '@/middleware';

const SITE = 'http://localhost:3000';
const SESSION = { sid: 'a-session-token', userId: 'u1' };

/** Where the middleware redirects with this cookie; null lets the request pass. */
async function sentTo(path: string, token?: string): Promise<string | null> {
  const headers = token ? { cookie: `session=${token}` } : undefined;
  const answer = await middleware(new NextRequest(`${SITE}${path}`, { headers }));
  return answer.headers.get('location');
}

const client = () => tokenWith(SESSION);
const lawyer = () => tokenWith(SESSION, { claims: { type: 'LAWYER' } });
const newClient = () => tokenWith(SESSION, { claims: { email_verified: false } });

test('decides from the cookie alone', async () => {
  expect(await sentTo('/book/a/b?duration=30')).toBe(
    `${SITE}/login?callback_url=%2Fbook%2Fa%2Fb%3Fduration%3D30`,
  );
  expect(await sentTo('/book/a/b', await client())).toBeNull();
  expect(await sentTo('/book/a/b', await lawyer())).toBe(
    `${SITE}/lawyer-portal?callback_url=%2Fbook%2Fa%2Fb`,
  );
  expect(await sentTo('/customer-portal', await newClient())).toBe(
    `${SITE}/verify-email?callback_url=%2Fcustomer-portal`,
  );
  expect(await sentTo('/', await lawyer())).toBe(`${SITE}/lawyer-portal?callback_url=%2F`);
  expect(await sentTo('/login', await client())).toBe(`${SITE}/customer-portal`);
  expect(await sentTo('/login?callback_url=%2F%2Fevil.example', await client())).toBe(
    `${SITE}/customer-portal`,
  );
  const own = encodeURIComponent(`${new URL(env.SITE_URL).origin}/book/a/b?duration=30`);
  expect(await sentTo(`/login?callback_url=${own}`, await client())).toBe(
    `${SITE}/book/a/b?duration=30`,
  );
  expect(await sentTo('/lawyers-online?sort=price')).toBeNull();
});

test.each(FORGERIES)('a cookie %s makes a visitor', async (_what, forge) => {
  const token = await forge(SESSION);
  expect(await sentTo('/customer-portal', token)).toBe(
    `${SITE}/login?callback_url=%2Fcustomer-portal`,
  );
  expect(await sentTo('/login', token)).toBeNull();
});

test('two cookies of the name make a visitor, as they do for the API', async () => {
  const token = `${await client()}; session=${await lawyer()}`;
  expect(await sentTo('/customer-portal', token)).toBe(
    `${SITE}/login?callback_url=%2Fcustomer-portal`,
  );
});

test.each([
  ['/', true],
  ['/login', true],
  ['/book/maria-santos-7k2f/2026-11-24T02:00:00Z', true],
  ['/customer-portal/meeting/1', true],
  ['/lawyer-portal', true],
  ['/meeting', true],
  ['/api/v1/auth/session', false],
  ['/api/health', false],
  ['/api/mcp', false],
  ['/_next/static/chunks/main.js', false],
  ['/pictures/0123.webp', false],
  ['/icon.svg', false],
  ['/robots.txt', false],
])('runs for %s: %s', (path, expected) => {
  expect(matches({ config, nextConfig: {}, url: `${SITE}${path}` })).toBe(expected);
});

test.each([
  '/verify-email/tok',
  '/reset-password/tok',
  '/verify-ibp/tok',
  '/leave-waitlist/tok',
  '/stop-emails/tok',
  '/guest/tok',
])('%s tells its address, which holds a token, to nobody', async (path) => {
  const answer = await middleware(new NextRequest(`${SITE}${path}`));
  expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
});
