import type { WorkItem, WorkItemRow } from '@/lib/contract/work-items/work-items';
import { formatDay } from '@/lib/domain/platform/clock-labels';

export function isDisputed({ dispute }: Pick<WorkItem, 'dispute'>): boolean {
  return dispute !== null && dispute.decided_at === null;
}

/** Describes the client's action, from the reader's view. */
export function disputedBy({ dispute }: Pick<WorkItem, 'dispute'>, client: string): string {
  return `${client} ${dispute?.kind === 'UNFINISHED' ? 'reported a problem' : 'objected'}.`;
}

type Moving = Pick<WorkItemRow, 'money_moves_at'>;

/** Says who decides about an open objection, or when the money of a decided one moves. */
export function howItGoesOn({ money_moves_at: moves }: Moving): string {
  return moves === null
    ? 'A person at Sangguni will decide.'
    : `It is decided: the money moves on ${formatDay(Date.parse(moves))}, unless a review is asked for.`;
}

/** Says why an objection holds the money; null where none does. */
export function heldBecause(item: Pick<WorkItem, 'dispute'> & Moving): string | null {
  if (!isDisputed(item)) return null;
  return item.money_moves_at === null ? 'Held until the objection is decided.' : howItGoesOn(item);
}

/** Titles an agreement with an objection whose money has not moved. */
export function disputeTitle({ money_moves_at }: Moving): string {
  return money_moves_at === null ? 'Waits for the case' : 'Decided';
}

/** Whether the time to object to finished work has passed; `now` in epoch milliseconds. */
export function isObjectionOver(
  { objection_until: until }: Pick<WorkItem, 'objection_until'>,
  now: number,
): boolean {
  return until !== null && now >= Date.parse(until);
}
