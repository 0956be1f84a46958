import type { Transitions } from '@/lib/domain/platform/transitions';

/**
 * States of a milestone; an agreement paid at once has one without a name. WAITING: not requested, or requested and
 * not being paid · WAIVED: the lawyer asks for no payment.
 */
export const MILESTONE_STATUSES = ['WAITING', 'PAYMENT_PENDING', 'PAID', 'WAIVED'] as const;
export type MilestoneStatus = (typeof MILESTONE_STATUSES)[number];

export const MILESTONE_TRANSITIONS: Transitions<MilestoneStatus> = {
  // PAID: money arrives after its checkout ran out.
  WAITING: ['PAYMENT_PENDING', 'WAIVED', 'PAID'],
  PAYMENT_PENDING: ['WAITING', 'PAID'],
  PAID: [],
  WAIVED: [],
};

export const SERVICE_STATUSES = ['PROPOSED', 'PAYMENT_PENDING', 'PURCHASED'] as const;
export type ServiceStatus = (typeof SERVICE_STATUSES)[number];

/**
 * States of a purchase of additional services. EXPIRED may still become PURCHASED, because payments can arrive late.
 */
export const PURCHASE_STATUSES = ['PAYMENT_PENDING', 'PURCHASED', 'EXPIRED'] as const;
export type PurchaseStatus = (typeof PURCHASE_STATUSES)[number];

export const PURCHASE_TRANSITIONS: Transitions<PurchaseStatus> = {
  PAYMENT_PENDING: ['PURCHASED', 'EXPIRED'],
  PURCHASED: [],
  EXPIRED: ['PURCHASED'],
};
