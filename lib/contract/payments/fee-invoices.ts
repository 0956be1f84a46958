import * as z from 'zod';
import { endpoint } from '@/lib/contract/platform/endpoint';
import { centavos, id, instant, rowId } from '@/lib/contract/platform/fields';
import { FEE_DOCUMENT_KINDS } from '@/lib/domain/payments/fee-invoice';

const access = 'customer';
const tag = 'Payments';
const path = '/api/v1/payments/fee-invoices';

/** The registered data of the seller, as they are on the document. */
export const feeSellerFields = {
  registered_name: z.string(),
  tin: z.string(),
  address: z.string(),
  /** Registered number of the series at the Bureau of Internal Revenue. */
  registration: z.string(),
  /** 0 where the seller is not registered for value-added tax. */
  vat_percent: z.int(),
};

/**
 * An invoice of the platform fee, or a credit note, as it was issued. The names of its fields are the product's own,
 * until the Bureau of Internal Revenue gives the operator a schema.
 */
export const feeDocument = z
  .object({
    _id: id,
    kind: z.enum(FEE_DOCUMENT_KINDS),
    number: z.string(),
    issued_at: instant,
    seller: z.object(feeSellerFields),
    buyer: z.object({ name: z.string() }),
    payment: z.object({
      /** The reference a person reads out to support. */
      reference: z.string(),
      paid_at: instant,
    }),
    description: z.string(),
    currency: z.literal('PHP'),
    amount: centavos,
    /** Parts of `amount`: without value-added tax, and the tax. */
    net: centavos,
    vat: centavos,
    /** Number of the invoice that a credit note takes back, or that a corrected invoice replaces. */
    of_invoice: z.string().nullable(),
    /** Why an invoice was corrected; null on what follows from a payment or a refund. */
    reason: z.string().nullable(),
  })
  .meta({ id: 'FeeDocument' });
export type FeeDocument = z.output<typeof feeDocument>;

export const listFeeDocuments = endpoint({
  method: 'GET',
  path,
  access,
  tag,
  summary:
    'Invoices of the platform fee and credit notes for one of the client’s meetings or agreements, the oldest first',
  query: z.object({ of: rowId }),
  status: 200,
  response: z.object({ results: z.array(feeDocument) }).meta({ id: 'FeeDocuments' }),
  errors: [],
});

const one = { access, tag, params: z.object({ id: rowId }), status: 200, errors: [] } as const;

export const getFeeDocument = endpoint({
  ...one,
  method: 'GET',
  path: `${path}/{id}`,
  summary: 'An invoice of the platform fee or a credit note as data, for the client who paid it',
  response: feeDocument,
});

export const getFeeDocumentPdf = endpoint({
  ...one,
  method: 'GET',
  path: `${path}/{id}/pdf`,
  summary: 'The same document as PDF',
  responseKind: 'file',
  errors: ['rate_limited'],
});
