import type { Checkout, CheckoutDetails, CheckoutMeeting } from '@/lib/contract/payments/payments';

/** What a payment for a meeting shows its client. */
export type MeetingDetails = CheckoutMeeting & Omit<CheckoutDetails, 'meeting' | 'work_item'>;

/** The meeting that a payment is for; null for everyone but its client. */
export function meetingDetails({ details }: Pick<Checkout, 'details'>): MeetingDetails | null {
  return details?.meeting ? { ...details, ...details.meeting } : null;
}
