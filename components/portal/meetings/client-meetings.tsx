'use client';

import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Search } from 'lucide';
import Link from 'next/link';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { EmptySection } from '@/components/ui/feedback/nothing-here';
import { buttonClass } from '@/components/ui/forms/button-class';
import { useNow } from '@/components/ui/hooks/use-now';
import { Icon } from '@/components/ui/icons/icon';
import { textLinkClass } from '@/components/ui/layout/text-link';
import { meetingsQuery } from '@/lib/client/meetings/meetings';
import { heldMeetingsQuery } from '@/lib/client/meetings/own-next';
import { HeldMeetings } from './held-meetings';
import { MeetingLists } from './meeting-lists';
import { ProfileCard } from './profile-card';

const FIND_A_LAWYER = '/lawyers-online';

/** The home of a client: what waits to be paid, who they are, and their meetings. `requestNow` is epoch milliseconds. */
export function ClientMeetings({ requestNow }: { requestNow: number }) {
  const now = useNow(requestNow);
  const none = useHasNone();
  const held = useQuery(heldMeetingsQuery()).data?.results ?? [];
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
      <HeldMeetings meetings={held} now={now} />
      <ProfileCard />
      {none ? (
        <NoMeetingsYet />
      ) : (
        <MeetingLists side="client" now={now} empty={EMPTY} without={held} />
      )}
    </>
  );
}

const EMPTY = {
  today: <EmptySection>You have no meetings today.</EmptySection>,
  upcoming: (
    <EmptySection>
      No meetings after today.{' '}
      <Link href={FIND_A_LAWYER} className={textLinkClass}>
        Find a lawyer
      </Link>{' '}
      and pick a time.
    </EmptySection>
  ),
  past: <EmptySection>Meetings stay listed here after they are over.</EmptySection>,
};

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
