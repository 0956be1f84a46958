import type { BadgeTone } from '@/components/ui/feedback/badge';
import type { ReceivedPayment } from '@/lib/contract/payments/received-payments';
import type { ReceivedStatus } from '@/lib/domain/payments/received';
import { DISPUTES } from '@/lib/domain/payments/whereabouts';
import {
  dayKeyStart,
  formatDate,
  formatDay,
  formatDayTime,
} from '@/lib/domain/platform/clock-labels';
import { formatPeso } from '@/lib/domain/platform/money';
import { WAITING_COPY } from '../payouts/payout-text';

interface Label {
  readonly tone: BadgeTone;
  readonly text: string;
}

/** Returns the state of a payment; while all or part of it is the lawyer's, its location. */
export function labelOf({ status, where }: ReceivedPayment): Label {
  if (status !== 'PAID') return RECEIVED_LABELS[status];
  const { state, why, payouts } = where;
  if (state === 'held' && why === 'decided') return { tone: 'now', text: 'Decided' };
  if (isDisputed(where)) return { tone: 'waiting', text: 'Disputed' };
  if (state === 'held') return { tone: 'neutral', text: 'Held' };
  if (state === 'balance') return { tone: 'good', text: 'Released' };
  return payouts.every((payout) => payout.status === 'PAID')
    ? { tone: 'good', text: 'Paid out' }
    : { tone: 'now', text: 'On its way' };
}

/** Whether money is held until a decision. */
export function isDisputed({ state, why }: ReceivedPayment['where']): boolean {
  return state === 'held' && why !== null && DISPUTES.includes(why);
}

const RECEIVED_LABELS: Readonly<Record<Exclude<ReceivedStatus, 'PAID'>, Label>> = {
  PARTLY_REFUNDED: { tone: 'neutral', text: 'Partly refunded' },
  REFUND_PENDING: { tone: 'waiting', text: 'Refund under way' },
  REFUNDED: { tone: 'neutral', text: 'Refunded' },
};

/** Returns where a payment is, and the next step with its day; null if nothing of it is the lawyer's. */
export function whereText({
  state,
  why,
  until,
  kept,
  payday,
  payouts,
}: ReceivedPayment['where']): string | null {
  const next = payday && `paid out ${formatDate(dayKeyStart(payday))}`;
  if (state === 'back') return null;
  if (state === 'held') {
    if (!why) return null;
    if (!until) return `${WAITING_COPY[why]}.`;
    if (why === 'decided') return decidedText(Date.parse(until), kept ?? 0, next);
    const held = why === 'objections' ? 'Your client may object until' : 'Held until';
    return `${held} ${formatDayTime(Date.parse(until))}${next ? `, then ${next}` : ''}.`;
  }
  const taken = payouts.map(({ created_at, paid_at }) =>
    paid_at
      ? `paid out ${formatDay(Date.parse(paid_at))}`
      : `in the payout of ${formatDay(Date.parse(created_at))}`,
  );
  const rest = state === 'balance' ? [next ?? 'in your balance'] : [];
  const text = [...taken, ...rest].join(', the rest ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

/** Returns what a decision leaves to the lawyer, and when. */
function decidedText(until: number, kept: number, next: string | null): string {
  const day = formatDate(until);
  if (kept === 0) return `Decided: all of it goes back on ${day}.`;
  return `Decided: ${formatPeso(kept)} on ${day}${next ? `, ${next}` : ''}.`;
}
