import * as z from 'zod';
import { tin } from '@/lib/contract/lawyers/tax';
import { feeDocument, feeSellerFields } from '@/lib/contract/payments/fee-invoices';
import { monthField } from '@/lib/contract/payments/received-payments';
import { FIELD_COPY, fill } from '@/lib/contract/platform/copy';
import { endpoint } from '@/lib/contract/platform/endpoint';
import {
  centavos,
  id,
  instant,
  missingOr,
  page,
  paged,
  rowId,
  text,
} from '@/lib/contract/platform/fields';
import {
  FEE_CORRECTION_REASON_MAX,
  FEE_SELLER_ADDRESS_MAX,
  FEE_SELLER_NAME_MAX,
  FEE_SERIES_REGISTRATION_MAX,
  VAT_PERCENT_MAX,
} from '@/lib/domain/payments/fee-invoice';

const access = 'admin';
const tag = 'Administration';
const path = '/api/v1/admin/fee-invoices';

const feeSeller = z.object({ _id: id, ...feeSellerFields, at: instant }).meta({ id: 'FeeSeller' });
export type FeeSeller = z.output<typeof feeSeller>;

const sums = z.object({ count: z.int(), amount: centavos, vat: centavos });

const adminFeeDocument = feeDocument
  .extend({
    /** The newest invoice of its payment, of which something is left. */
    correctable: z.boolean(),
  })
  .meta({ id: 'AdminFeeDocument' });
export type AdminFeeDocument = z.output<typeof adminFeeDocument>;

export const adminFeeInvoices = paged(adminFeeDocument)
  .extend({
    month: z.string(),
    /** Months with documents, and this one; the latest first. */
    months: z.array(z.string()),
    totals: z.object({ invoice: sums, credit_note: sums }),
    /** Null until the operator entered it: nothing is issued without. */
    seller: feeSeller.nullable(),
    /** Fees, and refunds of them, that have no document yet. */
    waiting: z.int(),
  })
  .meta({ id: 'AdminFeeInvoices' });
export type AdminFeeInvoices = z.output<typeof adminFeeInvoices>;

export const listFeeInvoices = endpoint({
  method: 'GET',
  path,
  access,
  tag,
  summary:
    'Invoices of the platform fee and credit notes of a month in Manila, this one unless told, the latest first',
  query: z.object({ month: monthField.optional(), page }),
  status: 200,
  response: adminFeeInvoices,
  errors: [],
});

export const getFeeMonth = endpoint({
  method: 'GET',
  path: `${path}/month`,
  access,
  tag,
  summary: 'Every document of a month as data, in the order of their numbers',
  query: z.object({ month: monthField }),
  status: 200,
  response: z
    .object({ month: z.string(), results: z.array(feeDocument) })
    .meta({ id: 'FeeDocumentMonth' }),
  errors: [],
});

export const getFeeInvoicePdf = endpoint({
  method: 'GET',
  path: `${path}/{id}/pdf`,
  access,
  tag,
  summary: 'An invoice of the platform fee or a credit note as PDF',
  params: z.object({ id: rowId }),
  status: 200,
  responseKind: 'file',
  errors: ['rate_limited'],
});

const vatRange = fill(FIELD_COPY.numberBetween, { min: 0, max: VAT_PERCENT_MAX });

export const feeSellerInput = z
  .object({
    registered_name: text(FEE_SELLER_NAME_MAX),
    tin,
    address: text(FEE_SELLER_ADDRESS_MAX),
    registration: text(FEE_SERIES_REGISTRATION_MAX),
    vat_percent: z
      .int({ error: missingOr(vatRange) })
      .min(0, vatRange)
      .max(VAT_PERCENT_MAX, vatRange),
    /** Id of the data the caller saw, null for none: where others are in force by now, the response is 409. */
    expected: id.nullable(),
    reason: text(1000),
  })
  .meta({ id: 'FeeSellerInput' });
export type FeeSellerInput = z.output<typeof feeSellerInput>;

export const setFeeSeller = endpoint({
  method: 'PUT',
  path: `${path}/seller`,
  access,
  tag,
  summary: 'Set the seller’s data for documents that are issued from now on',
  body: feeSellerInput,
  status: 200,
  response: feeSeller,
  errors: ['version_changed'],
});

export const correctFeeInvoice = endpoint({
  method: 'POST',
  path: `${path}/{id}/correction`,
  access,
  tag,
  summary:
    'Cancel an invoice by a credit note, and issue another one with the seller’s and buyer’s data of now',
  params: z.object({ id: rowId }),
  body: z
    .object({ reason: text(FEE_CORRECTION_REASON_MAX) })
    .meta({ id: 'CorrectFeeInvoiceInput' }),
  status: 200,
  response: z
    .object({ credit_note: feeDocument, invoice: feeDocument })
    .meta({ id: 'CorrectedFeeInvoice' }),
  errors: ['bad_transition'],
});
