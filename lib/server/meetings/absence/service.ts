import 'server-only';
import { ABSENCE_ANSWER_HOURS, answerDeadline } from '@/lib/domain/meetings/attendance/absence';
import type { MeetingType, Party } from '@/lib/domain/meetings/meeting';
import { HOUR_MS } from '@/lib/domain/platform/time';
import { contestCase, endCase, openCase } from '@/lib/server/cases/proceedings/service';
import { paymentsOf } from '@/lib/server/payments/checkout/service';
import { heldMoney } from '@/lib/server/payments/payouts/releases';
import { refundGivenUp, refundPart } from '@/lib/server/payments/refunds/service';
import { AppError, notFound } from '@/lib/server/platform/app-error';
import { requireMoved } from '@/lib/server/platform/db/errors';
import { lock } from '@/lib/server/platform/db/locks';
import {
  database,
  type Executor,
  type Transaction,
  transaction,
} from '@/lib/server/platform/db/pool';
import { queueJobs } from '@/lib/server/platform/queue/queue';
import type {
  DisagreementSource,
  Outcome,
  SubjectFacts,
  WithoutCase,
} from '@/lib/server/registry/disagreement';
import type { ErasedAccount, ExportSection } from '@/lib/server/registry/feature';
import { reportRefusal } from '../records/policy';
import * as records from '../records/service';
import { isUnconnected } from '../records/unconnected';
import { publishMeeting } from '../reminders/notifications-service';
import type { EndNotification } from './mails';
import {
  notifyContested,
  notifyEnded,
  notifyRejected,
  notifyReported,
} from './notifications-service';
import * as store from './store';

/** Maximum number of reports ended per minute; the rest is left for the next. */
const AT_ONCE = 500;

const NOT_REPORTABLE = {
  unconfirmed: ['bad_transition', 'This meeting was never confirmed.'],
  cancelled: ['meeting_cancelled', 'The meeting was cancelled.'],
  early: ['too_early', 'You can report this from 15 minutes after the start.'],
  late: ['too_late', 'The time to report this has passed.'],
} as const;

/**
 * Records a client's report that the lawyer did not call or come, once; a repeat changes nothing. If the record shows
 * that both were in the call and never connected, the payment is refunded at once, without an absence.
 * @throws AppError not_found, too_early, too_late, meeting_cancelled, bad_transition
 */
export function reportAbsence(
  party: Party,
  id: string,
  details: string,
  now: number,
): Promise<void> {
  return transaction(async (tx) => {
    const meeting = await lockOwn(tx, party, id);
    if (await store.findAbsence(tx, id)) return;
    const why = reportRefusal(meeting, now);
    if (why) {
      const [key, message] = NOT_REPORTABLE[why];
      throw new AppError(key, message);
    }
    const reportedAt = new Date(now);
    await store.insertAbsence(tx, { meetingId: id, state: 'REPORTED', details, reportedAt });
    if (await isUnconnected(tx, meeting, now)) {
      requireMoved(await endReport(tx, id, 'unconnected', { only: 'REPORTED', now }));
      return;
    }
    const { clientId, lawyerId } = meeting;
    const about = { kind: 'ABSENCE', subject: { meetingId: id } } as const;
    const answerUntil = answerDeadline(now);
    await openCase(tx, { ...about, clientId, lawyerId, asked: null, answerUntil }, now);
    await notifyReported(tx, id, now);
  });
}

interface Answer {
  readonly contest: boolean;
  readonly details: string | undefined;
}

/**
 * Records the lawyer's response, once: a contested report waits for a decision, an admitted one is refunded at once.
 * @throws AppError not_found, too_late, meeting_cancelled, bad_transition
 */
