import { eq } from 'drizzle-orm';
import { answerAbsence as answer, reportAbsence as report } from '@/lib/contract/meetings/absences';
import { getMeeting } from '@/lib/contract/meetings/meetings';
import { HOUR_MS, MINUTE_MS } from '@/lib/domain/platform/time';
import { settleRefunds } from '@/lib/server/payments/refunds/service';
import { database, transaction } from '@/lib/server/platform/db/pool';
import { meetingAbsences } from '@/lib/server/schema/absences';
import { auditEvents } from '@/lib/server/schema/audit';
import { send } from '@/lib/testing/api/requests';
import { decideAbout } from '@/lib/testing/cases';
import {
  newAdmin,
  newClient,
  newLawyer,
  type TestLawyer,
  type TestUser,
} from '@/lib/testing/factories';
import { takeQueued } from '@/lib/testing/jobs';
import { bodyOf, newMeeting } from '@/lib/testing/meeting-changes';
import {
  answerAbsence,
  eraseAbsences,
  exportedAbsences,
  queueUnanswered,
  refundUnanswered,
  reportAbsence,
} from './service';

const DETAILS = 'I waited until noon with my phone in my hand.';
const ANSWER = 'I called at 10:02 and nobody answered.';

let client: TestUser;
let lawyer: TestLawyer;

beforeEach(async () => {
  [client, lawyer] = [await newClient(), await newLawyer()];
});

type Seed = NonNullable<Parameters<typeof newMeeting>[3]>;

/** A meeting by phone that began so many minutes ago, paid and COMPLETED unless told. */
async function phoned(minutesAgo = 60, { meeting: change, ...seed }: Seed = {}) {
  // To the millisecond: cut to a minute, a limit one minute away is sometimes passed.
  const start = Date.now() - minutesAgo * MINUTE_MS;
  const meeting = await newMeeting(client, lawyer, start, {
    status: 'COMPLETED',
    bookedAt: start - HOUR_MS,
    ...seed,
    meeting: { type: 'PHONE', phone: '+639170000001', ...change },
  });
  const { id } = meeting;
  const params = { id };
  return {
    ...meeting,
    start,
    report: (who: TestUser = client, details = DETAILS) =>
      send(report, { params, cookie: who.cookie, body: { details } }),
    answer: (contest: boolean, details: string | undefined = ANSWER, who: TestUser = lawyer) =>
      send(answer, { params, cookie: who.cookie, body: { contest, details } }),
    shown: async (who: TestUser = client) =>
      bodyOf(await send(getMeeting, { params, cookie: who.cookie })),
    notified: async () =>
      (await meeting.rows()).notified.map(({ userId, title, body }) => ({
        who: userId === client.id ? 'client' : 'lawyer',
        title,
        body,
      })),
    /** The clock comes to so many hours after now. */
    unanswered: async (hours: number) => {
      const now = Date.now() + hours * HOUR_MS;
      await queueUnanswered(now);
      const jobs = await takeQueued('refund_unanswered');
      for (const { meetingId } of jobs) await refundUnanswered(meetingId, now);
      return jobs.filter(({ meetingId }) => meetingId === id).length;
    },
  };
}

async function refundQueued(): Promise<void> {
  for (const { paymentId } of await takeQueued('settle_refunds'))
    await settleRefunds(paymentId, Date.now());
}

const OWN_PARTY = () => ({ side: 'client', userId: client.id }) as const;
const LAWYER_PARTY = () =>
  ({ side: 'lawyer', userId: lawyer.id, lawyerId: lawyer.lawyerId }) as const;

