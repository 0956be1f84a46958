import 'server-only';
import { isOver, type Party } from '@/lib/domain/meetings/meeting';
import { notObjectableReason, problemNotReportableReason } from '@/lib/domain/work-items/objection';
import { AppError } from '@/lib/server/platform/app-error';
import { type Transaction, transaction } from '@/lib/server/platform/db/pool';
import { finishAll, listMilestones } from '../payments/milestones-service';
import { isBuying } from '../payments/purchases-service';
import {
  disputedParts,
  hasOpenDispute,
  heldParts,
  releaseParts,
} from '../payments/releases-service';
import { lockedOwn } from '../records/locks';
import { notifyParties } from '../records/notifications-service';
import { includedMeetingsOf, listDeliveries } from '../records/parts-service';
import { isUnfinished, openChanges, problemFacts, requireAllowed } from '../records/policy';
import * as records from '../records/service';
import { openDispute } from './disputes-service';

/** Marks all of the work as done by the lawyer; the client confirms or objects. */
export function complete(party: Party, id: string, now: number): Promise<void> {
  return transaction(async (tx) => {
    const rows = await lockedOwn(tx, party, id);
    requireAllowed('complete', party.side, rows);
    await requireDone(tx, id, now);
    const completedAt = new Date(now);
    const change = { completedAt, updatedAt: completedAt };
    if (!(await records.changeStatusOf(tx, id, 'COMPLETED', change)))
      throw refused('This agreement can no longer be completed.');
    await finishAll(tx, id, completedAt);
    await notifyParties(tx, rows, { type: 'completed' }, now);
  });
}

async function requireDone(tx: Transaction, id: string, now: number): Promise<void> {
  const milestones = await listMilestones(tx, id);
  if (milestones.some(({ status }) => status !== 'PAID' && status !== 'WAIVED'))
    throw refused('Not every milestone is paid or waived.');
  if (openChanges(milestones, await listDeliveries(tx, id)).length > 0)
    throw refused('Please deliver the changes that the client asked for first.');
  if (await isBuying(tx, id)) throw refused('The client is paying for a service right now.');
  if (await hasOpenDispute(tx, id)) throw refused(DISPUTED);
  const meetings = await includedMeetingsOf(tx, id);
  const ahead = meetings.some(
    ({ meeting }) => meeting?.status === 'CONFIRMED' && !isOver(meeting.endsAt.getTime(), now),
  );
  if (ahead) throw refused('A meeting of this agreement is still ahead.');
}

/** Confirms completed work for the client: all of its money is released to the lawyer. */
export function confirm(party: Party, id: string, now: number): Promise<void> {
  return transaction(async (tx) => {
    const rows = await lockedOwn(tx, party, id);
    requireAllowed('confirm', party.side, rows);
    if (rows.item.clientConfirmedAt) throw refused('You have confirmed this agreement already.');
    if (await hasOpenDispute(tx, id)) throw refused(DISPUTED);
    await records.updateItem(tx, id, { clientConfirmedAt: new Date(now) });
    await releaseParts(tx, await heldParts(tx, rows.item, new Date(now)), now);
    await notifyParties(tx, rows, { type: 'confirmed' }, now);
  });
}

export const DISPUTED = 'There is an open case: it is settled or decided first.';

const NOT_OBJECTABLE = {
  disputed: ['bad_transition', 'You have objected already: a person at Sangguni decides.'],
  confirmed: ['bad_transition', 'You have confirmed this agreement.'],
  late: ['too_late', 'The time to object has passed.'],
  nothing_held: ['bad_transition', 'We hold no money for finished work of this agreement.'],
} as const;

interface Claim {
  readonly reason: string;
  /** Centavos asked back; null for all that is held. */
  readonly asked: number | null;
}

/** Objects to finished work for the client: its money is held until a settlement or a decision. */
export function object(party: Party, id: string, claim: Claim, now: number): Promise<void> {
  return transaction(async (tx) => {
    const rows = await lockedOwn(tx, party, id);
    requireAllowed('object', party.side, rows);
    const why = await notObjectableReasonOf(tx, rows, now);
    if (why) {
      const [key, message] = NOT_OBJECTABLE[why];
      throw new AppError(key, message);
    }
    await openDispute(tx, rows, { kind: 'OBJECTION', ...claim }, now);
  });
}

/** Returns why the client can't object to the finished work of a locked agreement, or null. */
export async function notObjectableReasonOf(
  tx: Transaction,
  { item }: records.WorkItemRows,
  now: number,
): Promise<ReturnType<typeof notObjectableReason>> {
  const held = await heldParts(tx, item, new Date(now));
  const finished = held.milestones.flatMap(({ finishedAt }) => finishedAt?.getTime() ?? []);
  const completedAt = item.completedAt?.getTime() ?? null;
  const bought = completedAt === null ? [] : held.purchases.map(() => completedAt);
  const facts = {
    status: item.status,
    objectionDays: item.objectionDays,
    completedAt,
    confirmed: item.clientConfirmedAt !== null,
    disputed: await hasOpenDispute(tx, item.id),
    heldSince: [...finished, ...bought],
  };
  return notObjectableReason(facts, now);
}

const NO_PROBLEM = {
  disputed: ['bad_transition', NOT_OBJECTABLE.disputed[1]],
  nothing_held: ['bad_transition', 'We hold no money for unfinished work of this agreement.'],
  early: [
    'too_early',
    'You can report this once the due date has passed, or after 30 days without news.',
  ],
} as const;

/** Reports for the client that paid work isn't finished: all that is held stays so until a settlement or a decision. */
export function reportUnfinished(
  party: Party,
  id: string,
  claim: Claim,
  now: number,
): Promise<void> {
  return transaction(async (tx) => {
    const rows = await lockedOwn(tx, party, id);
    const { item } = rows;
    requireAllowed('report_problem', party.side, rows);
    const kind = 'UNFINISHED';
    const held = await disputedParts(tx, item, { kind, createdAt: new Date(now) });
    const facts = {
      ...problemFacts(item, openChanges(held.milestones, await listDeliveries(tx, id))),
      disputed: await hasOpenDispute(tx, id),
      unfinishedHeld: isUnfinished(held.milestones, held.purchases.length > 0),
    };
    const why = problemNotReportableReason(facts, now);
    if (why) {
      const [key, message] = NO_PROBLEM[why];
      throw new AppError(key, message);
    }
    await openDispute(tx, rows, { kind, ...claim }, now);
  });
}

function refused(message: string): AppError {
  return new AppError('bad_transition', message);
}
