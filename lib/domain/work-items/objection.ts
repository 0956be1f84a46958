import { objectionEnd, type WorkItemStatus } from './work-item';

/** What decides whether a client may object; instants are epoch ms. */
export interface ObjectionFacts {
  readonly status: WorkItemStatus;
  readonly completedAt: number | null;
  /** The client confirmed the whole. */
  readonly confirmed: boolean;
  /** An objection waits for its decision. */
  readonly disputed: boolean;
  /** Of each part whose money is held: when its work was finished. */
  readonly heldSince: readonly number[];
}

/**
 * Why a client can't object to finished work, or null. To an agreement that is completed within its days, to a milestone
 * before that; always only while its money is held. Source: contract.md, Work items.
 */
export function whyNotObjectable(
  { status, completedAt, confirmed, disputed, heldSince }: ObjectionFacts,
  now: number,
): 'disputed' | 'confirmed' | 'late' | 'nothing_held' | null {
  if (disputed) return 'disputed';
  if (confirmed) return 'confirmed';
  const since = status === 'COMPLETED' && completedAt !== null ? [completedAt] : heldSince;
  if (since.length > 0 && since.every((at) => now >= objectionEnd(at))) return 'late';
  return heldSince.length === 0 ? 'nothing_held' : null;
}
