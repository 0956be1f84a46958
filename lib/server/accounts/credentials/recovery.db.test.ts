import { eq } from 'drizzle-orm';
import pg from 'pg';
import {
  changePassword,
  getSession,
  resetPassword,
  sendResetMail,
  signin,
} from '@/lib/contract/accounts/authentication';
import { HOUR_MS, MINUTE_MS } from '@/lib/domain/platform/time';
import { database } from '@/lib/server/platform/db/pool';
import { tokens, users } from '@/lib/server/schema/accounts';
import { mails } from '@/lib/server/schema/messages';
import { TestBrowser } from '@/lib/testing/api/requests';
import { textOf } from '@/lib/testing/database';
import { newClient, type TestUser } from '@/lib/testing/factories';
import { takeQueued } from '@/lib/testing/jobs';
import { hashPassword } from './passwords-service';
import { sendResetLink } from './recovery-service';
import { issueLinkToken } from './tokens-service';

const OLD = 'Harbor-42-lamp';
const NEW = 'Quiet-77-river';
let passwordHash: string;
beforeAll(async () => {
  passwordHash = await hashPassword(OLD);
});

const signsIn = async (email: string, password: string) =>
  (await new TestBrowser().call(signin, { body: { email, password } })).status;
const isLive = async (cookie: string) =>
  (await new TestBrowser(cookie).call(getSession)).status === 200;
const askFor = (body: object) => new TestBrowser().call(sendResetMail, { body });

/** Runs the queued jobs of requested links. */
async function sendLinks(now = Date.now()): Promise<void> {
  for (const { userId, callbackUrl } of await takeQueued('send_reset_link'))
    await sendResetLink(userId, callbackUrl, now);
}
const reset = (body: object) => new TestBrowser().call(resetPassword, { body });

async function mailsTo(user: TestUser, template: string) {
  const rows = await database().select().from(mails).where(eq(mails.recipient, user.email));
  return rows.filter((mail) => mail.template === template);
}

/** The token of the last reset link mailed to a user. */
async function linkOf(user: TestUser): Promise<URL> {
  await sendLinks();
  const mail = (await mailsTo(user, 'reset-password')).at(-1);
  return new URL(/http:\S+\/reset-password\/\S+/.exec(mail?.content?.text ?? '')?.[0] ?? '');
}

async function resetTokenOf(user: TestUser): Promise<string> {
  await askFor({ email: user.email });
  return (await linkOf(user)).pathname.split('/').at(-1) ?? '';
}

test('a mailed link sets a new password once, and ends every session', async () => {
  const user = await newClient({ passwordHash });
  const token = await resetTokenOf(user);
  expect(await signsIn(user.email, OLD)).toBe(200);
  expect((await reset({ token, password: NEW })).status).toBe(204);
  expect(await isLive(user.cookie)).toBe(false);
  expect([await signsIn(user.email, OLD), await signsIn(user.email, NEW)]).toEqual([401, 200]);
  expect(await reset({ token, password: 'Another-11-word' })).toMatchObject({
    status: 400,
    body: { key: 'invalid_input' },
  });
  expect(await signsIn(user.email, NEW)).toBe(200);
  expect(await mailsTo(user, 'password-changed')).toHaveLength(1);
});

test('the answer is the same for an address without an account', async () => {
  const user = await newClient({ passwordHash });
  const [known, unknown] = [
    await askFor({ email: user.email }),
    await askFor({ email: `no-${user.email}` }),
  ];
  expect([known.status, known.body]).toEqual([204, '']);
  expect([unknown.status, unknown.body]).toEqual([204, '']);
});

test('an address without an account is the same work: the same statements, one job of the same kind', async () => {
  const user = await newClient({ passwordHash });
  await askFor({ email: user.email });
  await sendLinks();
  const statements = jest.spyOn(pg.Client.prototype, 'query');
  const workFor = async (email: string) => {
    statements.mockClear();
    await askFor({ email });
    const asked = statements.mock.calls.map(([query]) => textOf(query));
    return { asked, jobs: (await takeQueued('send_reset_link')).length };
  };
  const [known, unknown] = [await workFor(user.email), await workFor(`no-${user.email}`)];
  statements.mockRestore();
  expect(known.asked.length).toBeGreaterThan(0);
  expect(known).toEqual({ ...unknown, jobs: 1 });
});

test('a mailbox is not filled: three mails an hour at once, then one in twenty minutes while the last link works', async () => {
  const user = await newClient({ passwordHash });
  const mailed = async (now: number) => {
    for (let i = 0; i < 5; i += 1) await sendResetLink(user.id, undefined, now);
    return (await mailsTo(user, 'reset-password')).length;
  };
  const began = Date.now();
  const counts = [];
  for (const minutes of [0, 1, 19, 20, 39, 40, 59, 60])
    counts.push(await mailed(began + minutes * MINUTE_MS));
  expect(counts).toEqual([3, 3, 3, 4, 4, 5, 5, 6]);
});

test('a link that was used is followed by another one at once', async () => {
  const user = await newClient({ passwordHash });
  for (let i = 0; i < 3; i += 1) await sendResetLink(user.id, undefined, Date.now());
  const token = await resetTokenOf(user);
  expect(await mailsTo(user, 'reset-password')).toHaveLength(3);
  expect((await reset({ token, password: NEW })).status).toBe(204);
  await resetTokenOf(user);
  expect(await mailsTo(user, 'reset-password')).toHaveLength(4);
});

