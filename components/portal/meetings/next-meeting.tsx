import Link from 'next/link';
import { useId } from 'react';
import { bookedFor } from '@/components/meetings/guests/meeting-company';
import { isJoinable, JoinMeeting } from '@/components/meetings/join-meeting';
import { NearBadge } from '@/components/meetings/meeting-badge';
import {
  counterpart,
  durationLabel,
  isAhead,
  isNear,
  type Side,
} from '@/components/meetings/meeting-labels';
import { meetingPath } from '@/components/meetings/meeting-path';
import { unreadText } from '@/components/meetings/messages/unread-messages';
import { useComingMeetings } from '@/components/meetings/use-coming-meetings';
import { ClockTime } from '@/components/ui/display/day-time';
import { YourTime } from '@/components/ui/display/own-time';
import { buttonClass } from '@/components/ui/forms/button-class';
import type { Meeting } from '@/lib/contract/meetings/meetings';
import { relativeDay } from '@/lib/domain/platform/clock-labels';

const SIDE: Side = 'client';

/** Finds the confirmed meeting that is under way or comes next; `now` is epoch milliseconds. */
export function useNextMeeting(now: number): Meeting | undefined {
  return useComingMeetings().meetings.find(
    (meeting) => meeting.status === 'CONFIRMED' && isAhead(meeting, now),
  );
}

interface NextMeetingProps {
  meeting: Meeting;
  /** Epoch milliseconds. */
  now: number;
}

/** The next meeting of a client: when, in how long, with whom, and the way into it. */
export function NextMeeting({ meeting, now }: NextMeetingProps) {
  const heading = useId();
  const start = Date.parse(meeting.start_time);
  const opens = isJoinable(meeting, now);
  return (
    <section
      aria-labelledby={heading}
      className="on-dark relative mt-5 rounded bg-teal-900 p-4 text-white sm:flex sm:items-center sm:justify-between sm:gap-6 sm:p-5"
    >
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-teal-100">
          <h2 id={heading} className="font-sans text-sm font-medium">
            Next meeting
          </h2>
          {isNear(meeting, now) ? (
            <NearBadge meeting={meeting} now={now} />
          ) : (
            <span className="tabular">in {durationLabel(start - now)}</span>
          )}
        </div>
        <p className="mt-1 font-serif text-2xl leading-8 tabular">
          {relativeDay(start, now)}, <ClockTime instant={start} />
        </p>
        <YourTime instant={start} className="block text-sm text-teal-100" />
        <h3 className="mt-2 leading-6 font-semibold wrap-anywhere">
          <Link
            href={meetingPath(SIDE, meeting._id)}
            prefetch={false}
            className="stretch rounded underline-offset-4 hover:underline"
          >
            {meeting.subject}
          </Link>
        </h3>
        <p className="text-sm text-teal-100">
          {counterpart(meeting, SIDE).name}
          {bookedFor(meeting)}, {meeting.duration} min by{' '}
          {meeting.type === 'VIDEO' ? 'video' : 'phone'}
        </p>
        {meeting.unread_comments > 0 && (
          <p className="mt-1 text-sm font-medium text-lime-300">
            {unreadText(meeting.unread_comments)}
          </p>
        )}
      </div>
      {opens ? (
        <JoinMeeting
          meeting={meeting}
          side={SIDE}
          now={now}
          about={meeting.subject}
          className="relative z-10 max-sm:mt-3 max-sm:w-full"
        />
      ) : (
        <span
          aria-hidden="true"
          className={`${buttonClass({ variant: 'outline-on-dark' })} max-sm:mt-3 max-sm:w-full`}
        >
          Open
        </span>
      )}
    </section>
  );
}
