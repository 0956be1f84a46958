import * as z from 'zod';
import { bankingInput } from '@/lib/contract/lawyers/own-profile';
import { endpoint } from '@/lib/contract/platform/endpoint';
import { centavos, email, instant } from '@/lib/contract/platform/fields';
import { refundAccount } from './refund-accounts';

const tag = 'Payments';

const token = z.string().min(1).max(200);

/** A payment as whoever was asked to pay sees it: nothing of the case, and the client by first name and initial. */
export const payerRequest = z
  .object({
    /** `open`: held and unpaid · `paid`: by whoever was first · `ended`: no payment is expected any more. */
    state: z.enum(['open', 'paid', 'ended']),
    /** Reference of the payment, as its receipt has it; null unless it was paid by this link. */
    reference: z.string().nullable(),
    /** The payment that counts, or is open, is that of this link. */
    by_link: z.boolean(),
    last_attempt_failed: z.boolean(),
    price: centavos,
    platform_fee: centavos,
    total: centavos,
    /** While it is open, and once it was paid by this link; else null. */
    about: z
      .object({
        client_name: z.string(),
        lawyer_name: z.string(),
        start_time: instant,
        end_time: instant,
      })
      .nullable(),
    hold_expires_at: instant.nullable(),
    server_time: instant,
    /** Money that goes back to whoever paid by this link, in centavos, and whether all of it was sent. */
    returned: z.object({ amount: centavos, done: z.boolean() }).nullable(),
  })
  .meta({ id: 'PayerRequest' });
export type PayerRequest = z.output<typeof payerRequest>;

export const getPayerRequest = endpoint({
  method: 'PUT',
  path: '/api/v1/payments/payer',
  access: 'public',
  tag,
  summary:
    'Read what somebody is asked to pay by a client’s link; changes nothing, and keeps the token out of addresses',
  body: z.object({ token }),
  status: 200,
  response: payerRequest,
  errors: ['not_found', 'rate_limited'],
});

export const payerInput = z.object({ token, email }).meta({ id: 'PayerInput' });

export const payerForm = payerInput.omit({ token: true });
export type PayerForm = z.input<typeof payerForm>;

export const payForClient = endpoint({
  method: 'POST',
  path: '/api/v1/payments/payer',
  access: 'public',
  tag,
  summary:
    'Open the page at the gateway for whoever was asked to pay; the page that the client had open closes',
  body: payerInput,
  status: 200,
  response: z.object({ checkout_url: z.string() }),
  errors: ['not_found', 'bad_transition', 'payment_method_unavailable', 'rate_limited'],
});

export const getPayerRefund = endpoint({
  method: 'PUT',
  path: '/api/v1/payments/payer/refund',
  access: 'public',
  tag,
  summary: 'A refund that is paid by hand to whoever paid by a link, by the token of its mail',
  body: z.object({ token }),
  status: 200,
  response: refundAccount,
  errors: ['not_found', 'rate_limited'],
});

/** The account of the payer, given once: only the mail’s link proves who gives it. */
export const payerRefundInput = bankingInput
  .omit({ current_password: true })
  .extend({ token })
  .meta({ id: 'PayerRefundInput' });

export const setPayerRefund = endpoint({
  method: 'POST',
  path: '/api/v1/payments/payer/refund',
  access: 'public',
  tag,
  summary: 'Say, once, where such a refund goes; the same account again changes nothing',
  body: payerRefundInput,
  status: 200,
  response: refundAccount,
  errors: ['not_found', 'bad_transition', 'rate_limited'],
});
