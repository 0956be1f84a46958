'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { CalendarOff, MessagesSquare } from 'lucide';
import Link from 'next/link';
import { BLOCK_TIME_HASH } from '@/components/lawyers/calendar/calendar-toolbar';
import { counterpart, isAhead, timeRange } from '@/components/meetings/meeting-labels';
import { meetingPath } from '@/components/meetings/meeting-path';
import { threadPath } from '@/components/meetings/messages/message-paths';
import { useComingMeetings } from '@/components/meetings/use-coming-meetings';
import { PermittedLink, useMay, usePractice } from '@/components/platform/practice';
import { QueryFailure } from '@/components/platform/query-failure';
import { QueryList } from '@/components/platform/query-list';
import { EmptySection } from '@/components/ui/feedback/nothing-here';
import { LoadingRegion, Skeleton } from '@/components/ui/feedback/skeleton';
import { buttonClass } from '@/components/ui/forms/button-class';
import { useNow } from '@/components/ui/hooks/use-now';
import { Icon } from '@/components/ui/icons/icon';
import { textLinkAloneClass } from '@/components/ui/layout/text-link';
import { THREADS_FAILURE, threadsQuery } from '@/lib/client/meetings/inbox';
import { MEETINGS_FAILURE } from '@/lib/client/meetings/meetings';
import type { MessageThread } from '@/lib/contract/meetings/inbox';
import type { Meeting } from '@/lib/contract/meetings/meetings';
import { formatDayTime, momentLabel, relativeDay } from '@/lib/domain/platform/clock-labels';
import { UnreadBadge, UnreadCount } from '../messages/unread-count';

/** Meetings that are shown; the others are a page away. */
const MEETINGS = 3;
/** People who wait for an answer that are shown. */
const PEOPLE = 5;

/** First page of a member: the lawyer's next meetings and who waits for an answer, as far as the rights open them. */
export function PracticeToday({ requestNow }: { requestNow: number }) {
  const now = useNow(requestNow);
  const practice = usePractice();
  const may = useMay();
  const seesMeetings = may('meetings') || may('calendar');
  if (!practice) return null;
  return (
    <>
      <p className="text-neutral-600 tabular">{formatDayTime(now)}</p>
      <h1 className="mt-0.5 text-3xl wrap-anywhere">Atty. {practice.lawyerName}, today</h1>
      <div className="mt-4 flex flex-wrap gap-2 max-sm:*:flex-1">
        {may('calendar') && (
          <Link
            href={`/lawyer-portal/calendar${BLOCK_TIME_HASH}`}
            prefetch={false}
            className={`${buttonClass()} whitespace-nowrap`}
          >
            <Icon of={CalendarOff} className="size-5" />
            Block time
          </Link>
        )}
        {may('messages') && (
          <Link
            href="/lawyer-portal/messages"
            prefetch={false}
            className={`${buttonClass({ variant: 'outline' })} whitespace-nowrap`}
          >
            <Icon of={MessagesSquare} className="size-5" />
            <span>New messages</span>
            <UnreadCount className="shrink-0" />
          </Link>
        )}
      </div>
      <div className="mt-6 grid items-start gap-4 lg:grid-cols-2 lg:gap-5">
        {seesMeetings && <NextMeetings now={now} opens={may('meetings')} />}
        {may('messages') && <Unanswered now={now} />}
      </div>
    </>
  );
}

function NextMeetings({ now, opens }: { now: number; opens: boolean }) {
  const { meetings: coming, isLoaded, query } = useComingMeetings();
  const rows = coming
    .filter((one) => one.status === 'CONFIRMED' && isAhead(one, now))
    .slice(0, MEETINGS);
  return (
    <section aria-labelledby="next-meetings" className="rounded border bg-white p-5">
      <Head
        id="next-meetings"
        title="Next meetings"
        href={opens ? '/lawyer-portal/meetings' : '/lawyer-portal/calendar'}
        all={opens ? 'All meetings' : 'Calendar'}
      />
      <QueryList
        className="mt-2"
        query={query}
        rows={isLoaded ? rows : undefined}
        failure={<QueryFailure query={query} failure={MEETINGS_FAILURE} headingLevel="h3" />}
        loading={<RowsSkeleton label="Loading meetings" />}
        empty={<EmptySection>No confirmed meetings yet.</EmptySection>}
      >
        {(meetings) => (
          <ol className="divide-y">
            {meetings.map((meeting) => (
              <MeetingLine key={meeting._id} meeting={meeting} now={now} />
            ))}
          </ol>
        )}
      </QueryList>
    </section>
  );
}

