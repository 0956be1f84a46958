import { HOUR_MS } from '../platform/time';

/** Hours before the earliest start until which a client's cancellation is refunded in full. */
export const REFUND_HOURS = 24;

/** Last instant (epoch ms) at which cancelling gives the client the full price back. */
export function refundDeadline(earliestStart: number): number {
  return earliestStart - REFUND_HOURS * HOUR_MS;
}

/** What a client who books now gets back by cancelling: everything until a moment (epoch ms), or nothing from the beginning. */
export type RefundOutlook =
  | { readonly kind: 'until'; readonly deadline: number }
  | { readonly kind: 'none'; readonly startsIn: number };

/**
 * The refund of a meeting that nobody has moved, before it is paid.
 *
 * @param start epoch ms
 * @param now epoch ms
 */
export function refundOutlook(start: number, now: number): RefundOutlook {
  const deadline = refundDeadline(start);
  return now <= deadline ? { kind: 'until', deadline } : { kind: 'none', startsIn: start - now };
}
