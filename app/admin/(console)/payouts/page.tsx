import type { Metadata } from 'next';
import { AdminMain } from '@/components/admin/admin-main';
import { AdminPayouts } from '@/components/admin/payouts/admin-payouts';
import { requireAdmin } from '@/lib/server/platform/pipeline/require-admin';

export const metadata: Metadata = { title: 'Payouts' };

export default async function AdminPayoutsPage() {
  await requireAdmin('/admin/payouts');
  return (
    <AdminMain
      title="Payouts"
      intro="Transfers of lawyers’ money to their banks, the newest first. Large ones wait for you."
    >
      <AdminPayouts />
    </AdminMain>
  );
}
