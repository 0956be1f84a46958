import { hash } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import { getSession, logout, signin } from '@/lib/contract/accounts/authentication';
import { database } from '@/lib/server/platform/db/pool';
import { sessions, users } from '@/lib/server/schema/accounts';
import { TestBrowser } from '@/lib/testing/api/requests';
import { newClient, newLawyer, type TestUser } from '@/lib/testing/factories';
import { hashPassword } from '../credentials/passwords-service';

const PASSWORD = 'Harbor-42-lamp';
let passwordHash: string;
beforeAll(async () => {
  passwordHash = await hashPassword(PASSWORD);
});

const sessionsOf = (user: TestUser) =>
  database().select().from(sessions).where(eq(sessions.userId, user.id));

test('signs in with address and password, in any letter case of the address', async () => {
  const user = await newClient({ passwordHash });
  for (const email of [user.email, user.email.toUpperCase(), `  ${user.email} `]) {
    const browser = new TestBrowser();
    const answer = await browser.call(signin, { body: { email, password: PASSWORD } });
    expect(answer).toMatchObject({ status: 200, body: { _id: user.id, email: user.email } });
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect((await browser.call(getSession)).status).toBe(200);
  }
});

test('a password that was hashed with other parameters is hashed with those of today', async () => {
  const old = await hash(PASSWORD, { memoryCost: 8_192, timeCost: 1, parallelism: 1 });
  const user = await newClient({ passwordHash: old });
  const stored = async () => {
    const [row] = await database().select().from(users).where(eq(users.id, user.id));
    return row?.passwordHash ?? '';
  };
  const signIn = (password: string) =>
    new TestBrowser().call(signin, { body: { email: user.email, password } });
  expect((await signIn('Wrong-pass1')).status).toBe(401);
  expect(await stored()).toBe(old);
  expect((await signIn(PASSWORD)).status).toBe(200);
  const renewed = await stored();
  expect(renewed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect((await signIn(PASSWORD)).status).toBe(200);
  expect(await stored()).toBe(renewed);
});

test('signs in a lawyer and somebody not verified alike', async () => {
  const lawyer = await newLawyer({}, { passwordHash });
  const unverified = await newClient({ passwordHash, emailVerifiedAt: null });
  for (const [user, expected] of [
    [lawyer, { type: 'LAWYER', email_verified: true }],
    [unverified, { type: 'CUSTOMER', email_verified: false }],
  ] as const) {
    const body = { email: user.email, password: PASSWORD };
    expect((await new TestBrowser().call(signin, { body })).body).toMatchObject(expected);
  }
});

test('an unknown address, a wrong password and an account without one get the same answer', async () => {
  const known = await newClient({ passwordHash });
  const withoutPassword = await newClient();
  const attempts = [
    { email: 'nobody@example.com', password: PASSWORD },
    { email: known.email, password: 'Wrong-pass1' },
    { email: known.email, password: `${PASSWORD} ` },
    { email: known.email, password: PASSWORD.toLowerCase() },
    { email: withoutPassword.email, password: PASSWORD },
  ];
  const answers = [];
  for (const body of attempts) {
    const browser = new TestBrowser();
    const { status, body: answer } = await browser.call(signin, { body });
    expect([...browser.cookies]).toEqual([]);
    answers.push({ status, ...(answer as object), request_id: undefined });
  }
  expect(answers[0]).toMatchObject({ status: 401, key: 'bad_credentials' });
  for (const answer of answers) expect(answer).toEqual(answers[0]);
});

test('an unknown address takes as long as a wrong password', async () => {
  const known = await newClient({ passwordHash });
  const time = async (email: string) => {
    const began = performance.now();
    await new TestBrowser().call(signin, { body: { email, password: 'Wrong-pass1' } });
    return performance.now() - began;
  };
  await time('nobody@example.com');
  const [unknown, wrong] = [[] as number[], [] as number[]];
  for (let i = 0; i < 9; i += 1) {
    unknown.push(await time('nobody@example.com'));
    wrong.push(await time(known.email));
  }
  const median = (times: number[]) => times.toSorted((a, b) => a - b)[4] ?? 0;
  // Without the same work it would be a tenth.
  expect(median(unknown)).toBeGreaterThan(median(wrong) / 3);
});

test('signing in again rotates the session: the old cookie is worth nothing', async () => {
  const user = await newClient({ passwordHash });
  const browser = new TestBrowser(user.cookie);
  const stolen = new TestBrowser(user.cookie);
  await browser.call(signin, { body: { email: user.email, password: PASSWORD } });
  expect(browser.cookies.get('session')).not.toBe(stolen.cookies.get('session'));
  expect((await browser.call(getSession)).status).toBe(200);
  expect((await stolen.call(getSession)).status).toBe(401);
});

test('signing in elsewhere leaves the other devices signed in', async () => {
  const user = await newClient({ passwordHash });
  const body = { email: user.email, password: PASSWORD };
  const phone = new TestBrowser();
  await phone.call(signin, { body });
  await new TestBrowser().call(signin, { body });
  expect((await phone.call(getSession)).status).toBe(200);
});

test('signing in as somebody else ends the session of the first', async () => {
  const [first, second] = [await newClient(), await newClient({ passwordHash })];
  const browser = new TestBrowser(first.cookie);
  await browser.call(signin, { body: { email: second.email, password: PASSWORD } });
  expect((await browser.call(getSession)).body).toMatchObject({ _id: second.id });
  expect((await new TestBrowser(first.cookie).call(getSession)).status).toBe(401);
});

test('a failed attempt leaves the session alone', async () => {
  const user = await newClient({ passwordHash });
  const browser = new TestBrowser(user.cookie);
  const body = { email: user.email, password: 'Wrong-pass1' };
  expect((await browser.call(signin, { body })).status).toBe(401);
  expect((await browser.call(getSession)).status).toBe(200);
});

test('logout ends the row and clears the cookies', async () => {
  const user = await newClient();
  const browser = new TestBrowser(user.cookie);
  const answer = await browser.call(logout);
  expect([answer.status, answer.body]).toEqual([204, '']);
  expect([...browser.cookies]).toEqual([]);
  expect((await sessionsOf(user)).map(({ endedAt }) => endedAt)).toEqual([expect.any(Date)]);
  expect((await new TestBrowser(user.cookie).call(getSession)).status).toBe(401);
});

test('logout ends this session and no other', async () => {
  const user = await newClient({ passwordHash });
  const phone = new TestBrowser();
  await phone.call(signin, { body: { email: user.email, password: PASSWORD } });
  await new TestBrowser(user.cookie).call(logout);
  expect((await phone.call(getSession)).status).toBe(200);
});

test('logout is fine without a session, and twice', async () => {
  expect((await new TestBrowser().call(logout)).status).toBe(204);
  const user = await newClient();
  await new TestBrowser(user.cookie).call(logout);
  expect((await new TestBrowser(user.cookie).call(logout)).status).toBe(204);
});
