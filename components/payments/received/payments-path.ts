import { isMonthKey } from '@/lib/domain/platform/months';

/** The month of an address; where it names none, or none that can be, this one. */
export function monthOf(wanted: string | string[] | undefined | null, thisMonth: string): string {
  return typeof wanted === 'string' && isMonthKey(wanted) ? wanted : thisMonth;
}

export function paymentsPath(month: string): string {
  return `/lawyer-portal/payments?month=${month}`;
}

export const TAX_PATH = '/lawyer-portal/payments/tax';

/** The year of an address; where it names none, or none that can be, this one. */
export function yearOf(wanted: string | string[] | undefined | null, thisYear: number): number {
  return typeof wanted === 'string' && /^20\d{2}$/.test(wanted) ? Number(wanted) : thisYear;
}

export function yearPath(year: number): string {
  return `${TAX_PATH}?year=${year}`;
}
