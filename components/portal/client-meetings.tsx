'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { Search } from 'lucide';
import Link from 'next/link';
import { MeetingSection } from '@/components/meetings/meeting-section';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { EmptySection } from '@/components/ui/feedback/nothing-here';
import { buttonClass } from '@/components/ui/forms/button-class';
import { useNow } from '@/components/ui/hooks/use-now';
import { Icon } from '@/components/ui/icons/icon';
import { textLinkClass } from '@/components/ui/layout/text-link';
import { meetingsQuery } from '@/lib/client/meetings/meetings';

const FIND_A_LAWYER = '/lawyers-online';

/** A client's meetings. `requestNow` is the instant of the request, epoch milliseconds. */
export function ClientMeetings({ requestNow }: { requestNow: number }) {
  const now = useNow(requestNow);
  const none = useHasNone();
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-3xl">Meetings</h1>
        {!none && (
          <Link href={FIND_A_LAWYER} className={buttonClass({ variant: 'outline' })}>
            <Icon of={Search} className="size-5" />
            Find a lawyer
          </Link>
        )}
      </div>
      {none ? (
        <NoMeetingsYet />
      ) : (
        <div className="mt-6">
          <Sections now={now} />
        </div>
      )}
    </>
  );
}

function Sections({ now }: { now: number }) {
  return (
    <>
      <MeetingSection
        period="today"
        title="Today"
        side="client"
        now={now}
        empty={<EmptySection>You have no meeting today.</EmptySection>}
      />
      <MeetingSection
        period="upcoming"
        title="Upcoming"
        side="client"
        now={now}
        empty={
          <EmptySection>
            Nothing is booked after today.{' '}
            <Link href={FIND_A_LAWYER} className={textLinkClass}>
              Find a lawyer
            </Link>{' '}
            and pick a time.
          </EmptySection>
        }
      />
      <MeetingSection
        period="past"
        title="Past"
        side="client"
        now={now}
        empty={<EmptySection>Meetings stay listed here after they are over.</EmptySection>}
      />
    </>
  );
}

function NoMeetingsYet() {
  return (
    <EmptyState
      className="mt-6"
      title="No meetings yet"
      action={
        <Link href={FIND_A_LAWYER} className={buttonClass({ variant: 'action' })}>
          <Icon of={Search} className="size-5" />
          Find a lawyer
        </Link>
      }
    >
      Choose a lawyer and an open time. You see the price before you book.
    </EmptyState>
  );
}

function useHasNone(): boolean {
  const lists = [
    useInfiniteQuery(meetingsQuery('today')),
    useInfiniteQuery(meetingsQuery('upcoming')),
    useInfiniteQuery(meetingsQuery('past')),
  ];
  return lists.every(({ data }) => data?.pages[0]?.total === 0);
}
