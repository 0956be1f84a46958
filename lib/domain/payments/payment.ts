import type { Transitions } from '@/lib/domain/platform/transitions';

/** Payment methods a gateway may offer; which of them it does is asked with `payments/methods`. */
export const PAYMENT_METHODS = [
  'gcash',
  'maya',
  'qrph',
  'card',
  'grab_pay',
  'shopee_pay',
  'dob',
  'billease',
] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** When open payments are reconciled with the gateway: a webhook may be lost. Milliseconds. */
export const RECONCILE = {
  /** Since the booking: no payment is faster. */
  first: 15_000,
  /** Since the last answer, while a checkout may be open. */
  again: 30_000,
  /** Since the booking: longer than any hold; what is open then waits for a gateway that refuses. */
  straggler: 2 * 3_600_000,
  stragglerAgain: 3_600_000,
} as const;

/** How the gateway's own list of payments is read. Milliseconds. */
export const LISTED = {
  /** How far back every few minutes, and once a day, after which whatever was paid is booked or a case. */
  oftenBackMs: 2 * 3_600_000,
  dailyBackMs: 7 * 24 * 3_600_000,
  /** Since it was paid: until then what it is for may still be found by its session. */
  unclaimedAfterMs: 30 * 60_000,
} as const;

/** States of a payment. PENDING and EXPIRED may still become PAID: money can arrive late (docs/contract/meetings.md). */
export const PAYMENT_STATUSES = [
  'PENDING',
  'PAID',
  'EXPIRED',
  'REFUND_PENDING',
  'REFUNDED',
] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** EXPIRED is left by money that arrives late, REFUND_PENDING for PAID when only a part went back. */
export const PAYMENT_TRANSITIONS: Transitions<PaymentStatus> = {
  PENDING: ['PAID', 'EXPIRED'],
  EXPIRED: ['PAID'],
  PAID: ['REFUND_PENDING'],
  REFUND_PENDING: ['PAID', 'REFUNDED'],
  REFUNDED: [],
};

/** What can be paid for; the feature that owns the kind registers it. */
export const PAYABLE_TYPES = ['meeting', 'milestone', 'service_purchase'] as const;
export type PayableType = (typeof PAYABLE_TYPES)[number];

/** One thing that is paid for. */
export interface PayableRef {
  readonly type: PayableType;
  readonly id: string;
}
