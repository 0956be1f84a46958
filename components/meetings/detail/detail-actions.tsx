import { CalendarPlus, FileText, Receipt, Video } from 'lucide';
import { usePractice } from '@/components/platform/practice';
import { receiptPath } from '@/lib/client/meetings/summaries';
import { callWindow } from '@/lib/domain/meetings/calls';
import { ActionButton, ActionLink, type MeetingActionProps } from '../action-row';
import { AskAssociate } from '../associates/ask-associate';
import { CancelMeeting } from '../changes/cancel-meeting';
import { ChangeTime } from '../changes/change-time';
import { InviteGuest } from '../guests/invite-guest';
import { counterpart, hasReceipt, isAhead, tookPlace } from '../meeting-labels';
import { joinPath, summaryPath, TEST_ID } from '../meeting-path';
import { AddToCalendar } from './add-to-calendar';

export const ACTIONS_ID = 'actions';

/** Available actions. Each is an ActionLink or an ActionButton and decides itself whether it renders. */
export function DetailActions(props: MeetingActionProps) {
  const practice = usePractice();
  return (
    <div id={ACTIONS_ID} className="grid scroll-mt-20 gap-1 border-t p-2 empty:hidden">
      <InviteGuest {...props} />
      {!practice && <AskAssociate {...props} />}
      <ChangeTime {...props} />
      <Calendar {...props} />
      {!practice && <TestDevices {...props} />}
      {!practice && <Summary {...props} />}
      <ReceiptLink {...props} />
      <CancelMeeting {...props} />
    </div>
  );
}

function Calendar({ meeting, side, now }: MeetingActionProps) {
  if (meeting.status !== 'CONFIRMED' || !isAhead(meeting, now)) return null;
  return (
    <AddToCalendar
      meetingId={meeting._id}
      type={meeting.type}
      start={Date.parse(meeting.start_time)}
      end={Date.parse(meeting.end_time)}
      withWhom={counterpart(meeting, side).name}
      side={side}
      trigger={<ActionButton icon={CalendarPlus}>Add to calendar</ActionButton>}
    />
  );
}

function TestDevices({ meeting, side, now }: MeetingActionProps) {
  const { _id, status, type, start_time, end_time } = meeting;
  const call = callWindow({ start: Date.parse(start_time), end: Date.parse(end_time) });
  if (status !== 'CONFIRMED' || type !== 'VIDEO' || now >= call.start) return null;
  return (
    <ActionLink href={`${joinPath(side, _id)}#${TEST_ID}`} icon={Video}>
      Test camera and microphone
    </ActionLink>
  );
}

/** Summary of a meeting that is over, for the client; the lawyer writes it on the page of the meeting. */
function Summary({ meeting, side, now }: MeetingActionProps) {
  if (side === 'lawyer' || !tookPlace(meeting, now)) return null;
  return (
    <ActionLink href={summaryPath(side, meeting._id)} icon={FileText}>
      Summary
    </ActionLink>
  );
}

/** Shown once money has arrived; lawyers find their documents on the page Payments. */
function ReceiptLink({ meeting: { _id, payment }, side }: MeetingActionProps) {
  if (side === 'lawyer' || !hasReceipt(payment)) return null;
  return (
    <ActionLink id="receipt" href={receiptPath(_id)} prefetch={false} download icon={Receipt}>
      Receipt (PDF)
    </ActionLink>
  );
}
