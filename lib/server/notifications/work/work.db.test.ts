import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import pg from 'pg';
import { decideConflict } from '@/lib/contract/meetings/conflicts';
import { putIntake } from '@/lib/contract/meetings/intake';
import { getMeeting, type Meeting } from '@/lib/contract/meetings/meetings';
import type { WorkList } from '@/lib/contract/notifications/work';
import { listWork } from '@/lib/contract/notifications/work';
import { dayChip, dayKey, dayKeyStart, formatTime } from '@/lib/domain/platform/clock-labels';
import { formatPeso } from '@/lib/domain/platform/money';
import { DAY_MS, HOUR_MS, isoInstant } from '@/lib/domain/platform/time';
import { setStep } from '@/lib/server/meetings/clients/steps-service';
import { database } from '@/lib/server/platform/db/pool';
import { meetingAbsences } from '@/lib/server/schema/absences';
import { meetingAssociates } from '@/lib/server/schema/associates';
import { comments } from '@/lib/server/schema/comments';
import { followUps } from '@/lib/server/schema/follow-ups';
import { lawyers } from '@/lib/server/schema/lawyers';
import { meetings, reviews } from '@/lib/server/schema/meetings';
import { notaries, notaryRequests } from '@/lib/server/schema/notaries';
import { refunds } from '@/lib/server/schema/payments';
import { verifications } from '@/lib/server/schema/verification';
import { workItemOrders, workItems } from '@/lib/server/schema/work-items';
import { seedMeeting } from '@/lib/server/seed/meeting';
import { seedWorkItem } from '@/lib/server/seed/work-item';
import { send } from '@/lib/testing/api/requests';
import { commentsOf } from '@/lib/testing/comments';
import { newClient, newLawyer, type TestLawyer, type TestUser } from '@/lib/testing/factories';
import { newMember } from '@/lib/testing/members';
import { makeNotary } from '@/lib/testing/notaries/notaries';
import { newNotaryRequest } from '@/lib/testing/notaries/requests';
import { makePayable } from '@/lib/testing/payouts';

let client: TestUser;
let lawyer: TestLawyer;
let now: number;

beforeEach(async () => {
  now = Date.now();
  client = await newClient({ firstName: 'Ana', lastName: 'Cruz' });
  lawyer = await newLawyer({ displayName: 'Maria Santos' });
});

async function workOf({ cookie }: TestUser): Promise<WorkList> {
  const { status, body } = await send(listWork, { cookie });
  expect(status).toBe(200);
  return body as WorkList;
}

/** Lists a user's work, with its end as hours from now. */
async function asked(user: TestUser) {
  const { results, total } = await workOf(user);
  expect(total).toBe(results.length);
  return results.map(({ kind, action, about, href, until }) => ({
    kind,
    action,
    about,
    href,
    ...(until && { ends: Math.round((Date.parse(until) - now) / HOUR_MS) }),
  }));
}

type MeetingSeed = Partial<Parameters<typeof seedMeeting>[1]>;

async function meeting(start: number, more: MeetingSeed = {}) {
  const people = { lawyerId: lawyer.lawyerId, clientId: client.id };
  const { meeting: row, payment } = await seedMeeting(database(), { ...people, start, ...more });
  return { id: row.id, payment };
}

async function answerQuestions(id: string): Promise<void> {
  const body = { set: 'criminal', answers: { side: 'Accused' } };
  expect((await send(putIntake, { params: { id }, cookie: client.cookie, body })).status).toBe(200);
}

type AgreementSeed = Partial<Parameters<typeof seedWorkItem>[1]>;

async function agreement(status: AgreementSeed['status'], more: AgreementSeed = {}) {
  const people = { lawyerId: lawyer.lawyerId, clientId: client.id };
  const seed = { ...people, status, writtenAt: now - 2 * DAY_MS, ...more };
  return (await seedWorkItem(database(), seed)).item.id;
}

