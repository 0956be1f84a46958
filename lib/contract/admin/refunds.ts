import * as z from 'zod';
import { paymentMethod } from '@/lib/contract/payments/payments';
import { endpoint } from '@/lib/contract/platform/endpoint';
import {
  centavos,
  dayKey,
  id,
  instant,
  page,
  paged,
  rowId,
  text,
} from '@/lib/contract/platform/fields';
import { REFUND_REASONS, REFUND_STATUSES } from '@/lib/domain/payments/refund';

const tag = 'Administration';
const access = 'admin';

/** waiting: FAILED or MANUAL · under_way: requested from the gateway · done: the money went back. */
export const REFUND_GROUPS = ['waiting', 'under_way', 'done'] as const;
export const refundGroup = z.enum(REFUND_GROUPS);
export type RefundGroup = z.output<typeof refundGroup>;

export const adminRefund = z
  .object({
    _id: id,
    payment_reference: z.string(),
    kind: z.enum(['meeting', 'agreement']),
    client_name: z.string(),
    /** Somebody whom the client asked paid, and gets it. */
    by_payer: z.boolean(),
    /** Where that person is written to, by which support knows who writes; null for a client, and once it was erased. */
    payer_email: z.string().nullable(),
    amount: centavos,
    method: paymentMethod.nullable(),
    reason: z.enum(REFUND_REASONS),
    status: z.enum(REFUND_STATUSES),
    refusal: z.string().nullable(),
    created_at: instant,
    /** For a refund paid by hand: the target account, once the client has named one; the number has its own request. */
    account: z
      .object({
        bank_id: z.string(),
        account_name: z.string(),
        account_end: z.string(),
        given_at: instant,
        /** Last change of the account after the first one was named. */
        changed_at: instant.nullable(),
        other_name: z.boolean(),
      })
      .nullable(),
    succeeded_at: instant.nullable(),
    paid_reference: z.string().nullable(),
  })
  .meta({ id: 'AdminRefund' });
export type AdminRefund = z.output<typeof adminRefund>;

export const listAdminRefunds = endpoint({
  method: 'GET',
  path: '/api/v1/admin/refunds',
  access,
  tag,
  summary: 'Refunds that wait for an administrator, are under way or were made',
  query: z.object({ group: refundGroup.default('waiting'), page }),
  status: 200,
  response: paged(adminRefund),
  errors: [],
});

const params = z.object({ id: rowId });

export const getAdminRefundAccount = endpoint({
  method: 'GET',
  path: '/api/v1/admin/refunds/{id}/account',
  access,
  tag,
  summary: 'Where a refund is to be paid by hand, with the whole number; each answer is recorded',
  params,
  status: 200,
  response: z
    .object({ bank_id: z.string(), account_name: z.string(), account_number: z.string() })
    .meta({ id: 'AdminRefundAccount' }),
  errors: ['not_found'],
});
export type AdminRefundAccount = z.output<(typeof getAdminRefundAccount)['response']>;

export const retryAdminRefund = endpoint({
  method: 'POST',
  path: '/api/v1/admin/refunds/{id}/retry',
  access,
  tag,
  summary: 'Have the gateway asked again for a refund that it did not make',
  params,
  status: 200,
  response: adminRefund,
  errors: ['not_found', 'bad_transition'],
});

export const makeRefundManual = endpoint({
  method: 'POST',
  path: '/api/v1/admin/refunds/{id}/manual',
  access,
  tag,
  summary: 'Pay by hand what the gateway did not make; the client is asked for an account',
  params,
  status: 200,
  response: adminRefund,
  errors: ['not_found', 'bad_transition'],
});

const REFERENCE_MAX = 100;

export const paidRefundInput = z
  .object({
    reference: text(REFERENCE_MAX),
    paid_on: dayKey,
  })
  .meta({ id: 'PaidRefundInput' });

export const recordPaidRefund = endpoint({
  method: 'POST',
  path: '/api/v1/admin/refunds/{id}/paid',
  access,
  tag,
  summary: 'Record that a refund was paid by hand; the client is told',
  params,
  body: paidRefundInput,
  status: 200,
  response: adminRefund,
  errors: ['not_found', 'bad_transition'],
});
