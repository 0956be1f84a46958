'use client';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide';
import Link from 'next/link';
import { plural } from '@/components/meetings/meeting-labels';
import { ListSearch, useListSearch } from '@/components/platform/list-search';
import { MoreRows } from '@/components/platform/more-rows';
import { useMayOpen } from '@/components/platform/practice';
import { QueryFailure } from '@/components/platform/query-failure';
import { QueryList } from '@/components/platform/query-list';
import { useAddress } from '@/components/platform/use-address';
import { Avatar } from '@/components/ui/display/avatar';
import { ClockTime } from '@/components/ui/display/day-time';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { LoadingRegion, Skeleton } from '@/components/ui/feedback/skeleton';
import { Button } from '@/components/ui/forms/button';
import { buttonClass } from '@/components/ui/forms/button-class';
import { useNow } from '@/components/ui/hooks/use-now';
import { Icon } from '@/components/ui/icons/icon';
import { CLIENTS_FAILURE, clientsQuery } from '@/lib/client/meetings/clients';
import { messageFor } from '@/lib/client/platform/messages';
import { CLIENT_QUERY_MAX, type ClientOfLawyer } from '@/lib/contract/meetings/clients';
import { isSameName } from '@/lib/domain/accounts/full-name';
import { formatDate, formatDay, relativeDay } from '@/lib/domain/platform/clock-labels';
import { manilaDayNumber } from '@/lib/domain/platform/time';
import { clientPath, clientsAddress } from './client-paths';

const CALENDAR = '/lawyer-portal/calendar';

/** A lawyer's clients with a search. `requestNow` is the instant of the request, epoch milliseconds. */
export function Clients({ requestNow }: { requestNow: number }) {
  const now = useNow(requestNow);
  const [{ q }, go] = useAddress(clientsAddress, 'replace');
  const search = useListSearch(q, CLIENT_QUERY_MAX, (words) => go({ q: words }));
  const query = useInfiniteQuery(clientsQuery(q));
  const total = query.data?.pages.at(-1)?.total;
  return (
    <>
      <h1 className="text-2xl sm:text-3xl">Clients</h1>
      <p className="mt-2 max-w-form text-neutral-700 max-sm:sr-only">
        Everyone with a confirmed meeting with you: upcoming meetings first, then the latest past
        ones.
      </p>
      <ListSearch
        {...search.props}
        action={clientsAddress.href({})}
        label="Search by name"
        placeholder="Name of a client"
        className="mt-3 sm:mt-6"
      />
      <p role="status" className="mt-2 min-h-6 text-neutral-700 tabular sm:mt-4">
        {total !== undefined && !query.isPlaceholderData && countText(total, q)}
      </p>
      <QueryList
        className="mt-2"
        query={query}
        rows={query.data?.pages.flatMap(({ results }) => results)}
        failure={<QueryFailure query={query} failure={CLIENTS_FAILURE} />}
        loading={<RowsSkeleton />}
        empty={<None q={q} onClear={search.clear} />}
        pages={
          <MoreRows
            query={query}
            label="Load more clients"
            failure={messageFor(CLIENTS_FAILURE, query.error)}
            onMore={() => go({ page: query.data?.pages.length ?? 0 })}
          />
        }
      >
        {(clients) => (
          <ul className="divide-y rounded border bg-white">
            {clients.map((client) => (
              <ClientRow
                key={client._id}
                client={client}
                namesake={clients.some(
                  (one) => one !== client && isSameName(one.display_name, client.display_name),
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

function countText(total: number, q: string): string {
  if (total === 0) return q ? 'No client found' : '';
  return q ? `${plural(total, 'client')} found` : plural(total, 'client');
}

function None({ q, onClear }: { q: string; onClear: () => void }) {
  const opens = useMayOpen();
  if (q) {
    return (
      <EmptyState
        title="No client with this name"
        action={
          <Button variant="outline" onClick={onClear}>
            Show all clients
          </Button>
        }
      >
        <span className="break-words">None of your clients is called “{q}”.</span>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="No clients yet"
      action={
        opens(CALENDAR) && (
          <Link href={CALENDAR} prefetch={false} className={buttonClass({ variant: 'outline' })}>
            Check your calendar
          </Link>
        )
      }
    >
      Clients appear here once their first meeting with you is confirmed. Open times in your
      calendar are what people can book.
    </EmptyState>
  );
}

function RowsSkeleton() {
  return (
    <LoadingRegion label="Loading your clients">
      <div className="divide-y rounded border bg-white">
        {[0, 1, 2, 3].map((row) => (
          <div key={row} className="flex items-center gap-4 p-4 sm:px-5">
            <Skeleton className="size-12 rounded-full" />
            <div className="grid flex-1 gap-2">
              <Skeleton className="h-5 w-40" />
              <Skeleton className="h-4 w-56" />
            </div>
          </div>
        ))}
      </div>
    </LoadingRegion>
  );
}

interface ClientRowProps {
  client: ClientOfLawyer;
  /** Whether somebody else in the list has the same name. */
  namesake: boolean;
  /** Epoch milliseconds. */
  now: number;
}

function ClientRow({ client, namesake, now }: ClientRowProps) {
  const { _id, display_name: name, picture_url: pictureUrl, next_meeting: next } = client;
  return (
    <li className="relative flex items-center gap-4 p-4 transition-colors first:rounded-t last:rounded-b hover:bg-neutral-50 sm:px-5">
      <Avatar name={name} pictureUrl={pictureUrl} />
      <div className="min-w-0 flex-1 sm:grid sm:grid-cols-[minmax(0,1fr)_16rem] sm:items-center sm:gap-5">
        <div className="min-w-0">
          <h2 className="truncate font-sans text-base leading-6 font-semibold">
            <Link
              href={clientPath(_id)}
              prefetch={false}
              className="stretch rounded underline-offset-4 hover:underline"
            >
              <span>{name}</span>
              {namesake && (
                <span className="font-normal text-neutral-700">, {client.last_subject}</span>
              )}
            </Link>
          </h2>
          <p className="text-sm text-neutral-600 tabular">{meetingsText(client)}</p>
        </div>
        <p className="text-sm tabular max-sm:mt-0.5">
          {next ? (
            <span className="font-medium text-teal-800">
              Next: <Soon start={Date.parse(next.start_time)} now={now} />
            </span>
          ) : (
            client.last_meeting && (
              <span className="text-neutral-700">
                Last: {formatDay(Date.parse(client.last_meeting.start_time))}
              </span>
            )
          )}
        </p>
      </div>
      <Icon of={ChevronRight} className="size-5 text-neutral-500 max-sm:hidden" />
    </li>
  );
}

function meetingsText({ meeting_count: count }: ClientOfLawyer): string {
  return count === 0 ? 'Cancelled' : plural(count, 'meeting');
}

function Soon({ start, now }: { start: number; now: number }) {
  const ahead = manilaDayNumber(start) - manilaDayNumber(now);
  const day = ahead > 1 ? formatDate(start) : relativeDay(start, now);
  return (
    <>
      <span className="whitespace-nowrap">{day},</span> <ClockTime instant={start} />
    </>
  );
}
