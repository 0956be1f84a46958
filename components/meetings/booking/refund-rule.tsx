import { DayTime } from '@/components/ui/display/day-time';
import { type MeetingType, REFUND_HOURS, refundDeadline } from '@/lib/domain/meetings/meeting';

interface RefundRuleProps {
  type: MeetingType;
  /** The chosen time, epoch milliseconds. */
  start: number | null;
  /** Instant of the request, epoch milliseconds. */
  now: number;
}

/** When a payment is refunded (contract.md, Meetings), shown before it is made. */
export function RefundRule({ type, start, now }: RefundRuleProps) {
  return (
    <>
      <p className="text-sm font-semibold">Refund rule</p>
      <ul className="mt-1.5 grid gap-1.5 text-sm text-neutral-700">
        <li>
          You cancel {REFUND_HOURS} hours or more before: full refund.
          {start !== null && (
            <span className="text-neutral-900">
              {' '}
              <Deadline start={start} now={now} />
            </span>
          )}
        </li>
        <li>Later: no refund.</li>
        <li>
          The lawyer cancels, or does not {type === 'VIDEO' ? 'come' : 'call'} and you tell us
          within 48 hours: full refund.
        </li>
      </ul>
    </>
  );
}

function Deadline({ start, now }: { start: number; now: number }) {
  const last = refundDeadline(start);
  if (last <= now) return <>This time is less than {REFUND_HOURS} hours away.</>;
  return (
    <>
      That is until <DayTime instant={last} />.
    </>
  );
}
