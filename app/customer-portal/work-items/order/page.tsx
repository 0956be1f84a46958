import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { orderPath } from '@/components/lawyers/addresses';
import { PortalMain } from '@/components/portal/portal-main';
import { OrderScreen } from '@/components/work-items/orders/order-screen';
import { rowId } from '@/lib/contract/platform/fields';
import { getLawyerProfile } from '@/lib/server/lawyers/profiles/operations';
import { paymentSettings } from '@/lib/server/payments/settings/settings';
import { database } from '@/lib/server/platform/db/pool';
import { requireActor } from '@/lib/server/platform/pipeline/require-actor';
import { tryLoad } from '@/lib/server/platform/pipeline/try-load';

export const metadata: Metadata = { title: 'Order written work' };

interface OrderPageProps {
  searchParams: Promise<{ lawyer?: string | string[]; offer?: string | string[] }>;
}

export default async function OrderPage({ searchParams }: OrderPageProps) {
  const { lawyer, offer: offerId } = await searchParams;
  if (typeof lawyer !== 'string' || !rowId.safeParse(offerId).success) notFound();
  const actor = await requireActor(orderPath(lawyer, String(offerId)));
  const found = await tryLoad(getLawyerProfile, { params: { id: lawyer } }, actor);
  if (!found.ok && found.error.key !== 'not_found') throw found.error;
  const offer = found.ok && found.data.written_work.find(({ _id }) => _id === offerId);
  if (!found.ok || !offer) notFound();
  const { platform_fee: platformFee } = await paymentSettings(database());
  const { _id, display_name: name, picture_url: picture } = found.data;
  return (
    <PortalMain>
      <OrderScreen lawyer={{ _id, name, picture }} offer={offer} platformFee={platformFee} />
    </PortalMain>
  );
}
