import 'server-only';
import type { WebhookDelivery, Webhooks } from '@/lib/contract/admin/webhooks';
import { isoInstant } from '@/lib/domain/platform/time';
import type { DeliveryRow } from '@/lib/server/payments/settlement/deliveries-service';
import type { webhookHealth } from '@/lib/server/payments/settlement/webhook-health-service';

export function serializeDelivery(row: DeliveryRow): WebhookDelivery {
  const { id, gateway, eventId, outcome, type, sessionId, paymentId, detail, times } = row;
  return {
    ...{ _id: String(id), gateway, event_id: eventId, outcome, type },
    ...{ payment_id: paymentId, detail, times },
    first_at: isoInstant(row.firstAt.getTime()),
    last_at: isoInstant(row.lastAt.getTime()),
    can_replay: paymentId !== null || sessionId !== null,
  };
}

type Health = Awaited<ReturnType<typeof webhookHealth>>;

export function serializeHealth({ lastAt, ...health }: Health): Webhooks['health'] {
  return { ...health, last_at: lastAt && isoInstant(lastAt.getTime()) };
}
