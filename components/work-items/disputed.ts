import type { WorkItem } from '@/lib/contract/work-items/work-items';

/** Whether an objection waits for its decision. */
export function isDisputed({ dispute }: Pick<WorkItem, 'dispute'>): boolean {
  return dispute !== null && dispute.decided_at === null;
}

/** What the client did, with who that is to the reader. */
export function disputedBy({ dispute }: Pick<WorkItem, 'dispute'>, client: string): string {
  return `${client} ${dispute?.kind === 'UNFINISHED' ? 'reported a problem' : 'objected'}.`;
}
