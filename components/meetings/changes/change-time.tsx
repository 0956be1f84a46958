import { CalendarClock } from 'lucide';
import { ActionLink, type MeetingActionProps } from '../action-row';
import { reschedulePath } from '../meeting-path';

export const CHANGE_TIME = 'Change the time';

/** Among the actions of a meeting, for as long as this side may. */
export function ChangeTime({ meeting, side }: MeetingActionProps) {
  if (!meeting.can_reschedule) return null;
  return (
    <ActionLink href={reschedulePath(side, meeting._id)} icon={CalendarClock}>
      {CHANGE_TIME}
    </ActionLink>
  );
}
