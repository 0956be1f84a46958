'use client';

import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide';
import type { ReactNode } from 'react';
import { QueryFailure } from '@/components/platform/query-failure';
import { useAddress } from '@/components/platform/use-address';
import { Notice } from '@/components/ui/feedback/notice';
import { LoadingRegion, Skeleton } from '@/components/ui/feedback/skeleton';
import { Button } from '@/components/ui/forms/button';
import { SelectField } from '@/components/ui/forms/select';
import { Icon } from '@/components/ui/icons/icon';
import { textLinkClass } from '@/components/ui/layout/text-link';
import { LAW_CHECKED, LAWS, type LawKey } from '@/lib/catalogue/laws';
import { paymentYearQuery } from '@/lib/client/payments/statements';
import type { PaymentYear } from '@/lib/contract/payments/statements';
import { dayKeyStart, formatDay } from '@/lib/domain/platform/clock-labels';
import { csvOf, pesos, saveCsv } from '../csv';
import { yearAddress } from '../received/payments-path';
import { YearTable } from './year-table';

const HEAD = [
  'Month',
  'Clients paid (PHP)',
  'Refunded (PHP)',
  'Platform fee (PHP)',
  'Your fees (PHP)',
  'Withheld (PHP)',
  'Paid out (PHP)',
];

/** What came in, went out and was withheld in a year, month by month. */
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
        {ofYear && <YearTable year={ofYear} />}
        {!ofYear && !query.isError && (
          <LoadingRegion label="Loading the sums">
            <Skeleton className="h-150 w-full" />
          </LoadingRegion>
        )}
        {!ofYear && query.isError && <QueryFailure query={query} action="paymentYear" />}
      </div>
    </section>
  );
}

/** What is withheld by platforms, by which rule, and when we last looked. */
function TaxNote({ className }: { className?: string }) {
  return (
    <Notice title="Tax that platforms withhold" className={className ?? ''}>
      <p>
        Under <Law of="platformWithholding">Revenue Regulations No. 16-2023</Law>, a platform
        withholds 1% on half of what it passes on to a seller, services included, once the total of
        the year is above ₱500,000. <Law of="platformWithholdingCircular">RMC No. 8-2024</Law> asks
        it for the seller’s certificate of registration (BIR Form 2303).
      </p>
      <p className="mt-2">
        What was withheld from your payouts is in the table below; it is a credit against your
        income tax. These sums help you with your return. They are no tax advice, and invoices to
        clients are yours to issue. Compared with these texts on{' '}
        <time dateTime={LAW_CHECKED}>{formatDay(dayKeyStart(LAW_CHECKED))}</time>.
      </p>
    </Notice>
  );
}

function Law({ of, children }: { of: LawKey; children: ReactNode }) {
  const { url, dated } = LAWS[of];
  return (
    <>
      <a href={url} rel="noopener" className={textLinkClass}>
        {children}
      </a>{' '}
      ({dated})
    </>
  );
}

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
