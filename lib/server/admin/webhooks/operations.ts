import 'server-only';
import type { WebhookDelivery, Webhooks } from '@/lib/contract/admin/webhooks';
import * as contract from '@/lib/contract/admin/webhooks';
import { isoInstant } from '@/lib/domain/platform/time';
import {
  type DeliveryRow,
  listDeliveries,
} from '@/lib/server/payments/settlement/deliveries-service';
import { webhookHealth } from '@/lib/server/payments/settlement/webhook-health';
import { database } from '@/lib/server/platform/db/pool';
import { operation } from '@/lib/server/platform/pipeline/operation';
import * as service from './service';

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
  await service.replay(actor.id, Number(params.id), now);
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
