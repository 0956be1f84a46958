import type { Checkout, CheckoutDetails, CheckoutMeeting } from '@/lib/contract/payments/payments';

export type MeetingDetails = CheckoutMeeting & Omit<CheckoutDetails, 'meeting' | 'work_item'>;

/** Returns the meeting that a payment is for; null for everyone but its client. */
export function meetingDetails({ details }: Pick<Checkout, 'details'>): MeetingDetails | null {
  return details?.meeting ? { ...details, ...details.meeting } : null;
}