describe('a client reports that nobody called', () => {
  test('the lawyer is asked, and both see it', async () => {
    const meeting = await phoned();
    const { status, body } = await meeting.report();
    expect({ status, body }).toMatchObject({
      status: 200,
      body: {
        status: 'COMPLETED',
        absence: { state: 'REPORTED', details: DETAILS, answer: null, decision: null },
      },
    });
    expect((await meeting.shown(lawyer)).absence).toMatchObject({ details: DETAILS });
    const sent = await meeting.mails();
    expect(sent.map(({ template }) => template)).toEqual([
      'absence-reported-client',
      'absence-reported-lawyer',
    ]);
    expect(sent[1]?.subject).toMatch(/^Your client says you did not call: Ana Reyes, /);
    expect(sent[1]?.text).toContain('refund ₱1,050 to the client');
    const notified = await meeting.notified();
    expect(notified).toMatchObject([{ who: 'lawyer', title: 'Your client says you did not call' }]);
    const outside = JSON.stringify([sent, notified]);
    expect(outside).not.toContain('phone in my hand');
  });

  test('of a meeting by video too, in words of its own', async () => {
    const meeting = await phoned(60, { meeting: { type: 'VIDEO', phone: null } });
    expect(await meeting.report()).toMatchObject({
      status: 200,
      body: { type: 'VIDEO', absence: { state: 'REPORTED' } },
    });
    expect(await meeting.notified()).toMatchObject([
      { title: 'Your client says you did not come' },
    ]);
    expect((await meeting.answer(true, 'I was there.')).status).toBe(200);
    const sent = await meeting.mails();
    expect(sent.map(({ subject }) => subject.split(':')[0])).toEqual([
      'Your lawyer says the meeting took place',
      'We asked your lawyer about the meeting',
      'Your client says you did not come',
      'Absence to decide',
    ]);
    expect(JSON.stringify(sent)).not.toMatch(/did not call|the call|phone/);
    const { id: adminId } = await newAdmin();
    await decideAbout(meeting.id, { refund: null, reason: 'Alone.' }, adminId);
    expect(await meeting.shown()).toMatchObject({
      status: 'CANCELLED',
      cancel_reason: 'The lawyer did not come.',
      absence: { state: 'REFUNDED' },
    });
    await refundQueued();
    const [refund] = (await meeting.rows()).refunds;
    expect(refund?.amount).toBe(105_000);
  });

  test('a repeat changes nothing and tells nobody', async () => {
    const meeting = await phoned();
    const all = [await meeting.report(), await meeting.report(client, 'Something else.')];
    expect(all.map(({ status }) => status)).toEqual([200, 200]);
    expect(all[1] && bodyOf(all[1]).absence?.details).toBe(DETAILS);
    await Promise.all([meeting.report(), meeting.report()]);
    expect(await meeting.mails()).toHaveLength(2);
  });

  test.each([
    [14, 409, 'too_early'],
    [48 * 60 + 1, 409, 'too_late'],
  ] as const)('%d minutes after the start: %d', async (ago, status, key) => {
    const meeting = await phoned(ago);
    expect(await meeting.report()).toMatchObject({ status, body: { key } });
  });

  test('not of one that was cancelled, nor without words', async () => {
    const meeting = await phoned(60, { status: 'CANCELLED' });
    expect(await meeting.report()).toMatchObject({ body: { key: 'meeting_cancelled' } });
    const other = await phoned(90);
    expect(await other.report(client, '  ')).toMatchObject({
      status: 400,
      body: { key: 'invalid_input' },
    });
  });

  test('in the last moment, and while it is CONFIRMED still', async () => {
    const last = await phoned(48 * 60 - 1);
    expect((await last.report()).status).toBe(200);
    const under = await phoned(16, { status: 'CONFIRMED' });
    expect(await under.report()).toMatchObject({ status: 200, body: { status: 'CONFIRMED' } });
  });

  test('it is nobody else’s to report or to answer: 404 and nothing changed', async () => {
    const meeting = await phoned();
    const [stranger, otherLawyer] = [await newClient(), await newLawyer()];
    expect((await meeting.report(stranger)).status).toBe(404);
    expect((await meeting.shown()).absence).toBeNull();
    await meeting.report();
    expect((await meeting.answer(false, undefined, otherLawyer)).status).toBe(404);
    expect((await meeting.answer(false, undefined, client)).status).toBe(403);
    expect((await meeting.shown()).absence?.state).toBe('REPORTED');
  });
});

