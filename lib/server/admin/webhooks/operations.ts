import 'server-only';
import * as contract from '@/lib/contract/admin/webhooks';
import { listDeliveries } from '@/lib/server/payments/settlement/deliveries-service';
import { webhookHealth } from '@/lib/server/payments/settlement/webhook-health-service';
import { database } from '@/lib/server/platform/db/pool';
import { operation } from '@/lib/server/platform/pipeline/operation';
import { serializeDelivery, serializeHealth } from './serialize';
import * as service from './service';

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