test('nothing waits for anybody at first', async () => {
  expect(await workOf(client)).toEqual({ results: [], more: [], total: 0 });
  expect(await workOf(lawyer)).toEqual({ results: [], more: [], total: 0 });
});

test('an order is answered and then delivered by its lawyer, and paid and accepted by its client', async () => {
  const accepted = now - HOUR_MS;
  const item = { acceptedAt: new Date(accepted), title: 'Demand letter' };
  const seed = { writtenAt: accepted - HOUR_MS, item };
  const id = await agreement('PAID', { ...seed, order: {} });
  const href = (portal: string, of: string) => `/${portal}-portal/work-items/${of}`;
  expect(await asked(lawyer)).toEqual([
    {
      kind: 'order',
      action: 'Accept or decline the order',
      about: 'Ana Cruz: Demand letter',
      href: href('lawyer', id),
      ends: 23,
    },
  ]);
  expect(await asked(client)).toEqual([]);
  await database()
    .update(workItemOrders)
    .set({ answeredAt: new Date(now) })
    .where(eq(workItemOrders.workItemId, id));
  await database()
    .update(workItems)
    .set({ dueDate: dayKey(now + 5 * DAY_MS) })
    .where(eq(workItems.id, id));
  expect(await asked(lawyer)).toMatchObject([{ kind: 'delivery', href: href('lawyer', id) }]);
  const open = await agreement('PROPOSAL', { ...seed, item: { title: 'Contract' }, order: {} });
  expect(await asked(lawyer)).toMatchObject([{ kind: 'delivery' }]);
  expect(await asked(client)).toMatchObject([
    { kind: 'order', about: 'Atty. Maria Santos: Contract', href: href('customer', open) },
  ]);
});

test('a summary waits until it is written, or a month has passed', async () => {
  const start = now - 3 * HOUR_MS;
  const { id } = await meeting(start, { status: 'COMPLETED' });
  await meeting(now - 40 * DAY_MS, { status: 'COMPLETED' });
  await meeting(now + DAY_MS);
  expect(await asked(lawyer)).toEqual([
    {
      kind: 'summary',
      action: 'Write the summary',
      about: `Ana Cruz, ${dayChip(start).date}`,
      href: `/lawyer-portal/meeting/${id}#summary`,
    },
  ]);
  await database().update(meetings).set({ clientAbsent: true }).where(eq(meetings.id, id));
  expect(await asked(lawyer)).toEqual([]);
});

test('a meeting can be reviewed, once', async () => {
  const start = now - 3 * HOUR_MS;
  const { id } = await meeting(start, { status: 'COMPLETED' });
  expect(await asked(client)).toEqual([
    {
      kind: 'review',
      action: 'Review the meeting',
      about: `Atty. Maria Santos, ${dayChip(start).date}`,
      href: `/customer-portal/meeting/${id}#review`,
    },
  ]);
  const review = { meetingId: id, lawyerId: lawyer.lawyerId, clientId: client.id, rating: 5 };
  await database()
    .insert(reviews)
    .values({ ...review, comment: 'Clear advice.' });
  expect(await asked(client)).toEqual([]);
});

test('a report is answered within a day, and nobody reviews that meeting', async () => {
  const start = now - 3 * HOUR_MS;
  const { id } = await meeting(start, { status: 'COMPLETED' });
  const reportedAt = new Date(now - HOUR_MS);
  await database().insert(meetingAbsences).values({ meetingId: id, state: 'REPORTED', reportedAt });
  const [first] = await asked(lawyer);
  expect(first).toEqual({
    kind: 'absence',
    action: 'Answer the report',
    about: `Ana Cruz, ${dayChip(start).date}`,
    href: `/lawyer-portal/meeting/${id}`,
    ends: 23,
  });
  expect(await asked(client)).toEqual([]);
});

