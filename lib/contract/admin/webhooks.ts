import * as z from 'zod';
import { endpoint } from '@/lib/contract/platform/endpoint';
import { id, instant, page, paged } from '@/lib/contract/platform/fields';

const tag = 'Administration';
const path = '/api/v1/admin/webhooks';

/**
 * processed: its payment was settled · repeated: it had been before · unknown: it is about no money of ours · unclaimed: money
 * arrived that is for nothing of ours, which is a case · failed: it could not be settled, and the gateway sends it again · differs: it does not fit its payment · unsigned · no_event: signed, and
 * not understood.
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
    /** The gateway's; of what is unsigned or no event, the hour. */
    event_id: z.string(),
    outcome: z.enum(DELIVERY_OUTCOMES),
    type: z.string().nullable(),
    payment_id: id.nullable(),
    /** What failed, or what differs. */
    detail: z.string().nullable(),
    /** How often it came. */
    times: z.int(),
    first_at: instant,
    last_at: instant,
    /** It is about a payment that can be settled again. */
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
      /** Where the gateway is to send its events. */
      url: z.string(),
      /** When a signed event last came from it. */
      last_at: instant.nullable(),
      /** Payments of the last 24 hours, in which no event came; 0 when one did. */
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
