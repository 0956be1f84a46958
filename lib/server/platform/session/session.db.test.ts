import { eq } from 'drizzle-orm';
import {
  getSession,
  logout,
  refreshSession as refresh,
} from '@/lib/contract/accounts/authentication';
import { searchLawyers } from '@/lib/contract/lawyers/search';
import { DAY_MS, MINUTE_MS } from '@/lib/domain/platform/time';
import { sessions, users } from '@/lib/server/schema/accounts';
import { TestBrowser } from '@/lib/testing/api/requests';
import { newClient, type TestUser } from '@/lib/testing/factories';
import { FORGERIES, tokenWith } from '@/lib/testing/forged-tokens';
import { database } from '../db/pool';
import { verifySessionToken } from './session-token';

const CLEARED = [
  'session=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly',
  'signed_in=; Path=/; Max-Age=0; SameSite=Lax',
];

const visitor = { status: 401, body: { key: 'no_session' } };

/** Moves the times of a user's session into the past. */
async function age(user: TestUser, past: { seen?: number; created?: number }): Promise<void> {
  const now = Date.now();
  await database()
    .update(sessions)
    .set({
      ...(past.seen !== undefined && { seenAt: new Date(now - past.seen) }),
      ...(past.created !== undefined && { createdAt: new Date(now - past.created) }),
    })
    .where(eq(sessions.userId, user.id));
}

async function seenAt(user: TestUser): Promise<number> {
  const [row] = await database().select().from(sessions).where(eq(sessions.userId, user.id));
  return row?.seenAt.getTime() ?? 0;
}

/** Session token and user id as the genuine cookie of a user has them. */
async function sessionOf(user: TestUser): Promise<{ sid: string; userId: string }> {
  const { cookies } = new TestBrowser(user.cookie);
  const token = await verifySessionToken(cookies.get('session') ?? '');
  if (!token) throw new Error('the test user has no session');
  return token;
}

test('a live session is its user, and its cookie is left alone', async () => {
  const user = await newClient();
  const answer = await new TestBrowser(user.cookie).call(getSession);
  expect(answer).toMatchObject({ status: 200, body: { _id: user.id, email_verified: true } });
  expect(answer.headers.getSetCookie()).toEqual([]);
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
});

test('what is public stays out of shared caches once somebody is signed in', async () => {
  const user = await newClient();
  const open = await new TestBrowser().call(searchLawyers);
  expect(open.headers.get('cache-control')).toBe('no-cache');
  const own = await new TestBrowser(user.cookie).call(searchLawyers);
  expect(own.headers.get('cache-control')).toBe('private, no-store');
});

describe('a cookie', () => {
  test.each(FORGERIES)('%s is nobody, and is cleared', async (_what, forge) => {
    const forged = await forge(await sessionOf(await newClient()));
    const browser = new TestBrowser(`session=${forged}; signed_in=1`);
    const answer = await browser.call(getSession);
    expect(answer).toMatchObject(visitor);
    expect(answer.headers.getSetCookie()).toEqual(CLEARED);
    expect([...browser.cookies]).toEqual([]);
  });

  test('that names another user than its session is nobody', async () => {
    const [mine, other] = [await newClient(), await newClient()];
    const token = await tokenWith(await sessionOf(mine), { subject: other.id });
    const answer = await new TestBrowser(`session=${token}`).call(getSession);
    expect(answer).toMatchObject(visitor);
    expect(answer.headers.getSetCookie()).toEqual(CLEARED);
  });

  test('that outlived its session is cleared by whatever call comes first', async () => {
    const user = await newClient();
    await new TestBrowser(user.cookie).call(logout);
    const browser = new TestBrowser(user.cookie);
    const answer = await browser.call(searchLawyers);
    expect(answer.status).toBe(200);
    expect(answer.headers.getSetCookie()).toEqual(CLEARED);
  });

  test('of a deleted user is cleared', async () => {
    const user = await newClient();
    await database().delete(users).where(eq(users.id, user.id));
    const answer = await new TestBrowser(user.cookie).call(getSession);
    expect(answer).toMatchObject(visitor);
    expect(answer.headers.getSetCookie()).toEqual(CLEARED);
  });

  test('with old claims is issued again with the new ones, for the same session', async () => {
    const user = await newClient({ emailVerifiedAt: null });
    const before = await sessionOf(user);
    await database()
      .update(users)
      .set({ emailVerifiedAt: new Date() })
      .where(eq(users.id, user.id));
    const browser = new TestBrowser(user.cookie);
    const answer = await browser.call(getSession);
    expect(answer).toMatchObject({ status: 200, body: { email_verified: true } });
    const renewed = await verifySessionToken(browser.cookies.get('session') ?? '');
    expect(renewed).toEqual({ ...before, emailVerified: true });
    expect((await browser.call(getSession)).headers.getSetCookie()).toEqual([]);
  });

  test('that claims more than the row is believed by nobody', async () => {
    const user = await newClient({ emailVerifiedAt: null });
    const token = await tokenWith(await sessionOf(user), {
      claims: { type: 'LAWYER', email_verified: true, roles: ['ADMIN'] },
    });
    const browser = new TestBrowser(`session=${token}`);
    const answer = await browser.call(getSession);
    expect(answer.body).toMatchObject({ type: 'CUSTOMER', email_verified: false, roles: [] });
    const renewed = await verifySessionToken(browser.cookies.get('session') ?? '');
    expect(renewed).toMatchObject({ type: 'CUSTOMER', emailVerified: false });
  });
});

