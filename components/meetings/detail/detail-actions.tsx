import { CalendarPlus, Receipt } from 'lucide';
import { profilePath } from '@/components/lawyers/addresses';
import { receiptPath } from '@/lib/client/meetings/summaries';
import type { Meeting } from '@/lib/contract/meetings/meetings';
import { isAhead, type Side } from '../meeting-labels';
import { ActionLink } from './action-row';

export interface DetailActionsProps {
  meeting: Meeting;
  side: Side;
  /** Epoch milliseconds. */
  now: number;
}

/** What can be done with the meeting now. Each row is an ActionLink or an ActionButton and decides itself whether it is there. */
export function DetailActions(props: DetailActionsProps) {
  return (
    <div id={ACTIONS_ID} className="grid scroll-mt-20 gap-1 border-t p-2 empty:hidden">
      <BookAgain {...props} />
      <ReceiptLink {...props} />
    </div>
  );
}

/** Element with the actions, which stand at the end of a phone's page. */
export const ACTIONS_ID = 'actions';

function BookAgain({ meeting, side, now }: DetailActionsProps) {
  if (side === 'lawyer' || isAhead(meeting, now)) return null;
  return (
    <ActionLink href={profilePath(meeting.lawyer._id)} icon={CalendarPlus}>
      Book again
    </ActionLink>
  );
}

/** Once money arrived; lawyers find theirs on the page Payments. */
function ReceiptLink({ meeting: { _id, payment }, side }: DetailActionsProps) {
  const paid =
    payment.status !== null && payment.status !== 'PENDING' && payment.status !== 'EXPIRED';
  if (side === 'lawyer' || !paid) return null;
  return (
    <ActionLink href={receiptPath(_id)} prefetch={false} download icon={Receipt}>
      Receipt (PDF)
    </ActionLink>
  );
}
