import { eq } from 'drizzle-orm';
import { POST as changePassword } from '@/app/api/v1/auth/change-password/route';
import { POST as sendResetMail } from '@/app/api/v1/auth/reset-password/email/route';
import { POST as resetPassword } from '@/app/api/v1/auth/reset-password/route';
import { GET as getSession } from '@/app/api/v1/auth/session/route';
import { POST as signin } from '@/app/api/v1/auth/signin/route';
import { HOUR_MS } from '@/lib/domain/time';
import { database } from '@/lib/server/db/pool';
import { tokens, users } from '@/lib/server/db/schema/accounts';
import { mails } from '@/lib/server/db/schema/messages';
import { hashPassword } from '@/lib/server/passwords/service';
import { issueLinkToken } from '@/lib/server/secrets/service';
import { newClient, type TestUser } from '@/lib/testing/factories';
import { TestBrowser } from '@/lib/testing/requests';

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
const reset = (body: object) => new TestBrowser().call(resetPassword, { body });

async function mailsTo(user: TestUser, template: string) {
  const rows = await database().select().from(mails).where(eq(mails.recipient, user.email));
  return rows.filter((mail) => mail.template === template);
}

/** The token of the last reset link mailed to somebody. */
async function linkOf(user: TestUser): Promise<URL> {
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

test('a link carries the way back, when it is one of ours', async () => {
  const user = await newClient();
  await askFor({ email: user.email, callback_url: '/book/a/b?duration=30' });
  expect((await linkOf(user)).searchParams.get('callback_url')).toBe('/book/a/b?duration=30');
  const other = await newClient();
  await askFor({ email: other.email, callback_url: '//evil.example' });
  expect((await linkOf(other)).search).toBe('');
});

test('a new password makes the other open links worthless, and confirms the address', async () => {
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
  const user = await newClient({ passwordHash });
  const token = await resetTokenOf(user);
  for (const password of ['short', 'alllowercase1', 'Password123', 'Iloveyou1']) {
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