describe('a session', () => {
  test.each([
    ['30 days less a minute unused', { seen: 30 * DAY_MS - MINUTE_MS }, 200],
    ['30 days and a minute unused', { seen: 30 * DAY_MS + MINUTE_MS }, 401],
    ['90 days less a minute old', { created: 90 * DAY_MS - MINUTE_MS }, 200],
    ['90 days and a minute old, used just now', { created: 90 * DAY_MS + MINUTE_MS }, 401],
  ])('%s: %i', async (_what, past, status) => {
    const user = await newClient();
    await age(user, past);
    expect((await new TestBrowser(user.cookie).call(getSession)).status).toBe(status);
  });

  test.each([
    ['29 minutes', 29, 200],
    ['31 minutes', 31, 401],
  ])('of an administrator %s unused: %i', async (_what, minutes, status) => {
    const admin = await newClient({ roles: ['ADMIN'] });
    await age(admin, { seen: minutes * MINUTE_MS });
    expect((await new TestBrowser(admin.cookie).call(getSession)).status).toBe(status);
  });

  test('starts its 30 days again when it is used', async () => {
    const user = await newClient();
    await age(user, { seen: 29 * DAY_MS });
    await new TestBrowser(user.cookie).call(getSession);
    expect(Date.now() - (await seenAt(user))).toBeLessThan(MINUTE_MS);
  });

  test('is not written each time it is read', async () => {
    const user = await newClient();
    await age(user, { seen: 10 * MINUTE_MS });
    const before = await seenAt(user);
    await new TestBrowser(user.cookie).call(getSession);
    expect(await seenAt(user)).toBe(before);
  });
});

describe('auth/refresh', () => {
  const goTo = (browser: TestBrowser, callback?: string) =>
    browser.call(refresh, { query: callback === undefined ? {} : { callback_url: callback } });

  test('clears the cookie of an ended session and moves on', async () => {
    const user = await newClient();
    await new TestBrowser(user.cookie).call(logout);
    const browser = new TestBrowser(user.cookie);
    const answer = await goTo(browser, '/customer-portal?tab=1');
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe('http://127.0.0.1:3000/customer-portal?tab=1');
    expect(answer.headers.getSetCookie()).toEqual(CLEARED);
  });

  test('re-issues old claims and moves on', async () => {
    const user = await newClient({ emailVerifiedAt: null });
    await database()
      .update(users)
      .set({ emailVerifiedAt: new Date() })
      .where(eq(users.id, user.id));
    const browser = new TestBrowser(user.cookie);
    const answer = await goTo(browser, '/book/a/b');
    expect(answer.headers.get('location')).toBe('http://127.0.0.1:3000/book/a/b');
    expect(await verifySessionToken(browser.cookies.get('session') ?? '')).toMatchObject({
      emailVerified: true,
    });
  });

  test('takes an absolute address of this site', async () => {
    const answer = await goTo(new TestBrowser(), 'http://127.0.0.1:3000/faq?x=1');
    expect(answer.headers.get('location')).toBe('http://127.0.0.1:3000/faq?x=1');
  });

  test.each([undefined, '//evil.example', '/\\evil.example', 'https://evil.example', '/login'])(
    'goes home with callback_url %s',
    async (callback) => {
      const answer = await goTo(new TestBrowser(), callback);
      expect(answer.headers.get('location')).toBe('http://127.0.0.1:3000/');
    },
  );
});
