import type { Metadata } from 'next';
import { AdminMain } from '@/components/admin/admin-main';
import { AuditLog } from '@/components/admin/audit/audit-log';
import { requireAdmin } from '@/lib/server/platform/pipeline/require-admin';

export const metadata: Metadata = { title: 'Audit log' };

export default async function AdminAuditPage() {
  await requireAdmin('/admin/audit');
  return (
    <AdminMain
      title="Audit log"
      intro="Who did what, and who looked at which document. Nothing here can be changed or deleted."
    >
      <AuditLog />
    </AdminMain>
  );
}
