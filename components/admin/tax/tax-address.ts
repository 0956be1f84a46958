import * as z from 'zod';
import { listAddress, pageField } from '@/components/platform/address';
import { taxQuarter, taxYear } from '@/lib/contract/payments/tax';

/** Returns the address of the page; without a choice it shows this quarter. `page` is one of the decisions. */
export function taxAddress(thisYear: number, thisQuarter: number) {
  return listAddress(
    '/admin/tax',
    z.object({
      year: taxYear.catch(thisYear).default(thisYear),
      quarter: taxQuarter.catch(thisQuarter).default(thisQuarter),
      page: pageField(),
    }),
  );
}