test('at an address nobody has confirmed the mail does not say the name', async () => {
  for (const emailVerifiedAt of [null, new Date()]) {
    const user = await newClient({ passwordHash, firstName: 'Ligaya', emailVerifiedAt });
    await resetTokenOf(user);
    const [mail] = await mailsTo(user, 'reset-password');
    expect([emailVerifiedAt, mail?.content?.html.includes('Ligaya')]).toEqual([
      emailVerifiedAt,
      emailVerifiedAt !== null,
    ]);
  }
});

test('a link carries the way back, when it is one of ours', async () => {
  const user = await newClient();
  await askFor({ email: user.email, callback_url: '/book/a/b?duration=30' });
  expect((await linkOf(user)).searchParams.get('callback_url')).toBe('/book/a/b?duration=30');
  const other = await newClient();
  await askFor({ email: other.email, callback_url: '//evil.example' });
  expect((await linkOf(other)).search).toBe('');
});

test('a new password revokes the other open links, and confirms the address', async () => {
  const user = await newClient({ passwordHash, emailVerifiedAt: null });
  const { token: verify } = await issueLinkToken(
    database(),
    { userId: user.id, kind: 'verify_email', hours: 24 },
    Date.now(),
  );
  const [first, second] = [await resetTokenOf(user), await resetTokenOf(user)];
  expect((await reset({ token: first, password: NEW })).status).toBe(204);
  expect((await reset({ token: second, password: OLD })).status).toBe(400);
  const open = await database().select().from(tokens).where(eq(tokens.userId, user.id));
  expect(open.every(({ usedAt }) => usedAt !== null)).toBe(true);
  expect(verify).not.toBe('');
  const [row] = await database().select().from(users).where(eq(users.id, user.id));
  expect(row?.emailVerifiedAt).toBeInstanceOf(Date);
});

test('a link that is worth nothing costs no hash, and guesses at links end', async () => {
  const user = await newClient({ passwordHash });
  const timed = async (work: () => Promise<unknown>) => {
    const began = performance.now();
    await work();
    return performance.now() - began;
  };
  const median = (times: number[]) => times.toSorted((a, b) => a - b)[4] ?? 0;
  const [guesses, hashes] = [[] as number[], [] as number[]];
  for (let i = 0; i < 9; i += 1) {
    guesses.push(await timed(() => reset({ token: 'x'.repeat(43), password: NEW })));
    hashes.push(await timed(() => signsIn(user.email, NEW)));
  }
  expect(median(guesses)).toBeLessThan(median(hashes) / 2);
});

test.each([
  ['forged', async () => 'x'.repeat(43)],
  ['of another kind', async (user: TestUser) => issued(user, 'verify_email', Date.now())],
  ['expired', async (user: TestUser) => issued(user, 'reset_password', Date.now() - HOUR_MS)],
])('a token that is %s changes nothing', async (_, tokenOf) => {
  const user = await newClient({ passwordHash });
  const answer = await reset({ token: await tokenOf(user), password: NEW });
  expect(answer).toMatchObject({
    status: 400,
    body: { message: 'This link has expired or was used before.' },
  });
  expect(await signsIn(user.email, OLD)).toBe(200);
  expect(await isLive(user.cookie)).toBe(true);
});

async function issued(user: TestUser, kind: 'verify_email' | 'reset_password', now: number) {
  return (await issueLinkToken(database(), { userId: user.id, kind, hours: 1 }, now)).token;
}

test('a weak or common password leaves the link as good as it was', async () => {
  const user = await newClient({ passwordHash, firstName: 'Ligaya' });
  const token = await resetTokenOf(user);
  for (const password of [
    'short',
    'alllowercase1',
    'Password123',
    'Iloveyou1',
    'password1A',
    'Sangguni-2026',
    'Ligaya-2026',
  ]) {
    const answer = await reset({ token, password });
    expect(answer).toMatchObject({
      status: 400,
      body: { fields: { password: expect.any(String) } },
    });
  }
  expect((await reset({ token, password: NEW })).status).toBe(204);
});

test('changing the password keeps this session and ends the others', async () => {
  const user = await newClient({ passwordHash });
  const phone = new TestBrowser();
  await phone.call(signin, { body: { email: user.email, password: OLD } });
  const here = new TestBrowser(user.cookie);
  const body = { current_password: OLD, new_password: NEW };
  expect((await here.call(changePassword, { body })).status).toBe(204);
  expect((await here.call(getSession)).status).toBe(200);
  expect((await new TestBrowser(user.cookie).call(getSession)).status).toBe(401);
  expect((await phone.call(getSession)).status).toBe(401);
  expect([await signsIn(user.email, OLD), await signsIn(user.email, NEW)]).toEqual([401, 200]);
  expect(await mailsTo(user, 'password-changed')).toHaveLength(1);
});

test('changing the password needs the current one, beside its field', async () => {
  const user = await newClient({ passwordHash });
  const body = { current_password: NEW, new_password: NEW };
  expect(await new TestBrowser(user.cookie).call(changePassword, { body })).toMatchObject({
    status: 400,
    body: { key: 'wrong_password', fields: { current_password: expect.any(String) } },
  });
  expect(await signsIn(user.email, OLD)).toBe(200);
});
