import type { Transitions } from '@/lib/domain/platform/transitions';

/** Payment methods a gateway may offer; those it does offer are requested with `payments/methods`. */
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

/** Schedule of reconciling open payments with the gateway, since a webhook may be lost. Milliseconds. */
export const RECONCILE = {
  /** Since the booking: no payment is faster. */
  first: 15_000,
  /** Since the last response, while a checkout may be open. */
  again: 30_000,
  /** Since the booking: longer than any hold; later, payments are open only when the gateway refuses requests. */
  straggler: 2 * 3_600_000,
  stragglerAgain: 3_600_000,
} as const;

/** Schedule of reading the gateway's own list of payments. Milliseconds. */
export const LISTED = {
  /** Period read every few minutes, and once a day; after that every payment is booked or a case. */
  oftenBackMs: 2 * 3_600_000,
  dailyBackMs: 7 * 24 * 3_600_000,
  /** Since the payment: until then its session may still identify its purpose. */
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

/** EXPIRED changes when money arrives late, REFUND_PENDING to PAID when only a part was refunded. */
export const PAYMENT_TRANSITIONS: Transitions<PaymentStatus> = {
  PENDING: ['PAID', 'EXPIRED'],
  EXPIRED: ['PAID'],
  PAID: ['REFUND_PENDING'],
  REFUND_PENDING: ['PAID', 'REFUNDED'],
  REFUNDED: [],
};

export const PAYABLE_TYPES = ['meeting', 'milestone', 'service_purchase'] as const;
export type PayableType = (typeof PAYABLE_TYPES)[number];

export interface PayableRef {
  readonly type: PayableType;
  readonly id: string;
}