describe('a lawyer answers', () => {
  test('admitted, the money goes back at once', async () => {
    const meeting = await phoned();
    await meeting.report();
    expect(await meeting.answer(false, undefined)).toMatchObject({
      status: 200,
      body: {
        status: 'CANCELLED',
        cancelled_by: 'SYSTEM',
        absence: { state: 'REFUNDED' },
        payment: { status: 'REFUND_PENDING' },
      },
    });
    await refundQueued();
    const { payment, refunds, postings, meeting: row } = await meeting.rows();
    expect(payment).toMatchObject({ status: 'REFUNDED', refunded: 105_000 });
    expect(refunds).toHaveLength(1);
    expect(postings.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
    expect(row.icsSequence).toBe(1);
    const sent = await meeting.mails();
    expect(sent.map(({ template }) => template)).toEqual([
      'absence-ended-client',
      'absence-ended-lawyer',
      'absence-reported-client',
      'absence-reported-lawyer',
    ]);
    expect(sent[0]?.text).toContain('agrees that the call did not take place');
    expect(sent[0]?.type).toBe('text/calendar; method=CANCEL; charset=utf-8');
    expect((await meeting.answer(false, undefined)).status).toBe(200);
    expect(await meeting.answer(true)).toMatchObject({ body: { key: 'bad_transition' } });
    expect(await meeting.unanswered(30)).toBe(0);
    expect((await meeting.rows()).refunds).toHaveLength(1);
  });

  test('contested, it waits for a person, and nothing goes back meanwhile', async () => {
    const meeting = await phoned();
    await meeting.report();
    expect(await meeting.answer(true, '')).toMatchObject({
      status: 400,
      body: { key: 'invalid_input' },
    });
    expect(await meeting.answer(true)).toMatchObject({
      status: 200,
      body: { status: 'COMPLETED', absence: { state: 'CONTESTED', answer: ANSWER } },
    });
    expect((await meeting.answer(true, 'Again.')).status).toBe(200);
    expect(await meeting.answer(false)).toMatchObject({ body: { key: 'bad_transition' } });
    expect((await meeting.shown()).absence?.answer).toBe(ANSWER);
    expect(await meeting.unanswered(48)).toBe(0);
    expect((await meeting.rows()).refunds).toEqual([]);
    const sent = await meeting.mails();
    expect(sent.map(({ template }) => template)).toContain('absence-to-decide');
    expect(JSON.stringify([sent, await meeting.notified()])).not.toContain('10:02');
  });

  test('too late is too late, and nothing reported needs no answer', async () => {
    const meeting = await phoned();
    expect(await meeting.answer(true)).toMatchObject({ body: { key: 'bad_transition' } });
    await meeting.report();
    const input = { contest: true, details: ANSWER };
    const dayLater = Date.now() + 24 * HOUR_MS;
    await expect(answerAbsence(LAWYER_PARTY(), meeting.id, input, dayLater)).rejects.toMatchObject({
      key: 'too_late',
    });
  });

  test('a lawyer who cancelled it meanwhile has refunded it', async () => {
    const meeting = await phoned(16, { status: 'CONFIRMED' });
    await meeting.report();
    expect((await meeting.cancel(lawyer)).status).toBe(200);
    expect(await meeting.answer(false)).toMatchObject({ body: { key: 'meeting_cancelled' } });
    expect(await meeting.unanswered(25)).toBe(1);
    const shown = await meeting.shown();
    expect(shown).toMatchObject({ cancelled_by: 'LAWYER', absence: { state: 'REFUNDED' } });
    expect((await meeting.rows()).refunds).toHaveLength(1);
    expect((await meeting.mails()).filter(({ template }) => /ended/.test(template))).toEqual([]);
  });
});

describe('nobody answers', () => {
  test('after 24 hours the money goes back, once, whoever does it', async () => {
    const meeting = await phoned();
    await meeting.report();
    expect(await meeting.unanswered(23.9)).toBe(0);
    const now = Date.now() + 24.1 * HOUR_MS;
    await Promise.all(Array.from({ length: 4 }, () => refundUnanswered(meeting.id, now)));
    await refundQueued();
    expect(await meeting.shown()).toMatchObject({
      status: 'CANCELLED',
      cancelled_by: 'SYSTEM',
      absence: { state: 'REFUNDED' },
      payment: { status: 'REFUNDED', refunded: 105_000 },
    });
    const { refunds, notified } = await meeting.rows();
    expect(refunds).toHaveLength(1);
    expect(notified).toHaveLength(3);
  });

  test('a free one is cancelled', async () => {
    const free = { price: 0, platformFee: 0, meeting: { free: true } };
    const meeting = await phoned(60, free);
    await reportAbsence(OWN_PARTY(), meeting.id, DETAILS, Date.now());
    expect(await meeting.unanswered(25)).toBe(1);
    expect(await meeting.shown()).toMatchObject({ status: 'CANCELLED' });
    expect((await meeting.mails())[0]?.text).not.toMatch(/refund|₱/i);
  });
});

describe('a person decides', () => {
  async function contested() {
    const meeting = await phoned();
    await meeting.report();
    await meeting.answer(true);
    return meeting;
  }
  const reason = 'The list of calls shows one at 10:02.';
  let admin: TestUser;
  beforeEach(async () => {
    admin = await newAdmin();
  });

  test.each([
    [true, 'REFUNDED', 'CANCELLED', 1, 'absence-ended'],
    [false, 'REJECTED', 'COMPLETED', 0, 'absence-rejected'],
  ] as const)('refund %s: %s, once', async (refund, state, status, refunds, template) => {
    const meeting = await contested();
    await decideAbout(meeting.id, { refund: refund ? null : 0, reason }, admin.id);
    expect(await meeting.shown()).toMatchObject({ status, absence: { state, decision: reason } });
    expect((await meeting.rows()).refunds).toHaveLength(refunds);
    const sent = (await meeting.mails()).filter((mail) => mail.template.startsWith(template));
    expect(sent.map(({ recipient }) => recipient)).toEqual([client.email, lawyer.email]);
    for (const { text } of sent) expect(text).toContain(reason);
    await expect(decideAbout(meeting.id, { refund: 0, reason }, admin.id)).rejects.toMatchObject({
      key: 'bad_transition',
    });
    const audit = await database()
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.subject, meeting.id));
    expect(audit).toMatchObject([
      {
        event: 'absence_decided',
        actor: 'admin',
        userId: admin.id,
        detail: refund ? '105000 centavos back' : '0 centavos back',
      },
    ]);
  });

  test('by two administrators at once: one of the two', async () => {
    const meeting = await contested();
    const other = await newAdmin();
    const all = await Promise.allSettled([
      decideAbout(meeting.id, { refund: null, reason }, admin.id),
      decideAbout(meeting.id, { refund: 0, reason }, other.id),
    ]);
    expect(all.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const audit = await database()
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.subject, meeting.id));
    expect(audit).toHaveLength(1);
    const refunded = all[0]?.status === 'fulfilled';
    expect((await meeting.rows()).refunds).toHaveLength(refunded ? 1 : 0);
  });

  test('of what is not contested nothing is decided', async () => {
    const meeting = await phoned();
    const decided = () => decideAbout(meeting.id, { refund: null, reason }, admin.id);
    await expect(decided()).rejects.toThrow('no case');
    await meeting.report();
    await expect(decided()).rejects.toMatchObject({ key: 'too_early' });
  });
});

test('both have it in their data, and with either account the words go', async () => {
  const meeting = await phoned();
  await meeting.report();
  await meeting.answer(true);
  for (const { id } of [client, lawyer])
    expect((await exportedAbsences(database(), id))?.data).toMatchObject([
      { meeting: meeting.id, details: DETAILS, answer: ANSWER },
    ]);
  await transaction((tx) => eraseAbsences(tx, client));
  const [row] = await database()
    .select()
    .from(meetingAbsences)
    .where(eq(meetingAbsences.meetingId, meeting.id));
  expect(row).toMatchObject({ state: 'CONTESTED', details: null, answer: null });
});
