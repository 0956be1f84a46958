import type { Meeting } from '@/lib/contract/meetings/meetings';
import { commentsUntil } from '@/lib/domain/meetings/comments';
import { formatDate, formatDay } from '@/lib/domain/platform/clock-labels';
import type { Side } from '../meeting-labels';
import { meetingConversation } from './conversation';
import { ConversationSection } from './conversation-section';

interface MeetingCommentsProps {
  meeting: Meeting;
  side: Side;
  /** Epoch milliseconds. */
  now: number;
}

export function MeetingComments({ meeting, side, now }: MeetingCommentsProps) {
  return (
    <ConversationSection
      conversation={meetingConversation(meeting, side)}
      note={closedNote(meeting, now)}
      hideEmpty={isWithoutWords(meeting)}
      now={now}
    />
  );
}

/** Whether the meeting was never confirmed and is over, so that there was nothing to write about. */
function isWithoutWords({ status, can_comment }: Meeting): boolean {
  return !can_comment && (status === 'EXPIRED' || status === 'CANCELLED');
}

/** Returns the deadline for writing, or the reason why writing is closed. */
function closedNote(meeting: Meeting, now: number): string | null {
  if (meeting.status === 'PAYMENT_PENDING')
    return 'You can write to each other here once the meeting is confirmed.';
  const end = Date.parse(meeting.end_time);
  const until = commentsUntil(end);
  if (meeting.can_comment)
    return now < end ? null : `You can write to each other until ${formatDate(until)}.`;
  return now > until
    ? `Messages closed on ${formatDay(until)}. Deleting your own is still possible.`
    : 'Messages are closed.';
}
