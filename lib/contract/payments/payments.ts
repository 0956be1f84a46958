import * as z from 'zod';
import { endpoint } from '@/lib/contract/platform/endpoint';
import { centavos, id, instant } from '@/lib/contract/platform/fields';
import { PAYMENT_METHODS, PAYMENT_STATUSES } from '@/lib/domain/payments/payment';

const tag = 'Payments';

export const paymentMethod = z.enum(PAYMENT_METHODS);
export const paymentStatus = z.enum(PAYMENT_STATUSES);

export const listPaymentMethods = endpoint({
  method: 'GET',
  path: '/api/v1/payments/methods',
  access: 'public',
  tag,
  summary: 'Payment methods that can be used now, and the platform fee',
  status: 200,
  response: z.object({
    methods: z.array(
      z.object({ id: paymentMethod, label: z.string(), hint: z.string().nullable() }),
    ),
    platform_fee: centavos,
    hold_minutes: z.int(),
  }),
  errors: [],
});
export type PaymentOptions = z.output<(typeof listPaymentMethods)['response']>;

/** What anyone with the reference may see: no name, no subject. Details are for the meeting's client. */
export const checkout = z
  .object({
    ref: z.string(),
    /** The reference a person reads out to support. */
    reference: z.string(),
    /**
     * waiting: the time is held and unpaid · confirmed · expired: the hold ended unpaid · cancelled: given up, and nothing
     * goes back · refunding/refunded: given up, paid when the time was no longer free, or another amount than the total.
     */
    state: z.enum(['waiting', 'confirmed', 'expired', 'cancelled', 'refunding', 'refunded']),
    /** What was paid for, or was to be, has been given up. */
    cancelled: z.boolean(),
    /** The last attempt at the gateway failed; another may still succeed. */
    last_attempt_failed: z.boolean(),
    price: centavos,
    platform_fee: centavos,
    total: centavos,
    /** What arrived, once it has. */
    received: centavos.nullable(),
    method: paymentMethod.nullable(),
    hold_expires_at: instant.nullable(),
    server_time: instant,
    details: z
      .object({
        meeting_id: id,
        lawyer: z.object({ _id: id, display_name: z.string(), picture_url: z.string().nullable() }),
        client_email: z.string(),
        start_time: instant,
        end_time: instant,
        duration: z.int(),
        type: z.enum(['VIDEO', 'PHONE']),
        phone: z.string().nullable(),
        subject: z.string(),
        refund_deadline: instant,
        checkout_url: z.string().nullable(),
      })
      .nullable(),
  })
  .meta({ id: 'Checkout' });
export type Checkout = z.output<typeof checkout>;

export const getCheckout = endpoint({
  method: 'GET',
  path: '/api/v1/payments/checkout',
  access: 'public',
  tag,
  summary: 'Status of a payment, for anyone with its reference',
  query: z.object({ ref: z.string().min(1).max(100) }),
  status: 200,
  response: checkout,
  errors: ['not_found', 'rate_limited'],
});

export const paymentWebhook = endpoint({
  method: 'POST',
  path: '/api/v1/payments/webhooks/{id}',
  access: 'webhook',
  tag,
  summary: 'Event of a payment gateway; {id} names the gateway, the signature is its proof',
  params: z.object({ id }),
  headers: z.object({ 'Paymongo-Signature': z.string() }),
  body: z.string(),
  bodyKind: 'raw',
  status: 200,
  response: z.object({ received: z.literal(true) }),
  errors: ['bad_signature'],
});