test('a check for a conflict waits from the booking until it is done; a name of another matter is first, and red', async () => {
  const later = await newClient({ firstName: 'Benigno', lastName: 'Reyes' });
  const carla = await newClient({ firstName: 'Carla', lastName: 'Lim' });
  await meeting(now + 9 * DAY_MS, { clientId: carla.id });
  const check = { conflictState: 'OPEN' as const };
  const start = now + 3 * DAY_MS;
  const first = { meeting: { ...check, otherParty: 'Nobody Known' } };
  const plain = await meeting(now + 2 * DAY_MS, first);
  const unpaid = { ...first, status: 'PAYMENT_PENDING', bookedAt: now - 60_000 } as const;
  await meeting(now + 5 * DAY_MS, unpaid);
  const same = await meeting(start, {
    clientId: later.id,
    meeting: { ...check, otherParty: 'LIM, Carla' },
  });
  const { results, total } = await workOf(lawyer);
  expect(total).toBe(2);
  expect(
    results.map(({ _id, action, about, alert, href }) => [_id, action, about, alert, href]),
  ).toEqual([
    [
      same.id,
      'Check for a conflict',
      `Benigno Reyes, ${dayChip(start).date}, ${formatTime(start)}`,
      'Same name as in another matter',
      `/lawyer-portal/meeting/${same.id}`,
    ],
    [
      plain.id,
      'Check for a conflict',
      expect.stringMatching(/^Ana Cruz, /),
      null,
      expect.anything(),
    ],
  ]);
  const body = { conflict: false, colleagues: [] };
  const decide = { params: { id: same.id }, cookie: lawyer.cookie, body };
  expect((await send(decideConflict, decide)).status).toBe(200);
  expect((await asked(lawyer)).map(({ about }) => about)).toEqual([results[1]?.about]);
});

test('of more checks than are listed, the one with a known name is', async () => {
  const carla = await newClient({ firstName: 'Carla', lastName: 'Lim' });
  await meeting(now + 9 * DAY_MS, { clientId: carla.id });
  const check = { conflictState: 'OPEN' as const };
  for (let n = 1; n <= 6; n += 1)
    await meeting(now + n * DAY_MS, { meeting: { ...check, otherParty: 'Nobody Known' } });
  const same = await meeting(now + 7 * DAY_MS, {
    meeting: { ...check, otherParty: 'Carla Lim' },
  });
  const { results, more, total } = await workOf(lawyer);
  expect(results[0]?._id).toBe(same.id);
  expect(results).toHaveLength(5);
  expect(more).toMatchObject([{ kind: 'conflict', count: 2 }]);
  expect(total).toBe(7);
});

test('messages wait for whoever has not read them, a row for each person', async () => {
  const { id } = await meeting(now + DAY_MS);
  await answerQuestions(id);
  const written = commentsOf(id);
  await written.write(client, 'Good morning');
  await written.write(client, 'Is Friday possible?');
  expect(await asked(lawyer)).toEqual([
    {
      kind: 'message',
      action: 'Read 2 messages',
      about: 'Ana Cruz',
      href: `/lawyer-portal/messages/${client.id}`,
    },
  ]);
  expect(await asked(client)).toEqual([]);
  await written.write(lawyer, 'It is');
  expect(await asked(client)).toMatchObject([
    {
      action: 'Read the message',
      about: 'Atty. Maria Santos',
      href: `/customer-portal/messages/${lawyer.lawyerId}`,
    },
  ]);
  await database().update(comments).set({ seenAt: new Date() });
  expect(await asked(lawyer)).toEqual([]);
});

test('what was written about last tells people of one name apart', async () => {
  const { id } = await meeting(now + DAY_MS);
  await answerQuestions(id);
  await commentsOf(id).write(client, 'Good morning');
  expect(await asked(lawyer)).toMatchObject([{ kind: 'message', about: 'Ana Cruz' }]);
  const namesake = await newClient({ firstName: 'Ana', lastName: 'Cruz' });
  await seedMeeting(database(), {
    lawyerId: lawyer.lawyerId,
    clientId: namesake.id,
    start: now + 2 * DAY_MS,
    meeting: { subject: 'Another matter' },
  });
  await database().update(meetings).set({ subject: 'Dismissal' }).where(eq(meetings.id, id));
  const waiting = (await asked(lawyer)).filter(({ kind }) => kind === 'message');
  expect(waiting).toMatchObject([{ about: 'Ana Cruz, Dismissal' }]);
});

