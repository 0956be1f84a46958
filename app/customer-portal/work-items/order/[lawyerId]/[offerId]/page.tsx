import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { orderPath } from '@/components/lawyers/addresses';
import { PortalMain } from '@/components/portal/portal-main';
import { OfferGone, OrderScreen } from '@/components/work-items/orders/order-screen';
import { getLawyerProfile } from '@/lib/server/lawyers/profiles/operations';
import { listPaymentMethods } from '@/lib/server/payments/checkout/operations';
import { load } from '@/lib/server/platform/pipeline/load';
import { requireActor } from '@/lib/server/platform/pipeline/require-actor';
import { tryLoad } from '@/lib/server/platform/pipeline/try-load';

export const metadata: Metadata = { title: 'Order written work' };

interface OrderPageProps {
  params: Promise<{ lawyerId: string; offerId: string }>;
}

export default async function OrderPage({ params }: OrderPageProps) {
  const { lawyerId, offerId } = await params;
  const actor = await requireActor(orderPath(lawyerId, offerId));
  const [found, payment] = await Promise.all([
    tryLoad(getLawyerProfile, { params: { id: lawyerId } }, actor),
    load(listPaymentMethods, {}, actor),
  ]);
  if (!found.ok && found.error.key !== 'not_found') throw found.error;
  if (!found.ok) notFound();
  const { _id, display_name: name, picture_url: picture, written_work: offers } = found.data;
  const lawyer = { _id, name, picture };
  const offer = offers.find((one) => one._id === offerId);
  return (
    <PortalMain>
      {offer ? (
        <OrderScreen lawyer={lawyer} offer={offer} platformFee={payment.platform_fee} />
      ) : (
        <OfferGone lawyer={lawyer} />
      )}
    </PortalMain>
  );
}
