'use client';
import { ArrowLeft } from 'lucide';
import Link from 'next/link';
import { QueryFailure } from '@/components/platform/query-failure';
import { DayTime } from '@/components/ui/display/day-time';
import { OwnTimeInText } from '@/components/ui/display/own-time';
import { LoadingRegion, Skeleton } from '@/components/ui/feedback/skeleton';
import { buttonClass } from '@/components/ui/forms/button-class';
import { Icon } from '@/components/ui/icons/icon';
import { backLinkClass } from '@/components/ui/layout/text-link';
import { MEETING_FAILURE } from '@/lib/client/meetings/meetings';
import type { Meeting } from '@/lib/contract/meetings/meetings';
import { MeetingFiles } from '../files/meeting-files';
import { isJoinable, JoinMeeting } from '../join-meeting';
import { isAhead, isIncluded, type Side, tookPlace } from '../meeting-labels';
import { meetingPath } from '../meeting-path';
import { MeetingComments } from '../messages/meeting-comments';
import { MeetingReview } from '../reviews/meeting-review';
import { LawyerSummary } from '../summaries/lawyer-summary';
import { useMeeting } from '../use-meeting';
import { BookAgain, NoBookingAgain } from './book-again';
import { endedText } from './ended-text';
import { SummaryFacts } from './summary-facts';

interface MeetingSummaryProps {
  meetingId: string;
  side: Side;
  /** Instant of the request, epoch milliseconds. */
  requestNow: number;
}

/** The summary as its client reads it; the lawyer writes it on the page of the meeting. */
export function MeetingSummary({ meetingId, side, requestNow }: MeetingSummaryProps) {
  const { query, now } = useMeeting(meetingId, requestNow);
  return (
    <>
      <Link
        href={meetingPath(side, meetingId)}
        prefetch={false}
        className={`${backLinkClass} print:hidden`}
      >
        <Icon of={ArrowLeft} className="size-4" />
        The meeting
      </Link>
      <h1 className="mt-1 text-3xl">Summary</h1>
      {query.data && <Summary meeting={query.data} side={side} now={now} />}
      {query.isPending && <SummarySkeleton />}
      {query.isLoadingError && (
        <QueryFailure query={query} failure={MEETING_FAILURE} className="mt-4" />
      )}
    </>
  );
}

interface SummaryProps {
  meeting: Meeting;
  side: Side;
  /** Epoch milliseconds. */
  now: number;
}

function Summary(props: SummaryProps) {
  const { meeting, side, now } = props;
  const took = tookPlace(meeting, now);
  return (
    <div className="max-w-form">
      <p className="mt-1 text-lg text-neutral-700 wrap-anywhere">{meeting.subject}</p>
      {took ? (
        <p className="mb-4 text-neutral-700">
          <DayTime instant={Date.parse(meeting.start_time)} />
        </p>
      ) : (
        <SummaryFacts {...props} />
      )}
      {isJoinable(meeting, now) && (
        <p className="mt-4 print:hidden">
          <JoinMeeting meeting={meeting} side={side} now={now} />
        </p>
      )}
      {took ? (
        <>
          <LawyerSummary {...props} />
          <SummaryFacts {...props} />
          <MeetingFiles {...props} />
          <MeetingComments {...props} />
        </>
      ) : (
        <NoSummary {...props} />
      )}
      <MeetingReview {...props} />
      <Next {...props} />
    </div>
  );
}

function Next({ meeting, now }: SummaryProps) {
  if (meeting.status === 'PAYMENT_PENDING') return null;
  if (meeting.status === 'CONFIRMED' && !tookPlace(meeting, now)) return null;
  return (
    <section aria-label="What next" className="border-t py-7 print:hidden">
      <h2 className={isIncluded(meeting) ? 'mb-4 text-xl' : 'text-xl'}>
        {isIncluded(meeting) ? 'Your agreement' : 'Another meeting'}
      </h2>
      {meeting.lawyer.is_listed && !isIncluded(meeting) && (
        <p className="mt-1 mb-4 text-neutral-700">
          Choose a time for {meeting.duration} minutes with the same lawyer. You see the price
          before you book.
        </p>
      )}
      <NoBookingAgain meeting={meeting} />
      <BookAgain meeting={meeting} variant="primary" />
    </section>
  );
}

function SummarySkeleton() {
  return (
    <LoadingRegion label="Loading the summary">
      <Skeleton className="mt-1 h-7 w-2/3" />
      <Skeleton className="mt-5 h-40 w-full max-w-form" />
      <Skeleton className="mt-7 h-24 w-full max-w-form" />
    </LoadingRegion>
  );
}

interface NoSummaryProps {
  meeting: Meeting;
  side: Side;
  /** Epoch milliseconds. */
  now: number;
}

function NoSummary(props: NoSummaryProps) {
  const { meeting, side, now } = props;
  return (
    <section aria-labelledby="no-summary" className="py-7">
      <h2 id="no-summary" className="text-xl">
        {isAhead(meeting, now) ? 'Not yet' : 'No summary'}
      </h2>
      <p className="mt-2 max-w-text text-neutral-700">
        <Reason {...props} />
      </p>
      <p className="mt-4">
        <Link
          href={meetingPath(side, meeting._id)}
          prefetch={false}
          className={buttonClass({ variant: 'outline' })}
        >
          Back to the meeting
        </Link>
      </p>
    </section>
  );
}

function Reason({ meeting, side, now }: NoSummaryProps) {
  if (!isAhead(meeting, now)) {
    const why = endedText(meeting, side) ?? 'This booking was not paid in time.';
    return <span>{`${why} The meeting did not take place, so there is nothing to sum up.`}</span>;
  }
  if (meeting.status === 'PAYMENT_PENDING') {
    return <span>The meeting is not paid yet. Its summary will be here after the meeting.</span>;
  }
  const end = Date.parse(meeting.end_time);
  return (
    <span>
      <span>The summary will be here after the meeting, from</span> <DayTime instant={end} />
      <OwnTimeInText instant={end} />
      <span>. Until then, your files and messages are on the meeting’s page.</span>
    </span>
  );
}
