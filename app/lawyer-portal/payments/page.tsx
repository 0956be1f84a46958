import type { Metadata } from 'next';
import { PaymentsNav } from '@/components/payments/received/payments-nav';
import { paymentsAddress } from '@/components/payments/received/payments-path';
import { ReceivedPayments } from '@/components/payments/received/received-payments';
import { LoadedQueries } from '@/components/platform/loaded-queries';
import { PortalMain } from '@/components/portal/portal-main';
import { payoutsQuery } from '@/lib/client/payments/payouts';
import { receivedPaymentsQuery } from '@/lib/client/payments/received-payments';
import { createQueryClient } from '@/lib/client/platform/query-client';
import { monthKey } from '@/lib/domain/platform/months';
import { listPayouts } from '@/lib/server/payments/payouts/operations';
import { listReceivedPayments } from '@/lib/server/payments/payouts/received-operations';
import { requestNow } from '@/lib/server/platform/pipeline/request-now';
import { requireActor } from '@/lib/server/platform/pipeline/require-actor';
import { tryLoad } from '@/lib/server/platform/pipeline/try-load';

export const metadata: Metadata = { title: 'Payments' };

interface LawyerPaymentsPageProps {
  searchParams: Promise<{ month?: string | string[] }>;
}

export default async function LawyerPaymentsPage({ searchParams }: LawyerPaymentsPageProps) {
  const thisMonth = monthKey(requestNow());
  const address = paymentsAddress(thisMonth);
  const { month } = address.read(await searchParams);
  const actor = await requireActor(address.href({ month }));
  const queries = createQueryClient();
  const [loaded, payouts] = await Promise.all([
    tryLoad(listReceivedPayments, { query: { month } }, actor),
    actor.practice ? null : tryLoad(listPayouts, { query: {} }, actor),
  ]);
  if (payouts?.ok)
    queries.setQueryData(payoutsQuery.queryKey, { pages: [payouts.data], pageParams: [0] });
  if (loaded.ok) queries.setQueryData(receivedPaymentsQuery(month).queryKey, loaded.data);
  return (
    <PortalMain wide>
      <LoadedQueries queries={queries}>
        {!actor.practice && <PaymentsNav />}
        <ReceivedPayments thisMonth={thisMonth} />
      </LoadedQueries>
    </PortalMain>
  );
}
