/** Where a guest has been, and where the way ends. */
export const GUEST_GOODBYE_PATH = '/guest';

/** Lobby and call of a guest. */
export function guestCallPath(meetingId: string): string {
  return `/guest/call/${encodeURIComponent(meetingId)}`;
}
