import { classNames } from '@/components/ui/class-names';
import { Price } from '@/components/ui/display/price';
import type { PaymentYear } from '@/lib/contract/payments/statements';
import { formatMonth } from '@/lib/domain/platform/clock-labels';
import { monthStart } from '@/lib/domain/platform/months';

type Sums = PaymentYear['totals'];

const COLUMNS: readonly { head: string; of: keyof Sums }[] = [
  { head: 'Clients paid', of: 'gross' },
  { head: 'Refunded', of: 'refunded' },
  { head: 'Platform fee', of: 'platform_fee' },
  { head: 'Your fees', of: 'net' },
  { head: 'Withheld', of: 'withheld' },
  { head: 'Paid out', of: 'paid_out' },
];

/** The months of a year with their sums; on a phone each month that has any is a card. */
export function YearTable({ year }: { year: PaymentYear }) {
  return (
    <div className="overflow-hidden rounded border bg-white">
      <table className="w-full text-left text-sm max-md:block">
        <caption className="sr-only">Sums of {year.year} by month</caption>
        <thead className="border-b bg-neutral-50 text-neutral-600 max-md:sr-only">
          <tr>
            <th scope="col" className="px-4 py-2.5 font-medium">
              Month
            </th>
            {COLUMNS.map(({ head }) => (
              <th key={head} scope="col" className="px-4 py-2.5 text-right font-medium">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y tabular max-md:block">
          {year.months.map(({ month, ...sums }) => (
            <Row key={month} name={formatMonth(monthStart(month))} sums={sums} />
          ))}
        </tbody>
        <tfoot className="border-t bg-neutral-50 font-semibold tabular max-md:block">
          <Row name={`All of ${year.year}`} sums={year.totals} total />
        </tfoot>
      </table>
    </div>
  );
}

interface RowProps {
  name: string;
  sums: Sums;
  total?: boolean;
}

function Row({ name, sums, total = false }: RowProps) {
  const empty = !total && COLUMNS.every(({ of }) => sums[of] === 0);
  return (
    <tr
      className={classNames(
        empty ? 'text-neutral-600 max-md:hidden' : 'max-md:block',
        'max-md:px-4 max-md:py-3',
      )}
    >
      <th scope="row" className="font-medium max-md:block max-md:pb-1 md:px-4 md:py-3">
        {name}
      </th>
      {COLUMNS.map(({ head, of }) => (
        <td
          key={of}
          className="max-md:flex max-md:justify-between max-md:gap-4 max-md:py-0.5 md:px-4 md:py-3 md:text-right"
        >
          <span className="font-normal text-neutral-600 md:hidden">{head}</span>
          <Price centavos={sums[of]} />
        </td>
      ))}
    </tr>
  );
}
