import type { Metadata } from 'next';
import { VerificationView } from '@/components/admin/verifications/verification-view';
import { requireAdmin } from '@/lib/server/platform/pipeline/require-admin';

export const metadata: Metadata = { title: 'Verification' };

interface AdminVerificationPageProps {
  params: Promise<{ verificationId: string }>;
}

export default async function AdminVerificationPage({ params }: AdminVerificationPageProps) {
  const { verificationId } = await params;
  await requireAdmin(`/admin/verifications/${verificationId}`);
  return <VerificationView id={verificationId} />;
}
