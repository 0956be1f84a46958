import * as z from 'zod';
import { bankingInput } from '@/lib/contract/lawyers/own-profile';
import { endpoint } from '@/lib/contract/platform/endpoint';
import { centavos, id, rowId } from '@/lib/contract/platform/fields';
import { paymentMethod } from './payments';

const tag = 'Payments';

export const refundAccount = z
  .object({
    refund_id: id,
    amount: centavos,
    method: paymentMethod.nullable(),
    status: z.enum(['needed', 'given', 'paid']),
    /** Target account; null until the client names one, and again some time after the payment. */
    account: z
      .object({
        bank_id: z.string(),
        account_name: z.string(),
        account_end: z.string(),
      })
      .nullable(),
  })
  .meta({ id: 'RefundAccount' });
export type RefundAccount = z.output<typeof refundAccount>;

/** Bank or wallet, as for a lawyer's payouts. The password is required to replace the first account. */
export const refundAccountInput = bankingInput.meta({ id: 'RefundAccountInput' });
export type RefundAccountFields = z.output<typeof refundAccountInput>;

const params = z.object({ id: rowId });

export const getRefundAccount = endpoint({
  method: 'GET',
  path: '/api/v1/payments/refunds/{id}/account',
  access: 'customer',
  tag,
  summary: 'A refund that is paid by hand and where it goes, for its client alone',
  params,
  status: 200,
  response: refundAccount,
  errors: ['not_found'],
});

export const setRefundAccount = endpoint({
  method: 'PUT',
  path: '/api/v1/payments/refunds/{id}/account',
  access: 'customer',
  tag,
  summary:
    'Say where a refund goes, until it is paid; another account than the first takes the password or a second factor of the last 15 minutes',
  params,
  body: refundAccountInput,
  status: 200,
  response: refundAccount,
  errors: [
    'not_found',
    'bad_transition',
    'wrong_password',
    'second_factor_required',
    'rate_limited',
  ],
});
