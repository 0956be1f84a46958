'use client';

import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { plural } from '@/components/meetings/meeting-labels';
import { ListSearch, useListSearch } from '@/components/platform/list-search';
import { MoreRows } from '@/components/platform/more-rows';
import { QueryFailure } from '@/components/platform/query-failure';
import { QueryList } from '@/components/platform/query-list';
import { useAddress } from '@/components/platform/use-address';
import { useNow } from '@/components/ui/hooks/use-now';
import { messageFor } from '@/lib/client/platform/messages';
import { workItemsQuery } from '@/lib/client/work-items/queries';
import { WORK_ITEM_QUERY_MAX } from '@/lib/contract/work-items/work-items';
import { type Reader, workItemsPath } from '../work-item-paths';
import { AgreementRow } from './agreement-row';
import { AgreementRowsSkeleton } from './agreement-rows-skeleton';
import { agreementsAddress, filterOf, statusName } from './list-address';
import { ListHead } from './list-head';
import { NoAgreements } from './no-agreements';
import { LIST_PANEL, StatusTabs, statusTabId } from './status-tabs';

interface AgreementsProps {
  reader: Reader;
  /** Instant of the request, epoch milliseconds. */
  requestNow: number;
}

/** Somebody's engagement agreements by status, and a search among them. */
export function Agreements({ reader, requestNow }: AgreementsProps) {
  const now = useNow(requestNow);
  const [address, go] = useAddress(agreementsAddress(reader), 'replace');
  const search = useListSearch(address.q, WORK_ITEM_QUERY_MAX, (q) => go({ q }));
  const filter = filterOf(address);
  const query = useInfiniteQuery({
    ...workItemsQuery(filter),
    placeholderData: keepPreviousData,
  });
  const items = query.data?.pages.flatMap(({ results }) => results);
  const last = query.data?.pages.at(-1);
  const isNew = items?.length === 0 && !filter.status && !filter.q;
  return (
    <>
      <ListHead reader={reader} isNew={isNew} />
      {!isNew && (
        <>
          <ListSearch
            {...search.props}
            action={workItemsPath(reader)}
            label={`Search by title or ${reader === 'lawyer' ? 'client' : 'lawyer'}`}
            className="mt-5"
          />
          <StatusTabs
            reader={reader}
            status={filter.status}
            counts={last?.counts}
            onStatus={(status) => go({ status: status && statusName(status) })}
          />
        </>
      )}
      <div
        {...(!isNew && {
          role: 'tabpanel',
          id: LIST_PANEL,
          'aria-labelledby': statusTabId(filter.status),
        })}
      >
        <p role="status" className="mt-4 min-h-6 text-neutral-700 tabular">
          {last && !query.isPlaceholderData && !isNew && countText(last.total)}
        </p>
        <QueryList
          className="mt-2"
          query={query}
          rows={items}
          failure={<QueryFailure query={query} action="agreements" />}
          loading={<AgreementRowsSkeleton />}
          empty={
            <NoAgreements
              reader={reader}
              q={address.q}
              status={filter.status}
              onClear={search.clear}
            />
          }
          pages={
            <MoreRows
              query={query}
              label="Load more agreements"
              failure={messageFor('agreements', query.error)}
              onMore={() => go({ page: query.data?.pages.length ?? 0 })}
            />
          }
        >
          {(rows) => (
            <ul className="grid gap-3">
              {rows.map((item) => (
                <AgreementRow key={item._id} item={item} reader={reader} now={now} />
              ))}
            </ul>
          )}
        </QueryList>
      </div>
    </>
  );
}

function countText(total: number): string {
  return total === 0 ? '' : plural(total, 'agreement');
}
