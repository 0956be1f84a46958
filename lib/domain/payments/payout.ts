import type { Transitions } from '@/lib/domain/platform/transitions';

/**
 * States of a payout, which is one transfer to one account. WAITING: for an administrator · APPROVED: to be sent · SENT: at
 * the gateway · PAID · DECLINED by an administrator, FAILED at the gateway, RETURNED by the bank after it was paid: the money
 * is in the lawyer's balance again, and another payout may be made of it.
 */
export const PAYOUT_STATUSES = [
  'WAITING',
  'APPROVED',
  'SENT',
  'PAID',
  'DECLINED',
  'FAILED',
  'RETURNED',
] as const;
export type PayoutStatus = (typeof PAYOUT_STATUSES)[number];

export const PAYOUT_TRANSITIONS: Transitions<PayoutStatus> = {
  WAITING: ['APPROVED', 'DECLINED'],
  APPROVED: ['SENT', 'FAILED'],
  SENT: ['PAID', 'FAILED', 'RETURNED'],
  PAID: ['RETURNED'],
  DECLINED: [],
  FAILED: [],
  RETURNED: [],
};

/** Networks of bank transfers in the Philippines: at once up to ₱50,000, or by banking day (BSP). */
export const RAILS = ['instapay', 'pesonet'] as const;
export type Rail = (typeof RAILS)[number];

/** Centavos that InstaPay takes at most in one transfer (BSP: ₱50,000). */
export const INSTAPAY_LIMIT = 5_000_000;
