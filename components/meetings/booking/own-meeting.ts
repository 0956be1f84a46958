import type { Meeting } from '@/lib/contract/meetings/meetings';
import { takesTime } from '@/lib/domain/meetings/meeting';
import type { OwnMeeting } from './time/time-notice';

/** Among the client's meetings, the one with this lawyer at this start (epoch ms) that takes the time. */
export function ownMeetingAt(
  meetings: readonly Meeting[],
  lawyerId: string,
  start: number,
): OwnMeeting | null {
  const meeting = meetings.find(
    (one) =>
      one.lawyer._id === lawyerId && Date.parse(one.start_time) === start && takesTime(one.status),
  );
  if (!meeting) return null;
  return {
    start,
    href: meeting.checkout_url ?? `/customer-portal/meeting/${encodeURIComponent(meeting._id)}`,
    heldUntil: meeting.hold_expires_at ? Date.parse(meeting.hold_expires_at) : null,
  };
}
