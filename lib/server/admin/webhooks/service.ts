import 'server-only';
import { findDelivery, replayDelivery } from '@/lib/server/payments/settlement/deliveries-service';
import { notFound } from '@/lib/server/platform/app-error';
import { record } from '@/lib/server/platform/audit/service';
import { database } from '@/lib/server/platform/db/pool';

/**
 * An administrator settles the payment of a delivery again. That they tried is written down first: whatever the gateway
 * answers then, and should this process end.
 */
export async function replay(userId: string, id: number, now: number): Promise<void> {
  const delivery = await findDelivery(database(), id);
  if (!delivery) throw notFound();
  const about = { subject: String(id), detail: delivery.paymentId ?? undefined, now };
  await record(database(), 'webhook_replayed', { role: 'admin', userId }, about);
  await replayDelivery(id, now);
}
