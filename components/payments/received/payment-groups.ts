import type { ReceivedPayment } from '@/lib/contract/payments/received-payments';
import { isToInvoice } from '@/lib/domain/payments/invoice';
import { dayKeyStart, formatDate, formatDay } from '@/lib/domain/platform/clock-labels';
import { isDisputed } from './payment-labels';

export const PAYMENT_FILTERS = ['coming', 'disputed', 'paid_out', 'back', 'to_invoice'] as const;
export type PaymentFilter = (typeof PAYMENT_FILTERS)[number];

/** Whether a payment is of the kind that a filter leaves. */
export function fits(payment: ReceivedPayment, filter: PaymentFilter): boolean {
  const { state } = payment.where;
  switch (filter) {
    case 'coming':
      return (state === 'held' || state === 'balance') && !isDisputed(payment.where);
    case 'disputed':
      return isDisputed(payment.where);
    case 'paid_out':
      return state === 'payout';
    case 'back':
      return payment.refunded > 0;
    case 'to_invoice':
      return payment.invoice_number === null && isToInvoice(payment);
  }
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
  const groups = new Map<string, Place & { payments: ReceivedPayment[] }>();
  for (const payment of payments) {
    const place = placeOf(payment);
    const group = groups.get(place.title);
    if (group) group.payments.push(payment);
    else groups.set(place.title, { ...place, payments: [payment] });
  }
  return [...groups.values()]
    .toSorted((a, b) => a.rank - b.rank || a.at - b.at)
    .map(({ title, payments: ofGroup }) => ({
      title,
      sum: ofGroup.reduce((sum, { net }) => sum + net, 0),
      payments: ofGroup,
    }));
}

interface Place {
  readonly title: string;
  /** Order of the groups, and of those of one rank. */
  readonly rank: number;
  readonly at: number;
}

function placeOf(payment: ReceivedPayment): Place {
  const { state, payday, payouts } = payment.where;
  const place = (rank: number, title: string, at = 0) => ({ rank, title, at });
  if (state === 'payout') {
    const arrived = payouts.flatMap(({ paid_at }) => (paid_at ? Date.parse(paid_at) : []));
    if (arrived.length === 0 || arrived.length < payouts.length)
      return place(0, 'On the way to your bank');
    const latest = Math.max(...arrived);
    return place(5, `Paid out ${formatDay(latest)}`, -latest);
  }
  if (state === 'back') return place(6, 'Went back to clients');
  if (isDisputed(payment.where)) return place(4, 'In dispute');
  if (payday) {
    const day = dayKeyStart(payday);
    return place(1, `Paid out ${formatDate(day)}`, day);
  }
  return state === 'balance' ? place(2, 'In your balance') : place(3, 'Held, no payday yet');
}
