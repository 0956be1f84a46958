import * as z from 'zod';
import { taxQuarter, taxQuarterSums, taxYear } from '@/lib/contract/payments/tax';
import { COPY } from '@/lib/contract/platform/copy';
import { endpoint } from '@/lib/contract/platform/endpoint';
import { centavos, id, instant, missingOr, rowId, text } from '@/lib/contract/platform/fields';

const tag = 'Administration';
const access = 'admin';

const TAX_REASON_MAX = 1000;

const dueMonth = z
  .object({
    month: z.string(),
    /** Released in it and taxed, and the tax that is due for it; corrections are taken off. */
    taxed: centavos,
    withheld: centavos,
    lawyers: z.int(),
  })
  .meta({ id: 'TaxMonth' });

const payee = taxQuarterSums
  .extend({
    lawyer: z.object({ _id: id, user_id: id, display_name: z.string() }),
    /** Null while the lawyer has not given it. */
    registered_name: z.string().nullable(),
    /** Whether a declaration of the year says that the lawyer stays below the threshold; null without one. */
    declared_below: z.boolean().nullable(),
  })
  .meta({ id: 'TaxPayee' });
export type TaxPayee = z.output<typeof payee>;

export const adminTax = z
  .object({
    year: z.int(),
    quarter: z.int(),
    months: z.array(dueMonth),
    total: z.object({ taxed: centavos, withheld: centavos }),
    payees: z.array(payee),
  })
  .meta({ id: 'AdminTax' });
export type AdminTax = z.output<typeof adminTax>;

export const getAdminTax = endpoint({
  method: 'GET',
  path: '/api/v1/admin/tax',
  access,
  tag,
  summary: 'Tax withheld in a year by month, and from whom in one of its quarters',
  query: z.object({ year: taxYear.optional(), quarter: taxQuarter.optional() }),
  status: 200,
  response: adminTax,
  errors: [],
});

export const getTaxReturn = endpoint({
  method: 'GET',
  path: '/api/v1/admin/tax/return',
  access,
  tag,
  summary: 'Tax withheld in a quarter by lawyer as CSV, with names of columns of our own',
  query: z.object({ year: taxYear, quarter: taxQuarter }),
  status: 200,
  responseKind: 'file',
  errors: [],
});

export const getTaxCertificateOf = endpoint({
  method: 'GET',
  path: '/api/v1/admin/tax/certificates/{id}',
  access,
  tag,
  summary: 'The certificate of tax withheld from a lawyer in a quarter (BIR Form 2307) as PDF',
  params: z.object({ id }),
  query: z.object({ year: taxYear, quarter: taxQuarter }),
  status: 200,
  responseKind: 'file',
  errors: ['not_found', 'rate_limited'],
});

export const getTaxDeclarationOf = endpoint({
  method: 'GET',
  path: '/api/v1/admin/tax/declarations/{id}',
  access,
  tag,
  summary: 'The sworn declaration that a lawyer handed in for a year',
  params: z.object({ id }),
  query: z.object({ year: taxYear }),
  status: 200,
  responseKind: 'file',
  errors: ['not_found'],
});

export const taxCorrectionInput = z
  .object({
    payment_id: rowId,
    amount: z
      .int({ error: missingOr(COPY.validation.required) })
      .positive(COPY.validation.required),
    reason: text(TAX_REASON_MAX),
  })
  .meta({ id: 'TaxCorrectionInput' });
export type TaxCorrectionInput = z.output<typeof taxCorrectionInput>;

const taxCorrection = z
  .object({ _id: id, amount: centavos, withheld: centavos, at: instant })
  .meta({ id: 'TaxCorrection' });
export type TaxCorrection = z.output<typeof taxCorrection>;

export const correctTax = endpoint({
  method: 'POST',
  path: '/api/v1/admin/tax/corrections',
  access,
  tag,
  summary: 'Record what a lawyer gave back after the release of a payment, and return its tax',
  body: taxCorrectionInput,
  idempotent: true,
  status: 201,
  response: taxCorrection,
  errors: ['not_found'],
});
