import { Star } from 'lucide';
import Link from 'next/link';
import { usePractice } from '@/components/platform/practice';
import { classNames } from '@/components/ui/class-names';
import { Avatar } from '@/components/ui/display/avatar';
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

/** One meeting of a list: the whole row opens it, a held one also links to its payment. */
export function MeetingRow({ meeting, side, now }: MeetingRowProps) {
  const start = Date.parse(meeting.start_time);
  const person = counterpart(meeting, side);
  const near = isNear(meeting, now);
  return (
    <li
      className={classNames(
        'group relative grid gap-x-5 gap-y-3 rounded bg-white p-4 transition-colors sm:grid-cols-[4rem_minmax(0,1fr)_auto] sm:items-center sm:p-5',
        near ? 'border-2 border-teal-800' : 'border hover:border-neutral-400',
      )}
    >
      <DayColumn start={start} now={now} />
      <div className="min-w-0 sm:border-l sm:pl-5">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          {near ? (
            <NearBadge meeting={meeting} now={now} />
          ) : (
            <MeetingBadge meeting={meeting} now={now} />
          )}
          <Soon meeting={meeting} now={now} />
          <AccountNeeded of={meeting} />
          <UnreadMessages count={meeting.unread_comments} />
        </p>
        <h3 className="mt-2 leading-6 font-semibold">
          <Link
            href={meetingPath(side, meeting._id)}
            prefetch={false}
            className="stretch rounded underline-offset-4 hover:underline"
          >
            {meeting.subject}
          </Link>
        </h3>
        <div className="mt-2 flex items-center gap-2.5">
          <Avatar name={person.name} pictureUrl={person.picture_url} square={side === 'client'} />
          <p className="min-w-0 text-sm leading-tight text-neutral-700">
            <span className="block truncate">
              {person.name}
              {bookedFor(meeting)}
            </span>
            <span className="mt-0.5 block tabular">
              {timeRange(start, Date.parse(meeting.end_time))},{' '}
              {meeting.type === 'VIDEO' ? 'video' : 'phone'}
            </span>
            <YourTime instant={start} className="mt-0.5 block text-neutral-600 tabular" />
          </p>
        </div>
      </div>
      <RowEnd meeting={meeting} side={side} near={near} now={now} />
    </li>
  );
}

function DayColumn({ start, now }: { start: number; now: number }) {
  const { weekday, date } = dayChip(start);
  const [month, day] = date.split(' ');
  const year = dayKey(start).slice(0, 4);
  return (
    <p className="flex items-baseline gap-1.5 sm:block sm:text-center">
      <span className="text-sm whitespace-nowrap text-neutral-600">
        {weekday}, {month}{' '}
      </span>
      <span className="font-serif text-2xl leading-none font-medium tabular sm:mt-0.5 sm:block sm:text-3xl">
        {day}
      </span>
      {year !== dayKey(now).slice(0, 4) && (
        <span className="text-sm text-neutral-600"> {year}</span>
      )}
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
    <span className="text-sm font-medium text-neutral-700 tabular">
      Starts in {durationLabel(start - now)}
    </span>
  );
}

const HOVERED = 'group-hover:border-neutral-700';

interface RowEndProps {
  meeting: Meeting;
  side: Side;
  near: boolean;
  now: number;
}

function RowEnd({ meeting, side, near, now }: RowEndProps) {
  const practice = usePractice();
  if (!practice && isJoinable(meeting, now)) {
    return (
      <JoinMeeting
        meeting={meeting}
        side={side}
        now={now}
        about={meeting.subject}
        className="relative z-10 sm:min-w-36"
      />
    );
  }
  if (side === 'client' && !isAhead(meeting, now)) return <AfterMeeting meeting={meeting} />;
  if (!meeting.checkout_url) {
    const look = buttonClass({ variant: near ? 'action' : 'outline' });
    return (
      <span aria-hidden="true" className={classNames(look, 'sm:min-w-36', HOVERED)}>
        Open
      </span>
    );
  }
  return (
    <a href={meeting.checkout_url} className={`${buttonClass()} relative z-10 sm:min-w-36`}>
      <span>
        Pay <Price centavos={meeting.payment.total} />
        <span className="sr-only"> for {meeting.subject}</span>
      </span>
    </a>
  );
}

function AfterMeeting({ meeting }: Pick<RowEndProps, 'meeting'>) {
  return (
    <div className="relative z-10 grid gap-2 empty:hidden sm:min-w-36">
      {awaitsReview(meeting) && (
        <Link
          href={`${meetingPath('client', meeting._id)}#${REVIEW_ID}`}
          prefetch={false}
          className={buttonClass({ variant: 'outline' })}
        >
          <Icon of={Star} className="size-5" />
          <span>
            Write a review<span className="sr-only"> of {meeting.subject}</span>
          </span>
        </Link>
      )}
      {!isIncluded(meeting) && <BookAgain meeting={meeting} named />}
    </div>
  );
}

function awaitsReview(meeting: Meeting): boolean {
  return meeting.status === 'COMPLETED' && !meeting.review && !isIncluded(meeting);
}
