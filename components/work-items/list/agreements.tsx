'use client';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Search } from 'lucide';
import Link from 'next/link';
import { plural } from '@/components/meetings/meeting-labels';
import { ListSearch, useListSearch } from '@/components/platform/list-search';
import { MoreRows } from '@/components/platform/more-rows';
import { QueryFailure } from '@/components/platform/query-failure';
import { QueryList } from '@/components/platform/query-list';
import { useAddress } from '@/components/platform/use-address';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { EmptySection } from '@/components/ui/feedback/nothing-here';
import { Button } from '@/components/ui/forms/button';
import { buttonClass } from '@/components/ui/forms/button-class';
import { useNow } from '@/components/ui/hooks/use-now';
import { Icon } from '@/components/ui/icons/icon';
import { Tab, TabList } from '@/components/ui/layout/tabs';
import { messageFor } from '@/lib/client/platform/messages';
import { AGREEMENTS_FAILURE, workItemsQuery } from '@/lib/client/work-items/queries';
import type { Result } from '@/lib/contract/platform/endpoint';
import { type listWorkItems, WORK_ITEM_QUERY_MAX } from '@/lib/contract/work-items/work-items';
import type { WorkItemStatus } from '@/lib/domain/work-items/work-item';
import { type Reader, workItemsPath } from '../work-item-paths';
import { AgreementRow } from './agreement-row';
import { AgreementRowsSkeleton } from './agreement-rows-skeleton';
import { agreementsAddress, filterOf, statusName } from './list-address';
import { ListHead, NewAgreement } from './list-head';
import { waitingFirst } from './what-is-next';

interface AgreementsProps {
  reader: Reader;
  /** Instant of the request, epoch milliseconds. */
  requestNow: number;
}

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
  const counterpart = reader === 'lawyer' ? 'client' : 'lawyer';
  const isNew = items?.length === 0 && !filter.status && !filter.q;
  return (
    <>
      <ListHead reader={reader} isNew={isNew} />
      {!isNew && (
        <>
          <ListSearch
            {...search.props}
            action={workItemsPath(reader)}
            label={`Search by title or ${counterpart}`}
            placeholder={`Title or name of a ${counterpart}`}
            className="mt-3 sm:mt-5"
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
        <p role="status" className="mt-2 min-h-6 text-neutral-700 tabular sm:mt-4">
          {last && !query.isPlaceholderData && !isNew && countText(last.total)}
        </p>
        <QueryList
          className="mt-2"
          query={query}
          rows={items}
          failure={<QueryFailure query={query} failure={AGREEMENTS_FAILURE} />}
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
              failure={messageFor(AGREEMENTS_FAILURE, query.error)}
              onMore={() => go({ page: query.data?.pages.length ?? 0 })}
            />
          }
        >
          {(rows) => (
            <ul className="divide-y rounded border bg-white">
              {waitingFirst(rows, reader, now).map((item) => (
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

const LABELS: Record<WorkItemStatus, string> = {
  DRAFT: 'Drafts',
  PROPOSAL: 'Proposals',
  PAYMENT_PENDING: 'Waiting for payment',
  PAID: 'In work',
  COMPLETED: 'Completed',
  REJECTED: 'Declined or expired',
};

const OF_CLIENT = ['PROPOSAL', 'PAYMENT_PENDING', 'PAID', 'COMPLETED', 'REJECTED'] as const;

const STATUSES: Record<Reader, readonly WorkItemStatus[]> = {
  lawyer: ['DRAFT', ...OF_CLIENT],
  client: OF_CLIENT,
};

const LIST_PANEL = 'agreements';

type Counts = Result<typeof listWorkItems>['counts'];

interface StatusTabsProps {
  reader: Reader;
  status: WorkItemStatus | undefined;
  counts: Counts | undefined;
  onStatus: (status: WorkItemStatus | undefined) => void;
}

function StatusTabs({ reader, status, counts, onStatus }: StatusTabsProps) {
  const known = STATUSES[reader];
  // A state that nothing is in is no choice.
  const shown = known.filter((one) => one === status || !counts || counts[one] > 0);
  const all = counts && known.reduce((sum, one) => sum + counts[one], 0);
  return (
    <TabList underlined aria-label="Agreements by status" className="mt-5">
      {[undefined, ...shown].map((one) => (
        <Tab
          key={one ?? 'all'}
          id={statusTabId(one)}
          aria-controls={LIST_PANEL}
          selected={one === status}
          count={one ? counts?.[one] : all}
          onClick={() => onStatus(one)}
        >
          {one ? LABELS[one] : 'All'}
        </Tab>
      ))}
    </TabList>
  );
}

function statusTabId(status: WorkItemStatus | undefined): string {
  return `tab-${status?.toLowerCase() ?? 'all'}`;
}

interface NoAgreementsProps {
  reader: Reader;
  q: string;
  status: WorkItemStatus | undefined;
  onClear: () => void;
}

function NoAgreements({ reader, q, status, onClear }: NoAgreementsProps) {
  if (q) {
    return (
      <EmptyState
        title="No agreement found"
        action={
          <Button variant="outline" onClick={onClear}>
            Clear the search
          </Button>
        }
      >
        <span className="break-words">Nothing matches “{q}” here. Try another status or word.</span>
      </EmptyState>
    );
  }
  if (status) return <EmptySection>{EMPTY[reader][status]}</EmptySection>;
  return reader === 'lawyer' ? (
    <EmptyState title="You have no engagement agreements." action={<NewAgreement />}>
      Propose one to a client: what you will do, and for how much. The client accepts it and pays
      here.
    </EmptyState>
  ) : (
    <EmptyState
      title="You have no engagement agreements."
      action={
        <Link
          href="/lawyers-online"
          prefetch={false}
          className={buttonClass({ variant: 'action' })}
        >
          <Icon of={Search} className="size-5" />
          Find a lawyer
        </Link>
      }
    >
      An engagement agreement is a written agreement between you and a lawyer on work beyond a
      consultation: what the lawyer will do, and for how much.
    </EmptyState>
  );
}

const EMPTY: Record<Reader, Record<WorkItemStatus, string>> = {
  lawyer: {
    DRAFT: 'No drafts. Agreements you save without sending appear here.',
    PROPOSAL: 'No proposals are waiting for an answer.',
    PAYMENT_PENDING: 'No client is paying for an agreement right now.',
    PAID: 'No agreements in work. Once a client pays, the agreement appears here.',
    COMPLETED: 'No completed agreements yet.',
    REJECTED: 'No declined or expired proposals.',
  },
  client: {
    DRAFT: 'No draft.',
    PROPOSAL: 'No proposals are waiting for your answer.',
    PAYMENT_PENDING: 'No agreements are waiting for your payment.',
    PAID: 'No agreements in work. Once you pay for one, it appears here.',
    COMPLETED: 'No completed agreements yet.',
    REJECTED: 'No declined or expired proposals.',
  },
};
