import { useQuery } from '@tanstack/react-query';
import { Clock, Video } from 'lucide';
import Link from 'next/link';
import { AskPayer } from '@/components/payments/checkout/ask-payer';
import { usePractice } from '@/components/platform/practice';
import { classNames } from '@/components/ui/class-names';
import { OwnTimeInText, YourTime } from '@/components/ui/display/own-time';
import { Price } from '@/components/ui/display/price';
import { buttonClass } from '@/components/ui/forms/button-class';
import { useHydrated } from '@/components/ui/hooks/use-hydrated';
import { Icon } from '@/components/ui/icons/icon';
import { textLinkAloneClass } from '@/components/ui/layout/text-link';
import { HOW_TO_MEET, JOIN_MEETING } from '@/lib/catalogue/how-to-meet';
import { hasLeft } from '@/lib/client/meetings/calls/call-memory';
import { summaryQuery } from '@/lib/client/meetings/summaries';
import type { Meeting } from '@/lib/contract/meetings/meetings';
import { formatDate, formatTime } from '@/lib/domain/platform/clock-labels';
import { CancelBooking } from '../changes/cancel-booking';
import { isJoinable, JoinMeeting } from '../join-meeting';
import { durationLabel, isAhead, plural, type Side, timeRange, tookPlace } from '../meeting-labels';
import { helpPath } from '../meeting-path';
import { AfterCall } from './after-call';
import { BookAgain, NoBookingAgain } from './book-again';
import { endedText } from './ended-text';
import { WhoCalls } from './who-calls';

interface MeetingPanelProps {
  meeting: Meeting;
  side: Side;
  /** Epoch milliseconds. */
  now: number;
}

/**
 * Time and kind of the meeting; for a held time also its deadline and the payment link. Teal while the meeting is in
 * the future.
 */
export function MeetingPanel({ meeting, side, now }: MeetingPanelProps) {
  const practice = usePractice();
  const start = Date.parse(meeting.start_time);
  const ahead = isAhead(meeting, now);
  return (
    <section
      aria-label="When and how"
      className={classNames(
        'grid rounded sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center sm:p-6',
        // The lawyer's phone shows the case below it on the first screen.
        side === 'lawyer' ? 'mt-3 gap-3 p-4 sm:mt-5 sm:gap-5' : 'mt-5 gap-5 p-5',
        ahead ? 'on-dark bg-teal-800 text-white' : 'border bg-white',
      )}
    >
      <div>
        <p
          className={classNames(
            'font-serif',
            side === 'lawyer' ? 'text-lg max-sm:leading-6 sm:text-2xl' : 'text-2xl',
          )}
        >
          <time dateTime={meeting.start_time}>
            {formatDate(start)},{' '}
            <WholeTimes range={timeRange(start, Date.parse(meeting.end_time))} />
          </time>
        </p>
        <div className={classNames('mt-1', ahead ? 'text-teal-100' : 'text-neutral-700')}>
          <YourTime instant={start} className="block" />
          <p>
            <span>
              {meeting.type === 'VIDEO' ? 'Video' : 'Phone'}, {plural(meeting.duration, 'minute')}.
            </span>{' '}
            <WhoCalls meeting={meeting} side={side} now={now} />
          </p>
        </div>
        {ahead ? (
          <>
            <Waiting meeting={meeting} side={side} start={start} now={now} />
            {meeting.status === 'CONFIRMED' && !practice && (
              <HowToMeet meeting={meeting} side={side} />
            )}
          </>
        ) : (
          <>
            {side === 'lawyer' && <CallFacts meeting={meeting} />}
            <Ended words={endedText(meeting, side)} />
            {side === 'lawyer' && <Contest meeting={meeting} />}
            {side === 'client' && <NoBookingAgain meeting={meeting} />}
          </>
        )}
      </div>
      {meeting.checkout_url && <HeldActions meeting={meeting} checkoutUrl={meeting.checkout_url} />}
      {ahead && <Join meeting={meeting} side={side} now={now} />}
      {!ahead && <Afterwards meeting={meeting} side={side} now={now} />}
    </section>
  );
}

/** A range of times that wraps only between them, never inside one. */
function WholeTimes({ range }: { range: string }) {
  const [from, to] = range.split(' to ');
  return (
    <>
      <span className="whitespace-nowrap">{from} to</span>{' '}
      <span className="whitespace-nowrap">{to}</span>
    </>
  );
}

interface WaitingProps extends MeetingPanelProps {
  start: number;
}

function Waiting({ meeting, side, start, now }: WaitingProps) {
  return (
    <p
      className={classNames(
        'flex items-center gap-2 text-sm text-teal-100 [&>svg]:size-4.5',
        side === 'lawyer' ? 'mt-1 sm:mt-3' : 'mt-3',
      )}
    >
      <Icon of={Clock} />
      <span className="tabular">
        <span>{waitingText(meeting, side, start, now)}</span>
        {meeting.hold_expires_at && <OwnTimeInText instant={Date.parse(meeting.hold_expires_at)} />}
      </span>
    </p>
  );
}

