import ICAL from 'ical.js';
import { getMeeting } from '@/lib/contract/meetings/meetings';
import { HOUR_MS, MINUTE_MS } from '@/lib/domain/platform/time';
import { settleRefunds } from '@/lib/server/payments/refunds/service';
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

type Seed = Parameters<typeof newMeeting>[3];

/** A confirmed meeting of half an hour that began two hours ago; servers have been up all the time. */
async function begun(seed: Seed = {}) {
  const start = Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS - 2 * HOUR_MS;
  await serversWereUp(start, [-60, 600]);
  const meeting = await newMeeting(client, lawyer, start, seed);
  const at = (minutes: number) => start + minutes * MINUTE_MS;
  return {
    ...meeting,
    start,
    at,
    client: (...span: [number, number?]) =>
      wasInCall({ id: meeting.id, start }, 'client', client, span),
    lawyer: (...span: [number, number?]) =>
      wasInCall({ id: meeting.id, start }, 'lawyer', lawyer, span),
    /** The clock comes to so many minutes after the start. */
    look: async (minutes: number) => {
      await queueAbsent(at(minutes));
      const jobs = await takeQueued('cancel_absent');
      for (const { meetingId } of jobs) await cancelAbsent(meetingId, at(minutes));
      return jobs.filter(({ meetingId }) => meetingId === meeting.id).length;
    },
    shown: async (who: TestUser = client) =>
      bodyOf(await send(getMeeting, { params: { id: meeting.id }, cookie: who.cookie })),
  };
}

const FREE = { price: 0, platformFee: 0, meeting: { free: true } };