test('a held meeting waits for its payment', async () => {
  const start = now + DAY_MS;
  const { id } = await meeting(start, { status: 'PAYMENT_PENDING', bookedAt: now - 60_000 });
  const shown = await send(getMeeting, { params: { id }, cookie: client.cookie });
  const heldTotal = (shown.body as Meeting).payment.total;
  const [held] = await asked(client);
  expect(held).toMatchObject({
    kind: 'payment',
    action: `Pay ${formatPeso(heldTotal)} to keep your time`,
    about: `Atty. Maria Santos, ${dayChip(start).date}`,
    href: `/customer-portal/meeting/${id}`,
  });
  await database()
    .update(meetings)
    .set({ holdExpiresAt: new Date(now - 1) })
    .where(eq(meetings.id, id));
  expect(await asked(client)).toEqual([]);
});

test('the questions of the next meeting wait for its client until they are answered', async () => {
  const start = now + 2 * DAY_MS;
  const { id } = await meeting(start);
  await meeting(now + 4 * DAY_MS);
  expect(await asked(client)).toEqual([
    {
      kind: 'questions',
      action: 'Answer a few questions, about 2 minutes',
      about: `Atty. Maria Santos, ${dayChip(start).date}`,
      href: `/customer-portal/meeting/${id}#intake`,
      ends: 48,
    },
  ]);
  await answerQuestions(id);
  expect(await asked(client)).toMatchObject([{ kind: 'questions', ends: 96 }]);
});

test('a follow-up waits for its client until it ends, is taken back, or is chosen', async () => {
  const { id } = await meeting(now - 3 * DAY_MS, {
    status: 'COMPLETED',
    meeting: { clientAbsent: true },
  });
  const row = {
    lawyerId: lawyer.lawyerId,
    clientId: client.id,
    meetingId: id,
    startTimes: [new Date(now + 2 * DAY_MS).toISOString()],
    duration: 30 as const,
    type: 'VIDEO' as const,
    price: 80_000,
    createdAt: new Date(now),
    expiresAt: new Date(now + 40 * HOUR_MS),
  };
  const [offer] = await database().insert(followUps).values(row).returning({ id: followUps.id });
  expect(await asked(client)).toEqual([
    {
      kind: 'follow_up',
      action: 'Choose a time for a follow-up',
      about: 'Atty. Maria Santos',
      href: `/customer-portal/meeting/${id}#follow-ups`,
      ends: 40,
    },
  ]);
  const held = await meeting(now + 2 * DAY_MS, { status: 'PAYMENT_PENDING', bookedAt: now });
  const set = async (change: Partial<typeof followUps.$inferInsert>) => {
    await database()
      .update(followUps)
      .set(change)
      .where(eq(followUps.id, offer?.id ?? ''));
    return (await asked(client)).map(({ kind }) => kind);
  };
  expect(await set({ takenBy: held.id })).toEqual(['payment']);
  await database().update(meetings).set({ status: 'EXPIRED' }).where(eq(meetings.id, held.id));
  expect(await set({ withdrawnAt: null })).toEqual(['follow_up']);
  expect(await set({ withdrawnAt: new Date(now) })).toEqual([]);
  const over = { createdAt: new Date(now - DAY_MS), expiresAt: new Date(now) };
  expect(await set({ withdrawnAt: null, ...over })).toEqual([]);
});

