'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { MoreRows } from '@/components/platform/more-rows';
import { QueryFailure } from '@/components/platform/query-failure';
import { LoadingRegion, Skeleton } from '@/components/ui/feedback/skeleton';
import { payoutsQuery } from '@/lib/client/payments/payouts';
import { messageFor } from '@/lib/client/platform/messages';
import { BalancePanel } from './balance-panel';
import { PayoutList } from './payout-list';

/** A lawyer's balance, the way to have it paid out, and every payout so far. */
export function Payouts() {
  const query = useInfiniteQuery(payoutsQuery);
  const overview = query.data?.pages[0];
  const payouts = query.data?.pages.flatMap(({ results }) => results) ?? [];
  return (
    <section aria-labelledby="balance" className="mt-6">
      <h2 id="balance" className="text-2xl">
        Your balance
      </h2>
      <div className="mt-3">
        {query.isPending && (
          <LoadingRegion label="Loading your balance">
            <Skeleton className="h-72 w-full lg:h-45" />
          </LoadingRegion>
        )}
        {query.isLoadingError && <QueryFailure query={query} action="payouts" headingLevel="h3" />}
        {overview && <BalancePanel overview={overview} />}
      </div>
      {overview && (
        <>
          <PayoutList payouts={payouts} />
          <MoreRows
            query={query}
            label="Show older payouts"
            failure={messageFor('payouts', query.error)}
          />
        </>
      )}
    </section>
  );
}
