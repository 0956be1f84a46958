'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { threadPath } from '@/components/meetings/messages/message-paths';
import { QueryFailure } from '@/components/platform/query-failure';
import { QueryList } from '@/components/platform/query-list';
import { EmptySection } from '@/components/ui/feedback/nothing-here';
import { LoadingRegion, Skeleton } from '@/components/ui/feedback/skeleton';
import { useNow } from '@/components/ui/hooks/use-now';
import { COMMENTS_FAILURE } from '@/lib/client/meetings/conversations';
import { threadQuery } from '@/lib/client/meetings/inbox';
import type { ThreadPage } from '@/lib/contract/meetings/inbox';
import { momentLabel } from '@/lib/domain/platform/clock-labels';
import { UnreadBadge } from './unread-count';

interface ClientMessagesProps {
  clientId: string;
  /** Instant of the request, epoch milliseconds. */
  requestNow: number;
}

/** Last message and unread count on the page of a client, with a link to the thread. */
export function ClientMessages({ clientId, requestNow }: ClientMessagesProps) {
  const now = useNow(requestNow);
  const query = useInfiniteQuery(threadQuery(clientId));
  const newest = query.data?.pages[0];
  return (
    <section aria-labelledby="client-messages" className="min-w-0">
      <h2 id="client-messages" className="flex scroll-mt-24 items-baseline gap-2 text-xl">
        <span>Messages</span>
        {newest && (
          <span className="font-sans text-base font-normal text-neutral-600 tabular">
            {newest.total}
          </span>
        )}
      </h2>
      <QueryList
        className="mt-3"
        query={{ isError: query.isError, isPlaceholderData: false }}
        rows={newest?.results.slice(-1)}
        failure={<QueryFailure query={query} failure={COMMENTS_FAILURE} headingLevel="h3" />}
        loading={
          <LoadingRegion label="Loading messages">
            <Skeleton className="h-16 w-full" />
          </LoadingRegion>
        }
        empty={<EmptySection>Nothing was written yet.</EmptySection>}
      >
        {([last]) => newest && last && <Last thread={newest} last={last} now={now} />}
      </QueryList>
    </section>
  );
}

interface LastProps {
  thread: ThreadPage;
  last: ThreadPage['results'][number];
  now: number;
}

function Last({ thread, last, now }: LastProps) {
  const { person, unread_count: unread } = thread;
  return (
    <div className="relative rounded border bg-white p-4 transition-colors hover:bg-neutral-50 sm:px-5">
      <p className="flex items-baseline justify-between gap-3">
        <Link
          href={threadPath('lawyer', person._id)}
          prefetch={false}
          className="stretch min-w-0 rounded font-semibold underline-offset-4 hover:underline"
        >
          {unread > 0 ? 'Read the messages' : 'All messages'}
        </Link>
        <span className="shrink-0 text-sm text-neutral-600 tabular">
          {momentLabel(Date.parse(last.created_at), now)}
        </span>
      </p>
      <p className="mt-0.5 flex items-start gap-2 text-sm">
        <span className="line-clamp-2 min-w-0 flex-1 break-words text-neutral-700">
          {last.author.type === 'LAWYER' ? `You: ${last.comment}` : last.comment}
        </span>
        {unread > 0 && <UnreadBadge count={unread} />}
      </p>
    </div>
  );
}
