'use client';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide';
import { QueryFailure } from '@/components/platform/query-failure';
import { Price } from '@/components/ui/display/price';
import { EmptySection } from '@/components/ui/feedback/nothing-here';
import { LoadingRegion, Skeleton } from '@/components/ui/feedback/skeleton';
import { Button } from '@/components/ui/forms/button';
import { buttonClass } from '@/components/ui/forms/button-class';
import { Icon } from '@/components/ui/icons/icon';
import { textLinkClass } from '@/components/ui/layout/text-link';
import { certificatePath, TAX_STANDING_FAILURE, taxStandingQuery } from '@/lib/client/payments/tax';
import type { TaxQuarterSums, TaxStanding } from '@/lib/contract/payments/tax';
import { taxCodeOf } from '@/lib/domain/payments/withholding';
import { formatDay, formatMonth } from '@/lib/domain/platform/clock-labels';
import { monthStart } from '@/lib/domain/platform/months';
import { csvOf, pesos, saveCsv } from '../csv';
import { LawLink } from './law-link';

interface WithheldQuartersProps {
  year: number;
  /** Who withholds; null where the operator is not configured. */
  agent: string | null;
}

/** Shows the tax withheld in each quarter of a year, as its certificate states it, with the certificate. */
export function WithheldQuarters({ year, agent }: WithheldQuartersProps) {
  const { data, ...query } = useQuery(taxStandingQuery(year));
  const ofYear = data?.year === year ? data : undefined;
  return (
    <section aria-labelledby="form-2307" className="mt-10">
      <h3 id="form-2307" className="font-serif text-xl font-medium">
        {`Tax withheld in ${year}, for Form 2307`}
      </h3>
      {ofYear && <Quarters standing={ofYear} agent={agent ?? 'The operator of this site'} />}
      {!ofYear && query.isError && (
        <div className="mt-3">
          <QueryFailure query={query} failure={TAX_STANDING_FAILURE} />
        </div>
      )}
      {!ofYear && !query.isError && (
        <LoadingRegion label="Loading the tax withheld">
          <Skeleton className="mt-3 h-40 w-full" />
        </LoadingRegion>
      )}
    </section>
  );
}

function Quarters({ standing, agent }: { standing: TaxStanding; agent: string }) {
  const { year, quarters, declaration } = standing;
  const some = quarters.filter(({ taxed, withheld }) => taxed !== 0 || withheld !== 0);
  return (
    <>
      {declaration && (
        <p className="mt-1 max-w-form text-neutral-700">
          <span>{`Your sworn declaration for ${year}, handed in on ${formatDay(Date.parse(declaration.submitted_at))}: `}</span>
          <a
            href={declaration.url}
            download={declaration.name}
            rel="noreferrer"
            className={textLinkClass}
          >
            {declaration.name}
          </a>
        </p>
      )}
      {some.length === 0 ? (
        <div className="mt-3 max-w-form">
          <EmptySection>
            {`No tax was withheld from your fees in ${year}, so there is no certificate (BIR Form 2307) for this year.`}
          </EmptySection>
        </div>
      ) : (
        <>
          <dl className="mt-3 grid max-w-form gap-x-6 gap-y-2 text-sm sm:grid-cols-[auto_1fr]">
            <dt className="text-neutral-600">Withholding agent</dt>
            <dd>{agent}</dd>
            <dt className="text-neutral-600">Tax codes (ATC)</dt>
            <dd>
              For individuals: <LawLink of="platformWithholdingRate">RMO No. 18-2025</LawLink>
            </dd>
          </dl>
          <Table quarters={some} year={year} />
          <Button
            className="mt-4"
            variant="outline"
            onClick={() => saveCsv(`withheld-${year}.csv`, withheldCsv(standing, agent))}
          >
            <Icon of={Download} className="size-5" />
            Download CSV<span className="sr-only"> of tax withheld</span>
          </Button>
        </>
      )}
    </>
  );
}

type Amounts = Pick<TaxQuarterSums, 'taxed' | 'tax_base' | 'withheld'>;

