import type { WorkItem } from '@/lib/contract/work-items/work-items';

/** Whether an objection waits for its decision. */
export function isDisputed({ dispute }: Pick<WorkItem, 'dispute'>): boolean {
  return dispute !== null && dispute.decided_at === null;
}
