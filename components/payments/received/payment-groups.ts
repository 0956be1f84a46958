import type { ReceivedPayment } from '@/lib/contract/payments/received-payments';
import { DISPUTES } from '@/lib/domain/payments/whereabouts';
import { dayKey, dayKeyStart, formatDate, formatDay } from '@/lib/domain/platform/clock-labels';

export const PAYMENT_FILTERS = ['coming', 'disputed', 'paid_out', 'back', 'to_invoice'] as const;
export type PaymentFilter = (typeof PAYMENT_FILTERS)[number];

/** Whether a payment is of the kind that a filter leaves. */
export function fits(payment: ReceivedPayment, filter: PaymentFilter): boolean {
  const { state } = payment.where;
  switch (filter) {
    case 'coming':
      return (state === 'held' || state === 'balance') && !isDisputed(payment);
    case 'disputed':
      return isDisputed(payment);
    case 'paid_out':
      return state === 'payout';
    case 'back':
      return payment.refunded > 0;
    case 'to_invoice':
      return payment.invoice_number === null && payment.net > 0;
  }
}

function isDisputed({ where: { state, why } }: ReceivedPayment): boolean {
  return state === 'held' && why !== null && DISPUTES.includes(why);
}

/** Whether all words are in the client's name, the title or the reference of a payment. */
export function holdsWords({ client, about, reference }: ReceivedPayment, q: string): boolean {
  const text = `${client.display_name} ${about.title} ${reference}`.toLowerCase();
  return q
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

export interface PaymentGroup {
  readonly key: string;
  readonly title: string;
  /** Centavos of the lawyer's fees. */
  readonly sum: number;
  readonly payments: readonly ReceivedPayment[];
}

/**
 * Groups payments by when they are paid out: on their way, the coming paydays, what has no day yet, disputes, then past
 * payouts, the latest first, and what went back to clients.
 */
export function groupsOf(payments: readonly ReceivedPayment[]): PaymentGroup[] {
  const groups = new Map<string, { title: string; payments: ReceivedPayment[] }>();
  for (const payment of payments) {
    const { order, title } = placeOf(payment);
    const group = groups.get(order);
    if (group) group.payments.push(payment);
    else groups.set(order, { title, payments: [payment] });
  }
  return [...groups]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, group]) => ({
      key,
      ...group,
      sum: group.payments.reduce((sum, { net }) => sum + net, 0),
    }));
}

interface Place {
  /** Texts that sort as the groups stand. */
  readonly order: string;
  readonly title: string;
}

function placeOf(payment: ReceivedPayment): Place {
  const { state, payday, payouts } = payment.where;
  if (state === 'back') return { order: '6', title: 'Went back to clients' };
  if (state === 'payout') {
    const latest = payouts
      .map(({ paid_at }) => paid_at)
      .toSorted()
      .at(-1);
    if (!latest || payouts.some(({ paid_at }) => paid_at === null))
      return { order: '0', title: 'On the way to your bank' };
    const day = dayKey(Date.parse(latest));
    return { order: `5 ${daysBack(day)}`, title: `Paid out ${formatDay(dayKeyStart(day))}` };
  }
  if (isDisputed(payment)) return { order: '4', title: 'In dispute' };
  if (payday) return { order: `1 ${payday}`, title: `Paid out ${formatDate(dayKeyStart(payday))}` };
  return state === 'balance'
    ? { order: '2', title: 'In your balance' }
    : { order: '3', title: 'No day yet' };
}

/** Writes a day so that later ones sort first. */
function daysBack(day: string): string {
  return String(10_000_000_000_000 - dayKeyStart(day));
}
