import * as z from 'zod';
import { listAddress, pageField } from '@/components/platform/address';

/** Returns the address of the page; without a choice it shows this quarter. `page` is one of the decisions. */
export function taxAddress(thisYear: number, thisQuarter: number) {
  return listAddress(
    '/admin/tax',
    z.object({
      year: z.coerce.number().int().min(2024).max(2099).catch(thisYear).default(thisYear),
      quarter: z.coerce.number().int().min(1).max(4).catch(thisQuarter).default(thisQuarter),
      page: pageField(),
    }),
  );
}
