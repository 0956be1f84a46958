import * as z from 'zod';
import { FIELD_COPY } from '@/lib/contract/platform/copy';
import { endpoint } from '@/lib/contract/platform/endpoint';
import { centavos, dayKey, id, instant } from '@/lib/contract/platform/fields';
import { PAYOUT_STATUSES } from '@/lib/domain/payments/payout';
import { RECEIVED_STATUSES } from '@/lib/domain/payments/received';
import { HOLD_REASONS, WHEREABOUTS } from '@/lib/domain/payments/whereabouts';
import { isMonthKey } from '@/lib/domain/platform/months';
import { paymentMethod } from './payments';

/** Key `YYYY-MM` of a month in Manila. */
export const monthField = z
  .string()
  .refine(isMonthKey, FIELD_COPY.month)
  .meta({ pattern: '^\\d{4}-(0[1-9]|1[0-2])$' });

export const amounts = {
  gross: centavos,
  /** Refunded to the client, pending refunds included. */
  refunded: centavos,
  /** The platform's fee, without its refunded part. */
  platform_fee: centavos,
  /** The lawyer's part: gross less the other two. */
  net: centavos,
};

const where = z.object({
  state: z.enum(WHEREABOUTS),
  /** For held money: the reason, and the end where it is a fixed time. */
  why: z.enum(HOLD_REASONS).nullable(),
  until: instant.nullable(),
  /** Where it is `decided`: what the decision leaves to the lawyer at that time. */
  kept: centavos.nullable(),
  /** The Monday on which the last of it is expected to be paid out; null where none can be named. */
  payday: dayKey.nullable(),
  /** Pending and completed payouts, with this payment's share in each. */
  payouts: z.array(
    z.object({
      _id: id,
      status: z.enum(PAYOUT_STATUSES),
      amount: centavos,
      created_at: instant,
      paid_at: instant.nullable(),
    }),
  ),
});

export const receivedPayment = z
  .object({
    _id: id,
    /** The reference a person reads out to support. */
    reference: z.string(),
    paid_at: instant,
    status: z.enum(RECEIVED_STATUSES),
    method: paymentMethod,
    ...amounts,
    client: z.object({ _id: id, display_name: z.string() }),
    about: z.object({
      kind: z.enum(['meeting', 'agreement']),
      title: z.string(),
      path: z.string(),
      start_time: instant.nullable(),
      duration: z.int().nullable(),
    }),
    where,
    invoice_number: z.string().nullable(),
  })
  .meta({ id: 'ReceivedPayment' });
export type ReceivedPayment = z.output<typeof receivedPayment>;

export const receivedPayments = z
  .object({
    month: z.string(),
    months: z.array(z.string()),
    results: z.array(receivedPayment),
    totals: z.object({ count: z.int(), ...amounts }),
  })
  .meta({ id: 'ReceivedPayments' });
export type ReceivedPayments = z.output<typeof receivedPayments>;

export const listReceivedPayments = endpoint({
  method: 'GET',
  path: '/api/v1/lawyers/payments',
  access: 'lawyer',
  member: ['money'],
  tag: 'Payments',
  summary:
    'Payments for the lawyer’s meetings and agreements that arrived in a month in Manila, this one unless told',
  query: z.object({ month: monthField.optional() }),
  status: 200,
  response: receivedPayments,
  errors: [],
});
