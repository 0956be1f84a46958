import { reportAbsence as report } from '@/lib/contract/meetings/absences';
import { getMeeting } from '@/lib/contract/meetings/meetings';
import { getMeetingTimes as getTimes } from '@/lib/contract/meetings/times';
import { DAY_MS, HOUR_MS, isoInstant, MINUTE_MS } from '@/lib/domain/platform/time';
import { releaseDue } from '@/lib/server/meetings/payments/releases';
import { heldMoney } from '@/lib/server/payments/payouts/releases';
import { settleRefunds } from '@/lib/server/payments/refunds/service';
import { database } from '@/lib/server/platform/db/pool';
import { cases } from '@/lib/server/schema/cases';
import { send } from '@/lib/testing/api/requests';
import {
  manilaTime,
  newClient,
  newLawyer,
  type TestLawyer,
  type TestUser,
} from '@/lib/testing/factories';
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
    times: (by: TestUser = people.client) => send(getTimes, { params, cookie: by.cookie }),
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
  const { payment, refunds, postings, notified } = await meeting.rows();
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
  const words = JSON.stringify([sent, notified]);
  expect(words).toContain('Nobody counts as absent');
  expect(words).not.toMatch(/did not come|saw nothing of each other/);
  expect(notified.map(({ title }) => title)).toEqual(
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

describe('another time in place of the money', () => {
  const [LATER, LATEST] = [() => manilaTime(6, 600), () => manilaTime(7, 600)];
  const WHY = 'The call could not be connected.';
  const anew = (meeting: Awaited<ReturnType<typeof begun>>, to = LATER(), by: TestUser = client) =>
    meeting.move(by, to, { reason: WHY });

  test('its client is shown both ways, its lawyer none', async () => {
    const meeting = await unconnected();
    expect(await meeting.shown()).toMatchObject({ never_connected: true, can_reschedule: true });
    expect(await meeting.shown(lawyer)).toMatchObject({
      never_connected: false,
      can_reschedule: false,
    });
    const connected = await unconnected(4);
    await connected.was('lawyer', [10, 20], 'client');
    expect(await connected.shown()).toMatchObject({
      never_connected: false,
      can_reschedule: false,
    });
  });

  test('the meeting has the other time and the same payment, as if it were booked for it', async () => {
    const meeting = await unconnected();
    await completeEnded(Date.now());
    const [times, to] = [await meeting.times(), LATER()];
    expect(times.status).toBe(200);
    expect(JSON.stringify(times.body)).toContain(isoInstant(to));
    const { status, body } = await anew(meeting, to);
    expect({ status, body }).toMatchObject({
      status: 200,
      body: {
        status: 'CONFIRMED',
        start_time: isoInstant(to),
        never_connected: false,
        call_minutes: null,
        client_absent: false,
        absence: null,
        refund_deadline: isoInstant(to - DAY_MS),
        refund_if_cancelled: 105_000,
        can_reschedule: true,
        last_move: { by: 'CLIENT', reason: WHY, unconnected: true },
        payment: { status: 'PAID', total: 105_000, refunded: 0 },
      },
    });
    const { payment, refunds, notified } = await meeting.rows();
    expect([payment.id, refunds]).toEqual([meeting.paymentId, []]);
    expect(notified.map(({ userId, title }) => [userId, title])).toEqual([
      [lawyer.id, 'Meeting moved'],
    ]);
    expect(notified[0]?.body).toContain('The call could not be connected.');
    const sent = await meeting.mails();
    expect(sent.map(({ template }) => template)).toEqual([
      'meeting-moved-client',
      'meeting-moved-lawyer',
    ]);
    for (const { text, ics } of sent) {
      expect(text).toContain('Nobody counts as absent');
      expect(ics).toContain('METHOD:REQUEST');
    }
    expect(await meeting.shown(lawyer)).toMatchObject({ last_move: { unconnected: true } });
  });

  test('its money is held until after the new time, and is the lawyer’s then', async () => {
    const meeting = await unconnected();
    await completeEnded(Date.now());
    const to = LATER();
    await anew(meeting, to);
    await releaseDue(Date.now() + 3 * DAY_MS);
    const money = async () =>
      (await heldMoney(database(), 'meeting', [meeting.id])).get(meeting.id);
    expect(await money()).toMatchObject({ refundable: 105_000, released: 0 });
    await serversWereUp(to, [-60, 600]);
    const held = { id: meeting.id, start: to };
    await wasInCall(held, 'client', client, [0, 30], ['lawyer']);
    await wasInCall(held, 'lawyer', lawyer, [0, 30], ['client']);
    await completeEnded(to + 2 * HOUR_MS);
    expect(await meeting.shown()).toMatchObject({ status: 'COMPLETED', call_minutes: 30 });
    await releaseDue(to + 4 * DAY_MS);
    expect(await money()).toMatchObject({ refundable: 0, released: 100_000 });
    const { postings } = await meeting.rows();
    expect(postings.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
  });

  test('once: again at the same time is the same change, and the old call is not asked about any more', async () => {
    const meeting = await unconnected();
    const to = LATER();
    const answers = await Promise.all([1, 2, 3].map(() => anew(meeting, to)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await meeting.mails()).toHaveLength(2);
    expect((await meeting.report()).body).toMatchObject({ key: 'too_early' });
    await refundQueued();
    expect((await meeting.rows()).refunds).toEqual([]);
  });

  test('money and another time at once: exactly one of them', async () => {
    for (const hours of [2, 3]) {
      const people = { client: await newClient(), lawyer: await newLawyer() };
      const meeting = await unconnected(hours, people);
      const [moved, reported] = await Promise.all([
        anew(meeting, LATER(), people.client),
        meeting.report(),
      ]);
      expect([moved.status, reported.status].toSorted()).toEqual([200, 409]);
      await refundQueued();
      const { refunds, payment } = await meeting.rows();
      const shown = await meeting.shown();
      const won = moved.status === 200 ? ['CONFIRMED', 0, 'PAID'] : ['CANCELLED', 1, 'REFUNDED'];
      expect([shown.status, refunds.length, payment.status]).toEqual(won);
    }
  });

  test('after the money there is no other time', async () => {
    const meeting = await unconnected();
    await meeting.report();
    expect((await anew(meeting)).status).toBe(409);
    expect(await meeting.shown()).toMatchObject({ never_connected: false, can_reschedule: false });
  });

  test('a time that is taken is refused, and both ways stay', async () => {
    const meeting = await unconnected();
    const to = LATER();
    await newMeeting(await newClient(), lawyer, to);
    expect((await anew(meeting, to)).body).toMatchObject({ key: 'schedule_conflict' });
    expect(await meeting.shown()).toMatchObject({ never_connected: true });
    expect((await anew(meeting, LATEST())).status).toBe(200);
  });

  test('nobody else, and no time but that of a report', async () => {
    const meeting = await unconnected();
    expect((await anew(meeting, LATER(), lawyer)).status).toBe(409);
    expect((await anew(meeting, LATER(), await newClient())).status).toBe(404);
    const late = await unconnected(49, {}, { status: 'COMPLETED' });
    expect((await anew(late)).status).toBe(409);
    expect((await late.times()).status).toBe(409);
    const reported = await begun(3);
    await reported.was('client', [0, 1]);
    await reported.was('lawyer', [0, 10]);
    expect((await anew(reported)).status).toBe(409);
  });

  test('of a client or a lawyer to whom it happens again and again the lawyer is asked first', async () => {
    const lawyers = [await newLawyer(), await newLawyer(), await newLawyer()];
    const statuses: number[] = [];
    for (const [n, one] of lawyers.entries()) {
      const meeting = await unconnected(n + 2, { lawyer: one });
      if (n === 1) statuses.push((await meeting.report()).status);
      else statuses.push((await anew(meeting)).status);
      if (n === 2) expect((await meeting.report()).body).toMatchObject(ASKED);
    }
    expect(statuses).toEqual([200, 200, 409]);
    const moved: number[] = [];
    for (const hours of [2, 3, 4, 5]) {
      const one = await newClient();
      const meeting = await unconnected(hours, { client: one });
      moved.push((await anew(meeting, manilaTime(6, 60 * hours), one)).status);
    }
    expect(moved).toEqual([200, 200, 200, 409]);
  });
});

test('what may be reported is not the lawyer’s yet', async () => {
  const meeting = await unconnected(23, {}, { status: 'COMPLETED' });
  await releaseDue(Date.now());
  expect((await meeting.report()).body).toMatchObject(ENDED);
  await refundQueued();
  const { payment, postings } = await meeting.rows();
  expect(payment).toMatchObject({ status: 'REFUNDED', refunded: 105_000 });
  expect(postings.filter(({ account }) => account === 'lawyer_payable')).toEqual([]);
});
