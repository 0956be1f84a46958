import * as z from 'zod';
import { choiceField, listAddress, wordsField } from '@/components/platform/address';
import { taxYear } from '@/lib/contract/payments/tax';
import { isMonthKey } from '@/lib/domain/platform/months';
import { PAYMENT_FILTERS } from './payment-groups';

export const PAYMENT_QUERY_MAX = 100;

/** Returns the address with its month, filter and words; an invalid or missing month is this one. */
export function paymentsAddress(thisMonth: string) {
  const month = z.string().refine(isMonthKey).catch(thisMonth);
  const only = choiceField(PAYMENT_FILTERS);
  const q = wordsField(PAYMENT_QUERY_MAX);
  return listAddress('/lawyer-portal/payments', z.object({ month, only, q }), ['month']);
}

/** Returns the page that shows the data of a payment's invoice, and sends it. */
export function invoicePath(paymentId: string): string {
  return `/lawyer-portal/payments/${encodeURIComponent(paymentId)}`;
}

export const TAX_PATH = '/lawyer-portal/payments/tax';

/** Returns the address with its year; an invalid or missing one is this year. */
export function yearAddress(thisYear: number) {
  const year = taxYear.catch(thisYear);
  return listAddress(TAX_PATH, z.object({ year }), ['year']);
}
