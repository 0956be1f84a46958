import type { Meeting } from '@/lib/contract/meetings/meetings';
import type { Side } from '../meeting-labels';

type EndedFacts = Pick<Meeting, 'status' | 'cancelled_by' | 'cancel_reason'> & {
  payment: Pick<Meeting['payment'], 'status'>;
};

/** Returns why a meeting will not take place; null for one that did. */
export function endedText(meeting: EndedFacts, side: Side): string | null {
  if (meeting.status === 'CANCELLED') return cancelledText(meeting, side);
  if (meeting.status !== 'EXPIRED') return null;
  const { status } = meeting.payment;
  return status === 'REFUNDED' || status === 'REFUND_PENDING'
    ? 'The payment arrived after the time was released, so all of it is refunded.'
    : 'This booking was not paid in time. Nothing was charged.';
}

function cancelledText({ cancelled_by, cancel_reason }: EndedFacts, side: Side): string {
  const words = side === 'lawyer' ? toLawyer(cancel_reason, cancelled_by) : cancel_reason;
  const reason = words ? ` ${words}` : '';
  if (!cancelled_by) return `This meeting was cancelled.${reason}`;
  if (cancelled_by === 'SYSTEM')
    return `This meeting was cancelled${reason ? '' : ' automatically'}.${reason}`;
  const own = (cancelled_by === 'CLIENT') === (side === 'client');
  const who = own ? 'You' : `The ${cancelled_by.toLowerCase()}`;
  return `${who} cancelled this meeting.${reason}`;
}

/** Says what the system noted about the lawyer to the lawyer: `You were not in the call`. */
function toLawyer(reason: string | null, by: EndedFacts['cancelled_by']): string | null {
  if (!reason || by !== 'SYSTEM') return reason;
  return reason
    .replace(/^The lawyer was /, 'You were ')
    .replace(/^The lawyer did /, 'You did ')
    .replace(/^Lawyer and client were /, 'You and the client were ');
}
