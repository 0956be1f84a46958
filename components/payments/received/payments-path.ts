import * as z from 'zod';
import { listAddress } from '@/components/platform/address';
import { isMonthKey } from '@/lib/domain/platform/months';

/** The month of an address; where it names none, or none that can be, this one. */
export function paymentsAddress(thisMonth: string) {
  const month = z.string().refine(isMonthKey).catch(thisMonth);
  return listAddress('/lawyer-portal/payments', z.object({ month }), ['month']);
}

/** Where a lawyer reads what an invoice for a payment says, and sends it. */
export function invoicePath(paymentId: string): string {
  return `/lawyer-portal/payments/${encodeURIComponent(paymentId)}`;
}

export const TAX_PATH = '/lawyer-portal/payments/tax';

/** The year of an address, likewise. */
export function yearAddress(thisYear: number) {
  const year = z.coerce.number().int().min(2000).max(2099).catch(thisYear);
  return listAddress(TAX_PATH, z.object({ year }), ['year']);
}
