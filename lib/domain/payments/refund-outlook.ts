import { HOUR_MS } from '../platform/time';

/** Hours before the earliest start until which a client's cancellation is refunded in full. */
export const REFUND_HOURS = 24;

/** Returns the last instant (epoch ms) at which a cancellation gives the client a full refund. */
export function refundDeadline(earliestStart: number): number {
  return earliestStart - REFUND_HOURS * HOUR_MS;
}

/**
 * Whether a meeting was moved later by its client: the deadline (epoch ms) is that of an earlier start, and stays.
 * @param start of the meeting now, epoch ms
 */
export function isOfEarlierStart(deadline: number, start: number): boolean {
  return deadline < refundDeadline(start);
}

/** Refund on cancellation of a booking made now: full until an instant (epoch ms), or none from the beginning. */
export type RefundOutlook =
  | { readonly kind: 'until'; readonly deadline: number }
  | { readonly kind: 'none'; readonly startsIn: number };

/**
 * Returns the refund outlook of an unpaid meeting that was never moved.
 * @param start epoch ms
 * @param now epoch ms
 */
export function refundOutlook(start: number, now: number): RefundOutlook {
  const deadline = refundDeadline(start);
  return now <= deadline ? { kind: 'until', deadline } : { kind: 'none', startsIn: start - now };
}
