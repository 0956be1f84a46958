import { eq } from 'drizzle-orm';
import pg from 'pg';
import type { FollowUp } from '@/lib/contract/meetings/follow-ups';
import {
  bookFollowUp,
  listFollowUps,
  offerFollowUp,
  withdrawFollowUp,
} from '@/lib/contract/meetings/follow-ups';
import type { CreatedMeeting, Meeting } from '@/lib/contract/meetings/meetings';
import { getMeeting } from '@/lib/contract/meetings/meetings';
import { formatDayTime } from '@/lib/domain/platform/clock-labels';
import { DAY_MS, HOUR_MS, isoInstant, MINUTE_MS } from '@/lib/domain/platform/time';
import { testSessions } from '@/lib/server/adapters/payment/local-gateway';
import { profilesChanged } from '@/lib/server/lawyers/profiles/service';
import { expireHold, releaseHold } from '@/lib/server/meetings/booking/holds';
import { database, transaction } from '@/lib/server/platform/db/pool';
import { users } from '@/lib/server/schema/accounts';
import { followUps } from '@/lib/server/schema/follow-ups';
import { lawyers } from '@/lib/server/schema/lawyers';
import { meetings } from '@/lib/server/schema/meetings';
import { mails, notifications } from '@/lib/server/schema/messages';
import { seedMeeting } from '@/lib/server/seed/meeting';
import { send } from '@/lib/testing/api/requests';
import { book, type Held } from '@/lib/testing/bookings';
import {
  manilaTime,
  newClient,
  newLawyer,
  type TestLawyer,
  type TestUser,
} from '@/lib/testing/factories';
import { deliver, paidEvent, rowsOf } from '@/lib/testing/payments';
import { eraseFollowUps, exportedFollowUps, purgeFollowUps } from './service';

const SUBJECT = 'Unpaid separation pay';
const STORY = 'They owe me two months.';
const [TEN, ELEVEN, TWELVE] = [600, 660, 720].map((minute) => manilaTime(4, minute)) as [
  number,
  number,
  number,
];

let client: TestUser;
let lawyer: TestLawyer;
let meetingId: string;

beforeEach(async () => {
  client = await newClient({ firstName: 'Ana', lastName: 'Cruz', phone: '+639170000009' });
  lawyer = await newLawyer({ displayName: 'Maria Santos' });
  meetingId = await past();
});

/** A meeting of the two that is over. */
async function past(meeting: Partial<typeof meetings.$inferInsert> = {}): Promise<string> {
  const made = await seedMeeting(database(), {
    lawyerId: lawyer.lawyerId,
    clientId: client.id,
    start: Date.now() - 2 * DAY_MS,
    status: 'COMPLETED',
    meeting: { subject: SUBJECT, description: STORY, ...meeting },
  });
  return made.meeting.id;
}

function offer(changes: Record<string, unknown> = {}, by: TestUser = lawyer) {
  const body = {
    client_id: client.id,
    start_times: [TEN, ELEVEN, TWELVE].map((start) => isoInstant(start)),
    duration: 30,
    type: 'VIDEO',
    price: 80_000,
    ...changes,
  };
  const headers = { 'idempotency-key': crypto.randomUUID() };
  return send(offerFollowUp, { cookie: by.cookie, headers, body });
}

async function offered(changes: Record<string, unknown> = {}): Promise<FollowUp> {
  const { status, body } = await offer(changes);
  expect([status, body]).toEqual([201, expect.anything()]);
  return body as FollowUp;
}

function choose(
  id: string,
  start: number,
  changes: Record<string, unknown> = {},
  { who = client, key = crypto.randomUUID() as string } = {},
) {
  return send(bookFollowUp, {
    cookie: who.cookie,
    params: { id },
    headers: { 'idempotency-key': key, 'x-client-address': '192.0.2.7' },
    body: {
      start_time: isoInstant(start),
      payment_method: 'gcash',
      expected_total: 80_000,
      consent: true,
      ...changes,
    },
  });
}