/** How both meet at this time. A phone meeting needs only the number above. */
function HowToMeet({ meeting, side }: Pick<MeetingPanelProps, 'meeting' | 'side'>) {
  if (meeting.type === 'PHONE') return null;
  return (
    <p
      className={classNames(
        'mt-3 max-w-text text-sm text-teal-100',
        side === 'lawyer' && 'max-sm:hidden',
      )}
    >
      {HOW_TO_MEET.joinHere}
    </p>
  );
}

/**
 * The button into the call; before its time it is shown disabled, so that its place is known. Once both have left, the
 * lawyer is led to the summary first, also before the booked end.
 */
function Join({ meeting, side, now }: MeetingPanelProps) {
  const practice = usePractice();
  const left = useLeftCall(meeting._id);
  const joinable = isJoinable(meeting, now);
  const begun = now >= Date.parse(meeting.start_time);
  const writes = side === 'lawyer' && !practice && joinable && begun;
  const { data: summary } = useQuery({ ...summaryQuery(meeting._id), enabled: writes });
  if (practice || meeting.status !== 'CONFIRMED' || meeting.type !== 'VIDEO') return null;
  if (joinable) {
    const bothLeft = writes && summary?.can_send === true;
    return (
      <div className="grid gap-2">
        {bothLeft && (
          <a href="#summary" className={buttonClass({ variant: 'action', size: 'large' })}>
            {summary.version > 0 ? 'Open the summary' : 'Write the summary'}
          </a>
        )}
        <JoinMeeting
          meeting={meeting}
          side={side}
          now={now}
          size={bothLeft ? 'medium' : 'large'}
          variant={bothLeft ? 'outline-on-dark' : 'action'}
          label={left || bothLeft ? 'Return to the call' : undefined}
        />
      </div>
    );
  }
  return (
    <button
      type="button"
      disabled
      className="inline-flex min-h-tap items-center justify-center gap-2 rounded border border-teal-600 px-4 font-medium text-teal-100"
    >
      <Icon of={Video} className="size-5" />
      {JOIN_MEETING}
    </button>
  );
}

/** Whether this tab has left the call of the meeting. */
function useLeftCall(meetingId: string): boolean {
  const hydrated = useHydrated();
  return hydrated && hasLeft(meetingId);
}

function waitingText(meeting: Meeting, side: Side, start: number, now: number): string {
  if (meeting.hold_expires_at) {
    const until = formatTime(Date.parse(meeting.hold_expires_at));
    return side === 'client'
      ? `Pay to confirm it. Held for you until ${until} PHT`
      : `Not paid yet. Held for the client until ${until} PHT`;
  }
  return now < start ? `Starts in ${durationLabel(start - now)}.` : 'Under way.';
}

/** How long the call was, or that the client did not come. */
function CallFacts({ meeting }: Pick<MeetingPanelProps, 'meeting'>) {
  const { call_minutes: minutes, client_absent } = meeting;
  if (client_absent) return <p className="text-neutral-700">Your client was not in the call.</p>;
  if (minutes === null) return null;
  return <p className="text-neutral-700">{plural(minutes, 'minute')} together.</p>;
}

function Ended({ words }: { words: string | null }) {
  return words && <p className="mt-3 border-t pt-3 text-neutral-800">{words}</p>;
}

/** The way to object where the record of a call by video cancelled the meeting: a person reads it. */
function Contest({ meeting }: Pick<MeetingPanelProps, 'meeting'>) {
  const { status, type, cancelled_by, absence } = meeting;
  if (status !== 'CANCELLED' || cancelled_by !== 'SYSTEM' || type !== 'VIDEO' || absence)
    return null;
  return (
    <p className="mt-2">
      <Link href={helpPath(meeting._id)} prefetch={false} className={textLinkAloneClass}>
        That is wrong
      </Link>
    </p>
  );
}

interface HeldActionsProps {
  meeting: Meeting;
  checkoutUrl: string;
}

function HeldActions({ meeting, checkoutUrl }: HeldActionsProps) {
  return (
    <div className="grid gap-2">
      <a href={checkoutUrl} className={buttonClass({ variant: 'action', size: 'large' })}>
        <span>
          Pay <Price centavos={meeting.payment.total} />
        </span>
      </a>
      {meeting.payer_url && meeting.hold_expires_at && (
        <AskPayer
          url={meeting.payer_url}
          until={Date.parse(meeting.hold_expires_at)}
          variant="outline-on-dark"
        />
      )}
      {meeting.can_cancel && (
        <CancelBooking meetingId={meeting._id} variant="quiet-on-dark">
          Nothing was charged. Someone else can then book the time.
        </CancelBooking>
      )}
    </div>
  );
}

function Afterwards({ meeting, side, now }: MeetingPanelProps) {
  const practice = usePractice();
  if (practice) return null;
  return (
    <div className="grid gap-2 empty:hidden">
      <JoinMeeting meeting={meeting} side={side} now={now} />
      {side === 'lawyer' && tookPlace(meeting, now) && <AfterCall meeting={meeting} side={side} />}
      {side === 'client' && !tookPlace(meeting, now) && <BookAgain meeting={meeting} />}
    </div>
  );
}
