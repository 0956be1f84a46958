import { isMonthKey } from '@/lib/domain/platform/months';

/** The month of an address; where it names none, or none that can be, this one. */
export function monthOf(wanted: string | string[] | undefined | null, thisMonth: string): string {
  return typeof wanted === 'string' && isMonthKey(wanted) ? wanted : thisMonth;
}

export function paymentsPath(month: string): string {
  return `/lawyer-portal/payments?month=${month}`;
}
