import { Clock } from 'lucide-react';
import { buttonClass } from '@/components/ui/button-class';
import { classNames } from '@/components/ui/class-names';
import { Price } from '@/components/ui/price';
import type { Meeting } from '@/lib/contract/meetings';
import { formatDayLong, formatTime } from '@/lib/domain/clock-labels';
import { takesTime } from '@/lib/domain/meeting';
import { FreeTime } from './free-time';
import { lengthWords, plural, type Side, timeRange } from './meeting-words';
import { YourTime } from './your-time';

interface MeetingPanelProps {
  meeting: Meeting;
  side: Side;
  /** Epoch milliseconds. */
  now: number;
}

/** When and how; for a held time also until when, and the way to pay. Teal while the meeting is ahead. */
export function MeetingPanel({ meeting, side, now }: MeetingPanelProps) {
  const start = Date.parse(meeting.start_time);
  const end = Date.parse(meeting.end_time);
  const ahead = takesTime(meeting.status) && now < end;
  const quiet = ahead ? 'text-teal-100' : 'text-neutral-700';
  return (
    <section
      aria-label="When and how"
      className={classNames(
        'mt-5 rounded p-5 sm:p-6',
        ahead ? 'on-dark bg-teal-800 text-white' : 'border bg-white',
      )}
    >
      <div className="grid gap-5 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
        <div>
          <p className="font-serif text-2xl">
            <time dateTime={meeting.start_time}>
              {formatDayLong(start)}, {timeRange(start, end)}
            </time>
          </p>
          <YourTime instant={start} className={classNames('mt-1 block', quiet)} />
          <p className={classNames('mt-1', quiet)}>{wayWords(meeting, side)}</p>
          {ahead && <Waiting meeting={meeting} side={side} start={start} now={now} />}
        </div>
        {meeting.checkout_url && (
          <div className="grid gap-1">
            <a
              href={meeting.checkout_url}
              className={buttonClass({ variant: 'action', size: 'large' })}
            >
              <span>
                Pay <Price centavos={meeting.payment.total} />
              </span>
            </a>
            {meeting.can_cancel && <FreeTime meetingId={meeting._id} />}
          </div>
        )}
      </div>
    </section>
  );
}

interface WaitingProps extends MeetingPanelProps {
  start: number;
}

/** What has to happen until then. */
function Waiting({ meeting, side, start, now }: WaitingProps) {
  return (
    <p className="mt-3 flex items-center gap-2 text-sm text-teal-100 [&>svg]:size-4.5">
      <Clock />
      <span className="tabular">{waitingWords(meeting, side, start, now)}</span>
    </p>
  );
}

function waitingWords(meeting: Meeting, side: Side, start: number, now: number): string {
  if (meeting.hold_expires_at) {
    const until = formatTime(Date.parse(meeting.hold_expires_at));
    return side === 'client'
      ? `Held for you until ${until} PHT. It is confirmed once it is paid.`
      : `Held for the client until ${until} PHT, not paid yet.`;
  }
  return now < start ? `Starts in ${lengthWords(start - now)}.` : 'Under way.';
}

/** `Video, 30 minutes.`, and for a call who dials which number. */
function wayWords({ type, duration, phone }: Meeting, side: Side): string {
  const length = plural(duration, 'minute');
  if (type === 'VIDEO') return `Video, ${length}.`;
  if (!phone) return `Phone, ${length}.`;
  return side === 'client'
    ? `Phone, ${length}. Your lawyer calls ${phone}.`
    : `Phone, ${length}. Please call ${phone}.`;
}
