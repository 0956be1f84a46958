import type { Side } from './meeting-labels';

/** Returns the page with the meetings of a side. */
export function meetingsPath(side: Side): string {
  return side === 'client' ? '/customer-portal' : '/lawyer-portal/meetings';
}

/** Returns the page of a meeting in the side's portal. */
export function meetingPath(side: Side, id: string): string {
  return `/${side === 'client' ? 'customer' : 'lawyer'}-portal/meeting/${encodeURIComponent(id)}`;
}

/** Returns the page that ends a booking without a payment. */
export function bookedPath(id: string): string {
  return `/checkout/booked/${encodeURIComponent(id)}`;
}

/** Returns the page with the summary of a past meeting. */
export function summaryPath(side: Side, id: string): string {
  return `${meetingPath(side, id)}/summary`;
}

/** Returns the page on which a meeting is rescheduled. */
export function reschedulePath(side: Side, id: string): string {
  return `${meetingPath(side, id)}/reschedule`;
}

/** Returns the portal page for testing camera and microphone before the call. */
export function joinPath(side: Side, id: string): string {
  return `${meetingPath(side, id)}/join`;
}

/** Returns the page of the call, without the frame of a portal. */
export function callPath(id: string): string {
  return `/meeting/${encodeURIComponent(id)}`;
}

/** Returns the page of the agreement that includes a meeting. */
export function agreementPath(side: Side, workItemId: string): string {
  return `/${side === 'client' ? 'customer' : 'lawyer'}-portal/work-items/${workItemId}`;
}

/** Returns the support form about a meeting. */
export function helpPath(id: string): string {
  return `/help/ask?meeting=${encodeURIComponent(id)}`;
}

/** Returns the printable page with the client's next steps after a meeting. */
export function planPath(id: string): string {
  return `${meetingPath('client', id)}/plan`;
}

export function associateCallPath(id: string): string {
  return `/meeting/associate/${encodeURIComponent(id)}`;
}

/** Fragment of `joinPath` that starts the test of camera and microphone at once. */
export const TEST_ID = 'test';
