import type { Metadata } from 'next';
import { FullCaseView } from '@/components/admin/cases/full-case';
import { requireAdmin } from '@/lib/server/platform/pipeline/require-admin';

export const metadata: Metadata = { title: 'Case' };

interface CasePageProps {
  params: Promise<{ caseId: string }>;
}

export default async function CasePage({ params }: CasePageProps) {
  const { caseId } = await params;
  await requireAdmin(`/admin/cases/${caseId}`);
  return <FullCaseView id={caseId} />;
}
