import type { WorkItem } from '@/lib/contract/work-items/work-items';

/** Sums of an agreement, centavos, without the platform fee. */
interface WorkItemMoney {
  /** Received for milestones and services. */
  readonly paid: number;
  /** Part of it that was refunded or is being refunded. */
  readonly refunded: number;
  /** Part of it that belongs to the lawyer. */
  readonly released: number;
  /** The rest of it, held by the platform. */
  readonly held: number;
}

/** Computes the paid sums and their state. Services are released with the completed agreement. */
export function moneyOf(
  item: Pick<WorkItem, 'status' | 'milestones' | 'additional_services' | 'dispute'>,
): WorkItemMoney {
  const parts = item.milestones.filter(({ status }) => status === 'PAID');
  const services = item.additional_services.filter(({ status }) => status === 'PURCHASED');
  const bought = sum(services.map(({ price }) => price));
  const paid = sum(parts.map(({ amount }) => amount)) + bought;
  const refunded = Math.max(
    sum(parts.map((part) => part.refunded)),
    item.dispute?.decided_at ? item.dispute.refunded : 0,
  );
  const free = parts.filter(({ released_at }) => released_at !== null);
  const allFree = parts.length > 0 && free.length === parts.length;
  const released =
    allFree && item.status === 'COMPLETED'
      ? paid - refunded
      : // A refund includes the platform fee.
        sum(free.map((part) => Math.max(0, part.amount - part.refunded)));
  return { paid, refunded, released, held: Math.max(0, paid - refunded - released) };
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
