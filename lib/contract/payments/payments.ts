import * as z from 'zod';
import { endpoint } from '@/lib/contract/platform/endpoint';
import { centavos, id, instant } from '@/lib/contract/platform/fields';
import { PAYMENT_METHODS, PAYMENT_STATUSES } from '@/lib/domain/payments/payment';
import { REFUND_REASONS } from '@/lib/domain/payments/refund';

const tag = 'Payments';

export const paymentMethod = z.enum(PAYMENT_METHODS);
export const paymentStatus = z.enum(PAYMENT_STATUSES);

/** A refund that awaits an account, or its transfer by an administrator; for the client only. */
export const refundAccountState = z.object({
  refund_id: id,
  amount: centavos,
  status: z.enum(['needed', 'given']),
});
export type RefundAccountState = z.output<typeof refundAccountState>;

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
  errors: ['rate_limited'],
});
export type PaymentOptions = z.output<(typeof listPaymentMethods)['response']>;

const meetingDetails = z.object({
  meeting_id: id,
  start_time: instant,
  end_time: instant,
  duration: z.int(),
  type: z.enum(['VIDEO', 'PHONE']),
  phone: z.string().nullable(),
  subject: z.string(),
  refund_deadline: instant,
});

const workItemDetails = z.object({
  _id: id,
  title: z.string(),
  /** Name of the milestone, or `Additional services`; null where the agreement is paid at once. */
  part: z.string().nullable(),
  objection_days: z.int(),
  /** An order of written work, not an agreement. */
  is_order: z.boolean(),
  /** No payment is pending for it: it can be accepted, paid or bought again. */
  is_open: z.boolean(),
});

/** Data for anyone with the reference: no name, no subject. Details are for the client only. */
export const checkout = z
  .object({
    ref: z.string(),
    reference: z.string(),
    kind: z.enum(['meeting', 'agreement']),
    /**
     * waiting: held and unpaid · confirmed · expired: the hold ended unpaid · cancelled: given up, and nothing is
     * refunded · refunding/refunded: given up, paid when it was no longer available or already paid, or paid with an
     * amount other than the total. Part of the payment of an agreement can be refunded while it stays confirmed.
     */
    state: z.enum(['waiting', 'confirmed', 'expired', 'cancelled', 'refunding', 'refunded']),
    /** The subject of the payment was cancelled. */
    cancelled: z.boolean(),
    last_attempt_failed: z.boolean(),
    price: centavos,
    platform_fee: centavos,
    total: centavos,
    received: centavos.nullable(),
    /** Amount refunded, pending refunds included, and the reason. */
    refund: z.object({ amount: centavos, reason: z.enum(REFUND_REASONS) }).nullable(),
    refund_account: refundAccountState.nullable(),
    /** Null until it is known: it may be chosen on the gateway's page. */
    method: paymentMethod.nullable(),
    /** Paid, or about to be paid, by somebody whom the client asked. */
    by_payer: z.boolean(),
    hold_expires_at: instant.nullable(),
    server_time: instant,
    details: z
      .object({
        lawyer: z.object({ _id: id, display_name: z.string(), picture_url: z.string().nullable() }),
        client_email: z.string(),
        /** Link by which somebody else can pay, while a meeting waits for its payment. */
        payer_url: z.string().nullable(),
        /** The gateway's page, while waiting. */
        checkout_url: z.string().nullable(),
        meeting: meetingDetails.nullable(),
        work_item: workItemDetails.nullable(),
      })
      .nullable(),
  })
  .meta({ id: 'Checkout' });
export type Checkout = z.output<typeof checkout>;
export type CheckoutDetails = NonNullable<Checkout['details']>;
export type CheckoutMeeting = z.output<typeof meetingDetails>;
export type CheckoutWorkItem = z.output<typeof workItemDetails>;

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

export const payAnotherWayInput = z
  .object({ ref: z.string().min(1).max(100), payment_method: paymentMethod })
  .meta({ id: 'PayAnotherWayInput' });

export const payAnotherWay = endpoint({
  method: 'PUT',
  path: '/api/v1/payments/checkout/method',
  access: 'customer',
  tag,
  summary: 'Pay for what is held with another method; the payment page of before closes',
  body: payAnotherWayInput,
  status: 200,
  response: z.object({ checkout_url: z.string() }),
  errors: ['not_found', 'bad_transition', 'payment_method_unavailable', 'rate_limited'],
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
  errors: ['bad_signature', 'rate_limited'],
});
