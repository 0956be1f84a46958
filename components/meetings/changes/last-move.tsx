import { CalendarClock } from 'lucide';
import { Moment } from '@/components/payments/refund-rule';
import { Icon } from '@/components/ui/icons/icon';
import { movedUnconnected } from '@/lib/catalogue/refund-rule';
import type { Meeting } from '@/lib/contract/meetings/meetings';
import { counterpart, type Side } from '../meeting-labels';

interface LastMoveProps {
  meeting: Meeting;
  side: Side;
}

export function LastMove({ meeting, side }: LastMoveProps) {
  const { last_move: move } = meeting;
  if (!move) return null;
  const own = (move.by === 'CLIENT') === (side === 'client');
  return (
    <section
      aria-label="Change of time"
      className="mt-3 flex gap-3.5 rounded border bg-white p-4 text-neutral-800"
    >
      <Icon of={CalendarClock} className="mt-0.5 size-5 text-neutral-500" />
      <div className="min-w-0 break-words">
        <p>
          {own ? 'You' : counterpart(meeting, side).name} moved it from{' '}
          <Moment instant={Date.parse(move.from_time)} />.
        </p>
        {move.unconnected && <p className="mt-1">{movedUnconnected(meeting.payment.total > 0)}</p>}
        {move.reason && <p className="mt-1">Reason: {move.reason}</p>}
        {move.details && <p className="mt-1 max-w-text whitespace-pre-line">{move.details}</p>}
      </div>
    </section>
  );
}
