import type { PaymentYear } from '@/lib/contract/payments/statements';
import { csvOf, pesos } from '../csv';

const HEAD = [
  ...['Month', 'Clients paid (PHP)', 'Refunded (PHP)', 'Platform fee (PHP)', 'Your fees (PHP)'],
  ...['Withheld (PHP)', 'Paid out (PHP)'],
];

/** The sums of a year as a file for spreadsheets. */
export function yearCsv({ year, months, totals }: PaymentYear): string {
  const rows = [...months, { ...totals, month: String(year) }];
  return csvOf([
    HEAD,
    ...rows.map(({ month, gross, refunded, platform_fee, net, withheld, paid_out }) => [
      month,
      ...[gross, refunded, platform_fee, net, withheld, paid_out].map(pesos),
    ]),
  ]);
}
