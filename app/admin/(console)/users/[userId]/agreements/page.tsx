import type { Metadata } from 'next';
import { AgreementsOfUser } from '@/components/admin/records/records';
import { requireAdmin } from '@/lib/server/platform/pipeline/require-admin';

export const metadata: Metadata = { title: 'Agreements of an account' };

interface AgreementsPageProps {
  params: Promise<{ userId: string }>;
}

export default async function AgreementsPage({ params }: AgreementsPageProps) {
  const { userId } = await params;
  await requireAdmin(`/admin/users/${userId}/agreements`);
  return <AgreementsOfUser id={userId} />;
}
