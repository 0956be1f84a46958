import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { signup } from '@/lib/contract/accounts/authentication';
import {
  createBlocker as block,
  listBlockers as blockersOf,
} from '@/lib/contract/lawyers/blockers';
import type { PracticeMember } from '@/lib/contract/lawyers/members';
import {
  acceptInvitation as accept,
  listActivity as activity,
  changeMember as change,
  endMember as end,
  getInvitation as invitation,
  inviteMember as invite,
  leavePractice as leave,
  listMembers as list,
  listPractices as practices,
  resendInvitation as resend,
  switchPractice as switchTo,
} from '@/lib/contract/lawyers/members';
import { getClient as clientDetail } from '@/lib/contract/meetings/clients';
import { cancelMeeting as cancel, getMeeting as meeting } from '@/lib/contract/meetings/meetings';
import { listReceivedPayments as payments } from '@/lib/contract/payments/received-payments';
import { fullName } from '@/lib/domain/accounts/full-name';
import { INVITATION_DAYS, MAX_MEMBERS } from '@/lib/domain/platform/members';
import { DAY_MS } from '@/lib/domain/platform/time';
import { accountOf } from '@/lib/server/accounts/settings/service';
import { sendMail } from '@/lib/server/notifications/mails/service';
import { hashToken } from '@/lib/server/platform/crypto/secret-token';
import { database, transaction } from '@/lib/server/platform/db/pool';
import { sessionCookies } from '@/lib/server/platform/session/session-cookie';
import { verifySessionToken } from '@/lib/server/platform/session/session-token';
import { rateLimits, sessions, users } from '@/lib/server/schema/accounts';
import { lawyers } from '@/lib/server/schema/lawyers';
import { practiceActivity, practiceMembers } from '@/lib/server/schema/members';
import { mails, notifications } from '@/lib/server/schema/messages';
import { seedMeeting } from '@/lib/server/seed/meeting';
import { send } from '@/lib/testing/api/requests';
import { commentsOf } from '@/lib/testing/comments';
import { giveApp, newClient, newLawyer, type TestUser } from '@/lib/testing/factories';
import { takeQueued } from '@/lib/testing/jobs';
import { startMailServer } from '@/lib/testing/mail-server';
import { newMember } from '@/lib/testing/members';
import { notifyMembers } from './notifications-service';

let mailServer: Awaited<ReturnType<typeof startMailServer>>;
beforeAll(async () => {
  mailServer = await startMailServer();
});
afterAll(() => mailServer.stop());

beforeEach(async () => {
  await database().delete(rateLimits);
});

const RIGHTS = ['calendar', 'meetings', 'messages'];

async function invited(email: string) {
  const lawyer = await newLawyer();
  const answer = await send(invite, { body: { email, rights: RIGHTS }, cookie: lawyer.cookie });
  expect(answer.status).toBe(201);
  return { lawyer, member: answer.body as PracticeMember, token: await tokenFor(email) };
}

/** Out of the last mail to an address. */
async function tokenFor(email: string): Promise<string> {
  const rows = await database().select().from(mails).where(eq(mails.recipient, email));
  const text = JSON.stringify(rows.at(-1)?.content ?? '');
  return /join-practice\/([\w-]{20,})/.exec(text)?.[1] ?? '';
}

/** Somebody who has joined and switched. */
async function working(rights: typeof RIGHTS = RIGHTS) {
  const [lawyer, user] = await Promise.all([newLawyer(), newClient()]);
  const id = await newMember(lawyer, user, rights as never);
  expect((await send(switchTo, { body: { practice: id }, cookie: user.cookie })).status).toBe(204);
  return { lawyer, user, id };
}

const AWAY = { start_time: '2040-03-05T01:00:00Z', end_time: '2040-03-05T04:00:00Z' };

