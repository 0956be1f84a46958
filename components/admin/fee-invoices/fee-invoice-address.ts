import * as z from 'zod';
import { listAddress, pageField } from '@/components/platform/address';
import { isMonthKey } from '@/lib/domain/platform/months';

export const feeInvoiceAddress = listAddress(
  '/admin/fee-invoices',
  z.object({
    month: z.string().refine(isMonthKey).optional().catch(undefined),
    page: pageField(),
  }),
);
