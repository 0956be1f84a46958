'use client';
import { useInfiniteQuery } from '@tanstack/react-query';
import { MoreRows } from '@/components/platform/more-rows';
import { QueryList } from '@/components/platform/query-list';
import { useAddress } from '@/components/platform/use-address';
import { DayTime } from '@/components/ui/display/day-time';
import { Price } from '@/components/ui/display/price';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { LoadingRegion, Skeleton } from '@/components/ui/feedback/skeleton';
import { Button } from '@/components/ui/forms/button';
import { TextField } from '@/components/ui/forms/input';
import { SelectField } from '@/components/ui/forms/select';
import { type LedgerFilter, ledgerQuery } from '@/lib/client/admin/ledger';
import type { LedgerEntry } from '@/lib/contract/admin/ledger';
import { LEDGER_KINDS } from '@/lib/domain/payments/ledger';
import { AdminQueryFailure } from '../admin-failure';
import { type Column, DataTable } from '../data-table';
import { ListSkeleton } from '../list-skeleton';
import { Balances } from './balances';
import { ledgerAddress } from './ledger-address';
import { ACCOUNT_COPY, KIND_LABELS, SOURCE_LABELS } from './ledger-labels';

const COLUMNS: readonly Column<LedgerEntry>[] = [
  { head: 'Booked', cell: ({ at }) => <DayTime instant={Date.parse(at)} /> },
  { head: 'Kind', cell: ({ kind }) => KIND_LABELS[kind] },
  { head: 'Comes from', cell: (entry) => <Source source={entry.source} /> },
  { head: 'Lines', end: true, cell: ({ postings }) => <Lines postings={postings} /> },
];

export function LedgerScreen() {
  const [filter, go] = useAddress(ledgerAddress, 'push');
  const query = useInfiniteQuery(ledgerQuery(filter));
  const { data, isPlaceholderData } = query;
  const [first] = data?.pages ?? [];
  if (!first && query.isError)
    return <AdminQueryFailure query={query} title="The ledger could not be loaded" />;
  if (!first || !data)
    return (
      <LoadingRegion label="Loading the ledger">
        <Skeleton className="h-96 w-full" />
        <Skeleton className="mt-10 h-96 w-full" />
      </LoadingRegion>
    );
  return (
    <div className="grid grid-cols-1 gap-10">
      <Balances ledger={first} />
      <section aria-labelledby="entries">
        <h2 id="entries" className="text-2xl">
          Entries
        </h2>
        <LedgerFilters filter={filter} onChange={go} />
        <QueryList
          className="mt-4"
          query={query}
          rows={isPlaceholderData ? undefined : data.pages.flatMap(({ results }) => results)}
          failure={<AdminQueryFailure query={query} title="The entries could not be loaded" />}
          loading={<ListSkeleton label="Loading entries" height="h-96" />}
          empty={<NoEntries filter={filter} />}
          pages={
            <MoreRows
              query={query}
              label="Show earlier entries"
              failure="Earlier entries could not be loaded. Please try again."
            />
          }
        >
          {(entries) => <Entries entries={entries} />}
        </QueryList>
      </section>
    </div>
  );
}

function NoEntries({ filter }: { filter: LedgerFilter }) {
  return filter.kind || filter.day ? (
    <EmptyState title="No such entries" headingLevel="h3">
      There are no entries of this kind on this day. Choose another kind or day.
    </EmptyState>
  ) : (
    <EmptyState title="No entries yet" headingLevel="h3">
      The first payment that arrives appears here.
    </EmptyState>
  );
}

function Entries({ entries }: { entries: readonly LedgerEntry[] }) {
  return (
    <DataTable
      caption="Entries, the latest first"
      columns={COLUMNS}
      rows={entries}
      keyOf={({ _id }) => _id}
    />
  );
}

function Source({ source: { type, reference, payment } }: Pick<LedgerEntry, 'source'>) {
  return (
    <span className="wrap-anywhere">
      <span>
        {SOURCE_LABELS[type]} {reference}
      </span>
      {payment && <span className="block text-neutral-600">of payment {payment}</span>}
    </span>
  );
}

function Lines({ postings }: Pick<LedgerEntry, 'postings'>) {
  return (
    <ul className="grid gap-1">
      {postings.map(({ account, amount }) => (
        <li key={account} className="flex justify-end gap-3">
          <span className="text-neutral-700">{ACCOUNT_COPY[account].name}</span>
          <Price centavos={amount} className="min-w-20 text-right" />
        </li>
      ))}
    </ul>
  );
}

interface LedgerFiltersProps {
  filter: LedgerFilter;
  onChange: (filter: LedgerFilter) => void;
}

function LedgerFilters({ filter, onChange }: LedgerFiltersProps) {
  const { kind = '', day = '' } = filter;
  return (
    <div className="mt-4 flex flex-wrap items-end gap-4">
      <SelectField
        label="Kind"
        className="w-full sm:w-52"
        value={kind}
        onChange={({ target }) =>
          onChange({ ...filter, kind: LEDGER_KINDS.find((one) => one === target.value) })
        }
      >
        <option value="">All kinds</option>
        {LEDGER_KINDS.map((one) => (
          <option key={one} value={one}>
            {KIND_LABELS[one]}
          </option>
        ))}
      </SelectField>
      <TextField
        label="Day (PHT)"
        type="date"
        className="w-full sm:w-52"
        min="2000-01-01"
        max="2099-12-31"
        value={day}
        onChange={({ target }) => onChange({ ...filter, day: target.value || undefined })}
      />
      {(kind || day) && (
        <Button variant="plain" onClick={() => onChange({ kind: undefined, day: undefined })}>
          Show all
        </Button>
      )}
    </div>
  );
}
