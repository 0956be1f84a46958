import { POST as report } from '@/app/api/v1/meeting/[id]/absence/route';
import { GET as getMeeting } from '@/app/api/v1/meeting/[id]/route';
import { HOUR_MS, MINUTE_MS } from '@/lib/domain/platform/time';
import { settleRefunds } from '@/lib/server/payments/refunds/service';
import { database } from '@/lib/server/platform/db/pool';
import { cases } from '@/lib/server/schema/cases';
import { send } from '@/lib/testing/api/requests';
import { newClient, newLawyer, type TestLawyer, type TestUser } from '@/lib/testing/factories';
import { takeQueued } from '@/lib/testing/jobs';
import { bodyOf, newMeeting } from '@/lib/testing/meeting-changes';
import { serversWereUp, wasInCall } from '@/lib/testing/meetings/calls';
import { cancelAbsent, completeEnded, queueAbsent } from './attendance';

let client: TestUser;
let lawyer: TestLawyer;

beforeEach(async () => {
  [client, lawyer] = [await newClient(), await newLawyer()];
});

type People = { client?: TestUser; lawyer?: TestLawyer };
type Seed = Parameters<typeof newMeeting>[3];

/** A meeting by video that began so many hours ago; servers have been up all the time. */
async function begun(hours = 2, who: People = {}, seed: Seed = {}) {
  const people = { client: who.client ?? client, lawyer: who.lawyer ?? lawyer };
  const start = Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS - hours * HOUR_MS;
  await serversWereUp(start, [-60, 600]);
  const meeting = await newMeeting(people.client, people.lawyer, start, seed);
  const { id } = meeting;
  const params = { id };
  return {
    ...meeting,
    start,
    was: (role: 'client' | 'lawyer', span: [number, number], ...to: ('client' | 'lawyer')[]) =>
      wasInCall({ id, start }, role, people[role], span, to),
    report: (by: TestUser = people.client) =>
      send(report, {
        params,
        cookie: by.cookie,
        body: { details: 'We saw nothing of each other.' },
      }),
    shown: async (by: TestUser = people.client) =>
      bodyOf(await send(getMeeting, { params, cookie: by.cookie })),
  };
}

/** Both were there from the start for ten minutes, and reached nobody. */
async function unconnected(...args: Parameters<typeof begun>) {
  const meeting = await begun(...args);
  await meeting.was('client', [0, 10]);
  await meeting.was('lawyer', [-1, 10]);
  return meeting;
}

async function refundQueued(): Promise<void> {
  for (const { paymentId } of await takeQueued('settle_refunds'))
    await settleRefunds(paymentId, Date.now());
}

const ENDED = { status: 'CANCELLED', absence: { state: 'REFUNDED', unconnected: true } };
const ASKED = { absence: { state: 'REPORTED', unconnected: false } };

test('both came and no connection stood: all goes back at once, and nobody was absent', async () => {
  const meeting = await unconnected();
  const { status, body } = await meeting.report();
  expect({ status, body }).toMatchObject({ status: 200, body: ENDED });
  await refundQueued();
  const { payment, refunds, postings, told } = await meeting.rows();
  expect(payment).toMatchObject({ status: 'REFUNDED', refunded: 105_000 });
  expect(refunds).toHaveLength(1);
  expect(postings.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
  expect(await database().select().from(cases)).toEqual([]);
  expect(await meeting.shown(lawyer)).toMatchObject({
    ...ENDED,
    cancelled_by: 'SYSTEM',
    cancel_reason: 'You were both in the call, and it could not be connected.',
  });
  const sent = await meeting.mails();
  expect(sent.map(({ template }) => template)).toEqual([
    'absence-ended-client',
    'absence-ended-lawyer',
  ]);
  const words = JSON.stringify([sent, told]);
  expect(words).toContain('Nobody counts as absent');
  expect(words).not.toMatch(/did not come|saw nothing of each other/);
  expect(told.map(({ title }) => title)).toEqual(
    Array(2).fill('Cancelled: the call could not be connected'),
  );
});

test('by itself nothing is cancelled, and nobody is absent', async () => {
  const meeting = await unconnected();
  await queueAbsent(Date.now());
  for (const { meetingId } of await takeQueued('cancel_absent'))
    await cancelAbsent(meetingId, Date.now());
  await completeEnded(Date.now());
  expect(await meeting.shown()).toMatchObject({ status: 'COMPLETED', client_absent: false });
  expect((await meeting.report()).body).toMatchObject(ENDED);
});

test('again and at once it is one refund', async () => {
  const meeting = await unconnected();
  const answers = await Promise.all([meeting.report(), meeting.report(), meeting.report()]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  await meeting.report();
  await refundQueued();
  const { refunds } = await meeting.rows();
  expect(refunds).toHaveLength(1);
  expect(await meeting.mails()).toHaveLength(2);
});

test.each<[string, (meeting: Awaited<ReturnType<typeof begun>>) => Promise<unknown>]>([
  ['the lawyer’s page was connected', (m) => m.was('lawyer', [10, 20], 'client')],
  ['the client’s page was connected', (m) => m.was('client', [10, 20], 'lawyer')],
  ['it was connected at the very end', (m) => m.was('lawyer', [40, 41], 'client')],
])('after a call in which %s the lawyer is asked', async (_, connect) => {
  const meeting = await unconnected();
  await connect(meeting);
  expect((await meeting.report()).body).toMatchObject(ASKED);
  await refundQueued();
  expect((await meeting.rows()).refunds).toEqual([]);
});

test('who was there for a moment, or one after the other, is asked about', async () => {
  const [short, after, alone] = [await begun(), await begun(3), await begun(4)];
  await short.was('client', [0, 1]);
  await short.was('lawyer', [0, 10]);
  await after.was('client', [0, 5]);
  await after.was('lawyer', [5, 15]);
  await alone.was('client', [0, 10]);
  for (const one of [short, after, alone]) expect((await one.report()).body).toMatchObject(ASKED);
});

test('nobody else, and no time but the usual one', async () => {
  const meeting = await unconnected();
  expect((await meeting.report(lawyer)).status).toBe(403);
  expect((await meeting.report(await newClient())).status).toBe(404);
  const late = await unconnected(49, {}, { status: 'COMPLETED' });
  expect((await late.report()).status).toBe(409);
  expect((await late.rows()).refunds).toEqual([]);
});

test('a client for whom it happens a third time in 90 days waits for the lawyer’s answer', async () => {
  const bodies: unknown[] = [];
  for (const hours of [2, 3, 4]) {
    const meeting = await unconnected(hours, { lawyer: await newLawyer() });
    bodies.push((await meeting.report()).body);
  }
  expect(bodies).toMatchObject([ENDED, ENDED, ASKED]);
});

test('fifty accounts do not empty a lawyer’s week: from the fourth in 30 days on the lawyer is asked', async () => {
  const bodies: unknown[] = [];
  for (const hours of [2, 3, 4, 5, 6]) {
    const meeting = await unconnected(hours, { client: await newClient() });
    bodies.push((await meeting.report()).body);
  }
  expect(bodies).toMatchObject([ENDED, ENDED, ENDED, ASKED, ASKED]);
});
