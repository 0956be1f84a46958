'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { MessagesSquare } from 'lucide';
import Link from 'next/link';
import { useState } from 'react';
import type { Side } from '@/components/meetings/meeting-labels';
import { messagesAddress, threadPath } from '@/components/meetings/messages/message-paths';
import { ListSearch, useListSearch } from '@/components/platform/list-search';
import { MoreRows } from '@/components/platform/more-rows';
import { QueryFailure } from '@/components/platform/query-failure';
import { QueryList } from '@/components/platform/query-list';
import { useAddress } from '@/components/platform/use-address';
import { classNames } from '@/components/ui/class-names';
import { Avatar } from '@/components/ui/display/avatar';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { EmptySection } from '@/components/ui/feedback/nothing-here';
import { LoadingRegion, Skeleton } from '@/components/ui/feedback/skeleton';
import { Button } from '@/components/ui/forms/button';
import { buttonClass } from '@/components/ui/forms/button-class';
import { useMediaQuery } from '@/components/ui/hooks/use-media-query';
import { useNow } from '@/components/ui/hooks/use-now';
import { Icon } from '@/components/ui/icons/icon';
import { THREADS_FAILURE, threadsQuery } from '@/lib/client/meetings/inbox';
import { messageFor } from '@/lib/client/platform/messages';
import { INBOX_QUERY_MAX, type MessageThread } from '@/lib/contract/meetings/inbox';
import { isSameName } from '@/lib/domain/accounts/full-name';
import { momentLabel } from '@/lib/domain/platform/clock-labels';
import { personName, Thread } from './thread';
import { UnreadBadge } from './unread-count';

interface InboxProps {
  side: Side;
  personId: string | null;
  /** Instant of the request, epoch milliseconds. */
  requestNow: number;
}

/** All threads with the open one beside them; on a phone one of the two. */
export function Inbox({ side, personId, requestNow }: InboxProps) {
  const now = useNow(requestNow);
  const newest = useNewestBeside(personId);
  const shown = personId ?? newest;
  return (
    <div className="lg:grid lg:grid-cols-[20rem_minmax(0,1fr)] lg:items-start lg:gap-8">
      <section
        aria-labelledby="threads"
        className={classNames(
          'lg:sticky lg:top-20 lg:-m-1 lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto lg:p-1',
          personId && 'max-lg:hidden',
        )}
      >
        <Threads side={side} personId={personId} shown={shown} now={now} />
      </section>
      {shown ? (
        <div className={personId ? 'min-w-0' : 'min-w-0 max-lg:hidden'}>
          <Thread key={shown} side={side} personId={shown} page={personId !== null} now={now} />
        </div>
      ) : (
        <p className="grid min-h-72 place-items-center rounded border border-dashed p-6 text-center text-neutral-600 max-lg:hidden">
          Choose somebody to read what you wrote to each other.
        </p>
      )}
    </div>
  );
}

/** Width from which a thread is beside the list, as `lg` of the style sheet. */
const BESIDE = '(min-width: 64rem)';

/**
 * Returns whom the newest thread is with, where it has room beside the list and nobody was chosen. It stays open when
 * somebody else writes; who had no messages is shown none unasked.
 */
function useNewestBeside(personId: string | null): string | null {
  const hasRoom = useMediaQuery(BESIDE, false);
  const { data } = useInfiniteQuery({
    ...threadsQuery(''),
    enabled: hasRoom && personId === null,
  });
  const first = data?.pages[0]?.results[0];
  const [opened, setOpened] = useState<string | null>();
  if (hasRoom && data && opened === undefined) setOpened(first?.person._id ?? null);
  return hasRoom ? (opened ?? null) : null;
}

interface ThreadsProps {
  side: Side;
  personId: string | null;
  /** Person whose thread is beside the list. */
  shown: string | null;
  now: number;
}

