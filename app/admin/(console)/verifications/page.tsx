import type { Metadata } from 'next';
import { AdminMain } from '@/components/admin/admin-main';
import { VerificationQueue } from '@/components/admin/verifications/verification-queue';
import { requireAdmin } from '@/lib/server/platform/pipeline/require-admin';

export const metadata: Metadata = { title: 'Verification' };

export default async function AdminVerificationsPage() {
  await requireAdmin('/admin/verifications');
  return (
    <AdminMain
      title="Verification"
      intro="IDs and notarial commissions that lawyers handed in. Those that wait come first, the oldest at the top."
    >
      <VerificationQueue />
    </AdminMain>
  );
}