const COLUMNS: readonly { head: string; of: keyof Amounts }[] = [
  { head: 'Gross remittances', of: 'taxed' },
  { head: 'Base of the tax', of: 'tax_base' },
  { head: 'Withheld', of: 'withheld' },
];

const ROW = 'max-md:block max-md:px-4 max-md:py-3';
const CELL = 'max-md:flex max-md:justify-between max-md:gap-4 max-md:py-0.5 md:px-4 md:py-3';

/** Lists the quarters with their sum; on a phone each is a card. */
function Table({ quarters, year }: { quarters: readonly TaxQuarterSums[]; year: number }) {
  const heads = ['Quarter', 'Tax code', ...COLUMNS.map(({ head }) => head), 'Certificate'];
  return (
    <div className="mt-4 overflow-hidden rounded border bg-white">
      <table className="w-full text-left text-sm max-md:block">
        <caption className="sr-only">{`Tax withheld in ${year} by quarter`}</caption>
        <thead className="border-b bg-neutral-50 text-neutral-600 max-md:sr-only">
          <tr>
            {heads.map((head) => (
              <th
                key={head}
                scope="col"
                className={`px-4 py-2.5 font-medium ${COLUMNS.some((one) => one.head === head) ? 'text-right' : ''}`}
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y tabular max-md:block">
          {quarters.map((one) => (
            <Quarter key={one.quarter} quarter={one} year={year} />
          ))}
        </tbody>
        <tfoot className="border-t bg-neutral-50 font-semibold tabular max-md:block">
          <tr className={ROW}>
            <th scope="row" className="font-semibold max-md:block max-md:pb-1 md:px-4 md:py-3">
              {`All of ${year}`}
            </th>
            <td className="max-md:hidden" />
            <AmountCells amounts={sumOf(quarters)} />
            <td className="max-md:hidden" />
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

function Quarter({ quarter: one, year }: { quarter: TaxQuarterSums; year: number }) {
  const { quarter, from, to } = one;
  return (
    <tr className={ROW}>
      <th scope="row" className="font-medium max-md:block max-md:pb-1 md:px-4 md:py-3">
        <span>{`Quarter ${quarter}`}</span>
        <span className="block font-normal text-neutral-600">
          {`${formatMonth(monthStart(from))} to ${formatMonth(monthStart(to))}`}
        </span>
      </th>
      <td className={CELL}>
        <span className="text-neutral-600 md:hidden">Tax code</span>
        <span className="whitespace-nowrap">{taxCodeOf(year, quarter)}</span>
      </td>
      <AmountCells amounts={one} />
      <td className="max-md:block max-md:pt-2 md:px-4 md:py-2">
        <a
          href={certificatePath(year, quarter)}
          download
          className={buttonClass({ variant: 'outline', size: 'small' })}
        >
          <span>Download PDF</span>
          <span className="sr-only">{` of quarter ${quarter}`}</span>
        </a>
      </td>
    </tr>
  );
}

function AmountCells({ amounts }: { amounts: Amounts }) {
  return COLUMNS.map(({ head, of }) => (
    <td key={of} className={`${CELL} md:text-right`}>
      <span className="font-normal text-neutral-600 md:hidden">{head}</span>
      <Price centavos={amounts[of]} />
    </td>
  ));
}

function sumOf(quarters: readonly Amounts[]): Amounts {
  const sum = (of: keyof Amounts) => quarters.reduce((total, one) => total + one[of], 0);
  return { taxed: sum('taxed'), tax_base: sum('tax_base'), withheld: sum('withheld') };
}

export function withheldCsv({ year, quarters }: TaxStanding, agent: string): string {
  return csvOf([
    [
      'Quarter',
      'From',
      'To',
      'Withholding agent',
      'ATC',
      'Gross remittances (PHP)',
      'Base of the tax (PHP)',
      'Withheld (PHP)',
    ],
    ...quarters.map(({ quarter, from, to, taxed, tax_base, withheld }) => [
      `${year} Q${quarter}`,
      from,
      to,
      agent,
      taxCodeOf(year, quarter),
      ...[taxed, tax_base, withheld].map(pesos),
    ]),
  ]);
}
