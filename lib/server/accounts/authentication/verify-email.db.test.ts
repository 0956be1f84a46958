import { eq, sql } from 'drizzle-orm';
import {
  getSession,
  sendVerifyEmail,
  signup,
  verifyEmail,
  verifyEmailCode,
} from '@/lib/contract/accounts/authentication';
import { HOUR_MS, MINUTE_MS } from '@/lib/domain/platform/time';
import { hashToken } from '@/lib/server/platform/crypto/secret-token';
import { database } from '@/lib/server/platform/db/pool';
import { verifySessionToken } from '@/lib/server/platform/session/session-token';
import { tokens, users } from '@/lib/server/schema/accounts';
import { mails } from '@/lib/server/schema/messages';
import { TestBrowser } from '@/lib/testing/api/requests';
import { newClient } from '@/lib/testing/factories';

const FAILED = {
  status: 400,
  body: { key: 'invalid_input', message: 'This link has expired or was used before.' },
};

let number = 0;

/** A user who has just signed up, with the tokens of the mailed links, oldest first. */
async function newcomer() {
  number += 1;
  const email = `new-${number}@example.com`;
  const browser = new TestBrowser();
  await browser.call(signup, {
    body: { first_name: 'Ana', last_name: 'Reyes', email, password: 'Harbor-42-lamp' },
  });
  return { email, browser };
}

async function linksTo(email: string): Promise<{ token: string; callback: string | null }[]> {
  const rows = await database()
    .select()
    .from(mails)
    .where(eq(mails.recipient, email))
    .orderBy(mails.createdAt);
  return rows.map(({ content }) => {
    const link = new URL(/http:\S+\/verify-email\/\S+/.exec(content?.text ?? '')?.[0] ?? '');
    return {
      token: link.pathname.split('/').at(-1) ?? '',
      callback: link.searchParams.get('callback_url'),
    };
  });
}

async function tokenOf(email: string): Promise<string> {
  const [link] = await linksTo(email);
  if (!link) throw new Error('no link was mailed');
  return link.token;
}

async function isVerified(email: string): Promise<boolean> {
  const [user] = await database().select().from(users).where(eq(users.email, email));
  return user?.emailVerifiedAt instanceof Date;
}

const post = (browser: TestBrowser, token: unknown) =>
  browser.call(verifyEmail, { body: { token } });

test('with the session of its owner the link answers the user, and the cookie says verified', async () => {
  const { email, browser } = await newcomer();
  const answer = await post(browser, await tokenOf(email));
  expect(answer).toMatchObject({ status: 200, body: { email, email_verified: true } });
  const claims = await verifySessionToken(browser.cookies.get('session') ?? '');
  expect(claims?.emailVerified).toBe(true);
  expect((await browser.call(getSession)).headers.getSetCookie()).toEqual([]);
});

test('without a session it verifies and signs nobody in', async () => {
  const { email } = await newcomer();
  const answer = await post(new TestBrowser(), await tokenOf(email));
  expect(answer).toMatchObject({ status: 200 });
  expect(answer.body).toEqual({ email_verified: true });
  expect(answer.headers.getSetCookie()).toEqual([]);
  expect(await isVerified(email)).toBe(true);
});

test('in the session of somebody else it verifies its owner and tells nothing about them', async () => {
  const { email } = await newcomer();
  const other = await newClient({ emailVerifiedAt: null });
  const browser = new TestBrowser(other.cookie);
  const answer = await post(browser, await tokenOf(email));
  expect(answer.body).toEqual({ email_verified: true });
  expect(await isVerified(email)).toBe(true);
  expect(await isVerified(other.email)).toBe(false);
  expect((await browser.call(getSession)).body).toMatchObject({ _id: other.id });
});

test('the sessions on other devices learn of it with their next call', async () => {
  const { email, browser } = await newcomer();
  await post(new TestBrowser(), await tokenOf(email));
  const answer = await browser.call(getSession);
  expect(answer.body).toMatchObject({ email_verified: true });
  const claims = await verifySessionToken(browser.cookies.get('session') ?? '');
  expect(claims?.emailVerified).toBe(true);
});

