import { classNames } from '@/components/ui/class-names';
import type { Meeting } from '@/lib/contract/meetings/meetings';
import { numberShown } from '@/lib/domain/meetings/phone-number';
import { dayKey, formatDayTime, formatTime } from '@/lib/domain/platform/clock-labels';
import { isAhead, type Side } from '../meeting-labels';

interface WhoCallsProps {
  meeting: Meeting;
  side: Side;
  now: number;
}

/** For a phone call: who dials which number, or when the lawyer sees it. */
export function WhoCalls({ meeting, side, now }: WhoCallsProps) {
  const ahead = isAhead(meeting, now);
  if (meeting.type !== 'PHONE') return null;
  if (side === 'client') {
    return ahead ? (
      <span>
        Your lawyer calls <span className="whitespace-nowrap">{meeting.phone}</span>.
      </span>
    ) : null;
  }
  if (meeting.phone) return <Dial phone={meeting.phone} onDark={ahead} />;
  return meeting.status === 'CONFIRMED' && ahead ? <span>{whenShown(meeting, now)}</span> : null;
}

function Dial({ phone, onDark }: { phone: string; onDark: boolean }) {
  return (
    <span>
      Please call{' '}
      <a
        href={`tel:${phone}`}
        className={classNames(
          'rounded-inner font-semibold whitespace-nowrap underline underline-offset-4',
          onDark
            ? 'text-white decoration-teal-400 hover:decoration-white'
            : 'text-teal-800 decoration-neutral-400 hover:decoration-teal-800',
        )}
      >
        {phone}
      </a>
      .
    </span>
  );
}

/** Returns `You call your client. The number to call appears here at 9:50 AM PHT.` */
function whenShown({ start_time, end_time }: Meeting, now: number): string {
  const start = Date.parse(start_time);
  const from = numberShown({ start, end: Date.parse(end_time) }).start;
  const sameDay = dayKey(from) === dayKey(start);
  const at = sameDay ? `at ${formatTime(from)} PHT` : `on ${formatDayTime(from)}`;
  return `You call your client. The number to call appears here ${now < from ? at : 'in a moment'}.`;
}