test('a question about an associate waits for the client until it is answered', async () => {
  const start = now + 2 * DAY_MS;
  const { id } = await meeting(start);
  await answerQuestions(id);
  const associate = await newLawyer({ displayName: 'Jose Abad' });
  const row = { meetingId: id, userId: associate.id, memberId: await newMember(lawyer, associate) };
  const request = { ...row, state: 'ASKED' as const, askedAt: new Date(now) };
  await database().insert(meetingAssociates).values(request);
  expect(await asked(client)).toEqual([
    {
      kind: 'associate',
      action: 'Say who may join your call',
      about: `Atty. Jose Abad, ${dayChip(start).date}`,
      href: `/customer-portal/meeting/${id}#associate`,
      ends: 48,
    },
  ]);
  expect(await asked(lawyer)).toEqual([]);
  await database()
    .update(meetingAssociates)
    .set({ state: 'AGREED', answeredAt: new Date(), consentVersion: 1 })
    .where(eq(meetingAssociates.meetingId, id));
  expect(await asked(client)).toEqual([]);
});

test('drafts wait for the lawyer; proposals for the client, and for the lawyer when they end soon', async () => {
  const draft = await agreement('DRAFT');
  const sent = await agreement('PROPOSAL', { writtenAt: now - 2 * DAY_MS });
  const title = 'Illegal dismissal case before the NLRC, Cebu City';
  const move = (days: number) =>
    database()
      .update(workItems)
      .set({ expiresAt: new Date(now + days * DAY_MS) })
      .where(eq(workItems.id, sent));
  const waiting = {
    kind: 'draft',
    action: 'Send or delete the draft',
    about: `Ana Cruz: ${title}`,
    href: `/lawyer-portal/work-items/${draft}`,
  };
  await move(5);
  expect(await asked(lawyer)).toEqual([waiting]);
  await move(2);
  expect(await asked(lawyer)).toEqual([
    {
      kind: 'proposal',
      action: 'Ask about the proposal',
      about: `Ana Cruz: ${title}`,
      href: `/lawyer-portal/work-items/${sent}`,
      ends: 48,
    },
    waiting,
  ]);
  expect(await asked(client)).toEqual([
    {
      kind: 'proposal',
      action: 'Answer the proposal',
      about: `Atty. Maria Santos: ${title}`,
      href: `/customer-portal/work-items/${sent}`,
      ends: 48,
    },
  ]);
});

test('a milestone that is asked for, included meetings without a time, finished work', async () => {
  const milestone = (name: string) => ({ name, amount: 1_000_000, dueDate: null });
  const id = await agreement('PAID', {
    terms: {
      title: 'Lease',
      price: 2_000_000,
      milestones: [milestone('Draft'), milestone('Signing')],
      meetings: [{ title: 'Talk it through', duration: 60 }],
    },
    paid: 1,
    asked: 2,
  });
  expect(await asked(client)).toEqual([
    {
      kind: 'payment',
      action: 'Pay ₱10,000',
      about: 'Lease, Signing',
      href: `/customer-portal/work-items/${id}`,
    },
    {
      kind: 'included_meeting',
      action: 'Choose a time',
      about: 'Atty. Maria Santos: Talk it through',
      href: expect.stringMatching(`^/customer-portal/work-items/${id}/meetings/`),
    },
  ]);
  const completedAt = new Date(now - 13 * DAY_MS);
  const done = await agreement('COMPLETED', { item: { completedAt } });
  expect((await asked(client))[0]).toMatchObject({
    kind: 'completion',
    action: 'Confirm the work, or ask for changes',
    href: `/customer-portal/work-items/${done}`,
    ends: 24,
  });
  await database()
    .update(workItems)
    .set({ clientConfirmedAt: new Date() })
    .where(eq(workItems.id, done));
  expect(await asked(client)).toHaveLength(2);
});

test('a refund waits for the account it goes to', async () => {
  const { id, payment } = await meeting(now + 3 * DAY_MS, {
    status: 'CANCELLED',
    refundByHand: true,
  });
  await database()
    .update(refunds)
    .set({ accountAskedAt: new Date(now) })
    .where(eq(refunds.paymentId, payment?.id ?? ''));
  expect(await asked(client)).toEqual([
    {
      kind: 'refund_account',
      action: 'Tell us where to send ₱1,500',
      about: 'Unpaid loan of a relative',
      href: `/customer-portal/meeting/${id}`,
    },
  ]);
});