function Threads({ side, personId, shown, now }: ThreadsProps) {
  const address = messagesAddress(side);
  const [{ q }, go] = useAddress(address, 'replace');
  const search = useListSearch(q, INBOX_QUERY_MAX, (words) => go({ q: words }));
  const query = useInfiniteQuery(threadsQuery(q));
  const rows = query.data?.pages.flatMap(({ results }) => results);
  const Heading = personId ? 'h2' : 'h1';
  return (
    <>
      <Heading id="threads" className="text-3xl">
        Messages
      </Heading>
      {(q !== '' || rows === undefined || rows.length > 0) && (
        <ListSearch
          {...search.props}
          action={address.href({})}
          label="Search names and messages"
          placeholder="Names and messages"
          className="mt-3 sm:mt-4"
        />
      )}
      <QueryList
        className="mt-4"
        query={query}
        rows={rows}
        failure={<QueryFailure query={query} failure={THREADS_FAILURE} />}
        loading={<ThreadsSkeleton />}
        empty={q ? <NotFound q={q} onClear={search.clear} /> : <NoThreads side={side} />}
        pages={
          <MoreRows
            query={query}
            label="Load older ones"
            failure={messageFor(THREADS_FAILURE, query.error)}
          />
        }
      >
        {(threads) => (
          <ul className="divide-y rounded border bg-white">
            {threads.map((thread) => (
              <ThreadRow
                key={thread.person._id}
                thread={thread}
                side={side}
                current={thread.person._id === shown}
                page={thread.person._id === personId}
                namesake={threads.some(
                  (one) => one !== thread && isSameName(one.person.name, thread.person.name),
                )}
                now={now}
              />
            ))}
          </ul>
        )}
      </QueryList>
    </>
  );
}

interface ThreadRowProps {
  thread: MessageThread;
  side: Side;
  current: boolean;
  /** Whether the thread is the page. */
  page: boolean;
  /** Whether somebody else in the list has the same name. */
  namesake: boolean;
  now: number;
}

function ThreadRow({ thread, side, current, page, namesake, now }: ThreadRowProps) {
  const { person, last, unread_count: unread } = thread;
  return (
    <li
      className={classNames(
        'relative flex gap-3 p-3 transition-colors first:rounded-t last:rounded-b sm:px-4',
        current ? 'bg-teal-50' : 'hover:bg-neutral-50',
      )}
    >
      <Avatar
        name={person.name}
        pictureUrl={person.picture_url}
        square={person.type === 'LAWYER'}
        size="small"
      />
      <div className="min-w-0 flex-1">
        <p className="flex items-baseline justify-between gap-2">
          <Link
            href={threadPath(side, person._id)}
            prefetch={false}
            aria-current={page ? 'page' : current || undefined}
            className="stretch min-w-0 truncate rounded font-semibold"
          >
            <span>{personName(person)}</span>
            {namesake && <span className="sr-only">, {last.about.title}</span>}
          </Link>
          <span className="shrink-0 text-sm text-neutral-600 tabular">
            {momentLabel(Date.parse(last.created_at), now)}
          </span>
        </p>
        <p className="truncate text-sm text-neutral-600">{last.about.title}</p>
        <p className="flex items-start gap-2 text-sm">
          <span
            className={classNames(
              'line-clamp-2 min-w-0 flex-1 break-words',
              unread > 0 ? 'font-medium' : 'text-neutral-700',
            )}
          >
            {last.own ? `You: ${last.comment}` : last.comment}
          </span>
          {unread > 0 && <UnreadBadge count={unread} />}
        </p>
      </div>
    </li>
  );
}

function NotFound({ q, onClear }: { q: string; onClear: () => void }) {
  return (
    <EmptySection>
      <span className="break-words">Nobody and no message has “{q}”.</span>{' '}
      <Button variant="outline" className="mt-3 w-full" onClick={onClear}>
        Show all messages
      </Button>
    </EmptySection>
  );
}

function NoThreads({ side }: { side: Side }) {
  const [href, label] =
    side === 'lawyer'
      ? ['/lawyer-portal/clients', 'Your clients']
      : ['/lawyers-online', 'Find a lawyer'];
  return (
    <EmptyState
      title="No messages yet"
      action={
        <Link href={href} prefetch={false} className={buttonClass({ variant: 'outline' })}>
          <Icon of={MessagesSquare} className="size-5" />
          {label}
        </Link>
      }
    >
      {side === 'lawyer'
        ? 'What you and your clients write about meetings and agreements is gathered here.'
        : 'What you and your lawyers write about meetings and agreements is gathered here.'}
    </EmptyState>
  );
}

function ThreadsSkeleton() {
  return (
    <LoadingRegion label="Loading messages">
      <div className="divide-y rounded border bg-white">
        {[0, 1, 2].map((row) => (
          <div key={row} className="flex gap-3 p-3">
            <Skeleton className="size-9 shrink-0" />
            <div className="grid flex-1 gap-1.5">
              <Skeleton className="h-5 w-1/2" />
              <Skeleton className="h-10 w-full" />
            </div>
          </div>
        ))}
      </div>
    </LoadingRegion>
  );
}
