import { eq, sql } from 'drizzle-orm';
import { getSession, signup } from '@/lib/contract/accounts/authentication';
import { FIELD_COPY } from '@/lib/contract/platform/copy';
import { PRIVACY_VERSION, TERMS_VERSION } from '@/lib/domain/accounts/terms';
import { database } from '@/lib/server/platform/db/pool';
import { sessions, tokens, users } from '@/lib/server/schema/accounts';
import { mails } from '@/lib/server/schema/messages';
import { TestBrowser } from '@/lib/testing/api/requests';

let number = 0;

/** A valid sign-up that no other test has made. */
function person(changes: Record<string, unknown> = {}) {
  number += 1;
  return {
    first_name: 'Ana',
    last_name: 'Reyes',
    email: `ana-${number}@example.com`,
    password: 'Harbor-42-lamp',
    ...changes,
  };
}

async function userOf(email: string) {
  const [row] = await database().select().from(users).where(eq(users.email, email));
  return row;
}

const mailsTo = (email: string) =>
  database().select().from(mails).where(eq(mails.recipient, email));

/** Ids of the mails that a job is queued for. */
async function queuedMails(): Promise<string[]> {
  const { rows } = await database().execute<{ id: string }>(
    sql`select payload ->> 'mailId' as id from graphile_worker._private_jobs`,
  );
  return rows.map(({ id }) => id);
}

test.each(['evil.example', 'http://evil', 'Ana\nReyes', 'Ana\u202eseyeR'])(
  'takes no name like %j',
  async (name) => {
    for (const field of ['first_name', 'last_name']) {
      const body = person({ [field]: name });
      const answer = await new TestBrowser().call(signup, { body });
      expect(answer).toMatchObject({
        status: 400,
        body: { fields: { [field]: FIELD_COPY.personName } },
      });
      expect(await userOf(body.email)).toBeUndefined();
    }
  },
);

test('takes one name alone from whoever says so', async () => {
  const input = person({ first_name: 'Sukarno', last_name: undefined, one_name: true });
  const answer = await new TestBrowser().call(signup, { body: input });
  expect(answer).toMatchObject({ status: 201, body: { first_name: 'Sukarno', last_name: '' } });
  expect(await userOf(input.email)).toMatchObject({ firstName: 'Sukarno', lastName: '' });
  const own = person({ first_name: 'Sukarno', one_name: true, password: 'Sukarno-2026' });
  expect(await new TestBrowser().call(signup, { body: own })).toMatchObject({
    status: 400,
    body: { fields: { password: FIELD_COPY.passwordNames } },
  });
});

test('makes a client who is signed in and not verified', async () => {
  const browser = new TestBrowser();
  const input = person({ first_name: '  Ana  ', phone: '0917 123 4567' });
  const answer = await browser.call(signup, { body: input });
  const user = await userOf(input.email);
  const expected = {
    _id: user?.id,
    type: 'CUSTOMER',
    first_name: 'Ana',
    last_name: 'Reyes',
    email: input.email,
    phone: '+639171234567',
    picture_url: null,
    email_verified: false,
    roles: [],
  };
  expect(answer).toMatchObject({ status: 201, body: expected });
  expect(Object.keys(answer.body as object).toSorted()).toEqual(Object.keys(expected).toSorted());
  expect((await browser.call(getSession)).body).toEqual(answer.body);
  expect([...browser.cookies.keys()]).toEqual(['session', 'signed_in', 'known_device']);
});

test('what was accepted is stored with its time and the days of the texts; without consent nothing is', async () => {
  const accepted = person({ consent: true });
  await new TestBrowser().call(signup, { body: accepted });
  expect(await userOf(accepted.email)).toMatchObject({
    termsAcceptedAt: expect.any(Date),
    termsVersion: TERMS_VERSION,
    privacyVersion: PRIVACY_VERSION,
  });
  const silent = person();
  await new TestBrowser().call(signup, { body: silent });
  expect(await userOf(silent.email)).toMatchObject({
    termsAcceptedAt: null,
    termsVersion: null,
    privacyVersion: null,
  });
});

test.each([false, 'true', 1])('consent is true or left out, not %j', async (consent) => {
  const body = person({ consent });
  const answer = await new TestBrowser().call(signup, { body });
  expect(answer).toMatchObject({ status: 400, body: { fields: { consent: FIELD_COPY.terms } } });
  expect(await userOf(body.email)).toBeUndefined();
});

