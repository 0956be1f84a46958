import type { Metadata } from 'next';
import { PayerPage } from '@/components/payments/payers/payer-page';
import { PayerRefused } from '@/components/payments/payers/payer-refused';
import { NeedsScripts } from '@/components/site/layout/needs-scripts';
import { getPayerRequest } from '@/lib/server/payments/payers/operations';
import { clientAddress } from '@/lib/server/platform/pipeline/client-address';
import { tryLoad } from '@/lib/server/platform/pipeline/try-load';

export const metadata: Metadata = { title: 'Pay for a consultation' };

/** Target of a client’s link to pay, signed in or not. Opening it changes nothing. */
export default async function PayPage({ params, searchParams }: PageProps<'/pay/[token]'>) {
  const { token } = await params;
  const { paid, closed } = await searchParams;
  const found = await tryLoad(getPayerRequest, { body: { token } }, null, await clientAddress());
  const returned = closed !== undefined ? 'closed' : paid !== undefined ? 'paid' : null;
  if (!found.ok) return <PayerRefused error={found.error.key} paid={returned === 'paid'} />;
  return (
    <>
      <div className="mx-auto max-w-[33rem] px-4">
        <NeedsScripts form="Paying here" />
      </div>
      <PayerPage token={token} initial={found.data} returned={returned} />
    </>
  );
}