export function answerAbsence(
  party: Party,
  id: string,
  { contest, details }: Answer,
  now: number,
): Promise<void> {
  return transaction(async (tx) => {
    const meeting = await lockOwn(tx, party, id);
    const absence = await store.findAbsence(tx, id);
    if (!absence) throw new AppError('bad_transition', 'Nothing was reported about this meeting.');
    if (absence.answeredAt) {
      if ((absence.state !== 'REFUNDED' || absence.decidedAt !== null) === contest) return;
      throw new AppError('bad_transition', 'You have answered this report already.');
    }
    if (meeting.status === 'CANCELLED')
      throw new AppError('meeting_cancelled', 'The meeting was cancelled.');
    if (now >= answerDeadline(absence.reportedAt.getTime()))
      throw new AppError('too_late', 'The time to answer this report has passed.');
    const set = { only: 'REPORTED', answer: details ?? null, answeredAt: new Date(now) } as const;
    if (!contest) {
      if (await endReport(tx, id, 'admitted', { ...set, now }))
        await endCase(tx, id, 'SETTLED', now);
      return;
    }
    if (!(await store.changeState(tx, id, 'CONTESTED', set))) return;
    await contestCase(tx, id, now);
    await notifyContested(tx, id);
  });
}

export async function queueUnanswered(now: number): Promise<void> {
  const until = new Date(now - ABSENCE_ANSWER_HOURS * HOUR_MS);
  const ids = await store.findUnanswered(database(), until, AT_ONCE);
  const jobs = ids.map((meetingId) => ({
    payload: { meetingId },
    key: `unanswered-absence:${meetingId}`,
  }));
  await queueJobs(database(), 'refund_unanswered', jobs);
}

/** Refunds a meeting whose lawyer did not answer the report in time. Idempotent. */
export function refundUnanswered(id: string, now: number): Promise<void> {
  return transaction(async (tx) => {
    const meeting = await records.findMeeting(tx, id);
    if (!meeting) return;
    await lock(tx, 'lawyer', meeting.lawyerId);
    const absence = await store.findAbsence(tx, id);
    if (!absence || now < answerDeadline(absence.reportedAt.getTime())) return;
    if (await endReport(tx, id, 'unanswered', { only: 'REPORTED', now }))
      await endCase(tx, id, 'DECIDED', now);
  });
}

/** Locks the lawyer and returns the party's own meeting, so that changes happen one after the other. */
async function lockOwn(tx: Transaction, party: Party, id: string): Promise<records.MeetingRow> {
  const { lawyerId } = await records.ownMeeting(tx, id, party);
  await lock(tx, 'lawyer', lawyerId);
  return records.ownMeeting(tx, id, party);
}

/** Exports reports of absences, for both parties, who both can read them on the site. */
export async function exportedAbsences(
  exec: Executor,
  userId: string,
): Promise<ExportSection | undefined> {
  const rows = await store.findAbsencesOf(exec, userId);
  if (rows.length === 0) return undefined;
  const data = rows.map((row) => ({
    meeting: row.meetingId,
    state: row.state,
    details: row.details,
    reported_at: row.reportedAt,
    answer: row.answer,
    answered_at: row.answeredAt,
    decision: row.decision,
    decided_at: row.decidedAt,
  }));
  return { name: 'meeting_absences', data };
}

/** Erases the text when either account is deleted; the report and its outcome stay with the books. */
export async function eraseAbsences(tx: Transaction, { id }: ErasedAccount): Promise<string[]> {
  await store.eraseWords(tx, id);
  return [];
}

/** Source of cases about absences, which refer to them by the ids of their meetings. */
export const absenceDisagreements: DisagreementSource = {
  kinds: ['ABSENCE'],
  lock: async (tx, id) => {
    const { lawyerId } = await reported(tx, id);
    await lock(tx, 'lawyer', lawyerId);
  },
  factsOf: factsOfAbsences,
  withoutCase: absencesWithoutCase,
  carryOut,
  changed: publishMeeting,
};

async function absencesWithoutCase(exec: Executor, limit: number): Promise<WithoutCase[]> {
  const rows = await store.findWithoutCase(exec, limit);
  return rows.map(({ meetingId, state, reportedAt, ...people }) => ({
    kind: 'ABSENCE',
    subject: { meetingId },
    ...people,
    reported: {
      at: reportedAt,
      answerUntil: new Date(answerDeadline(reportedAt.getTime())),
      contested: state === 'CONTESTED',
    },
  }));
}

async function reported(tx: Transaction, id: string): Promise<records.MeetingRow> {
  const meeting = await records.findMeeting(tx, id);
  if (!meeting) throw notFound();
  return meeting;
}

