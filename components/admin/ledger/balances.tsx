import { Price } from '@/components/ui/display/price';
import { Notice } from '@/components/ui/feedback/notice';
import type { Ledger } from '@/lib/contract/admin/ledger';
import { formatPeso } from '@/lib/domain/platform/money';
import { type Column, DataTable } from '../data-table';
import { ACCOUNT_COPY } from './ledger-labels';

type Balance = Ledger['accounts'][number];

const COLUMNS: readonly Column<Balance>[] = [
  { head: 'Account', cell: ({ account }) => ACCOUNT_COPY[account].name },
  { head: 'What it is', cell: ({ account }) => ACCOUNT_COPY[account].meaning },
  { head: 'Balance', end: true, cell: ({ balance }) => <Price centavos={balance} /> },
];

/** Every account with its balance, and whether the ledger balances. */
export function Balances({ ledger: { accounts, sum } }: { ledger: Ledger }) {
  return (
    <section aria-labelledby="balances">
      <h2 id="balances" className="text-2xl">
        Balances
      </h2>
      <p className="mt-1 max-w-form text-neutral-700">
        Amounts above zero are money that we received or spent. Amounts below zero say whose it is
        or where it went. All of them together are always ₱0.
      </p>
      {sum === 0 ? (
        <Notice title="All accounts together are ₱0" className="mt-4 max-w-form">
          The books agree.
        </Notice>
      ) : (
        <Notice
          tone="bad"
          title={`All accounts together are ${formatPeso(sum)}, not ₱0`}
          className="mt-4 max-w-form"
        >
          The books do not balance. Stop payouts and find the entry that does not add up to ₱0.
        </Notice>
      )}
      <div className="mt-4">
        <DataTable
          caption="Balances of the accounts"
          columns={COLUMNS}
          rows={accounts}
          keyOf={({ account }) => account}
        />
      </div>
    </section>
  );
}
