import * as z from 'zod';
import { endpoint } from '@/lib/contract/platform/endpoint';
import { centavos } from '@/lib/contract/platform/fields';
import { amounts, monthField } from './received-payments';

const access = 'lawyer';
const tag = 'Payments';

export const getStatement = endpoint({
  method: 'GET',
  path: '/api/v1/lawyers/payments/statement',
  access,
  tag,
  summary: 'Payments of a month, and what became of the lawyer’s balance in it, as PDF',
  query: z.object({ month: monthField }),
  status: 200,
  responseKind: 'file',
  errors: ['rate_limited'],
});

const sums = {
  ...amounts,
  /** Released in the month and taxed, and the tax withheld of it; corrections are subtracted in their month. */
  taxed: centavos,
  withheld: centavos,
  /** Sent to the bank by payouts. Returned payouts are subtracted in the month of their return. */
  paid_out: centavos,
};

const monthSums = z.object({ month: z.string(), ...sums }).meta({ id: 'PaymentMonth' });

export const paymentYear = z
  .object({
    year: z.int(),
    years: z.array(z.int()),
    months: z.array(monthSums),
    totals: z.object(sums),
    /** Withholding agent: the seller of the platform fee, else the operator; null where nobody is named. */
    withholding_agent: z.string().nullable(),
  })
  .meta({ id: 'PaymentYear' });
export type PaymentYear = z.output<typeof paymentYear>;

export const getPaymentYear = endpoint({
  method: 'GET',
  path: '/api/v1/lawyers/payments/year',
  access,
  tag,
  summary: 'Sums of a year in Manila by month, this one unless told',
  query: z.object({ year: z.coerce.number().int().min(2000).max(2099).optional() }),
  status: 200,
  response: paymentYear,
  errors: [],
});
