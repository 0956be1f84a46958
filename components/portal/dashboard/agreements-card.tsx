'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { QueryFailure } from '@/components/platform/query-failure';
import { LoadingRegion, Skeleton } from '@/components/ui/feedback/skeleton';
import { textLinkAloneClass, textLinkClass } from '@/components/ui/layout/text-link';
import { shortDay } from '@/components/work-items/list/what-is-next';
import {
  proposalPath,
  workItemPath,
  workItemsOfPath,
  workItemsPath,
} from '@/components/work-items/work-item-paths';
import { AGREEMENTS_FAILURE, workItemsQuery } from '@/lib/client/work-items/queries';
import type { WorkItemRow } from '@/lib/contract/work-items/work-items';
import type { WorkItemStatus } from '@/lib/domain/work-items/work-item';

/** States that need an action, in the order of the work. */
const SHOWN: readonly (readonly [WorkItemStatus, string])[] = [
  ['DRAFT', 'Drafts, not sent'],
  ['PROPOSAL', 'Proposals, unanswered'],
  ['PAYMENT_PENDING', 'Waiting for payment'],
  ['PAID', 'In work'],
];

/** A lawyer's agreements at a glance: objections first, then the counts by state. `now` is epoch milliseconds. */
export function AgreementsCard({ now }: { now: number }) {
  const query = useInfiniteQuery(workItemsQuery());
  const first = query.data?.pages[0];
  const items = query.data?.pages.flatMap(({ results }) => results) ?? [];
  return (
    <section aria-labelledby="agreements" className="rounded border bg-white p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 id="agreements" className="text-xl">
          Agreements
        </h2>
        <Link
          href={workItemsPath('lawyer')}
          prefetch={false}
          className={`${textLinkAloneClass} -my-3 text-sm`}
        >
          All agreements
        </Link>
      </div>
      {query.isPending && (
        <LoadingRegion label="Loading your agreements">
          <Skeleton className="mt-3 h-20 w-full" />
        </LoadingRegion>
      )}
      {query.isLoadingError && (
        <QueryFailure
          query={query}
          failure={AGREEMENTS_FAILURE}
          headingLevel="h3"
          className="mt-3"
        />
      )}
      <Objections
        items={items.filter(({ disputed_at, money_moves_at }) => disputed_at && !money_moves_at)}
        now={now}
      />
      {first && <Counts counts={first.counts} />}
    </section>
  );
}

function Objections({ items, now }: { items: readonly WorkItemRow[]; now: number }) {
  if (items.length === 0) return null;
  return (
    <ul className="mt-3 grid gap-2" aria-label="Objections">
      {items.map(({ _id, title, client, disputed_at }) => (
        <li
          key={_id}
          className="relative rounded-inner border border-red-200 bg-red-50 px-3 py-2.5 text-sm text-red-800"
        >
          <p className="font-semibold wrap-anywhere">
            <Link href={workItemPath('lawyer', _id)} prefetch={false} className="stretch rounded">
              {client.display_name} objects: {title}
            </Link>
          </p>
          <p className="tabular">Since {shortDay(Date.parse(disputed_at ?? ''), now)}</p>
        </li>
      ))}
    </ul>
  );
}

function Counts({ counts }: { counts: Record<WorkItemStatus, number> }) {
  const some = SHOWN.filter(([status]) => counts[status] > 0);
  if (some.length === 0) {
    return (
      <p className="mt-3 text-neutral-700">
        Nothing is open.{' '}
        <Link href={proposalPath()} prefetch={false} className={textLinkClass}>
          Propose an agreement
        </Link>{' '}
        to a client for work beyond a consultation.
      </p>
    );
  }
  return (
    <ul className="mt-2">
      {some.map(([status, label]) => (
        <li
          key={status}
          className="relative -mx-2 flex min-h-tap items-center justify-between gap-3 rounded-inner px-2 hover:bg-neutral-50"
        >
          <Link
            href={workItemsOfPath('lawyer', status)}
            prefetch={false}
            className="stretch rounded"
          >
            {label}
          </Link>
          <span className="font-semibold tabular">{counts[status]}</span>
        </li>
      ))}
    </ul>
  );
}