test('keeps neither password nor session token nor link token as they are', async () => {
  const browser = new TestBrowser();
  const input = person();
  await browser.call(signup, { body: input });
  const user = await userOf(input.email);
  expect(user?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  const [session] = await database()
    .select()
    .from(sessions)
    .where(eq(sessions.userId, user?.id ?? ''));
  const claims = (browser.cookies.get('session') ?? '').split('.')[1] ?? '';
  const { sid } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { sid: string };
  expect(session?.tokenHash).not.toBe(sid);
  const [mail] = await mailsTo(input.email);
  const [token] = await database()
    .select()
    .from(tokens)
    .where(eq(tokens.userId, user?.id ?? ''));
  expect(mail?.content?.text).not.toContain(token?.tokenHash ?? 'no hash');
});

test('mails one link, queued once, with where to go afterwards', async () => {
  const callback = '/book/maria-santos-7k2f/2026-11-24T02:00:00Z?duration=30';
  const input = person({ callback_url: callback });
  await new TestBrowser().call(signup, { body: input });
  const [mail, ...more] = await mailsTo(input.email);
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ template: 'verify-email', sentAt: null });
  const link = /http:\/\/127\.0\.0\.1:3000\/verify-email\/[\w-]{43}\?callback_url=(\S+)/;
  expect(decodeURIComponent(link.exec(mail?.content?.text ?? '')?.[1] ?? '')).toBe(callback);
  expect(mail?.content?.html).toMatch(/href="http:\/\/127\.0\.0\.1:3000\/verify-email\//);
  expect((await queuedMails()).filter((id) => id === mail?.id)).toHaveLength(1);
  const user = await userOf(input.email);
  const [token] = await database()
    .select()
    .from(tokens)
    .where(eq(tokens.userId, user?.id ?? ''));
  expect(token?.callbackUrl).toBe(callback);
});

test('keeps the path alone of an absolute address of this site', async () => {
  const input = person({ callback_url: 'http://127.0.0.1:3000/book/maria?duration=30#pay' });
  await new TestBrowser().call(signup, { body: input });
  const user = await userOf(input.email);
  const [token] = await database()
    .select()
    .from(tokens)
    .where(eq(tokens.userId, user?.id ?? ''));
  expect(token?.callbackUrl).toBe('/book/maria?duration=30#pay');
});

test.each(['//evil.example', 'https://evil.example', '/login', 'javascript:alert(1)'])(
  'does not keep or mail callback_url %s',
  async (callback) => {
    const input = person({ callback_url: callback });
    expect((await new TestBrowser().call(signup, { body: input })).status).toBe(201);
    const [mail] = await mailsTo(input.email);
    expect(mail?.content?.text).not.toContain('callback_url');
    const user = await userOf(input.email);
    const [token] = await database()
      .select()
      .from(tokens)
      .where(eq(tokens.userId, user?.id ?? ''));
    expect(token?.callbackUrl).toBeNull();
  },
);

test('a taken address is 409 in any letter case, and nothing is left of the attempt', async () => {
  const input = person();
  await new TestBrowser().call(signup, { body: input });
  for (const email of [input.email, input.email.toUpperCase(), ` ${input.email} `]) {
    const browser = new TestBrowser();
    const answer = await browser.call(signup, { body: { ...person(), email } });
    expect(answer).toMatchObject({ status: 409, body: { key: 'email_taken' } });
    expect([...browser.cookies]).toEqual([]);
  }
  expect(await mailsTo(input.email)).toHaveLength(1);
});

test('of two at once with one address, one gets it', async () => {
  const input = person();
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => new TestBrowser().call(signup, { body: input })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409, 409]);
  expect(await mailsTo(input.email)).toHaveLength(1);
});

test.each([
  ['no names', { first_name: ' ', last_name: undefined }, ['first_name', 'last_name']],
  ['a long name', { first_name: 'a'.repeat(61) }, ['first_name']],
  ['no address', { email: undefined }, ['email']],
  ['no real address', { email: 'ana@' }, ['email']],
  ['an address with a line break', { email: 'ana@example.com\r\nBcc: b@example.com' }, ['email']],
  ['a weak password', { password: 'abcdefgh' }, ['password']],
  ['a password of our name', { password: 'Sangguni-2026' }, ['password']],
  ['a short password', { password: 'Abcdef1' }, ['password']],
  ['no phone number', { phone: '12' }, ['phone']],
])('%s: 400 by field', async (_what, changes, fields) => {
  const answer = await new TestBrowser().call(signup, { body: person(changes) });
  expect(answer).toMatchObject({ status: 400, body: { key: 'invalid_input' } });
  expect(Object.keys((answer.body as { fields: object }).fields)).toEqual(fields);
});

test('nobody becomes a lawyer, verified or an administrator by asking', async () => {
  const input = person({ type: 'LAWYER', roles: ['ADMIN'], email_verified: true });
  const answer = await new TestBrowser().call(signup, { body: input });
  expect(answer.body).toMatchObject({ type: 'CUSTOMER', roles: [], email_verified: false });
  expect(await userOf(input.email)).toMatchObject({
    type: 'CUSTOMER',
    roles: [],
    emailVerifiedAt: null,
  });
});

test('the mail to an address that anybody may have typed does not say the name', async () => {
  const input = person({ first_name: 'Ligaya' });
  await new TestBrowser().call(signup, { body: input });
  const [mail] = await mailsTo(input.email);
  expect(mail?.content?.html).toContain('Please confirm that this is your email address.');
  expect(mail?.content?.html).not.toContain('Ligaya');
});

test('ends the session of whoever was signed in before', async () => {
  const browser = new TestBrowser();
  const first = person();
  await browser.call(signup, { body: first });
  await browser.call(signup, { body: person() });
  const user = await userOf(first.email);
  const rows = await database()
    .select()
    .from(sessions)
    .where(eq(sessions.userId, user?.id ?? ''));
  expect(rows).toMatchObject([{ endedAt: expect.any(Date) }]);
});
