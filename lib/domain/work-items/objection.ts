import { DAY_MS, manilaDayStart, parseDayKey } from '@/lib/domain/platform/time';
import { CHANGES_DAYS, CHANGES_MAX, objectionEnd, type WorkItemStatus } from './work-item';

/**
 * Kinds of disputes that a client can raise. OBJECTION: finished work isn't as agreed · UNFINISHED: work that was
 * paid for isn't finished.
 */
export const DISPUTE_KINDS = ['OBJECTION', 'UNFINISHED'] as const;
export type DisputeKind = (typeof DISPUTE_KINDS)[number];

/** Facts that decide whether a client may object; instants in epoch ms. */
export interface ObjectionFacts {
  readonly status: WorkItemStatus;
  readonly objectionDays: number;
  readonly completedAt: number | null;
  readonly confirmed: boolean;
  readonly disputed: boolean;
  readonly heldSince: readonly number[];
}

/**
 * Returns why a client can't object to finished work, or null. A completed agreement can be objected to within its
 * days, before completion a milestone; always only while its money is held. Source: docs/contract/work-items.md.
 */
export function notObjectableReason(
  { status, objectionDays, completedAt, confirmed, disputed, heldSince }: ObjectionFacts,
  now: number,
): 'disputed' | 'confirmed' | 'late' | 'nothing_held' | null {
  if (disputed) return 'disputed';
  if (confirmed) return 'confirmed';
  const since = status === 'COMPLETED' && completedAt !== null ? [completedAt] : heldSince;
  if (since.length > 0 && since.every((at) => now >= objectionEnd(at, objectionDays)))
    return 'late';
  return heldSince.length === 0 ? 'nothing_held' : null;
}

/** Days without changes after which unfinished work without a due date can be reported. */
export const SILENT_DAYS = 30;

/** Facts that decide whether a client may report that paid work isn't finished; instants in epoch ms. */
export interface ProblemFacts {
  /** `YYYY-MM-DD` in Manila. */
  readonly dueDate: string | null;
  readonly lastChange: number;
  /** When changes were last asked for that are not delivered yet. */
  readonly changesAsked: number | null;
  readonly disputed: boolean;
  readonly unfinishedHeld: boolean;
}

/**
 * Returns when unfinished work can first be reported, epoch ms: the day after its due date, or 30 days after the last
 * change of an agreement without one; never before the lawyer had time for changes that were asked for.
 */
function problemStart({
  dueDate,
  lastChange,
  changesAsked,
}: Pick<ProblemFacts, 'dueDate' | 'lastChange' | 'changesAsked'>) {
  const due = dueDate === null ? null : parseDayKey(dueDate);
  const usual = due === null ? lastChange + SILENT_DAYS * DAY_MS : manilaDayStart(due + 1);
  return changesAsked === null ? usual : Math.max(usual, changesAsked + CHANGES_DAYS * DAY_MS);
}

/**
 * Returns why a client can't report unfinished work now, or null. Source: docs/contract/work-items.md, Completion and
 * objections.
 */
export function problemNotReportableReason(
  { disputed, unfinishedHeld, ...facts }: ProblemFacts,
  now: number,
): 'disputed' | 'nothing_held' | 'early' | null {
  if (disputed) return 'disputed';
  if (!unfinishedHeld) return 'nothing_held';
  return now < problemStart(facts) ? 'early' : null;
}

/** Facts that decide whether a client may ask for changes of a delivered part; instants in epoch ms. */
export interface ChangesFacts {
  readonly finishedAt: number | null;
  readonly released: boolean;
  readonly objectionDays: number;
  readonly disputed: boolean;
  readonly confirmed: boolean;
  /** How often changes of this part were asked for. */
  readonly asked: number;
}

/**
 * Returns why a client can't ask for changes of a part, or null: it is delivered, its money is held, its days for an
 * objection run, and changes were asked for less than twice. Source: docs/contract/work-items.md, Milestones.
 */
export function notChangeableReason(
  { finishedAt, released, objectionDays, disputed, confirmed, asked }: ChangesFacts,
  now: number,
): 'disputed' | 'not_delivered' | 'confirmed' | 'late' | 'used_up' | null {
  if (disputed) return 'disputed';
  if (finishedAt === null) return 'not_delivered';
  if (released || confirmed) return 'confirmed';
  if (now >= objectionEnd(finishedAt, objectionDays)) return 'late';
  return asked >= CHANGES_MAX ? 'used_up' : null;
}
