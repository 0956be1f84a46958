import * as z from 'zod';
import { endpoint } from '@/lib/contract/platform/endpoint';
import { id, instant, page, paged } from '@/lib/contract/platform/fields';

const tag = 'Administration';
const path = '/api/v1/admin/webhooks';

/**
 * processed: its payment was settled · repeated: received before · unknown: it concerns no money of ours · unclaimed:
 * money arrived that is for nothing of ours, which is a case · failed: it could not be settled, and the gateway
 * retries · differs: it does not match its payment · unsigned · no_event: signed, but not understood.
 */
export const DELIVERY_OUTCOMES = [
  'processed',
  'repeated',
  'unknown',
  'unclaimed',
  'failed',
  'differs',
  'unsigned',
  'no_event',
] as const;
export type DeliveryOutcome = (typeof DELIVERY_OUTCOMES)[number];

export const webhookDelivery = z
  .object({
    _id: id,
    gateway: z.string(),
    /** Id at the gateway; for unsigned deliveries and non-events, the hour. */
    event_id: z.string(),
    outcome: z.enum(DELIVERY_OUTCOMES),
    type: z.string().nullable(),
    payment_id: id.nullable(),
    detail: z.string().nullable(),
    times: z.int(),
    first_at: instant,
    last_at: instant,
    can_replay: z.boolean(),
  })
  .meta({ id: 'WebhookDelivery' });
export type WebhookDelivery = z.output<typeof webhookDelivery>;

export const listWebhooks = endpoint({
  method: 'GET',
  path,
  access: 'admin',
  tag,
  summary: 'What the payment gateway sent and what became of it, the latest first',
  query: z.object({ outcome: z.enum(DELIVERY_OUTCOMES).optional(), page }),
  status: 200,
  response: paged(webhookDelivery).extend({
    health: z.object({
      gateway: z.string(),
      url: z.string(),
      last_at: instant.nullable(),
      /** Payments of the last 24 hours if no event arrived in that time; 0 otherwise. */
      missed: z.int(),
    }),
  }),
  errors: [],
});
export type Webhooks = z.output<(typeof listWebhooks)['response']>;

export const replayWebhook = endpoint({
  method: 'POST',
  path: `${path}/{id}/replay`,
  access: 'admin',
  tag,
  summary: 'Settle the payment of a delivery again, as the gateway has it now',
  params: z.object({ id: z.string().regex(/^\d{1,15}$/) }),
  status: 204,
  errors: ['bad_transition', 'invalid_input'],
});
