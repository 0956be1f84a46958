import type { WorkItem } from '@/lib/contract/work-items/work-items';

export function isDisputed({ dispute }: Pick<WorkItem, 'dispute'>): boolean {
  return dispute !== null && dispute.decided_at === null;
}

/** Describes the client's action, from the reader's view. */
export function disputedBy({ dispute }: Pick<WorkItem, 'dispute'>, client: string): string {
  return `${client} ${dispute?.kind === 'UNFINISHED' ? 'reported a problem' : 'objected'}.`;
}

/** Whether the time to object to finished work has passed; `now` in epoch milliseconds. */
export function isObjectionOver(
  { objection_until: until }: Pick<WorkItem, 'objection_until'>,
  now: number,
): boolean {
  return until !== null && now >= Date.parse(until);
}
