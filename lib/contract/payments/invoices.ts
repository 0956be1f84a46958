import * as z from 'zod';
import { COPY, FIELD_COPY, fill } from '@/lib/contract/platform/copy';
import { endpoint } from '@/lib/contract/platform/endpoint';
import { centavos, file, id, instant, rowId, text } from '@/lib/contract/platform/fields';
import { INVOICE_LINK_MAX, INVOICE_NUMBER_MAX } from '@/lib/domain/payments/invoice';
import { MAX_ID_BYTES } from '@/lib/domain/platform/files/upload-limits';
import { receivedPayment } from './received-payments';

const tag = 'Payments';

const invoice = {
  number: z.string(),
  /** One of the two: where the invoice is, outside this site, or the file. */
  link: z.string().nullable(),
  file: z
    .object({
      name: z.string(),
      /** Bytes. */
      size: z.int(),
      content_type: z.enum(['image/jpeg', 'application/pdf']),
      url: z.string(),
    })
    .nullable(),
  /** When it was sent, or another one took its place. */
  sent_at: instant,
};

const sentInvoice = z.object(invoice).meta({ id: 'Invoice' });
export type SentInvoice = z.output<typeof sentInvoice>;

export const paymentInvoice = z
  .object({
    /** What an invoice for it says. */
    payment: receivedPayment.omit({ where: true }),
    /** Withheld as tax from payouts, as far as these paid out this payment. */
    withheld: centavos,
    /** Null until it is sent. */
    invoice: sentInvoice.nullable(),
  })
  .meta({ id: 'PaymentInvoice' });
export type PaymentInvoice = z.output<typeof paymentInvoice>;

const params = z.object({ id: rowId });
const path = '/api/v1/lawyers/payments/{id}/invoice';

export const getPaymentInvoice = endpoint({
  method: 'GET',
  path,
  access: 'lawyer',
  member: ['money'],
  tag,
  summary: 'What the lawyer’s own invoice for a payment needs, and the one that was sent',
  params,
  status: 200,
  response: paymentInvoice,
  errors: [],
});

/** Address of an invoice elsewhere; a name or password before the host would hide where it leads. */
const link = z
  .url({ protocol: /^https$/, hostname: z.regexes.domain, error: FIELD_COPY.invoiceLink })
  .max(INVOICE_LINK_MAX, fill(COPY.validation.tooLong, { max: INVOICE_LINK_MAX }))
  .refine((value) => !hasAccount(value), FIELD_COPY.invoiceLink);

function hasAccount(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { username, password } = new URL(address);
  return username !== '' || password !== '';
}

const number = text(INVOICE_NUMBER_MAX);
const optionalLink = z
  .string()
  .trim()
  .transform((value) => value || undefined)
  .pipe(link.optional())
  .meta({ maxLength: INVOICE_LINK_MAX })
  .optional();

/** The fields of the form that are text. */
export const invoiceFields = z.object({ number, link: optionalLink });

export const setInvoice = endpoint({
  method: 'PUT',
  path,
  access: 'lawyer',
  tag,
  summary:
    'Send the client the invoice for a payment, as JPEG, PNG or PDF or as an https address, in place of the one before',
  params,
  body: z
    .object({
      number,
      /** With neither of the two, the one that was sent keeps its file or address. */
      link: optionalLink,
      file: file.optional(),
    })
    .refine((body) => !(body.link && body.file), {
      path: ['link'],
      message: FIELD_COPY.invoiceOne,
    }),
  bodyKind: 'multipart',
  maxFileBytes: MAX_ID_BYTES,
  status: 200,
  response: paymentInvoice,
  errors: ['bad_transition', 'too_many_pixels'],
});

const clientInvoice = z
  .object({
    ...invoice,
    payment_id: id,
    /** The reference of the payment that a person reads out to support. */
    reference: z.string(),
    paid_at: instant,
    /** What was paid for. */
    title: z.string(),
  })
  .meta({ id: 'ClientInvoice' });
export type ClientInvoice = z.output<typeof clientInvoice>;

export const listInvoices = endpoint({
  method: 'GET',
  path: '/api/v1/payments/invoices',
  access: 'customer',
  tag,
  summary:
    'Invoices that the lawyer sent for payments of one of the client’s meetings or agreements',
  query: z.object({ of: rowId }),
  status: 200,
  response: z.object({ results: z.array(clientInvoice) }).meta({ id: 'ClientInvoices' }),
  errors: [],
});

export const getInvoiceFile = endpoint({
  method: 'GET',
  path: '/api/v1/payments/{id}/invoice/file',
  access: 'user',
  tag,
  summary: 'The file of an invoice, for the client who paid and the lawyer who sent it',
  params,
  status: 200,
  responseKind: 'file',
  errors: [],
});
