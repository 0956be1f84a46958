'use client';

import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide';
import { QueryFailure } from '@/components/platform/query-failure';
import { useAddress } from '@/components/platform/use-address';
import { LoadingRegion, Skeleton } from '@/components/ui/feedback/skeleton';
import { Button } from '@/components/ui/forms/button';
import { SelectField } from '@/components/ui/forms/select';
import { Icon } from '@/components/ui/icons/icon';
import { paymentYearQuery } from '@/lib/client/payments/statements';
import { saveCsv } from '../csv';
import { yearAddress } from '../received/payments-path';
import { TaxNote } from './tax-note';
import { yearCsv } from './year-csv';
import { YearTable } from './year-table';

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
