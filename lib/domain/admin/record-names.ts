import type { MeetingStatus } from '@/lib/domain/meetings/meeting';
import type { PaymentStatus } from '@/lib/domain/payments/payment';
import type { WorkItemStatus } from '@/lib/domain/work-items/work-item';

export const MEETING_STATE_NAMES: Readonly<Record<MeetingStatus, string>> = {
  PAYMENT_PENDING: 'Waiting for payment',
  CONFIRMED: 'Confirmed',
  COMPLETED: 'Completed',
  CANCELLED: 'Cancelled',
  EXPIRED: 'Not paid in time',
};

export const AGREEMENT_STATE_NAMES: Readonly<Record<WorkItemStatus, string>> = {
  DRAFT: 'Draft',
  PROPOSAL: 'Proposed',
  PAYMENT_PENDING: 'Waiting for payment',
  PAID: 'In work',
  COMPLETED: 'Completed',
  REJECTED: 'Declined or expired',
};

export const PAYMENT_STATE_NAMES: Readonly<Record<PaymentStatus, string>> = {
  PENDING: 'Waiting for payment',
  PAID: 'Paid',
  EXPIRED: 'Not paid',
  REFUND_PENDING: 'Refund on its way',
  REFUNDED: 'Refunded',
};
