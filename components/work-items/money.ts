import type { WorkItem } from '@/lib/contract/work-items/work-items';

/** Sums of an agreement, centavos, without the platform fee. */
interface WorkItemMoney {
  /** What arrived for milestones and services. */
  readonly paid: number;
  /** Of that, what was given back or is on its way. */
  readonly refunded: number;
  /** Of that, what is the lawyer's. */
  readonly released: number;
  /** The rest of it: what the platform holds. */
  readonly held: number;
}

/** What was paid, and where it is. Services are released with the completed agreement. */
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
      : sum(free.map((part) => part.amount - part.refunded));
  return { paid, refunded, released, held: Math.max(0, paid - refunded - released) };
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