describe('invitations', () => {
  test('reach the address alone, once, and lead into the practice', async () => {
    const user = await newClient();
    const { lawyer, member, token } = await invited(user.email);
    expect(member).toMatchObject({
      email: user.email,
      name: null,
      state: 'invited',
      rights: RIGHTS,
    });
    expect((await send(invitation, { body: { token } })).body).toMatchObject({
      email: user.email,
    });
    const [row] = await database()
      .select()
      .from(practiceMembers)
      .where(eq(practiceMembers.id, member._id));
    expect(row?.tokenHash).toBe(hashToken(token));

    const other = await newClient();
    const refused = await send(accept, { body: { token }, cookie: other.cookie });
    expect(refused).toMatchObject({ status: 409, body: { key: 'bad_transition' } });
    const own = await send(accept, { body: { token }, cookie: user.cookie });
    expect(own).toMatchObject({ status: 200, body: { _id: member._id, current: false } });

    const replayed = await send(accept, { body: { token }, cookie: user.cookie });
    expect(replayed).toMatchObject({ status: 404 });
    expect(await send(invitation, { body: { token } })).toMatchObject({ status: 404 });
    const { body } = await send(list, { cookie: lawyer.cookie });
    expect(body).toMatchObject({ results: [{ name: 'Ana Reyes', state: 'active' }] });
  });

  test('again for the same address change the rights, and mail nothing', async () => {
    const { email } = await newClient();
    const { lawyer, member, token } = await invited(email);
    const again = { body: { email, rights: ['calendar'] }, cookie: lawyer.cookie };
    expect(await send(invite, again)).toMatchObject({
      status: 201,
      body: { _id: member._id, rights: ['calendar'] },
    });
    expect(await tokenFor(email)).toBe(token);
  });

  test('are replaced by another link, run out, and can be taken back', async () => {
    const user = await newClient();
    const { lawyer, member, token } = await invited(user.email);
    const params = { id: member._id };
    expect((await send(resend, { params, cookie: lawyer.cookie })).status).toBe(200);
    expect((await send(invitation, { body: { token } })).status).toBe(404);
    const next = await tokenFor(user.email);
    expect((await send(invitation, { body: { token: next } })).status).toBe(200);
    await database()
      .update(practiceMembers)
      .set({ expiresAt: new Date(Date.now() - 1) })
      .where(eq(practiceMembers.id, member._id));
    expect((await send(accept, { body: { token: next }, cookie: user.cookie })).status).toBe(404);
    expect((await send(list, { cookie: lawyer.cookie })).body).toMatchObject({
      results: [{ state: 'expired' }],
    });
    for (let i = 0; i < 2; i += 1)
      expect((await send(end, { params, cookie: lawyer.cookie })).status).toBe(204);
    expect((await send(resend, { params, cookie: lawyer.cookie })).status).toBe(409);
    expect(INVITATION_DAYS * DAY_MS).toBe(604_800_000);
  });

  test('are for lawyers whose IDs are checked, and not for themselves', async () => {
    const lawyer = await newLawyer();
    const body = { email: lawyer.email, rights: RIGHTS };
    expect((await send(invite, { body, cookie: lawyer.cookie })).status).toBe(409);
    await database()
      .update(lawyers)
      .set({ ibpVerifiedAt: null })
      .where(eq(lawyers.id, lawyer.lawyerId));
    const other = { email: (await newClient()).email, rights: RIGHTS };
    expect((await send(invite, { body: other, cookie: lawyer.cookie })).status).toBe(409);
  });

  test('end at twenty members, and at twenty mails a day', async () => {
    const lawyer = await newLawyer();
    const one = (i: number) =>
      send(invite, {
        body: { email: `member-${i}-${lawyer.lawyerId}@example.com`, rights: RIGHTS },
        cookie: lawyer.cookie,
      });
    const answers = await Promise.all(Array.from({ length: 50 }, (_, i) => one(i)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(MAX_MEMBERS);
    const open = await database()
      .select()
      .from(practiceMembers)
      .where(eq(practiceMembers.lawyerId, lawyer.lawyerId));
    expect(open).toHaveLength(MAX_MEMBERS);
    const [first] = open;
    const params = { id: first?.id ?? '' };
    expect((await send(end, { params, cookie: lawyer.cookie })).status).toBe(204);
    expect(await one(99)).toMatchObject({ status: 429, body: { key: 'rate_limited' } });
  });

  test('need a right, and files only where they are', async () => {
    const { cookie } = await newLawyer();
    const refused = async (rights: string[]) =>
      (await send(invite, { body: { email: 'someone@example.com', rights }, cookie })).body;
    expect(await refused([])).toMatchObject({ fields: { rights: expect.any(String) } });
    expect(await refused(['files', 'money'])).toMatchObject({ key: 'invalid_input' });
    expect(await refused(['bank'])).toMatchObject({ key: 'invalid_input' });
  });

  test('of two at once, one is accepted', async () => {
    const user = await newClient();
    const { token } = await invited(user.email);
    const tries = await Promise.all(
      Array.from({ length: 5 }, () => send(accept, { body: { token }, cookie: user.cookie })),
    );
    expect(tries.map(({ status }) => status).toSorted()).toEqual([200, 404, 404, 404, 404]);
  });
});

describe('the link of an invitation', () => {
  const signUp = async (email: string, invitation: string) => {
    const names = { first_name: 'Ana', last_name: 'Reyes' };
    const body = { ...names, email, password: 'Clear-Harbor-2026', invitation };
    return send(signup, { body });
  };
  const mailsTo = async (email: string) => {
    const rows = await database().select().from(mails).where(eq(mails.recipient, email));
    return rows.map(({ template }) => template);
  };

  test('proves the address of a new account, which is mailed no code', async () => {
    const email = `${randomUUID()}@example.com`;
    const { token } = await invited(email);
    expect(await signUp(email, token)).toMatchObject({
      status: 201,
      body: { email, email_verified: true },
    });
    expect(await mailsTo(email)).toEqual(['practice-invitation']);
    // It is not used up by that: the account still decides whether to join.
    expect((await send(invitation, { body: { token } })).status).toBe(200);
  });

  test('proves no other address, and nothing once it is over', async () => {
    const [email, other] = [`${randomUUID()}@example.com`, `${randomUUID()}@example.com`];
    const { lawyer, member, token } = await invited(email);
    const unproven = { status: 201, body: { email_verified: false } };
    expect(await signUp(other, token)).toMatchObject(unproven);
    expect(await signUp(`${randomUUID()}@example.com`, 'x'.repeat(43))).toMatchObject(unproven);
    await send(end, { params: { id: member._id }, cookie: lawyer.cookie });
    expect(await signUp(email, token)).toMatchObject(unproven);
    expect(await mailsTo(email)).toContain('verify-email');
  });

  test('verifies an account that was not, by joining, and lets its session go on', async () => {
    const user = await newClient({ emailVerifiedAt: null });
    const { token } = await invited(user.email);
    const joined = await send(accept, { body: { token }, cookie: user.cookie });
    expect(joined.status).toBe(200);
    const [row] = await database().select().from(users).where(eq(users.id, user.id));
    expect(row?.emailVerifiedAt).not.toBeNull();
    const other = await newClient({ emailVerifiedAt: null });
    const { token: foreign } = await invited(`${randomUUID()}@example.com`);
    const refused = await send(accept, { body: { token: foreign }, cookie: other.cookie });
    expect(refused).toMatchObject({ status: 409, body: { key: 'bad_transition' } });
    const [unverified] = await database().select().from(users).where(eq(users.id, other.id));
    expect(unverified?.emailVerifiedAt).toBeNull();
  });

  test('makes the cookie say that the account works for a practice', async () => {
    const user = await newClient();
    const { token } = await invited(user.email);
    const { headers } = await send(accept, { body: { token }, cookie: user.cookie });
    const jwt = sessionCookies.read(headers.getSetCookie().join('; '));
    expect(verifySessionToken(jwt ?? '')).toMatchObject({ userId: user.id, works: true });
  });
});

describe('working for a practice', () => {
  test('needs a second factor, and a membership of one’s own', async () => {
    const [lawyer, user, other] = await Promise.all([newLawyer(), newClient(), newClient()]);
    const id = await newMember(lawyer, other);
    const body = { practice: id };
    expect((await send(switchTo, { body, cookie: user.cookie })).status).toBe(404);
    const { token } = await invited(user.email);
    const joined = await send(accept, { body: { token }, cookie: user.cookie });
    const own = { practice: (joined.body as { _id: string })._id };
    expect(await send(switchTo, { body: own, cookie: user.cookie })).toMatchObject({
      status: 403,
      body: { key: 'second_factor_missing' },
    });
    await giveApp(user.id);
    expect((await send(switchTo, { body: own, cookie: user.cookie })).status).toBe(204);
    expect((await send(practices, { cookie: user.cookie })).body).toMatchObject({
      has_second_factor: true,
      results: [{ current: true }],
    });
  });

  test('what a member blocks is in the lawyer’s calendar, and written down without its words', async () => {
    const { lawyer, user, id } = await working();
    const body = { title: 'Hearing in Makati', ...AWAY };
    expect((await send(block, { body, cookie: user.cookie })).status).toBe(201);
    expect((await send(blockersOf, { cookie: lawyer.cookie })).body).toMatchObject({
      results: [{ title: 'Hearing in Makati' }],
    });
    const seen = await send(activity, { cookie: lawyer.cookie });
    expect(seen.body).toMatchObject({
      results: [{ member: { _id: id }, operation: 'POST /api/v1/blockers', target: null }],
    });
    expect(JSON.stringify(seen.body)).not.toContain('Hearing');
  });

  test('what was refused is not in the list', async () => {
    const { lawyer, user } = await working();
    const params = { id: 'e0f9f1a2-0000-4000-8000-000000000000' };
    expect((await send(cancel, { params, body: {}, cookie: user.cookie })).status).toBe(404);
    const rows = await database()
      .select()
      .from(practiceActivity)
      .where(eq(practiceActivity.lawyerId, lawyer.lawyerId));
    expect(rows).toEqual([]);
  });

  test('notes and money stay the lawyer’s, and files with the right alone', async () => {
    const { lawyer, user } = await working();
    const client = await newClient();
    const { meeting: row } = await seedMeeting(database(), {
      lawyerId: lawyer.lawyerId,
      clientId: client.id,
      start: Date.now() + 3 * DAY_MS,
    });
    const found = await send(clientDetail, { params: { id: client.id }, cookie: user.cookie });
    expect(found).toMatchObject({ status: 200, body: { note: null, files: [] } });
    const detail = await send(meeting, { params: { id: row.id ?? '' }, cookie: user.cookie });
    expect(detail).toMatchObject({ status: 200, body: { files: [], can_join: false } });
    expect(await send(payments, { cookie: user.cookie })).toMatchObject({
      status: 403,
      body: { key: 'not_for_members' },
    });
  });

  test('a right that is taken away is gone with the next request', async () => {
    const { lawyer, user, id } = await working();
    expect((await send(blockersOf, { cookie: user.cookie })).status).toBe(200);
    const body = { rights: ['messages'], notices: false };
    expect((await send(change, { params: { id }, body, cookie: lawyer.cookie })).status).toBe(200);
    const between = await send(block, { body: AWAY, cookie: user.cookie });
    expect(between).toMatchObject({ status: 403, body: { key: 'not_for_members' } });
  });

  test('ends at once, in every session, until each has switched back', async () => {
    const { lawyer, user, id } = await working();
    expect((await send(end, { params: { id }, cookie: lawyer.cookie })).status).toBe(204);
    expect(await send(block, { body: AWAY, cookie: user.cookie })).toMatchObject({
      status: 403,
      body: { key: 'practice_ended' },
    });
    expect((await send(switchTo, { body: { practice: id }, cookie: user.cookie })).status).toBe(
      404,
    );
    const back = { body: { practice: null }, cookie: user.cookie };
    expect((await send(switchTo, back)).status).toBe(204);
    expect((await send(practices, { cookie: user.cookie })).body).toMatchObject({ results: [] });
    // A client again: for lawyers only.
    expect(await send(block, { body: AWAY, cookie: user.cookie })).toMatchObject({
      body: { key: 'wrong_role' },
    });
  });

  test('whoever has left is out as well, and another’s membership cannot be left', async () => {
    const { user, id } = await working();
    const { cookie } = await newClient();
    await send(leave, { params: { id }, cookie });
    expect((await send(blockersOf, { cookie: user.cookie })).status).toBe(200);
    expect((await send(leave, { params: { id }, cookie: user.cookie })).status).toBe(204);
    expect(await send(blockersOf, { cookie: user.cookie })).toMatchObject({
      body: { key: 'practice_ended' },
    });
  });

  test('a lawyer who works for another one does not see the own practice meanwhile', async () => {
    const [lawyer, associate] = await Promise.all([newLawyer(), newLawyer()]);
    await send(block, { body: { title: 'My own', ...AWAY }, cookie: associate.cookie });
    const practice = await newMember(lawyer, associate);
    await send(switchTo, { body: { practice }, cookie: associate.cookie });
    expect((await send(blockersOf, { cookie: associate.cookie })).body).toMatchObject({
      results: [],
    });
    expect((await send(list, { cookie: associate.cookie })).status).toBe(403);
    await send(switchTo, { body: { practice: null }, cookie: associate.cookie });
    expect((await send(blockersOf, { cookie: associate.cookie })).body).toMatchObject({
      results: [{ title: 'My own' }],
    });
  });
});

test('another lawyer’s members are not found', async () => {
  const { id } = await working();
  const { cookie } = await newLawyer();
  const body = { rights: ['money'], notices: false };
  for (const answer of [
    await send(change, { params: { id }, body, cookie }),
    await send(resend, { params: { id }, cookie }),
    await send(end, { params: { id }, cookie }),
  ])
    expect(answer.status).toBe(404);
});

test('the client reads who of the practice wrote, in the lawyer’s name, also after it has ended', async () => {
  const { lawyer, user, id } = await working(['messages', 'meetings']);
  const client = await newClient();
  const { meeting: row } = await seedMeeting(database(), {
    lawyerId: lawyer.lawyerId,
    clientId: client.id,
    start: Date.now() + 3 * DAY_MS,
  });
  const on = commentsOf(row.id ?? '');
  await on.write(user, 'Please bring an ID.');
  await on.write(lawyer, 'And the contract.');
  const { firstName, lastName } = await accountOf(database(), user);
  const member = fullName({ firstName, lastName });
  const authors = async () => (await on.read(client)).results.map(({ author }) => author);
  const own = { _id: lawyer.lawyerId, type: 'LAWYER' };
  expect(await authors()).toMatchObject([
    { ...own, member },
    { ...own, member: null },
  ]);
  await send(end, { params: { id }, cookie: lawyer.cookie });
  expect(await authors()).toMatchObject([{ member }, { member: null }]);
});

async function notificationsOf({ id }: TestUser) {
  return database().select().from(notifications).where(eq(notifications.userId, id));
}

test('bookings are told to the members whom the lawyer chose', async () => {
  const { lawyer, user, id } = await working();
  const client = await newClient();
  const { meeting: row } = await seedMeeting(database(), {
    lawyerId: lawyer.lawyerId,
    clientId: client.id,
    start: Date.now() + 3 * DAY_MS,
  });
  const body = { rights: RIGHTS, notices: true };
  await send(change, { params: { id }, body, cookie: lawyer.cookie });
  const params = { id: row.id ?? '' };
  expect((await send(cancel, { params, body: {}, cookie: client.cookie })).status).toBe(200);
  const [notice, ...more] = await notificationsOf(user);
  expect(more).toEqual([]);
  expect(notice).toMatchObject({ title: 'Meeting cancelled', url: '/practices' });
  expect(notice?.body).not.toContain(row.subject);
});

test.each([
  ['the membership has ended', 'end'],
  ['the right to meetings is gone', 'right'],
  ['the account is suspended', 'suspend'],
] as const)('a mail that waits is not sent once %s', async (_, what) => {
  const { lawyer, user, id } = await working();
  const notification = {
    title: 'Meeting moved',
    body: 'Ana Cruz moved it.',
    aboutUserId: lawyer.id,
  };
  await database().update(practiceMembers).set({ notices: true }).where(eq(practiceMembers.id, id));
  await takeQueued('send_mail');
  const practice = { id: lawyer.lawyerId, displayName: 'Maria Santos' };
  await transaction((tx) =>
    notifyMembers(tx, practice, { ...notification, dedupeKey: randomUUID() }),
  );
  await transaction((tx) =>
    notifyMembers(tx, practice, { ...notification, dedupeKey: randomUUID() }),
  );
  const [first, second] = await takeQueued('send_mail');
  if (!first || !second) throw new Error('nothing was queued');
  const contentOf = async ({ mailId }: { mailId: string }) => {
    const [row] = await database().select().from(mails).where(eq(mails.id, mailId));
    return row;
  };
  await sendMail(first.mailId, Date.now(), first.optional);
  expect(await contentOf(first)).toMatchObject({ sentAt: expect.any(Date) });
  if (what === 'end') await send(end, { params: { id }, cookie: lawyer.cookie });
  if (what === 'right') {
    const body = { rights: ['calendar'], notices: true };
    await send(change, { params: { id }, body, cookie: lawyer.cookie });
  }
  if (what === 'suspend')
    await database()
      .update(users)
      .set({ suspendedAt: new Date(), suspensionReason: 'Not this person.' })
      .where(eq(users.id, user.id));
  await sendMail(second.mailId, Date.now(), second.optional);
  expect(await contentOf(second)).toMatchObject({ sentAt: null, recipient: null, content: null });
});

test('a session that ended takes its practice along', async () => {
  const { user } = await working();
  await database()
    .update(sessions)
    .set({ endedAt: new Date() })
    .where(eq(sessions.userId, user.id));
  expect((await send(blockersOf, { cookie: user.cookie })).status).toBe(401);
});
