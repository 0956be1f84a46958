import { CalendarClock } from 'lucide';
import { ActionLink, type MeetingActionProps } from '../action-row';
import { reschedulePath } from '../meeting-path';

export const CHANGE_TIME = 'Change the time';

/** Link to reschedule the meeting, while this side may. */
export function ChangeTime({ meeting, side }: MeetingActionProps) {
  if (!meeting.can_reschedule) return null;
  return (
    <ActionLink href={reschedulePath(side, meeting._id)} icon={CalendarClock}>
      {CHANGE_TIME}
    </ActionLink>
  );
}