async function held(id: string, start: number): Promise<Held> {
  const { status, body } = await choose(id, start);
  expect([status, body]).toEqual([201, expect.anything()]);
  const { _id, checkout_url } = body as CreatedMeeting;
  return { meetingId: _id, sessionId: checkout_url?.split('/').at(-1) ?? '', client, lawyer };
}

const withdraw = (id: string, by: TestUser = lawyer) =>
  send(withdrawFollowUp, { cookie: by.cookie, params: { id } });

async function seen(
  by: TestUser = client,
  query: Record<string, string> = { meeting_id: meetingId },
) {
  const { body } = await send(listFollowUps, { cookie: by.cookie, query });
  return (body as { results: FollowUp[] }).results;
}

const stateOf = async () => (await seen())[0]?.state;
const keyOf = ({ body }: { body: unknown }) => (body as { key?: string }).key;

async function overdue({ meetingId: id }: Held): Promise<void> {
  const holdExpiresAt = new Date(Date.now() - 1000);
  await database().update(meetings).set({ holdExpiresAt }).where(eq(meetings.id, id));
}

describe('an offer', () => {
  test('is told to its client without the case, and shown on both sides', async () => {
    const made = await offered({ note: 'We go through the reply.' });
    expect(made).toMatchObject({
      state: 'OPEN',
      meeting_id: meetingId,
      total: 80_000,
      phone: null,
      note: 'We go through the reply.',
      times: [TEN, ELEVEN, TWELVE].map((start) => ({ start_time: isoInstant(start), open: true })),
    });
    const [own] = await seen();
    expect(own).toEqual({ ...made, phone: '+639170000009' });
    expect(await seen(lawyer, { client_id: client.id })).toEqual([made]);
    const sent = await database()
      .select()
      .from(mails)
      .where(eq(mails.dedupeKey, `follow-up:${made._id}`));
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ recipient: client.email, template: 'follow-up-offered' });
    const text = JSON.stringify(sent[0]?.content);
    expect(text).toContain('Atty. Maria Santos');
    expect(text).toContain(formatDayTime(TEN));
    expect(text).not.toContain('PHT PHT');
    for (const secret of [SUBJECT, STORY, 'the reply']) expect(text).not.toContain(secret);
    const notified = await database()
      .select()
      .from(notifications)
      .where(eq(notifications.userId, client.id));
    expect(notified).toMatchObject([
      {
        body: 'Atty. Maria Santos, 30 minutes, ₱800',
        url: `/customer-portal/meeting/${meetingId}#follow-ups`,
      },
    ]);
  });

  test('ends the notice before its first time, and after a week at the latest', async () => {
    const later = [9, 10].map((day) => isoInstant(manilaTime(day, 600)));
    const { created_at, expires_at } = await offered({ start_times: later });
    expect(Date.parse(expires_at) - Date.parse(created_at)).toBe(7 * DAY_MS);
    await database()
      .update(lawyers)
      .set({ noticeMinutes: 90 })
      .where(eq(lawyers.id, lawyer.lawyerId));
    expect(Date.parse((await offered()).expires_at)).toBe(TEN - 90 * MINUTE_MS);
  });

  test('follows the meeting that is named, of these two alone', async () => {
    const other = await past();
    expect(await offered({ meeting_id: other })).toMatchObject({ meeting_id: other });
    const stranger = await newLawyer();
    expect((await offer({ meeting_id: meetingId }, stranger)).status).toBe(404);
    expect((await offer({ client_id: (await newClient()).id })).status).toBe(404);
    expect((await offer({}, client)).status).toBe(403);
  });

  test('follows no meeting that was given back for a conflict of interest, nor somebody suspended', async () => {
    const become = (set: Partial<typeof meetings.$inferInsert>) =>
      database().update(meetings).set(set).where(eq(meetings.id, meetingId));
    await become({ otherParty: 'X', conflictState: 'CONFLICT' });
    expect((await offer()).status).toBe(404);
    await become({ otherParty: null, conflictState: null, declineReason: 'CONFLICT' });
    expect((await offer()).status).toBe(404);
    await become({ declineReason: null });
    const suspended = { suspendedAt: new Date(), suspensionReason: 'Fraud.' };
    await database().update(users).set(suspended).where(eq(users.id, client.id));
    expect((await offer()).status).toBe(404);
  });

  test.each([
    ['no time', { start_times: [] }, 'start_times'],
    [
      'four times',
      { start_times: [8, 9, 10, 11].map((hour) => isoInstant(manilaTime(4, hour * 60))) },
      'start_times',
    ],
    ['a time twice', { start_times: [isoInstant(TEN), isoInstant(TEN)] }, 'start_times'],
    ['a price below the least', { price: 1_999 }, 'price'],
    ['a price above the most', { price: 5_000_001 }, 'price'],
    ['a negative price', { price: -80_000 }, 'price'],
    ['a long note', { note: 'x'.repeat(501) }, 'note'],
    ['another length', { duration: 45 }, 'duration'],
  ])('%s is refused', async (_, changes, field) => {
    const { status, body } = await offer(changes);
    expect(status).toBe(400);
    expect(Object.keys((body as { fields: object }).fields).join()).toContain(field);
  });

  test('has open times only', async () => {
    await book(await newClient(), lawyer, ELEVEN);
    expect(keyOf(await offer())).toBe('schedule_conflict');
    expect(keyOf(await offer({ start_times: [isoInstant(TEN + MINUTE_MS)] }))).toBe(
      'schedule_conflict',
    );
    expect(keyOf(await offer({ start_times: [isoInstant(Date.now() - HOUR_MS)] }))).toBe(
      'schedule_conflict',
    );
    expect(await database().select().from(followUps)).not.toContainEqual(
      expect.objectContaining({ lawyerId: lawyer.lawyerId }),
    );
  });

  test('needs a profile that clients see', async () => {
    await hide();
    expect(keyOf(await offer())).toBe('bad_transition');
  });

  test('is made three times a day to one client, whoever else is offered something', async () => {
    for (let n = 0; n < 3; n += 1) await offered();
    const refused = await offer();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(23 * 3600);
    const createdAt = new Date(Date.now() - DAY_MS - 1000);
    await database()
      .update(followUps)
      .set({ createdAt })
      .where(eq(followUps.lawyerId, lawyer.lawyerId));
    await offered();
  });

  test('is made thirty times a day to all', async () => {
    const { _id } = await offered();
    const [row] = await database().select().from(followUps).where(eq(followUps.id, _id));
    if (!row) throw new Error('no row');
    const others = await Promise.all(Array.from({ length: 10 }, () => newClient()));
    const rows = others.flatMap(({ id: clientId }) => [1, 2, 3].map(() => ({ ...row, clientId })));
    await database()
      .insert(followUps)
      .values(rows.slice(0, 29).map(({ id: _same, ...rest }) => rest));
    expect((await offer()).status).toBe(429);
  });
});

