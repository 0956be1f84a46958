import type { Transitions } from '@/lib/domain/platform/transitions';

/**
 * States of a refund. FAILED: the gateway refused, and an administrator retries it or pays by hand · MANUAL: the
 * gateway can't, so the client names an account and an administrator pays it by hand.
 */
export const REFUND_STATUSES = ['PENDING', 'SUCCEEDED', 'FAILED', 'MANUAL'] as const;
export type RefundStatus = (typeof REFUND_STATUSES)[number];

export const REFUND_TRANSITIONS: Transitions<RefundStatus> = {
  PENDING: ['SUCCEEDED', 'FAILED', 'MANUAL'],
  FAILED: ['PENDING', 'SUCCEEDED', 'MANUAL'],
  MANUAL: ['SUCCEEDED'],
  SUCCEEDED: [],
};

/**
 * Reasons of refunds. LATE: the purpose no longer exists · DUPLICATE: it was already paid · OTHER_AMOUNT: not the
 * requested amount · CANCELLED: the purpose was cancelled · DISPUTE: decided after the client objected.
 */
export const REFUND_REASONS = [
  'LATE',
  'DUPLICATE',
  'OTHER_AMOUNT',
  'CANCELLED',
  'DISPUTE',
] as const;
export type RefundReason = (typeof REFUND_REASONS)[number];

/** Banking days within which a refund is paid by hand once its account is known. */
export const BY_HAND_BANKING_DAYS = 3;

/** Days after the request for an account at which clients without an answer are reminded. */
export const ACCOUNT_REMINDER_DAYS = [3, 10] as const;

export interface Parts {
  readonly price: number;
  readonly platformFee: number;
}

interface Received {
  readonly total: number;
  readonly price: number;
  readonly platformFee: number;
  /** Centavos; null before money arrives. */
  readonly received: number | null;
}

/** Returns the parts of the received money; an amount other than agreed belongs to the client alone. */
export function partsReceived({ total, price, platformFee, received }: Received): Parts {
  return received === total ? { price, platformFee } : { price: received ?? 0, platformFee: 0 };
}

/**
 * Returns the parts of a refund of `amount` after `before` centavos were already refunded: the lawyer's fee first,
 * the platform's line last. However a payment is divided into refunds, together they are its parts exactly.
 * @throws RangeError when more would go back than arrived
 */
export function partsOfRefund(paid: Parts, before: number, amount: number): Parts {
  const whole = paid.price + paid.platformFee;
  if (!(Number.isSafeInteger(amount) && amount > 0 && before >= 0 && before + amount <= whole)) {
    throw new RangeError(`${amount} after ${before} is no refund of ${whole}`);
  }
  const price = Math.min(amount, Math.max(0, paid.price - before));
  return { price, platformFee: amount - price };
}
