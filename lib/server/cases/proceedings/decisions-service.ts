import 'server-only';
import { notDecidableReason, REMIND_HOURS, reviewEnd } from '@/lib/domain/cases/case';
import { refundableOf } from '@/lib/domain/cases/split';
import { HOUR_MS } from '@/lib/domain/platform/time';
import { AppError } from '@/lib/server/platform/app-error';
import { record } from '@/lib/server/platform/audit/service';
import { requireMoved } from '@/lib/server/platform/db/errors';
import { database, type Transaction, transaction } from '@/lib/server/platform/db/pool';
import { queueJobs } from '@/lib/server/platform/queue/queue';
import { askToDecide, notifyParties, remindOf } from './notifications-service';
import { type FullCase, factsOf } from './serialize';
import { caseById, change, dueFrom, moveMoney, requireHeld } from './service';
import * as store from './store';

/** Maximum number of cases per minute; the rest is left for the next. */
const AT_ONCE = 500;

export interface Decision {
  /** Centavos to refund to the client; null for all that is held. */
  readonly refund: number | null;
  readonly reason: string;
}

const UNDECIDABLE = {
  early: ['too_early', 'The time to answer still runs.'],
  state: ['bad_transition', 'Nothing about this case waits for a decision.'],
  same: ['bad_transition', 'Another administrator than the one who decided looks at it again.'],
} as const;

/**
 * Records a decision. Money moves after the days for requesting a review, or at once after a second decision.
 * @throws AppError not_found; too_early, bad_transition; invalid_input for more than is held
 */
export function decide(adminId: string, id: string, given: Decision, now: number): Promise<void> {
  return change(id, undefined, async (tx, full) => {
    const facts = factsOf(full);
    const why = notDecidableReason(facts, adminId, now);
    if (why) {
      const [key, message] = UNDECIDABLE[why];
      throw new AppError(key, message);
    }
    requireHeld(full, given.refund ?? 0);
    await store.endOffers(tx, { caseId: id });
    const round = facts.decisions.length + 1;
    const decidedAt = new Date(now);
    await store.insertDecision(tx, { caseId: id, adminId, round, ...given, decidedAt });
    const movesAt = new Date(round === 1 ? reviewEnd(now) : now);
    requireMoved(await store.changeState(tx, id, 'DECIDED', { movesAt }));
    await audit(tx, full, given, { adminId, now });
    if (round === 1)
      await notifyParties(tx, full, { type: 'decided', refund: given.refund, movesAt }, now);
    else await carryOut(tx, full, given, now);
  });
}

async function audit(
  tx: Transaction,
  full: FullCase,
  { refund }: Decision,
  { adminId, now }: { adminId: string; now: number },
): Promise<void> {
  const { view, subject } = full;
  const absence = view.case.kind === 'ABSENCE';
  const detail = `${refund ?? refundableOf(full.subject.held)} centavos back`;
  await record(
    tx,
    absence ? 'absence_decided' : 'dispute_decided',
    { role: 'admin', userId: adminId },
    { subject: subject.agreementId ?? subject.meetingId ?? view.case.id, detail, now },
  );
}

/** Records in the audit log that an administrator has read a case, or a file of it. */
export function recordLook(adminId: string, id: string, now: number): Promise<void> {
  return record(
    database(),
    'case_viewed',
    { role: 'admin', userId: adminId },
    { subject: id, now },
  );
}

/** Each minute: queues cases whose lawyer did not answer in time, offers that end, and decided money to move. */
export async function queueDue(now: number): Promise<void> {
  await store.endOffers(database(), { until: new Date(now) });
  const at = new Date(now);
  const due = [
    ...(await store.findUnanswered(database(), at, AT_ONCE)),
    ...(await store.findDue(database(), at, AT_ONCE)),
  ];
  const jobs = due.map((caseId) => ({ payload: { caseId }, key: `advance-case:${caseId}` }));
  await queueJobs(database(), 'advance_case', jobs);
}

/** Performs what is due in a case. Idempotent. */
export function advance(id: string, now: number): Promise<void> {
  return change(id, undefined, async (tx, full) => {
    const row = full.view.case;
    if (row.state === 'OPEN' && row.kind !== 'ABSENCE' && row.answerUntil.getTime() <= now) {
      const decideBy = dueFrom(now);
      requireMoved(await store.changeState(tx, id, 'ANSWERED', { decideBy }));
      await askToDecide(tx, full, decideBy, 'unanswered');
    }
    const decision = full.parts.decisions.at(-1);
    if (row.state !== 'DECIDED' || row.closedAt || !row.movesAt || !decision) return;
    if (row.movesAt.getTime() > now) return;
    await carryOut(tx, full, { refund: decision.refund, reason: decision.reason ?? '' }, now);
  });
}

async function carryOut(tx: Transaction, full: FullCase, given: Decision, now: number) {
  if (!(await store.closeDecided(tx, full.view.case.id, new Date(now)))) return;
  // What has gone back meanwhile, for another reason, goes back once.
  const refund =
    given.refund === null ? null : Math.min(given.refund, refundableOf(full.subject.held));
  await moveMoney(tx, full, { refund, reason: given.reason, settled: false }, now);
}

/** Each day: sends one reminder for each deadline, in its last hours. */
export async function remind(now: number): Promise<void> {
  // A day and a half: between two daily runs no end is missed.
  const until = new Date(now + REMIND_HOURS * 1.5 * HOUR_MS);
  for (const id of await store.findEnding(database(), new Date(now), until, AT_ONCE))
    await transaction(async (tx) => {
      const full = await caseById(tx, id);
      await remindOf(tx, full, factsOf(full), { now, until: until.getTime() });
    });
}