async function hide(): Promise<void> {
  await transaction(async (tx) => {
    await tx.update(lawyers).set({ isPublic: false }).where(eq(lawyers.id, lawyer.lawyerId));
    await profilesChanged(tx, lawyer.lawyerId);
  });
}

describe('a choice', () => {
  test('is held and paid as any booking, with what was written before', async () => {
    const { _id } = await offered();
    const made = await held(_id, ELEVEN);
    expect(await stateOf()).toBe('HELD');
    expect((await rowsOf(made)).meeting).toMatchObject({
      status: 'PAYMENT_PENDING',
      price: 80_000,
      subject: SUBJECT,
      description: STORY,
      startsAt: new Date(ELEVEN),
      free: false,
    });
    await expectPaid(made);
    expect(await seen()).toMatchObject([
      { state: 'BOOKED', booked: { meeting_id: made.meetingId, hold_expires_at: null } },
    ]);
    expect(keyOf(await choose(_id, TEN))).toBe('bad_transition');
    expect(keyOf(await withdraw(_id))).toBe('bad_transition');
  });

  test('is made once, however often it is sent', async () => {
    const { _id } = await offered();
    const key = crypto.randomUUID();
    const twins = await Promise.all([0, 1].map(() => choose(_id, TEN, {}, { key })));
    const answers = [...twins, await choose(_id, TEN, {}, { key })];
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    const ids = answers.map(({ body }) => (body as CreatedMeeting)._id);
    expect(new Set(ids).size).toBe(1);
  });

  test('of two at once one is made, and the other leaves nothing behind', async () => {
    const { _id } = await offered();
    const answers = await Promise.all([choose(_id, TEN), choose(_id, TWELVE)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(answers.map(keyOf)).toContain('bad_transition');
    const made = await database().select().from(meetings).where(eq(meetings.clientId, client.id));
    expect(made).toHaveLength(2);
  });

  test('of a time that somebody took meanwhile is refused, and the others stay open', async () => {
    const { _id } = await offered();
    await book(await newClient(), lawyer, ELEVEN);
    expect(keyOf(await choose(_id, ELEVEN))).toBe('schedule_conflict');
    expect((await seen())[0]?.times.map(({ open }) => open)).toEqual([true, false, true]);
    await held(_id, TWELVE);
  });

  test.each([
    ['less', { expected_total: 70_000 }, 'price_changed'],
    ['nothing', { expected_total: 0, payment_method: undefined }, 'invalid_input'],
    ['without a method', { payment_method: undefined }, 'invalid_input'],
    ['without consent', { consent: false }, 'invalid_input'],
    [
      'at a time that was not offered',
      { start_time: isoInstant(TEN + 30 * MINUTE_MS) },
      'invalid_input',
    ],
  ])('for %s is refused', async (_, changes, key) => {
    const { _id } = await offered();
    expect(keyOf(await choose(_id, TEN, changes))).toBe(key);
    expect(await stateOf()).toBe('OPEN');
  });

  test('is at the price of the offer, whatever the lawyer asks of others since', async () => {
    const { _id } = await offered();
    await database()
      .update(lawyers)
      .set({ price30: 400_000 })
      .where(eq(lawyers.id, lawyer.lawyerId));
    const made = await held(_id, TEN);
    expect((await rowsOf(made)).payment.price).toBe(80_000);
  });

  test('is nobody else’s', async () => {
    const { _id } = await offered();
    const other = await newClient();
    expect((await choose(_id, TEN, {}, { who: other })).status).toBe(404);
    expect((await choose(_id, TEN, {}, { who: lawyer })).status).toBe(403);
    expect((await withdraw(_id, await newLawyer())).status).toBe(404);
    expect(await seen(other)).toEqual([]);
    expect(await seen(await newLawyer())).toEqual([]);
  });

  test('can be made again once its hold has ended, by the job, late or given up', async () => {
    const { _id } = await offered();
    const first = await held(_id, TEN);
    await overdue(first);
    await expireHold(first.meetingId, Date.now());
    expect(await stateOf()).toBe('OPEN');
    const second = await held(_id, TEN);
    // Its job has not come yet.
    await overdue(second);
    const third = await held(_id, ELEVEN);
    expect((await rowsOf(second)).meeting.status).toBe('EXPIRED');
    await releaseHold(third.meetingId, Date.now());
    expect(await stateOf()).toBe('OPEN');
  });

  test('ends with the offer', async () => {
    const { _id } = await offered();
    await database()
      .update(followUps)
      .set({ expiresAt: new Date(Date.now() - 1), createdAt: new Date(0) })
      .where(eq(followUps.id, _id));
    expect(keyOf(await choose(_id, TEN))).toBe('bad_transition');
    expect(await stateOf()).toBe('ENDED');
  });

  test('is 404 of a lawyer who is hidden', async () => {
    const { _id } = await offered();
    await hide();
    expect((await choose(_id, TEN)).status).toBe(404);
    const [own] = await seen();
    expect(own).toMatchObject({ is_listed: false });
    expect(own?.times.some(({ open }) => open)).toBe(false);
  });

  test('counts among two meetings with one lawyer', async () => {
    const { _id } = await offered();
    for (const minute of [480, 510])
      await seedMeeting(database(), {
        lawyerId: lawyer.lawyerId,
        clientId: client.id,
        start: manilaTime(5, minute),
      });
    expect(keyOf(await choose(_id, TEN))).toBe('meeting_limit');
    expect(await stateOf()).toBe('OPEN');
  });

  test('by phone takes the number that is known, or another', async () => {
    const { _id } = await offered({ type: 'PHONE' });
    const made = await held(_id, TEN);
    expect((await rowsOf(made)).meeting.phone).toBe('+639170000009');
    await releaseHold(made.meetingId, Date.now());
    const again = await choose(_id, ELEVEN, { phone: '09171234567' });
    const { _id: id } = again.body as CreatedMeeting;
    const [row] = await database().select().from(meetings).where(eq(meetings.id, id));
    expect(row?.phone).toBe('+639171234567');
    await releaseHold(id, Date.now());
    await database().update(users).set({ phone: null }).where(eq(users.id, client.id));
    expect((await choose(_id, TWELVE)).body).toMatchObject({
      fields: { phone: expect.anything() },
    });
  });

  test('of a free one is confirmed at once, and is no free consultation', async () => {
    const FREE = { expected_total: 0, payment_method: undefined };
    for (const start of [TEN, TWELVE]) {
      const { _id } = await offered({ price: 0, duration: 60, start_times: [isoInstant(start)] });
      const { status, body } = await choose(_id, start, FREE);
      expect([status, body]).toMatchObject([201, { checkout_url: null, hold_expires_at: null }]);
    }
    const other = await newLawyer({ freeConsultation: true });
    const free = { free: true, payment_method: undefined, expected_total: 0 };
    expect((await book(client, other, manilaTime(5, 600), free)).status).toBe(201);
  });

  test('asks for another check of the other side only where the first found none', async () => {
    const stateAfter = async (conflictState: 'OPEN' | 'NONE') => {
      const source = await past({ otherParty: 'Northgate Logistics', conflictState });
      const { _id } = await offered({ meeting_id: source });
      const made = await held(_id, conflictState === 'OPEN' ? TEN : ELEVEN);
      const { meeting } = await rowsOf(made);
      await releaseHold(made.meetingId, Date.now());
      return [meeting.otherParty, meeting.conflictState];
    };
    expect(await stateAfter('OPEN')).toEqual(['Northgate Logistics', 'OPEN']);
    expect(await stateAfter('NONE')).toEqual(['Northgate Logistics', 'NONE']);
  });
});

describe('a withdrawal', () => {
  test('ends the offer, takes back what was not read, and may be repeated', async () => {
    const { _id } = await offered();
    for (let n = 0; n < 2; n += 1)
      expect(await withdraw(_id)).toMatchObject({ status: 200, body: { state: 'WITHDRAWN' } });
    expect(keyOf(await choose(_id, TEN))).toBe('bad_transition');
    const causes = (table: typeof mails | typeof notifications) =>
      database()
        .select()
        .from(table)
        .where(eq(table.dedupeKey, `follow-up:${_id}`));
    expect(await causes(mails)).toEqual([]);
    expect(await causes(notifications)).toEqual([]);
  });

  test('leaves what is being paid: it is confirmed when the money comes in time', async () => {
    const { _id } = await offered();
    const made = await held(_id, TEN);
    expect(await withdraw(_id)).toMatchObject({ status: 200, body: { state: 'HELD' } });
    await expectPaid(made);
  });

  test('sends back money that comes after the hold', async () => {
    const { _id } = await offered();
    const made = await held(_id, TEN);
    await withdraw(_id);
    await endLate(made);
    expect((await rowsOf(made)).meeting.status).toBe('EXPIRED');
    expect((await rowsOf(made)).refunds).toHaveLength(1);
  });
});

/** Its hold runs out where the gateway still takes money, which comes then. */
async function endLate(made: Held): Promise<void> {
  await lapse(made);
  await payLate(made);
}

/** The checkout stays open at the gateway, as when its end got lost. */
async function lapse(made: Held): Promise<void> {
  const holdExpiresAt = new Date(Date.now() - 1000);
  await database()
    .update(meetings)
    .set({ status: 'EXPIRED', holdExpiresAt })
    .where(eq(meetings.id, made.meetingId));
}

async function payLate(made: Held): Promise<void> {
  expect(await testSessions.pay(made.sessionId)).toBe(true);
  await deliver(paidEvent(made));
}

/** It is paid in time: one confirmation, one mail to each, one set of postings, of the offered price. */
async function expectPaid(made: Held): Promise<void> {
  await payLate(made);
  await deliver(paidEvent(made));
  const after = await rowsOf(made);
  expect([after.meeting.status, after.payment.status]).toEqual(['CONFIRMED', 'PAID']);
  expect(after.postings.map(({ account, amount }) => [account, amount]).toSorted()).toEqual([
    ['client_funds', -80_000],
    ['gateway', 80_000],
  ]);
  expect(after.mails).toEqual(['meeting-confirmed-client', 'meeting-confirmed-lawyer']);
}

test('late money confirms an earlier choice while the offer is still its own', async () => {
  const { _id } = await offered();
  const made = await held(_id, TEN);
  await endLate(made);
  expect((await rowsOf(made)).meeting.status).toBe('CONFIRMED');
  expect(await stateOf()).toBe('BOOKED');
});

test('late money for an earlier choice goes back once another time was chosen', async () => {
  const { _id } = await offered();
  const first = await held(_id, TEN);
  await lapse(first);
  const second = await held(_id, ELEVEN);
  await payLate(first);
  expect(await rowsOf(first)).toMatchObject({
    meeting: { status: 'EXPIRED' },
    refunds: [{ amount: 80_000 }],
  });
  await expectPaid(second);
});

test('the lawyer sees the text of the follow-up on its own page', async () => {
  const { _id } = await offered();
  const made = await held(_id, TEN);
  const { body } = await send(getMeeting, {
    cookie: lawyer.cookie,
    params: { id: made.meetingId },
  });
  expect(body as Meeting).toMatchObject({ subject: SUBJECT, description: STORY });
});

test('lists have as many statements for ten as for one', async () => {
  await offered();
  const statements = jest.spyOn(pg.Client.prototype, 'query');
  const count = async () => {
    statements.mockClear();
    await seen();
    return statements.mock.calls.length;
  };
  await seen();
  const one = await count();
  const [row] = await database()
    .select()
    .from(followUps)
    .where(eq(followUps.lawyerId, lawyer.lawyerId));
  if (!row) throw new Error('no row');
  const { id: _id, ...rest } = row;
  await database()
    .insert(followUps)
    .values(Array.from({ length: 9 }, () => rest));
  expect(await count()).toBe(one);
  expect(await seen()).toHaveLength(10);
  statements.mockRestore();
});

test('both exports have it, and it goes with the account of either', async () => {
  await offered({ note: 'We go through the reply.' });
  for (const { id } of [client, lawyer])
    expect(await exportedFollowUps(database(), id)).toMatchObject({
      data: [{ lawyer: lawyer.lawyerId, price_centavos: 80_000, note: 'We go through the reply.' }],
    });
  await transaction((tx) => eraseFollowUps(tx, { id: client.id, email: client.email }));
  expect(await exportedFollowUps(database(), lawyer.id)).toBeUndefined();
});

test('what nothing came of goes a month after it ended', async () => {
  const { _id: unbooked } = await offered();
  const { _id: booked } = await offered();
  await held(booked, TEN);
  await purgeFollowUps(TEN + 29 * DAY_MS);
  expect(await seen()).toHaveLength(2);
  await purgeFollowUps(TEN + 31 * DAY_MS);
  expect((await seen()).map(({ _id }) => _id)).toEqual([booked]);
  expect(unbooked).not.toBe(booked);
});
