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
  /** Either the URL of the invoice, outside this site, or the file. */
  link: z.string().nullable(),
  file: z
    .object({
      name: z.string(),
      size: z.int(),
      content_type: z.enum(['image/jpeg', 'application/pdf']),
      url: z.string(),
    })
    .nullable(),
  /** When it was sent or last replaced. */
  sent_at: instant,
};

const sentInvoice = z.object(invoice).meta({ id: 'Invoice' });
export type SentInvoice = z.output<typeof sentInvoice>;

export const paymentInvoice = z
  .object({
    payment: receivedPayment.omit({ where: true }),
    /** Tax withheld of this payment at its release, and from payouts for the share of it they paid out. */
    withheld: centavos,
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

/** URL of an external invoice; without a name or password before the host, which would disguise the target. */
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
      /** Without link and file, the invoice sent before keeps its own. */
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
    /** The payment reference that a person reads out to support. */
    reference: z.string(),
    paid_at: instant,
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
