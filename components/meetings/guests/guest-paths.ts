/** Goodbye page for guests. */
export const GUEST_GOODBYE_PATH = '/guest';

export function guestCallPath(meetingId: string): string {
  return `/guest/call/${encodeURIComponent(meetingId)}`;
}
