import type { Metadata } from 'next';
import { PaymentsOfUser } from '@/components/admin/records/records';
import { requireAdmin } from '@/lib/server/platform/pipeline/require-admin';

export const metadata: Metadata = { title: 'Payments of an account' };

interface PaymentsPageProps {
  params: Promise<{ userId: string }>;
}

export default async function PaymentsPage({ params }: PaymentsPageProps) {
  const { userId } = await params;
  await requireAdmin(`/admin/users/${userId}/payments`);
  return <PaymentsOfUser id={userId} />;
}
