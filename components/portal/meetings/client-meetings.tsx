'use client';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Search } from 'lucide';
import Link from 'next/link';
import { useId } from 'react';
import { withTitle } from '@/components/lawyers/practice';
import { MeetingRow } from '@/components/meetings/meeting-row';
import { PRACTICES_PATH } from '@/components/platform/practice';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { buttonClass } from '@/components/ui/forms/button-class';
import { useNow } from '@/components/ui/hooks/use-now';
import { Icon } from '@/components/ui/icons/icon';
import { meetingsQuery } from '@/lib/client/meetings/meetings';
import { heldMeetingsQuery } from '@/lib/client/meetings/own-next';
import { workQuery } from '@/lib/client/notifications/work';
import { SEARCH_PATH } from '@/lib/contract/lawyers/search-paths';
import type { Meeting } from '@/lib/contract/meetings/meetings';
import type { Work } from '@/lib/contract/notifications/work';
import { WorkCard } from '../work/work-card';
import { ClientLists } from './client-lists';
import { NextMeeting, useNextMeeting } from './next-meeting';

interface HeldMeetingsProps {
  meetings: readonly Meeting[];
  now: number;
}

interface ClientMeetingsProps {
  /** Epoch milliseconds. */
  requestNow: number;
  /** Names of the lawyers whose practice this person works for, of who has no meetings. */
  worksFor?: readonly string[];
  isAdministrator?: boolean;
}

/** Home of a client: what is held, the next meeting, what waits, and the others. */
export function ClientMeetings(props: ClientMeetingsProps) {
  const { requestNow, worksFor = [], isAdministrator = false } = props;
  const now = useNow(requestNow);
  const none = useHasNone();
  const next = useNextMeeting(now);
  const held = useQuery(heldMeetingsQuery()).data?.results ?? [];
  const refunds = useQuery(workQuery).data?.results.filter(isRefund) ?? [];
  const above = [...held, ...refunds].map(({ _id }) => _id);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-3xl">Meetings</h1>
        {!none && (
          <Link
            href={SEARCH_PATH}
            prefetch={false}
            // On a phone the bar at the lower edge has it.
            className={`${buttonClass({ variant: 'outline' })} max-lg:hidden`}
          >
            <Icon of={Search} className="size-5" />
            Find a lawyer
          </Link>
        )}
      </div>
      <HeldMeetings meetings={held} now={now} />
      {isAdministrator && (
        <Elsewhere title="You are an administrator" href="/admin" label="Go to the administration">
          This is your own account, in which you book lawyers as a client.
        </Elsewhere>
      )}
      {worksFor.length > 0 && (
        <Elsewhere
          title={`You work for ${worksFor.map(withTitle).join(', ')}`}
          href={PRACTICES_PATH}
          label="Go to the practice"
        >
          This is your own account. Meetings, clients and messages of the practice are there.
        </Elsewhere>
      )}
      {next && <NextMeeting meeting={next} now={now} />}
      <WaitingRefunds refunds={refunds} />
      <WorkCard now={now} quiet without={above} first={2} className="mt-5" />
      {none ? <NoMeetingsYet /> : <ClientLists now={now} above={next ? [...held, next] : held} />}
    </>
  );
}

interface ElsewhereProps {
  title: string;
  href: string;
  label: string;
  children: string;
}

/** Leads to where this person works, which is not the own account. */
function Elsewhere({ title, href, label, children }: ElsewhereProps) {
  const heading = useId();
  return (
    <section
      aria-labelledby={heading}
      className="mt-5 rounded border border-teal-200 bg-teal-50 p-4 sm:flex sm:items-center sm:justify-between sm:gap-4 sm:px-5"
    >
      <div className="min-w-0">
        <h2 id={heading} className="text-xl wrap-anywhere">
          {title}
        </h2>
        <p className="mt-1 text-teal-900">{children}</p>
      </div>
      <Link href={href} prefetch={false} className={`${buttonClass()} max-sm:mt-3 max-sm:w-full`}>
        {label}
      </Link>
    </section>
  );
}

function NoMeetingsYet() {
  return (
    <EmptyState
      className="mt-6"
      title="No meetings yet"
      action={
        <Link href={SEARCH_PATH} prefetch={false} className={buttonClass({ variant: 'action' })}>
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

/** Unpaid held times that expire within minutes; shown above everything else. */
function HeldMeetings({ meetings, now }: HeldMeetingsProps) {
  const heading = useId();
  const live = meetings.filter(
    ({ hold_expires_at }) => hold_expires_at && now < Date.parse(hold_expires_at),
  );
  if (live.length === 0) return null;
  return (
    <section
      aria-labelledby={heading}
      className="mt-5 rounded border border-amber-300 bg-amber-50 p-3 sm:p-4"
    >
      <h2 id={heading} className="text-xl">
        {live.length === 1 ? 'Pay to confirm your time' : 'Pay to confirm your times'}
      </h2>
      <p className="mt-1 mb-3 text-sm text-amber-900">
        {live.length === 1
          ? 'We are holding it for you. If it is not paid in time, other clients can book it.'
          : 'We are holding them for you. If they are not paid in time, other clients can book them.'}
      </p>
      <ul className="meeting-rows">
        {live.map((meeting) => (
          <MeetingRow key={meeting._id} meeting={meeting} side="client" now={now} />
        ))}
      </ul>
    </section>
  );
}

function isRefund({ kind }: Work): boolean {
  return kind === 'refund_account';
}

/** Refunds that need the client's account. */
function WaitingRefunds({ refunds }: { refunds: readonly Work[] }) {
  return refunds.map(({ _id, action, about, href }) => (
    <section
      key={_id}
      aria-labelledby={`refund-${_id}`}
      className="mt-5 rounded border border-amber-300 bg-amber-50 p-3 sm:flex sm:items-center sm:justify-between sm:gap-4 sm:p-4"
    >
      <div className="min-w-0">
        <h2 id={`refund-${_id}`} className="text-xl">
          {action}
        </h2>
        <p className="mt-1 text-sm wrap-anywhere text-amber-900">
          Your refund for {about} waits for a bank or wallet account.
        </p>
      </div>
      <Link
        href={href}
        prefetch={false}
        className={`${buttonClass({ variant: 'action' })} max-sm:mt-3 max-sm:w-full`}
      >
        Give an account
      </Link>
    </section>
  ));
}
