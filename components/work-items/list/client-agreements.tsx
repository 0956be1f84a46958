'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { FilePlus } from 'lucide';
import Link from 'next/link';
import { MoreRows } from '@/components/platform/more-rows';
import { QueryFailure } from '@/components/platform/query-failure';
import { QueryList } from '@/components/platform/query-list';
import { EmptySection } from '@/components/ui/feedback/nothing-here';
import { buttonClass } from '@/components/ui/forms/button-class';
import { useNow } from '@/components/ui/hooks/use-now';
import { Icon } from '@/components/ui/icons/icon';
import { messageFor } from '@/lib/client/platform/messages';
import { AGREEMENTS_FAILURE, workItemsQuery } from '@/lib/client/work-items/queries';
import { proposalPath } from '../work-item-paths';
import { AgreementRow } from './agreement-row';
import { AgreementRowsSkeleton } from './agreement-rows-skeleton';

interface ClientAgreementsProps {
  clientId: string;
  /** Instant of the request, epoch milliseconds. */
  requestNow: number;
}

export function ClientAgreements({ clientId, requestNow }: ClientAgreementsProps) {
  const now = useNow(requestNow);
  const query = useInfiniteQuery(workItemsQuery({ client_id: clientId }));
  const total = query.data?.pages.at(-1)?.total;
  return (
    <section aria-labelledby="client-agreements" className="min-w-0">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="client-agreements" className="flex scroll-mt-24 items-baseline gap-2 text-xl">
          <span>Agreements</span>
          {total !== undefined && (
            <span className="font-sans text-base font-normal text-neutral-600 tabular">
              {total}
            </span>
          )}
        </h2>
        <Link
          href={proposalPath({ clientId })}
          prefetch={false}
          className={buttonClass({ variant: 'outline', size: 'small' })}
        >
          <Icon of={FilePlus} className="size-4" />
          Propose an agreement
        </Link>
      </div>
      <QueryList
        className="mt-3"
        query={query}
        rows={query.data?.pages.flatMap(({ results }) => results)}
        failure={<QueryFailure query={query} failure={AGREEMENTS_FAILURE} headingLevel="h3" />}
        loading={<AgreementRowsSkeleton rows={1} />}
        empty={
          <EmptySection>
            No agreement yet. Propose one for work beyond a consultation: what you will do, and for
            how much.
          </EmptySection>
        }
        pages={
          <MoreRows
            query={query}
            label="Load more agreements"
            failure={messageFor(AGREEMENTS_FAILURE, query.error)}
          />
        }
      >
        {(items) => (
          <ul className="grid grid-cols-1 gap-3">
            {items.map((item) => (
              <AgreementRow
                key={item._id}
                item={item}
                now={now}
                reader="lawyer"
                headingLevel="h3"
                person={false}
              />
            ))}
          </ul>
        )}
      </QueryList>
    </section>
  );
}
