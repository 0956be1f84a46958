/** Payment methods a gateway may offer; which of them it does is asked with `payments/methods`. */
export const PAYMENT_METHODS = ['gcash', 'maya', 'qrph', 'card'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** States of a payment. PENDING and EXPIRED may still become PAID: money can arrive late (contract.md, Meetings). */
export const PAYMENT_STATUSES = [
  'PENDING',
  'PAID',
  'EXPIRED',
  'REFUND_PENDING',
  'REFUNDED',
] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];