test('a link works once', async () => {
  const { email, browser } = await newcomer();
  const token = await tokenOf(email);
  expect((await post(browser, token)).status).toBe(200);
  expect(await post(browser, token)).toMatchObject(FAILED);
});

test('of many uses at once one succeeds', async () => {
  const { email } = await newcomer();
  const token = await tokenOf(email);
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => post(new TestBrowser(), token)),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test.each([
  ['a minute before 24 hours are over', 24 * HOUR_MS - MINUTE_MS, 200],
  ['a minute after', 24 * HOUR_MS + MINUTE_MS, 400],
])('%s it answers with the right status', async (_what, passed, status) => {
  const { email, browser } = await newcomer();
  const token = await tokenOf(email);
  const [row] = await database()
    .select()
    .from(tokens)
    .where(eq(tokens.tokenHash, hashToken(token)));
  const expiresAt = new Date((row?.expiresAt.getTime() ?? 0) - passed);
  await database()
    .update(tokens)
    .set({ expiresAt })
    .where(eq(tokens.tokenHash, hashToken(token)));
  expect((await post(browser, token)).status).toBe(status);
  expect(await isVerified(email)).toBe(status === 200);
});

test.each([
  ['unknown', async () => 'a'.repeat(43)],
  ['in another letter case', async (token: string) => token.toLowerCase().replace(/^./, 'Z')],
  ['cut off', async (token: string) => token.slice(0, -1)],
  ['its stored hash', async (token: string) => hashToken(token)],
  ['an SQL pattern', async () => '%'],
])('a token that is %s fails', async (_what, forge) => {
  const { email, browser } = await newcomer();
  expect(await post(browser, await forge(await tokenOf(email)))).toMatchObject(FAILED);
  expect(await isVerified(email)).toBe(false);
});

test.each([[''], [undefined], [null], [['a']], ['a'.repeat(201)], ['a\0b']])(
  'a token that cannot be one, %j, is 400',
  async (token) => {
    expect(await post(new TestBrowser(), token)).toMatchObject({
      status: 400,
      body: { key: 'invalid_input' },
    });
  },
);

test('a token of another kind of link does not verify an address', async () => {
  const { email, browser } = await newcomer();
  const token = await tokenOf(email);
  // Other kinds come with later pages; the table does not know one yet.
  await database().execute(sql`alter table tokens drop constraint tokens_kind`);
  await database().execute(
    sql`update tokens set kind = 'reset_password' where token_hash = ${hashToken(token)}`,
  );
  expect(await post(browser, token)).toMatchObject(FAILED);
  expect(await isVerified(email)).toBe(false);
});

test('opening the link changes nothing: only a POST does', () => {
  expect(verifyEmail.method).toBe('POST');
});

describe('another link', () => {
  const again = (browser: TestBrowser, body: object = {}) =>
    browser.call(sendVerifyEmail, { body });

  test('is mailed beside the first, and either verifies', async () => {
    const { email, browser } = await newcomer();
    expect((await again(browser)).status).toBe(204);
    const links = await linksTo(email);
    expect(links).toHaveLength(2);
    expect(new Set(links.map(({ token }) => token)).size).toBe(2);
    expect((await post(browser, links[1]?.token)).status).toBe(200);
  });

  test('carries where to go afterwards, when that is a place of ours', async () => {
    const { email, browser } = await newcomer();
    await again(browser, { callback_url: '/book/a/b?duration=60' });
    await again(browser, { callback_url: '//evil.example' });
    const links = await linksTo(email);
    expect(links.map(({ callback }) => callback)).toEqual([null, '/book/a/b?duration=60', null]);
  });

  test('is not mailed to somebody verified', async () => {
    const { email, browser } = await newcomer();
    await post(browser, await tokenOf(email));
    expect((await again(browser)).status).toBe(204);
    expect(await linksTo(email)).toHaveLength(1);
  });

  test('is for somebody signed in', async () => {
    expect((await again(new TestBrowser())).status).toBe(401);
  });
});

describe('the code beside the link', () => {
  async function codesTo(email: string): Promise<string[]> {
    const rows = await database()
      .select()
      .from(mails)
      .where(eq(mails.recipient, email))
      .orderBy(mails.createdAt);
    return rows.map(({ content }) => /\b\d{6}\b/.exec(content?.text ?? '')?.[0] ?? '');
  }

  async function codeOf(email: string): Promise<string> {
    const code = (await codesTo(email)).at(-1);
    if (!code) throw new Error('no code was mailed');
    return code;
  }

  const enter = (browser: TestBrowser, code: unknown) =>
    browser.call(verifyEmailCode, { body: { code } });

  /** Six other digits. */
  const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

  const refusal = (message: string) => ({
    status: 400,
    body: { key: 'invalid_input', fields: { code: message } },
  });
  const WRONG = refusal('This code is not right.');
  const VOID = refusal('Please ask for a new code.');

  test('verifies in the session of its account, also with blanks; only a hash of it is stored', async () => {
    const { email, browser } = await newcomer();
    const code = await codeOf(email);
    const [row] = await database().select().from(tokens).where(eq(tokens.email, email));
    expect(row?.codeHash).toMatch(/^[\w-]{43}$/);
    const answer = await enter(browser, ` ${code.slice(0, 3)} ${code.slice(3)}`);
    expect(answer).toMatchObject({ status: 200, body: { email, email_verified: true } });
    const claims = await verifySessionToken(browser.cookies.get('session') ?? '');
    expect(claims?.emailVerified).toBe(true);
  });

  test('uses up its link; the same request again is answered with the user', async () => {
    const { email, browser } = await newcomer();
    const code = await codeOf(email);
    const answers = await Promise.all([enter(browser, code), enter(browser, code)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await enter(browser, code)).status).toBe(200);
    expect(await post(browser, await tokenOf(email))).toMatchObject(FAILED);
  });

  test('wrong: said at its field, and the right one still fits', async () => {
    const { email, browser } = await newcomer();
    const code = await codeOf(email);
    expect(await enter(browser, wrong(code))).toMatchObject(WRONG);
    expect(await isVerified(email)).toBe(false);
    expect((await enter(browser, code)).status).toBe(200);
  });

  test.each([
    ['', 'Please provide a value.'],
    ['  ', 'Please provide a value.'],
    [undefined, 'Please provide a value.'],
    ['12345', 'Please enter the six-digit code from the email.'],
    ['12345a', 'Please enter the six-digit code from the email.'],
  ])('%p is no code', async (code, message) => {
    const { browser } = await newcomer();
    expect(await enter(browser, code)).toMatchObject(refusal(message));
  });

  test('five wrong tries void it, but not the link; a new mail brings another', async () => {
    const { email, browser } = await newcomer();
    const code = await codeOf(email);
    const first = await Promise.all(Array.from({ length: 4 }, () => enter(browser, wrong(code))));
    for (const answer of first) expect(answer).toMatchObject(WRONG);
    expect(await enter(browser, wrong(code))).toMatchObject(VOID);
    expect(await enter(browser, code)).toMatchObject(VOID);
    expect(await isVerified(email)).toBe(false);
    await browser.call(sendVerifyEmail, { body: {} });
    expect((await enter(browser, await codeOf(email))).status).toBe(200);
  });

  test('tries of one account are not those of another, and no code fits another account', async () => {
    const [one, other] = [await newcomer(), await newcomer()];
    const code = await codeOf(one.email);
    if (code !== (await codeOf(other.email))) {
      for (let tries = 0; tries < 5; tries += 1) {
        expect((await enter(other.browser, code)).status).toBe(400);
      }
    }
    expect(await isVerified(one.email)).toBe(false);
    expect((await enter(new TestBrowser(), code)).status).toBe(401);
    expect((await enter(one.browser, code)).status).toBe(200);
  });

  test('ends with its link, after 24 hours', async () => {
    const { email, browser } = await newcomer();
    const code = await codeOf(email);
    await database().update(tokens).set({ expiresAt: new Date() }).where(eq(tokens.email, email));
    expect(await enter(browser, code)).toMatchObject(VOID);
  });

  test('more than 20 tries a day are not taken, whatever mails there were', async () => {
    const { email, browser } = await newcomer();
    const code = await codeOf(email);
    for (let tries = 0; tries < 20; tries += 1) await enter(browser, wrong(code));
    await browser.call(sendVerifyEmail, { body: {} });
    expect(await enter(browser, await codeOf(email))).toMatchObject({ status: 429 });
  });
});
