'use client';
import { useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { useAddress } from '@/components/platform/use-address';
import { Price } from '@/components/ui/display/price';
import { EmptySection } from '@/components/ui/feedback/nothing-here';
import { LoadingRegion, Skeleton } from '@/components/ui/feedback/skeleton';
import { buttonClass } from '@/components/ui/forms/button-class';
import { SelectField } from '@/components/ui/forms/select';
import { textLinkClass } from '@/components/ui/layout/text-link';
import { adminTaxQuery, certificatePathOf, taxReturnPath } from '@/lib/client/admin/tax';
import type { AdminTax, TaxPayee } from '@/lib/contract/admin/tax';
import { formatMonth } from '@/lib/domain/platform/clock-labels';
import { monthStart } from '@/lib/domain/platform/months';
import { AdminQueryFailure } from '../admin-failure';
import { type Column, DataTable } from '../data-table';
import { taxAddress } from './tax-address';
import { TaxPackPanel } from './tax-pack-panel';

interface TaxScreenProps {
  thisYear: number;
  thisQuarter: number;
  /** Instant of the request, epoch milliseconds. */
  requestNow: number;
}

/** Whether tax is withheld, what is due by month, and from whom it was withheld in a quarter. */
export function TaxScreen({ thisYear, thisQuarter, requestNow }: TaxScreenProps) {
  const [{ year, quarter, page }, go] = useAddress(taxAddress(thisYear, thisQuarter), 'push');
  const years = [...new Set([thisYear + 1, thisYear, thisYear - 1, thisYear - 2, year])];
  return (
    <div className="grid gap-12">
      <TaxPackPanel page={page} requestNow={requestNow} onPage={(next) => go({ page: next })} />
      <section aria-labelledby="due">
        <h2 id="due" className="text-2xl">
          Tax withheld
        </h2>
        <div className="mt-4 grid max-w-lg gap-4 sm:grid-cols-2">
          <SelectField
            label="Year"
            value={year}
            onChange={({ target }) => go({ year: Number(target.value) })}
          >
            {years
              .toSorted((a, b) => b - a)
              .map((one) => (
                <option key={one} value={one}>
                  {one}
                </option>
              ))}
          </SelectField>
          <SelectField
            label="Quarter"
            value={quarter}
            onChange={({ target }) => go({ quarter: Number(target.value) })}
          >
            {[1, 2, 3, 4].map((one) => (
              <option key={one} value={one}>
                {`Quarter ${one}`}
              </option>
            ))}
          </SelectField>
        </div>
        <Withheld year={year} quarter={quarter} />
      </section>
    </div>
  );
}

function Withheld({ year, quarter }: { year: number; quarter: number }) {
  const { data, ...query } = useQuery(adminTaxQuery(year, quarter));
  const current = data?.year === year && data.quarter === quarter ? data : undefined;
  if (!current && query.isError)
    return <AdminQueryFailure query={query} title="The tax could not be loaded" />;
  if (!current)
    return (
      <LoadingRegion label="Loading the tax">
        <Skeleton className="mt-5 h-96 w-full" />
      </LoadingRegion>
    );
  return (
    <>
      <Months tax={current} />
      <Payees tax={current} />
    </>
  );
}

const MONTH_COLUMNS: readonly Column<AdminTax['months'][number]>[] = [
  { head: 'Month', cell: ({ month }) => formatMonth(monthStart(month)) },
  { head: 'Lawyers', end: true, cell: ({ lawyers }) => lawyers },
  { head: 'Gross remittances', end: true, cell: ({ taxed }) => <Price centavos={taxed} /> },
  { head: 'Due', end: true, cell: ({ withheld }) => <Price centavos={withheld} /> },
];

function Months({ tax: { year, months, total } }: { tax: AdminTax }) {
  const some = months.filter(({ taxed, withheld }) => taxed !== 0 || withheld !== 0);
  return (
    <section aria-labelledby="months" className="mt-6">
      <h3 id="months" className="mb-3 font-serif text-xl font-medium">
        {`Due by month, ${year}`}
      </h3>
      {some.length === 0 ? (
        <EmptySection>{`No tax was withheld in ${year}.`}</EmptySection>
      ) : (
        <>
          <DataTable
            caption={`Tax due by month, ${year}`}
            columns={MONTH_COLUMNS}
            rows={some}
            keyOf={({ month }) => month}
          />
          <p className="mt-2 font-semibold tabular">
            <span>{`All of ${year}: `}</span>
            <Price centavos={total.withheld} />
          </p>
        </>
      )}
    </section>
  );
}

const DECLARED = { true: 'Stays below', false: 'Passes it', null: 'None' } as const;

function columnsOf(year: number, quarter: number): readonly Column<TaxPayee>[] {
  return [
    {
      head: 'Lawyer',
      cell: ({ lawyer }) => (
        <Link
          href={`/admin/users/${lawyer.user_id}/payments`}
          prefetch={false}
          className={textLinkClass}
        >
          {lawyer.display_name}
        </Link>
      ),
    },
    { head: 'Registered name', cell: ({ registered_name: name }) => name ?? 'Not given' },
    {
      head: 'Declaration',
      cell: ({ declared_below: below }) => DECLARED[`${below}`],
    },
    { head: 'Gross remittances', end: true, cell: ({ taxed }) => <Price centavos={taxed} /> },
    { head: 'Withheld', end: true, cell: ({ withheld }) => <Price centavos={withheld} /> },
    {
      head: 'Form 2307',
      cell: ({ lawyer }) => (
        <a href={certificatePathOf(lawyer._id, year, quarter)} download className={textLinkClass}>
          PDF<span className="sr-only">{` of ${lawyer.display_name}`}</span>
        </a>
      ),
    },
  ];
}

function Payees({ tax: { year, quarter, payees } }: { tax: AdminTax }) {
  return (
    <section aria-labelledby="payees" className="mt-8">
      <h3 id="payees" className="mb-3 font-serif text-xl font-medium">
        {`Lawyers, quarter ${quarter} of ${year}`}
      </h3>
      {payees.length === 0 ? (
        <EmptySection>No tax was withheld in this quarter.</EmptySection>
      ) : (
        <DataTable
          caption={`Tax withheld by lawyer, quarter ${quarter} of ${year}`}
          columns={columnsOf(year, quarter)}
          rows={payees}
          keyOf={({ lawyer }) => lawyer._id}
        />
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        <a
          href={taxReturnPath(year, quarter)}
          download
          className={buttonClass({ variant: 'outline', size: 'small' })}
        >
          Download CSV for the return
        </a>
      </div>
      <p className="mt-3 max-w-form text-sm text-neutral-600">
        What a lawyer gave back after a release is recorded beside the payment, which the name of
        the lawyer leads to. The names of the CSV’s columns are ours: the BIR has given none. Each
        opening of a certificate and of the CSV is in the audit log.
      </p>
    </section>
  );
}