test('requests to a notary, until they are answered', async () => {
  const day = dayKey(now + 3 * DAY_MS);
  await newNotaryRequest(client, lawyer, { day });
  expect(await asked(lawyer)).toEqual([
    {
      kind: 'notary_request',
      action: 'Answer the request',
      about: 'Ana Cruz, Affidavit (jurat)',
      href: '/lawyer-portal/notary-public?part=requests',
      ends: Math.round((dayKeyStart(day) - now) / HOUR_MS),
    },
  ]);
  await database().update(notaryRequests).set({ status: 'DECLINED', answeredAt: new Date() });
  expect(await asked(lawyer)).toEqual([]);
});

test('a commission that ends within two months, until another is checked', async () => {
  await makeNotary(lawyer);
  const commissions = async () => (await asked(lawyer)).filter(({ kind }) => kind === 'commission');
  const until = (days: number) =>
    database()
      .update(notaries)
      .set({ approvedUntil: dayKey(now + days * DAY_MS) })
      .where(eq(notaries.lawyerId, lawyer.lawyerId));
  await until(61);
  expect(await commissions()).toEqual([]);
  await until(60);
  expect(await commissions()).toEqual([
    {
      kind: 'commission',
      action: 'Send your new commission',
      about: expect.stringMatching(/^It ends on /),
      href: '/lawyer-portal/notary-public?part=commission',
      ends: Math.round((dayKeyStart(dayKey(now + 61 * DAY_MS)) - now) / HOUR_MS),
    },
  ]);
  await until(-1);
  expect(await commissions()).toMatchObject([{ about: expect.stringMatching(/^It ended on /) }]);
  const check = { lawyerId: lawyer.lawyerId, subject: 'commission' as const };
  const decided = { status: 'REJECTED' as const, reason: 'Not legible.', decidedAt: new Date() };
  await database()
    .insert(verifications)
    .values({ ...check, ...decided, submittedAt: new Date(), tokenExpiresAt: new Date() });
  await database()
    .update(notaries)
    .set({ commissionNumber: 'M-999' })
    .where(eq(notaries.lawyerId, lawyer.lawyerId));
  expect(await commissions()).toMatchObject([
    { action: 'Send the document of your commission again' },
  ]);
});

test('a check of the IDs that ends within the month', async () => {
  await database()
    .update(lawyers)
    .set({ ibpVerifiedAt: new Date(now - 380 * DAY_MS) })
    .where(eq(lawyers.id, lawyer.lawyerId));
  expect(await asked(lawyer)).toMatchObject([
    {
      kind: 'identity',
      action: 'Hand in your new IBP ID',
      about: expect.stringMatching(/^Your check ends on /),
      href: '/lawyer-portal#verification',
    },
  ]);
});

test('money that no transfer reaches', async () => {
  await makePayable(lawyer, 150_000);
  const kinds = async () => (await asked(lawyer)).filter(({ kind }) => kind === 'payout');
  const before = await kinds();
  await database()
    .update(lawyers)
    .set({ bankId: null, bankAccountName: null, bankAccountNumber: null })
    .where(eq(lawyers.id, lawyer.lawyerId));
  expect(before).toEqual([]);
  expect(await kinds()).toEqual([
    {
      kind: 'payout',
      action: 'Set your bank account',
      about: '₱1,500 waits to be paid out',
      href: '/lawyer-portal/profile/banking-info',
    },
  ]);
});

