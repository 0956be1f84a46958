import type { Meeting } from '@/lib/contract/meetings';
import { formatDayTime } from '@/lib/domain/clock-labels';
import { REFUND_HOURS } from '@/lib/domain/meeting';
import type { Side } from './meeting-words';

/**
 * The refund rule as it stands for a paid meeting that is ahead (contract.md, Meetings), or why one ended. Null where
 * there is nothing to say.
 */
export function refundWords(meeting: Meeting, side: Side, now: number): string | null {
  if (meeting.status === 'CANCELLED') return cancelledWords(meeting, side);
  if (meeting.status !== 'CONFIRMED' || meeting.payment.total === 0) return null;
  const deadline = Date.parse(meeting.refund_deadline);
  const [who, lawyer] =
    side === 'client' ? ['you cancel', 'the lawyer cancels'] : ['the client cancels', 'you cancel'];
  const client =
    now < deadline
      ? `Full refund if ${who} until ${formatDayTime(deadline)}, none after that.`
      : `Less than ${REFUND_HOURS} hours away: no refund if ${who}.`;
  return `${client} If ${lawyer}, all of it is refunded.`;
}

function cancelledWords({ cancelled_by, cancel_reason }: Meeting, side: Side): string | null {
  const by = { CLIENT: 'the client', LAWYER: 'the lawyer', SYSTEM: 'the system' };
  if (!cancelled_by) return cancel_reason;
  const own = (cancelled_by === 'CLIENT') === (side === 'client') && cancelled_by !== 'SYSTEM';
  const words = `Cancelled by ${own ? 'you' : by[cancelled_by]}.`;
  return cancel_reason ? `${words} ${cancel_reason}` : words;
}