function MeetingLine({ meeting, now }: { meeting: Meeting; now: number }) {
  const [start, end] = [Date.parse(meeting.start_time), Date.parse(meeting.end_time)];
  return (
    <li className="relative -mx-2 rounded-inner px-2 py-2.5 hover:bg-neutral-50">
      <p className="text-sm text-neutral-600 tabular">
        {`${relativeDay(start, now)}, ${timeRange(start, end)} · ${meeting.type === 'VIDEO' ? 'Video' : 'Phone'}`}
      </p>
      <p className="font-semibold wrap-anywhere">
        <PermittedLink href={meetingPath('lawyer', meeting._id)} className="stretch rounded">
          {counterpart(meeting, 'lawyer').name}
        </PermittedLink>
      </p>
      <p className="truncate text-sm text-neutral-700">{meeting.subject}</p>
    </li>
  );
}

/** People whose message is the last word. */
function Unanswered({ now }: { now: number }) {
  const query = useInfiniteQuery(threadsQuery(''));
  const rows = query.data?.pages
    .flatMap(({ results }) => results)
    .filter(({ last }) => !last.own)
    .slice(0, PEOPLE);
  return (
    <section aria-labelledby="unanswered" className="rounded border bg-white p-5">
      <Head id="unanswered" title="Unanswered" href="/lawyer-portal/messages" all="All messages" />
      <QueryList
        className="mt-2"
        query={query}
        rows={rows}
        failure={<QueryFailure query={query} failure={THREADS_FAILURE} headingLevel="h3" />}
        loading={<RowsSkeleton label="Loading messages" />}
        empty={
          <EmptySection>
            {query.hasNextPage
              ? 'The latest messages all have an answer.'
              : 'Every message has an answer.'}
          </EmptySection>
        }
      >
        {(threads) => (
          <ul className="divide-y">
            {threads.map((thread) => (
              <ThreadLine key={thread.person._id} thread={thread} now={now} />
            ))}
          </ul>
        )}
      </QueryList>
    </section>
  );
}

function ThreadLine({ thread, now }: { thread: MessageThread; now: number }) {
  const { person, last, unread_count: unread } = thread;
  return (
    <li className="relative -mx-2 rounded-inner px-2 py-2.5 hover:bg-neutral-50">
      <p className="flex items-baseline justify-between gap-2">
        <Link
          href={threadPath('lawyer', person._id)}
          prefetch={false}
          className="stretch min-w-0 truncate rounded font-semibold"
        >
          {person.name}
        </Link>
        <span className="shrink-0 text-sm text-neutral-600 tabular">
          {momentLabel(Date.parse(last.created_at), now)}
        </span>
      </p>
      <p className="flex items-start gap-2 text-sm text-neutral-700">
        <span className="line-clamp-2 min-w-0 flex-1 break-words">{last.comment}</span>
        {unread > 0 && <UnreadBadge count={unread} />}
      </p>
    </li>
  );
}

interface HeadProps {
  id: string;
  title: string;
  href: string;
  all: string;
}

function Head({ id, title, href, all }: HeadProps) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-3">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      <Link href={href} prefetch={false} className={`${textLinkAloneClass} -my-3 text-sm`}>
        {all}
      </Link>
    </div>
  );
}

function RowsSkeleton({ label }: { label: string }) {
  return (
    <LoadingRegion label={label}>
      <div className="grid gap-2">
        <Skeleton className="h-16 w-full" />
        <Skeleton className="h-16 w-full" />
      </div>
    </LoadingRegion>
  );
}
