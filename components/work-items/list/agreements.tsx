'use client';

import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { plural } from '@/components/meetings/meeting-labels';
import { MoreRows } from '@/components/platform/more-rows';
import { QueryFailure } from '@/components/platform/query-failure';
import { useNow } from '@/components/ui/hooks/use-now';
import { messageFor } from '@/lib/client/platform/messages';
import { workItemsQuery } from '@/lib/client/work-items/queries';
import type { Reader } from '../work-item-paths';
import { AgreementRow } from './agreement-row';
import { AgreementRowsSkeleton } from './agreement-rows-skeleton';
import { filterOf, listPath } from './list-address';
import { ListHead } from './list-head';
import { ListSearch } from './list-search';
import { NoAgreements } from './no-agreements';
import { LIST_PANEL, StatusTabs, statusTabId } from './status-tabs';
import { useListAddress } from './use-list-address';

interface AgreementsProps {
  reader: Reader;
  /** Instant of the request, epoch milliseconds. */
  requestNow: number;
}

/** Somebody's engagement agreements by status, and a search among them. */
export function Agreements({ reader, requestNow }: AgreementsProps) {
  const now = useNow(requestNow);
  const { address, input, go, search, searchSoon, clear } = useListAddress(reader);
  const query = useInfiniteQuery({
    ...workItemsQuery(filterOf(address)),
    placeholderData: keepPreviousData,
  });
  const items = query.data?.pages.flatMap(({ results }) => results) ?? [];
  const last = query.data?.pages.at(-1);
  const isNew = query.isSuccess && items.length === 0 && !address.status && !address.q;
  return (
    <>
      <ListHead reader={reader} isNew={isNew} />
      {!isNew && (
        <>
          <ListSearch
            reader={reader}
            q={address.q}
            input={input}
            onSearch={search}
            onType={searchSoon}
          />
          <StatusTabs
            reader={reader}
            status={address.status}
            counts={last?.counts}
            onStatus={(status) => go({ status })}
          />
        </>
      )}
      <div
        {...(!isNew && {
          ...{ role: 'tabpanel', id: LIST_PANEL, 'aria-labelledby': statusTabId(address.status) },
        })}
      >
        <p role="status" className="mt-4 min-h-6 text-neutral-700 tabular">
          {last && !query.isPlaceholderData && !isNew && countText(last.total)}
        </p>
        <div className="mt-2">
          {query.isPending && <AgreementRowsSkeleton />}
          {query.isLoadingError && <QueryFailure query={query} action="agreements" />}
          {query.isSuccess && items.length === 0 && (
            <NoAgreements reader={reader} q={address.q} status={address.status} onClear={clear} />
          )}
          {items.length > 0 && (
            <ul className="grid gap-3">
              {items.map((item) => (
                <AgreementRow key={item._id} {...{ item, reader, now }} />
              ))}
            </ul>
          )}
          <MoreRows
            query={query}
            label="Load more agreements"
            failure={messageFor('agreements', query.error)}
            onMore={() => {
              const page = query.data?.pages.length ?? 0;
              window.history.replaceState(null, '', listPath(reader, { ...address, page }));
            }}
          />
        </div>
      </div>
    </>
  );
}

function countText(total: number): string {
  return total === 0 ? '' : plural(total, 'agreement');
}
