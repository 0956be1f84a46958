import type { Transitions } from '@/lib/domain/platform/transitions';

/**
 * States of a refund. FAILED: the gateway refused, and an administrator has it asked again or pays by hand · MANUAL: the
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
 * Why money goes back. LATE: what it was for is gone · DUPLICATE: it was paid for already · OTHER_AMOUNT: not the
 * amount that was asked · CANCELLED: what it was for was given up · DISPUTE: decided after the client objected.
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

/** Days after a client was asked for an account at which one who gave none is reminded. */
export const ACCOUNT_REMINDER_DAYS = [3, 10] as const;

/** Centavos of a payment: the lawyer's fee and the platform's own line. */
export interface Parts {
  readonly price: number;
  readonly platformFee: number;
}

interface Received {
  readonly total: number;
  readonly price: number;
  readonly platformFee: number;
  /** Centavos; null while nothing has arrived. */
  readonly received: number | null;
}

/** What the money that arrived is for; an amount that was not agreed is the client's alone. */
export function partsReceived({ total, price, platformFee, received }: Received): Parts {
  return received === total ? { price, platformFee } : { price: received ?? 0, platformFee: 0 };
}

/**
 * The parts of a refund of `amount` after `before` centavos went back already: the lawyer's fee first, the platform's
 * line last. However a payment is divided into refunds, together they are its parts exactly.
 *
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
