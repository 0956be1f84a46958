import type { Meeting } from '@/lib/contract/meetings/meetings';
import { REFUND_HOURS } from '@/lib/domain/meetings/meeting';
import { formatDayTime } from '@/lib/domain/platform/clock-labels';
import { isAhead, type Side } from './meeting-labels';

/** The refund rule for a paid meeting that is ahead (contract.md, Meetings), else null. */
export function refundText(meeting: Meeting, side: Side, now: number): string | null {
  if (meeting.status !== 'CONFIRMED' || meeting.payment.total === 0) return null;
  if (!isAhead(meeting, now)) return null;
  const deadline = Date.parse(meeting.refund_deadline);
  const [client, lawyer] =
    side === 'client' ? ['you cancel', 'the lawyer cancels'] : ['the client cancels', 'you cancel'];
  const rule =
    now < deadline
      ? `Full refund if ${client} until ${formatDayTime(deadline)}, none after that.`
      : `It is less than ${REFUND_HOURS} hours away: no refund if ${client}.`;
  return `${rule} If ${lawyer}, all of it is refunded.`;
}