test('five of a kind are named, the oldest, and the others counted; each only to its own people', async () => {
  await meeting(now + DAY_MS);
  for (let n = 1; n <= 7; n += 1) {
    const step = { text: 'Call', dueOn: dayKey(now - n * DAY_MS) };
    await setStep({ lawyerId: lawyer.lawyerId, clientId: client.id }, randomUUID(), step, now);
  }
  const { results, more, total } = await workOf(lawyer);
  expect(results.map(({ since }) => since)).toEqual(
    [7, 6, 5, 4, 3].map((n) => isoInstant(dayKeyStart(dayKey(now - n * DAY_MS)))),
  );
  expect(more).toEqual([
    {
      kind: 'next_step',
      count: 2,
      listed: 5,
      noun: 'next steps that are due',
      href: '/lawyer-portal/clients',
    },
  ]);
  expect(total).toBe(7);
  expect((await workOf(await newLawyer())).total).toBe(0);
  expect((await workOf(await newClient())).total).toBe(0);
});

test('many summaries are one row, after what is due and whoever waits', async () => {
  for (let n = 1; n <= 7; n += 1) await meeting(now - n * DAY_MS, { status: 'COMPLETED' });
  const id = await agreement('PROPOSAL', { writtenAt: now - 2 * DAY_MS });
  await database()
    .update(workItems)
    .set({ expiresAt: new Date(now + 2 * DAY_MS) })
    .where(eq(workItems.id, id));
  const step = { text: 'Call', dueOn: dayKey(now - DAY_MS) };
  await setStep({ lawyerId: lawyer.lawyerId, clientId: client.id }, randomUUID(), step, now);
  await commentsOf((await meeting(now + DAY_MS)).id).write(client, 'Good morning');
  const { results, more, total } = await workOf(lawyer);
  expect(results.map(({ kind }) => kind)).toEqual(['next_step', 'proposal', 'message']);
  expect(more).toEqual([
    {
      kind: 'summary',
      count: 7,
      listed: 0,
      noun: 'summaries to write',
      href: '/lawyer-portal/meetings?only=no_summary',
    },
  ]);
  expect(total).toBe(10);
});

test('the names of a client are compared once, however many meetings there were', async () => {
  const query = jest.spyOn(pg.Client.prototype, 'query');
  await meeting(now + DAY_MS, { meeting: { conflictState: 'OPEN' } });
  const named = (otherParty: string) => ({ meeting: { otherParty } });
  for (let n = 1; n <= 3; n += 1) await meeting(now - n * DAY_MS, named('Juan Tan'));
  await meeting(now - 4 * DAY_MS, named('Rosa Lim'));
  query.mockClear();
  await workOf(lawyer);
  const answers = await Promise.all(query.mock.results.map(({ value }) => value));
  const rows = answers.flatMap((answer) => answer?.rows ?? []).map((row) => JSON.stringify(row));
  const compared = rows.flatMap(
    (row) => /otherSide\W+(Juan Tan|Rosa Lim|null)/.exec(row)?.[1] ?? [],
  );
  expect(compared.sort()).toEqual(['Juan Tan', 'Rosa Lim', 'null', 'null']);
  query.mockRestore();
});

test('it costs the same number of statements, however much waits', async () => {
  await makeNotary(lawyer);
  const statements = jest.spyOn(pg.Client.prototype, 'query');
  const cost = async (user: TestUser) => {
    statements.mockClear();
    await workOf(user);
    return statements.mock.calls.length;
  };
  const [ofLawyer, ofClient] = [await cost(lawyer), await cost(client)];
  for (let n = 1; n <= 6; n += 1) {
    await meeting(now - n * DAY_MS, { status: 'COMPLETED' });
    await agreement('DRAFT');
    await agreement('PROPOSAL');
    await newNotaryRequest(client, lawyer);
    const step = { text: 'Call', dueOn: dayKey(now) };
    await setStep({ lawyerId: lawyer.lawyerId, clientId: client.id }, randomUUID(), step, now);
  }
  expect([await cost(lawyer), await cost(client)]).toEqual([ofLawyer, ofClient]);
  // One of them reads the session.
  expect([ofLawyer, ofClient]).toEqual([10, 4]);
  statements.mockRestore();
});
