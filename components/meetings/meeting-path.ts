import type { Side } from './meeting-labels';

/** The page with the meetings of a side. */
export function meetingsPath(side: Side): string {
  return side === 'client' ? '/customer-portal' : '/lawyer-portal/meetings';
}

/** The page of a meeting in its side's portal. */
export function meetingPath(side: Side, id: string): string {
  return `/${side === 'client' ? 'customer' : 'lawyer'}-portal/meeting/${encodeURIComponent(id)}`;
}

/** What is left of a meeting that took place. */
export function summaryPath(side: Side, id: string): string {
  return `${meetingPath(side, id)}/summary`;
}

/** Where the time of a meeting is changed. */
export function reschedulePath(side: Side, id: string): string {
  return `${meetingPath(side, id)}/reschedule`;
}

/** Where camera and microphone are tried before the call, in the portal. */
export function joinPath(side: Side, id: string): string {
  return `${meetingPath(side, id)}/join`;
}

/** The call itself, without the frame of a portal. */
export function callPath(id: string): string {
  return `/meeting/${encodeURIComponent(id)}`;
}

/** The page of the agreement that includes a meeting. */
export function agreementPath(side: Side, workItemId: string): string {
  return `/${side === 'client' ? 'customer' : 'lawyer'}-portal/work-items/${workItemId}`;
}

/** Where the support is asked about a meeting. */
export function helpPath(id: string): string {
  return `/help/ask?meeting=${encodeURIComponent(id)}`;
}

/** What a client does after a meeting, on one page to print. */
export function planPath(id: string): string {
  return `${meetingPath('client', id)}/plan`;
}

/** Lobby and call of an associate of the lawyer. */
export function associateCallPath(id: string): string {
  return `/meeting/associate/${encodeURIComponent(id)}`;
}
