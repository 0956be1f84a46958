import 'server-only';
import type { WebhookDelivery, Webhooks } from '@/lib/contract/admin/webhooks';
import * as contract from '@/lib/contract/admin/webhooks';
import { isoInstant } from '@/lib/domain/platform/time';
import {
  type DeliveryRow,
  findDelivery,
  listDeliveries,
  replayDelivery,
} from '@/lib/server/payments/settlement/deliveries-service';
import { webhookHealth } from '@/lib/server/payments/settlement/webhook-health';
import { notFound } from '@/lib/server/platform/app-error';
import { record } from '@/lib/server/platform/audit/service';
import { database } from '@/lib/server/platform/db/pool';
import { operation } from '@/lib/server/platform/pipeline/operation';
import type { Feature } from '@/lib/server/registry/feature';

// Operations

type Health = Awaited<ReturnType<typeof webhookHealth>>;

export const listWebhooks = operation(
  contract.listWebhooks,
  async ({ query: { outcome, page }, now }) => {
    const { rows, hasMore } = await listDeliveries({ outcome }, page);
    const health = serializeHealth(await webhookHealth(database(), now));
    return { results: rows.map(serializeDelivery), hasMore, page, health };
  },
);

export const replayWebhook = operation(contract.replayWebhook, async ({ actor, params, now }) => {
  await replay(actor.id, Number(params.id), now);
  return undefined;
});

function serializeDelivery(row: DeliveryRow): WebhookDelivery {
  const { id, gateway, eventId, outcome, type, sessionId, paymentId, detail, times } = row;
  return {
    _id: String(id),
    gateway,
    event_id: eventId,
    outcome,
    type,
    payment_id: paymentId,
    detail,
    times,
    first_at: isoInstant(row.firstAt.getTime()),
    last_at: isoInstant(row.lastAt.getTime()),
    can_replay: paymentId !== null || sessionId !== null,
  };
}

function serializeHealth({ lastAt, ...health }: Health): Webhooks['health'] {
  return { ...health, last_at: lastAt && isoInstant(lastAt.getTime()) };
}

// Service

/**
 * Settles the payment of a delivery again. The attempt is recorded first, in case the gateway fails or this process
 * ends.
 */
async function replay(userId: string, id: number, now: number): Promise<void> {
  const delivery = await findDelivery(database(), id);
  if (!delivery) throw notFound();
  const about = { subject: String(id), detail: delivery.paymentId ?? undefined, now };
  await record(database(), 'webhook_replayed', { role: 'admin', userId }, about);
  await replayDelivery(id, now);
}

// Feature

export const webhooks = {
  operations: [listWebhooks, replayWebhook],
} as const satisfies Pick<Feature, 'operations'>;
