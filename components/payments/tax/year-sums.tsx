'use client';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide';
import Link from 'next/link';
import { useState } from 'react';
import { QueryFailure } from '@/components/platform/query-failure';
import { useAddress } from '@/components/platform/use-address';
import { classNames } from '@/components/ui/class-names';
import { Price } from '@/components/ui/display/price';
import { Notice } from '@/components/ui/feedback/notice';
import { LoadingRegion, Skeleton } from '@/components/ui/feedback/skeleton';
import { Button } from '@/components/ui/forms/button';
import { SelectField } from '@/components/ui/forms/select';
import { Icon } from '@/components/ui/icons/icon';
import { textLinkClass } from '@/components/ui/layout/text-link';
import { TAX_LAW_CHECKED } from '@/lib/catalogue/laws';
import { PAYMENT_YEAR_FAILURE, paymentYearQuery } from '@/lib/client/payments/statements';
import type { PaymentYear } from '@/lib/contract/payments/statements';
import { dayKeyStart, formatDay, formatMonth } from '@/lib/domain/platform/clock-labels';
import { monthStart } from '@/lib/domain/platform/months';
import { csvOf, pesos, saveCsv } from '../csv';
import { yearAddress } from '../received/payments-path';
import { LawLink } from './law-link';
import { WithheldQuarters } from './withheld-quarters';

const HEAD = [
  'Month',
  'Clients paid (PHP)',
  'Refunded (PHP)',
  'Platform fee (PHP)',
  'Your fees (PHP)',
  'Withheld (PHP)',
  'Paid out (PHP)',
];

export function YearSums({ thisYear }: { thisYear: number }) {
  const [{ year }, go] = useAddress(yearAddress(thisYear), 'push');
  const { data, ...query } = useQuery(paymentYearQuery(year));
  const ofYear = data?.year === year ? data : undefined;
  const years = [...new Set([thisYear, year, ...(data?.years ?? [])])].toSorted((a, b) => b - a);
  return (
    <section aria-labelledby="year-sums">
      <h2 id="year-sums" className="text-2xl">
        Sums of a year
      </h2>
      <p className="mt-1 max-w-form text-neutral-700">
        Payments count in the month in which they arrived, with their refunds until now; payouts in
        the month in which they left.
      </p>
      <TaxNote className="mt-5 max-w-form" />
      <div className="mt-6 flex flex-wrap items-end justify-between gap-4">
        <SelectField
          label="Year"
          className="w-40"
          value={year}
          onChange={(event) => go({ year: Number(event.target.value) })}
        >
          {years.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </SelectField>
        {ofYear && (
          <Button
            variant="outline"
            onClick={() => saveCsv(`payments-${year}.csv`, yearCsv(ofYear))}
          >
            <Icon of={Download} className="size-5" />
            Download CSV
          </Button>
        )}
      </div>
      <div className="mt-5">
        {ofYear && (
          <>
            <YearTable key={year} year={ofYear} />
            <WithheldQuarters year={year} agent={ofYear.withholding_agent} />
          </>
        )}
        {!ofYear && !query.isError && (
          <LoadingRegion label="Loading the sums">
            <Skeleton className="h-60 w-full" />
          </LoadingRegion>
        )}
        {!ofYear && query.isError && <QueryFailure query={query} failure={PAYMENT_YEAR_FAILURE} />}
      </div>
    </section>
  );
}

/** Rules on tax withheld by platforms, and when they were last checked. */
function TaxNote({ className }: { className?: string }) {
  return (
    <Notice title="Tax that platforms withhold" className={className ?? ''}>
      <p>
        A platform withholds ½% of what it passes on to a seller, services included, once the total
        of the year is above ₱500,000:{' '}
        <LawLink of="platformWithholding">Revenue Regulations No. 16-2023</LawLink>; without the
        seller’s sworn declaration to stay below, from the first peso:{' '}
        <LawLink of="platformWithholdingDeclaration">BIR Tax Reminder</LawLink>. The regulations
        were changed by Revenue Regulations No. 5-2025, whose tax codes are in{' '}
        <LawLink of="platformWithholdingRate">RMO No. 18-2025</LawLink>.{' '}
        <LawLink of="platformWithholdingCircular">RMC No. 8-2024</LawLink> asks it for the seller’s
        certificate of registration (BIR Form 2303).
      </p>
      <p className="mt-2">
        What was withheld from your fees is a credit against your income tax. These sums help you
        with your return; they are no tax advice. You issue invoices to clients yourself and can
        send them from{' '}
        <Link href="/lawyer-portal/payments" prefetch={false} className={textLinkClass}>
          each payment
        </Link>
        . Compared with these texts on{' '}
        <time dateTime={TAX_LAW_CHECKED}>{formatDay(dayKeyStart(TAX_LAW_CHECKED))}</time>.
      </p>
    </Notice>
  );
}

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

type Sums = PaymentYear['totals'];

const COLUMNS: readonly { head: string; of: keyof Sums }[] = [
  { head: 'Clients paid', of: 'gross' },
  { head: 'Refunded', of: 'refunded' },
  { head: 'Platform fee', of: 'platform_fee' },
  { head: 'Your fees', of: 'net' },
  { head: 'Withheld', of: 'withheld' },
  { head: 'Paid out', of: 'paid_out' },
];

/** The months of a year with their sums, only those with any unless all are requested; on a phone each is a card of what is not zero. */
function YearTable({ year }: { year: PaymentYear }) {
  const [all, setAll] = useState(false);
  const some = year.months.filter((month) => !isEmpty(month));
  const empty = year.months.length - some.length;
  return (
    <>
      <MonthTable year={{ ...year, months: all ? year.months : some }} />
      {empty > 0 && (
        <Button
          className="mt-3"
          variant="quiet"
          size="small"
          aria-expanded={all}
          onClick={() => setAll(!all)}
        >
          {all ? 'Hide' : 'Show'} {empty === 1 ? 'the month' : `the ${empty} months`} without money
        </Button>
      )}
    </>
  );
}

function MonthTable({ year }: { year: PaymentYear }) {
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

const isEmpty = (sums: Sums) => COLUMNS.every(({ of }) => sums[of] === 0);

interface RowProps {
  name: string;
  sums: Sums;
  total?: boolean;
}

function Row({ name, sums, total = false }: RowProps) {
  return (
    <tr
      className={classNames(
        'max-md:block max-md:px-4 max-md:py-3',
        !total && isEmpty(sums) && 'text-neutral-600',
      )}
    >
      <th scope="row" className="font-medium max-md:block max-md:pb-1 md:px-4 md:py-3">
        {name}
      </th>
      {COLUMNS.map(({ head, of }) => (
        <td
          key={of}
          className={classNames(
            'max-md:justify-between max-md:gap-4 max-md:py-0.5 md:px-4 md:py-3 md:text-right',
            sums[of] === 0 ? 'max-md:hidden' : 'max-md:flex',
          )}
        >
          <span className="font-normal text-neutral-600 md:hidden">{head}</span>
          <Price centavos={sums[of]} />
        </td>
      ))}
    </tr>
  );
}
