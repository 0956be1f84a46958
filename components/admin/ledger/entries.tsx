import { DayTime } from '@/components/ui/display/day-time';
import { Price } from '@/components/ui/display/price';
import type { LedgerEntry } from '@/lib/contract/admin/ledger';
import { type Column, DataTable } from '../data-table';
import { ACCOUNT_TEXTS, KIND_LABELS, SOURCE_LABELS } from './ledger-labels';

const COLUMNS: readonly Column<LedgerEntry>[] = [
  { head: 'Booked', cell: ({ at }) => <DayTime instant={Date.parse(at)} /> },
  { head: 'Kind', cell: ({ kind }) => KIND_LABELS[kind] },
  { head: 'Comes from', cell: (entry) => <Source source={entry.source} /> },
  { head: 'Lines', end: true, cell: ({ postings }) => <Lines postings={postings} /> },
];

export function Entries({ entries }: { entries: readonly LedgerEntry[] }) {
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
      {SOURCE_LABELS[type]} {reference}
      {payment && <span className="block text-neutral-600">of payment {payment}</span>}
    </span>
  );
}

function Lines({ postings }: Pick<LedgerEntry, 'postings'>) {
  return (
    <ul className="grid gap-1">
      {postings.map(({ account, amount }) => (
        <li key={account} className="flex justify-end gap-3">
          <span className="text-neutral-700">{ACCOUNT_TEXTS[account].name}</span>
          <Price centavos={amount} className="min-w-20 text-right" />
        </li>
      ))}
    </ul>
  );
}
