import * as z from 'zod';
import { endpoint } from '@/lib/contract/platform/endpoint';
import { instant } from '@/lib/contract/platform/fields';
import { VAT_STATUSES } from '@/lib/domain/lawyers/tax';
import { amounts, monthField } from './received-payments';

/**
 * Data of a month's payments for the lawyer's own electronic invoices. The names of the fields are the product's own,
 * as on invoices of the platform fee.
 */
export const invoiceDataMonth = z
  .object({
    month: z.string(),
    currency: z.literal('PHP'),
    /** The lawyer's tax data; null until they are saved. */
    seller: z
      .object({
        registered_name: z.string(),
        tin: z.string(),
        vat_status: z.enum(VAT_STATUSES),
      })
      .nullable(),
    results: z.array(
      z.object({
        payment: z.object({ reference: z.string(), paid_at: instant }),
        /** Number of the invoice that the lawyer sent for it; null before. */
        number: z.string().nullable(),
        buyer: z.object({ name: z.string() }),
        description: z.string(),
        ...amounts,
      }),
    ),
  })
  .meta({ id: 'InvoiceDataMonth' });
export type InvoiceDataMonth = z.output<typeof invoiceDataMonth>;

export const getInvoiceData = endpoint({
  method: 'GET',
  path: '/api/v1/lawyers/payments/invoice-data',
  access: 'lawyer',
  tag: 'Payments',
  summary: 'Data of a month’s payments for the lawyer’s own electronic invoices, the oldest first',
  query: z.object({ month: monthField }),
  status: 200,
  response: invoiceDataMonth,
  errors: [],
});
