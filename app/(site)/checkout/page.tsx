import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { MeetingCheckout } from '@/components/meetings/meeting-checkout';
import { AgreementCheckout } from '@/components/payments/checkout/agreement/agreement-checkout';
import type { Returned } from '@/components/payments/checkout/method-text';
import { ServerClock } from '@/components/platform/server-clock';
import { SupportEmail } from '@/components/platform/support-email';
import { contacts } from '@/lib/contacts';
import { getCheckout } from '@/lib/server/payments/settlement/operations';
import { clientAddress } from '@/lib/server/platform/pipeline/client-address';
import { requestNow } from '@/lib/server/platform/pipeline/request-now';
import { currentActor } from '@/lib/server/platform/pipeline/require-actor';
import { tryLoad } from '@/lib/server/platform/pipeline/try-load';

export const metadata: Metadata = {
  title: 'Payment',
  robots: { index: false, follow: false },
};

export default async function CheckoutPage({ searchParams }: PageProps<'/checkout'>) {
  const { ref, closed, paid } = await searchParams;
  if (typeof ref !== 'string') notFound();
  const actor = await currentActor();
  const returned = returnedBy(closed, paid);
  const found = await tryLoad(getCheckout, { query: { ref } }, actor, await clientAddress());
  if (found.ok) {
    return (
      <SupportEmail email={contacts().supportEmail}>
        <ServerClock now={requestNow()} />
        {found.data.kind === 'agreement' ? (
          <AgreementCheckout initial={found.data} signedIn={actor !== null} returned={returned} />
        ) : (
          <MeetingCheckout initial={found.data} signedIn={actor !== null} returned={returned} />
        )}
      </SupportEmail>
    );
  }
  if (found.error.key === 'not_found' || found.error.key === 'invalid_input') notFound();
  throw found.error;
}

/** Returns how the client came back from the gateway. `closed` wins over `paid`: leaving without paying is certain. */
function returnedBy(closed: unknown, paid: unknown): Returned {
  if (closed !== undefined) return 'closed';
  return paid === undefined ? null : 'paid';
}
