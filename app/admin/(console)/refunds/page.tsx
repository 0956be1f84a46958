import type { Metadata } from 'next';
import { AdminMain } from '@/components/admin/admin-main';
import { AdminRefunds } from '@/components/admin/refunds/admin-refunds';
import { requestNow } from '@/lib/server/platform/pipeline/request-now';
import { requireAdmin } from '@/lib/server/platform/pipeline/require-admin';

export const metadata: Metadata = { title: 'Refunds' };

export default async function AdminRefundsPage() {
  await requireAdmin('/admin/refunds');
  return (
    <AdminMain
      title="Refunds"
      intro="What the gateway refused is tried again or paid by hand. What is paid by hand goes to the account that the client gives, within three banking days."
    >
      <AdminRefunds requestNow={requestNow()} />
    </AdminMain>
  );
}
