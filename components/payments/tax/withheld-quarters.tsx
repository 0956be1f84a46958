import { Download } from 'lucide';
import { Price } from '@/components/ui/display/price';
import { Button } from '@/components/ui/forms/button';
import { Icon } from '@/components/ui/icons/icon';
import type { PaymentYear } from '@/lib/contract/payments/statements';
import { quartersOf, type WithheldQuarter } from '@/lib/domain/payments/withholding';
import { formatMonth } from '@/lib/domain/platform/clock-labels';
import { monthStart } from '@/lib/domain/platform/months';
import { csvOf, pesos, saveCsv } from '../csv';
import { LawLink } from './law-link';

const RATE = '½%';

/** Returns the tax code of individuals on BIR Form 2307, which changed in April 2025. */
function codeOf(year: number): string {
  if (year > 2025) return 'WI 820';
  return year === 2025 ? 'WI 760, since April WI 820' : 'WI 760';
}

/** Tax withheld in each quarter of a year, as the certificates state it; no table if there is none. */
export function WithheldQuarters({ year }: { year: PaymentYear }) {
  const quarters = quartersOf(year.months).filter(
    ({ remitted, withheld }) => remitted !== 0 || withheld !== 0,
  );
  const any = quarters.some(({ withheld }) => withheld !== 0);
  return (
    <section aria-labelledby="form-2307" className="mt-8">
      <h3 id="form-2307" className="font-serif text-xl font-medium">
        For Form 2307, {year.year}
      </h3>
      {!any && (
        <p className="mt-1 max-w-form text-neutral-700">
          No tax was withheld from your fees in {year.year}, so there is no certificate (BIR Form
          2307) for this year.
        </p>
      )}
      {any && (
        <>
          <dl className="mt-3 grid max-w-form gap-x-6 gap-y-2 text-sm sm:grid-cols-[auto_1fr]">
            <dt className="text-neutral-600">Withholding agent</dt>
            <dd>{agentOf(year)}</dd>
            <dt className="text-neutral-600">Tax code (ATC)</dt>
            <dd>{codeOf(year.year)}, for individuals</dd>
            <dt className="text-neutral-600">Rate</dt>
            <dd>
              {RATE} of what was released to you, before tax (gross remittances):{' '}
              <LawLink of="platformWithholdingRate">RMO No. 18-2025</LawLink>. Until April 2025 it
              was 1% of one half, <LawLink of="platformWithholding">RR No. 16-2023</LawLink>: the
              same amount.
            </dd>
          </dl>
          <Table quarters={quarters} totals={year.totals} year={year.year} />
          <Button
            className="mt-4"
            variant="outline"
            onClick={() => saveCsv(`withheld-${year.year}.csv`, withheldCsv(year))}
          >
            <Icon of={Download} className="size-5" />
            Download CSV<span className="sr-only"> of tax withheld</span>
          </Button>
        </>
      )}
    </section>
  );
}

/** Returns the withholding agent: the operator of this site, who makes the payouts. */
function agentOf({ withholding_agent: agent }: PaymentYear): string {
  return agent ?? 'The operator of this site';
}

interface TableProps {
  quarters: readonly WithheldQuarter[];
  totals: PaymentYear['totals'];
  year: number;
}

const CELL = 'px-4 py-3 max-sm:px-3';

function Table({ quarters, totals, year }: TableProps) {
  return (
    <div className="mt-4 max-w-form overflow-hidden rounded border bg-white">
      <table className="w-full text-left text-sm tabular">
        <caption className="sr-only">Tax withheld in {year} by quarter</caption>
        <thead className="border-b bg-neutral-50 text-neutral-600">
          <tr>
            <th scope="col" className={`${CELL} font-medium`}>
              Quarter
            </th>
            <th scope="col" className={`${CELL} text-right font-medium`}>
              Gross remittances
            </th>
            <th scope="col" className={`${CELL} text-right font-medium`}>
              Withheld
            </th>
          </tr>
        </thead>
        <tbody className="divide-y">
          {quarters.map(({ quarter, from, to, remitted, withheld }) => (
            <tr key={quarter}>
              <th scope="row" className={`${CELL} font-medium`}>
                Quarter {quarter}
                <span className="block font-normal text-neutral-600">
                  {formatMonth(monthStart(from))} to {formatMonth(monthStart(to))}
                </span>
              </th>
              <Amount centavos={remitted} />
              <Amount centavos={withheld} />
            </tr>
          ))}
        </tbody>
        <tfoot className="border-t bg-neutral-50 font-semibold">
          <tr>
            <th scope="row" className={CELL}>
              All of {year}
            </th>
            <Amount centavos={totals.taxed} />
            <Amount centavos={totals.withheld} />
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

function Amount({ centavos }: { centavos: number }) {
  return (
    <td className={`${CELL} text-right align-top`}>
      <Price centavos={centavos} />
    </td>
  );
}

export function withheldCsv(year: PaymentYear): string {
  return csvOf([
    [
      'Quarter',
      'From',
      'To',
      'Withholding agent',
      'ATC',
      'Gross remittances (PHP)',
      'Rate',
      'Withheld (PHP)',
    ],
    ...quartersOf(year.months).map(({ quarter, from, to, remitted, withheld }) => [
      `${year.year} Q${quarter}`,
      from,
      to,
      agentOf(year),
      codeOf(year.year),
      pesos(remitted),
      RATE,
      pesos(withheld),
    ]),
  ]);
}
