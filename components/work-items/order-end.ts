import type { WorkItemRow } from '@/lib/contract/work-items/work-items';

type Order = Pick<NonNullable<WorkItemRow['order']>, 'received_at'>;

/** Returns in a word or two how an order of written work ended without a delivery. */
export function orderEnd(
  by: NonNullable<WorkItemRow['rejected_by']>,
  { received_at: received }: Order,
): string {
  if (by === 'LAWYER') return 'Declined';
  if (by === 'CLIENT') return 'Cancelled';
  return received ? 'Not answered' : 'Not paid';
}
