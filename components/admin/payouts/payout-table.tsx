import type { AdminPayout } from '@/lib/contract/admin/payouts';
import { DataTable } from '../data-table';
import { COLUMNS } from './payout-columns';

export function PayoutTable({ payouts }: { payouts: readonly AdminPayout[] }) {
  return (
    <DataTable
      caption="Payouts, the newest first"
      columns={COLUMNS}
      rows={payouts}
      keyOf={({ _id }) => _id}
    />
  );
}
