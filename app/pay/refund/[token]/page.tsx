import type { Metadata } from 'next';
import { PayerRefund } from '@/components/payments/payers/payer-refund';
import { PayerRefused } from '@/components/payments/payers/payer-refused';
import { NeedsScripts } from '@/components/site/layout/needs-scripts';
import { getPayerRefund } from '@/lib/server/payments/payers/operations';
import { clientAddress } from '@/lib/server/platform/pipeline/client-address';
import { tryLoad } from '@/lib/server/platform/pipeline/try-load';

export const metadata: Metadata = { title: 'Your refund' };

/** Target of the mail that asks a payer for an account. Opening it changes nothing. */
export default async function PayerRefundPage({ params }: PageProps<'/pay/refund/[token]'>) {
  const { token } = await params;
  const found = await tryLoad(getPayerRefund, { body: { token } }, null, await clientAddress());
  if (!found.ok) return <PayerRefused error={found.error.key} />;
  return (
    <>
      <div className="mx-auto max-w-[33rem] px-4">
        <NeedsScripts form="Giving an account" />
      </div>
      <PayerRefund token={token} initial={found.data} />
    </>
  );
}