describe('a lawyer who does not come', () => {
  test('15 minutes after the start all goes back, and both are told', async () => {
    const meeting = await begun();
    await meeting.client(-4);
    expect(await meeting.look(14.9)).toBe(0);
    expect((await meeting.rows()).meeting.status).toBe('CONFIRMED');
    expect(await meeting.look(15)).toBe(1);
    expect(await meeting.shown()).toMatchObject({
      status: 'CANCELLED',
      cancelled_by: 'SYSTEM',
      cancel_reason: 'The lawyer was not in the call 15 minutes after the start.',
      payment: { status: 'REFUND_PENDING' },
    });
    for (const { paymentId } of await takeQueued('settle_refunds'))
      await settleRefunds(paymentId, Date.now());
    const { payment, postings, refunds, notified, meeting: row } = await meeting.rows();
    expect(payment).toMatchObject({ status: 'REFUNDED', refunded: 105_000 });
    expect(refunds).toMatchObject([{ amount: 105_000, reason: 'CANCELLED', cause: 'cancelled' }]);
    expect(postings.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
    expect(row.icsSequence).toBe(1);
    expect(notified.map(({ userId, title }) => [userId, title]).toSorted()).toEqual(
      [
        [client.id, 'Cancelled: your lawyer did not come'],
        [lawyer.id, 'Cancelled: you did not come'],
      ].toSorted(),
    );
    const sent = await meeting.mails();
    expect(sent.map(({ template, recipient }) => [template, recipient])).toEqual([
      ['absence-ended-client', client.email],
      ['absence-ended-lawyer', lawyer.email],
    ]);
    expect(sent[0]?.text).toContain('Atty. Test Lawyer had not joined 15 minutes after');
    expect(sent[0]?.text).toContain('We are refunding ₱1,050 to the payment method you used');
    for (const { ics, type } of sent) {
      expect(type).toBe('text/calendar; method=CANCEL; charset=utf-8');
      const event = new ICAL.Component(ICAL.parse(ics)).getFirstSubcomponent('vevent');
      expect(event?.getFirstPropertyValue('uid')).toBe(`${meeting.id}@127.0.0.1`);
      expect(event?.getFirstPropertyValue('sequence')).toBe(1);
    }
  });

  test('who left too early reads until when to stay, and afterwards how long it was', async () => {
    const meeting = await begun();
    await meeting.client(0, 14);
    await meeting.lawyer(0, 14 / 60);
    const now = jest.spyOn(Date, 'now').mockReturnValue(meeting.at(5));
    expect(await meeting.shown(lawyer)).toMatchObject({
      stay: {
        until: new Date(meeting.at(5) + (60 - 14) * 1000).toISOString().replace('.000', ''),
        refund_at: new Date(meeting.at(15)).toISOString().replace('.000', ''),
      },
      lawyer_seen: null,
    });
    expect(await meeting.shown()).toMatchObject({ stay: null, lawyer_seen: true });
    now.mockRestore();
    expect(await meeting.look(15)).toBe(1);
    expect(await meeting.shown(lawyer)).toMatchObject({
      cancel_reason:
        'Lawyer and client were in the call together for 14 seconds, and a minute is needed.',
      stay: null,
    });
    const [toClient, toLawyer] = (await meeting.mails()).map(({ text }) =>
      text.replace(/\s+/g, ' '),
    );
    expect(toClient).toContain('was in the call with you for 14 seconds, so we cancelled');
    expect(toLawyer).toContain('CANCELLED: YOU LEFT THE CALL EARLY');
    expect(toLawyer).toContain('You were in the call with your client for 14 seconds.');
    expect(`${toClient} ${toLawyer}`).not.toContain('had not joined');
    const { notified } = await meeting.rows();
    expect(notified.map(({ title }) => title).toSorted()).toEqual([
      'Cancelled: you left the call early',
      'Cancelled: your lawyer left the call early',
    ]);
  });

  test('however many workers look at it, it is once', async () => {
    const meeting = await begun();
    await meeting.client(0);
    const late = meeting.at(16);
    await Promise.all([queueAbsent(late), queueAbsent(late)]);
    await Promise.all(Array.from({ length: 4 }, () => cancelAbsent(meeting.id, late)));
    await meeting.look(17);
    const { refunds, notified } = await meeting.rows();
    expect(refunds).toHaveLength(1);
    expect(notified).toHaveLength(2);
    expect(await meeting.mails()).toHaveLength(2);
  });

  test('a free meeting is cancelled without money', async () => {
    await takeQueued('settle_refunds');
    const meeting = await begun(FREE);
    await meeting.client(0);
    expect(await meeting.look(15)).toBe(1);
    expect(await meeting.shown()).toMatchObject({ status: 'CANCELLED', cancelled_by: 'SYSTEM' });
    expect((await meeting.mails())[0]?.text).not.toMatch(/refund|₱/i);
    expect(await takeQueued('settle_refunds')).toEqual([]);
  });

  test('a client who comes late finds out at once', async () => {
    const meeting = await begun();
    expect(await meeting.look(20)).toBe(0);
    await meeting.client(22, 25);
    expect(await meeting.look(22)).toBe(1);
    expect((await meeting.shown()).status).toBe('CANCELLED');
  });

  test('it is not completed, also when the workers were away', async () => {
    const meeting = await begun();
    await meeting.client(0, 16);
    await completeEnded(meeting.at(100));
    expect((await meeting.rows()).meeting.status).toBe('CONFIRMED');
    expect(await meeting.look(100)).toBe(1);
    expect((await meeting.shown()).status).toBe('CANCELLED');
  });
});

describe('nobody is absent', () => {
  test.each([
    ['the lawyer was there for two minutes of the first 15', [12, 14] as const, 0],
    ['the lawyer reported once, before the start, and left', [-8, -8] as const, 1],
    ['the lawyer came at 15:01, when the client had gone', [15 + 1 / 60, 20] as const, 1],
  ])('%s', async (_, [from, to], expected) => {
    const meeting = await begun();
    await meeting.client(0, 15);
    await meeting.lawyer(from, to);
    expect(await meeting.look(28)).toBe(expected);
    expect((await meeting.rows()).refunds).toHaveLength(expected);
  });

  test('the lawyer who joins while the job is under way is there', async () => {
    const meeting = await begun();
    await meeting.client(0);
    await queueAbsent(meeting.at(15));
    await meeting.lawyer(14);
    for (const { meetingId } of await takeQueued('cancel_absent'))
      await cancelAbsent(meetingId, meeting.at(15.1));
    expect((await meeting.rows()).meeting.status).toBe('CONFIRMED');
  });

  test('while the servers were down', async () => {
    const meeting = await begun();
    await serversWereUp(meeting.start, [-60, 4], [10, 600]);
    await meeting.client(-5, 4);
    await meeting.client(10);
    expect(await meeting.look(20.9)).toBe(0);
    expect(await meeting.look(21)).toBe(1);
  });

  test('when they were down for all of it', async () => {
    const meeting = await begun();
    await serversWereUp(meeting.start, [-60, 1], [55, 600]);
    await meeting.client(-5, 1);
    expect(await meeting.look(59)).toBe(0);
    await completeEnded(meeting.at(60));
    expect(await meeting.shown()).toMatchObject({ status: 'COMPLETED', client_absent: false });
  });

  test('at the time that a meeting had before it was moved', async () => {
    const meeting = await begun();
    await meeting.client(-60, -50);
    expect(await meeting.look(20)).toBe(0);
    await meeting.client(0);
    await meeting.lawyer(-60, -50);
    expect(await meeting.look(20)).toBe(1);
  });

  test('from a meeting by phone', async () => {
    const meeting = await begun({ meeting: { type: 'PHONE', phone: '+639170000001' } });
    await meeting.client(0);
    expect(await meeting.look(20)).toBe(0);
  });

  test('when the client did not come either', async () => {
    const meeting = await begun();
    expect(await meeting.look(59)).toBe(0);
    await completeEnded(meeting.at(60));
    expect(await meeting.shown()).toMatchObject({
      status: 'COMPLETED',
      client_absent: false,
      call_minutes: null,
    });
  });
});

describe('what is known of a call that took place', () => {
  test('how long both were in it together', async () => {
    const meeting = await begun();
    await meeting.client(-3, 12);
    await meeting.client(13, 31);
    await meeting.lawyer(2, 29.7);
    await completeEnded(meeting.at(59.9));
    expect(await meeting.shown()).toMatchObject({ status: 'CONFIRMED', call_minutes: null });
    await completeEnded(meeting.at(60));
    for (const who of [client, lawyer])
      expect(await meeting.shown(who)).toMatchObject({
        status: 'COMPLETED',
        call_minutes: 27,
        client_absent: false,
        duration: 30,
      });
    expect(await takeQueued('remind')).toContainEqual({ meetingId: meeting.id });
  });

  test('that the client did not come; nothing goes back', async () => {
    const meeting = await begun();
    await meeting.lawyer(-2, 20);
    await completeEnded(meeting.at(60));
    expect(await meeting.shown()).toMatchObject({
      status: 'COMPLETED',
      call_minutes: null,
      client_absent: true,
      payment: { status: 'PAID' },
    });
  });
});
