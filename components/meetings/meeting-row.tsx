import { MessageSquare, Star } from 'lucide';
import Link from 'next/link';
import { usePractice } from '@/components/platform/practice';
import { OwnTimeInText, YourTime } from '@/components/ui/display/own-time';
import { Price } from '@/components/ui/display/price';
import { buttonClass } from '@/components/ui/forms/button-class';
import { Icon } from '@/components/ui/icons/icon';
import type { Meeting } from '@/lib/contract/meetings/meetings';
import { dayChip, dayKey, formatTime } from '@/lib/domain/platform/clock-labels';
import { AccountNeeded } from '../payments/refund-account/account-needed';
import { BookAgain } from './detail/book-again';
import { bookedFor } from './guests/meeting-company';
import { isJoinable, JoinMeeting } from './join-meeting';
import { MeetingBadge, NearBadge } from './meeting-badge';
import {
  counterpart,
  durationLabel,
  isAhead,
  isIncluded,
  isNear,
  type Side,
  timeRange,
} from './meeting-labels';
import { meetingPath } from './meeting-path';
import { UnreadMessages } from './messages/unread-messages';
import { REVIEW_ID } from './reviews/meeting-review';

interface MeetingRowProps {
  meeting: Meeting;
  side: Side;
  now: number;
}

/** One meeting of a list of `meeting-rows`: the whole row opens it, a held one also links to its payment. */
export function MeetingRow({ meeting, side, now }: MeetingRowProps) {
  const start = Date.parse(meeting.start_time);
  const near = isNear(meeting, now);
  return (
    <li className="group meeting-row" data-near={near ? '' : undefined}>
      <DayColumn start={start} now={now} />
      <div>
        <h3>
          <Link
            href={meetingPath(side, meeting._id)}
            prefetch={false}
            className="stretch min-w-0 truncate rounded underline-offset-4 hover:underline"
          >
            {meeting.subject}
          </Link>
          <UnreadCount count={meeting.unread_comments} />
        </h3>
        <p>
          <span className="shrink-0">
            <span className="sm:hidden" aria-hidden="true">
              {formatTime(start)}
            </span>
            <span className="max-sm:sr-only">{timeRange(start, Date.parse(meeting.end_time))}</span>
            , {meeting.type === 'VIDEO' ? 'video' : 'phone'}
          </span>{' '}
          <span className="min-w-0 max-sm:truncate">
            {counterpart(meeting, side).name}
            {bookedFor(meeting)}
          </span>
          <YourTime instant={start} className="max-sm:hidden" />
        </p>
        <p>
          {near ? (
            <NearBadge meeting={meeting} now={now} />
          ) : (
            <span className={isUsual(meeting) ? 'max-sm:sr-only' : undefined}>
              <MeetingBadge meeting={meeting} now={now} />
            </span>
          )}
          <Soon meeting={meeting} now={now} />
          <AccountNeeded of={meeting} />
          <span className="max-sm:hidden">
            <UnreadMessages count={meeting.unread_comments} />
          </span>
        </p>
      </div>
      <RowEnd meeting={meeting} side={side} now={now} />
    </li>
  );
}

/** Whether its state is what one takes for granted in a list: a phone has no room for it. */
function isUsual({ status }: Meeting): boolean {
  return status === 'CONFIRMED' || status === 'COMPLETED';
}

/** Number of unread messages beside the subject, on a phone. */
function UnreadCount({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className="ml-auto flex shrink-0 items-center gap-1 text-sm font-medium text-red-700 sm:hidden">
      <Icon of={MessageSquare} className="size-4" />
      <span className="tabular">{count}</span>
      <span className="sr-only">{count === 1 ? 'unread message' : 'unread messages'}</span>
    </span>
  );
}

function DayColumn({ start, now }: { start: number; now: number }) {
  const { weekday, date } = dayChip(start);
  const [month, day] = date.split(' ');
  const year = dayKey(start).slice(0, 4);
  return (
    <p>
      <span>{`${weekday} `}</span>
      <span>{`${month} `}</span>
      <span>{day}</span>
      {year !== dayKey(now).slice(0, 4) && <span>{` ${year}`}</span>}
    </p>
  );
}

/** End of a hold, or the time until a meeting of today starts. */
function Soon({ meeting, now }: { meeting: Meeting; now: number }) {
  const start = Date.parse(meeting.start_time);
  if (meeting.hold_expires_at) {
    return (
      <span className="text-sm text-amber-800 tabular">
        <span>Held until {formatTime(Date.parse(meeting.hold_expires_at))} PHT</span>
        <OwnTimeInText instant={Date.parse(meeting.hold_expires_at)} />
      </span>
    );
  }
  const today = dayKey(start) === dayKey(now);
  if (!today || !isAhead(meeting, now) || isNear(meeting, now)) return null;
  return (
    <span className="text-sm font-medium text-neutral-700 tabular max-sm:hidden">
      Starts in {durationLabel(start - now)}
    </span>
  );
}

function RowEnd({ meeting, side, now }: MeetingRowProps) {
  const practice = usePractice();
  if (!practice && isJoinable(meeting, now)) {
    return (
      <JoinMeeting
        meeting={meeting}
        side={side}
        now={now}
        about={meeting.subject}
        className="relative z-10"
      />
    );
  }
  if (side === 'client' && !isAhead(meeting, now)) return <AfterMeeting meeting={meeting} />;
  if (!meeting.checkout_url) return null;
  return (
    <a href={meeting.checkout_url} className={`${buttonClass()} relative z-10`}>
      <span>
        Pay <Price centavos={meeting.payment.total} />
        <span className="sr-only"> for {meeting.subject}</span>
      </span>
    </a>
  );
}

function AfterMeeting({ meeting }: Pick<MeetingRowProps, 'meeting'>) {
  return (
    <div className="relative z-10 flex flex-wrap gap-2 empty:hidden">
      {awaitsReview(meeting) && (
        <Link
          href={`${meetingPath('client', meeting._id)}#${REVIEW_ID}`}
          prefetch={false}
          className={buttonClass({ variant: 'quiet', size: 'small' })}
        >
          <Icon of={Star} className="size-4" />
          <span>
            Write a review<span className="sr-only"> of {meeting.subject}</span>
          </span>
        </Link>
      )}
      {!isIncluded(meeting) && <BookAgain meeting={meeting} variant="quiet" size="small" named />}
    </div>
  );
}

function awaitsReview(meeting: Meeting): boolean {
  return meeting.status === 'COMPLETED' && !meeting.review && !isIncluded(meeting);
}