/** Returns subjects, statements and held money. Three statements, however many there are. */
async function factsOfAbsences(exec: Executor, ids: readonly string[]) {
  const absences = await store.listAbsences(exec, ids);
  const meetings = new Map((await records.findMeetings(exec, ids)).map((row) => [row.id, row]));
  const held = await heldMoney(exec, 'meeting', ids);
  return new Map<string, SubjectFacts>(
    absences.map((absence) => {
      const meeting = meetings.get(absence.meetingId);
      const money = held.get(absence.meetingId);
      const facts = {
        title: meeting?.subject ?? '',
        agreementId: null,
        meetingId: absence.meetingId,
        opening: absence.details,
        answer: absence.answeredAt && { text: absence.answer, at: absence.answeredAt },
        deliveries: [],
        held: money ? [money] : [],
      };
      return [absence.meetingId, facts];
    }),
  );
}

/**
 * Carries out a decision. A full refund cancels the meeting as one that the lawyer did not come to; otherwise it
 * stays as it is, and a part may be refunded.
 * @throws AppError bad_transition where nothing is pending any more
 */
async function carryOut(
  tx: Transaction,
  id: string,
  { refund, reason, settled }: Outcome,
  now: number,
): Promise<void> {
  const absence = await store.findAbsence(tx, id);
  const only = absence?.state;
  if (only !== 'REPORTED' && only !== 'CONTESTED')
    throw new AppError('bad_transition', 'No report of this meeting waits for a decision.');
  const held = (await heldMoney(tx, 'meeting', [id])).get(id)?.refundable ?? 0;
  const decided = { decision: reason, decidedAt: new Date(now) };
  const how = settled ? 'settled' : 'decided';
  if (refund === null || (held > 0 && refund >= held))
    return requireMoved(await endReport(tx, id, how, { only, ...decided, now }));
  requireMoved(
    await store.changeState(tx, id, 'REJECTED', { only, ...decided, closedAt: new Date(now) }),
  );
  const part = { amount: refund, reason: 'DISPUTE', cause: `absence:${id}` } as const;
  if (refund > 0) await refundPart(tx, { type: 'meeting', id }, part, now);
  await notifyRejected(tx, id, { refund, settled });
}

/**
 * Cancels a meeting to which the lawyer did not come, with a full refund. Returns the centavos refunded, null when it
 * was already cancelled. The caller holds the lawyer's lock.
 */
export async function cancelForAbsence(
  tx: Transaction,
  id: string,
  reason: string,
  now: number,
): Promise<number | null> {
  const owed = (await paymentsOf(tx, 'meeting', [id])).get(id)?.refundable ?? 0;
  const change = { cancelledBy: 'SYSTEM', cancelReason: reason } as const;
  const only = ['CONFIRMED', 'COMPLETED'] as const;
  if (!(await records.changeStatusOf(tx, id, 'CANCELLED', { only, ...change }))) return null;
  await records.raiseSequence(tx, id, new Date(now));
  if (owed > 0) await refundGivenUp(tx, { type: 'meeting', id }, now);
  return owed;
}

type Closing = Parameters<typeof store.changeState>[3] & { now: number };

/**
 * Ends a report in favour of the client: cancellation and refund in one transaction. True for the caller that ended
 * the report.
 */
async function endReport(
  tx: Transaction,
  id: string,
  how: EndNotification['how'],
  { now, ...set }: Closing,
): Promise<boolean> {
  const closed = { ...set, closedAt: new Date(now) };
  if (!(await store.changeState(tx, id, 'REFUNDED', closed))) return false;
  const meeting = await records.findMeeting(tx, id);
  const reason = how === 'unconnected' ? UNCONNECTED : missedReason(meeting?.type);
  const refund = await cancelForAbsence(tx, id, reason, now);
  // The lawyer may have cancelled it meanwhile, which refunded it.
  if (refund !== null) await notifyEnded(tx, id, { how, refund, now });
  return true;
}

const UNCONNECTED = 'You were both in the call, and it could not be connected.';

function missedReason(type: MeetingType | undefined): string {
  return type === 'VIDEO' ? 'The lawyer did not come.' : 'The lawyer did not call.';
}
