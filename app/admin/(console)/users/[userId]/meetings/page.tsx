import type { Metadata } from 'next';
import { MeetingsOfUser } from '@/components/admin/records/records';
import { requireAdmin } from '@/lib/server/platform/pipeline/require-admin';

export const metadata: Metadata = { title: 'Meetings of an account' };

interface MeetingsPageProps {
  params: Promise<{ userId: string }>;
}

export default async function MeetingsPage({ params }: MeetingsPageProps) {
  const { userId } = await params;
  await requireAdmin(`/admin/users/${userId}/meetings`);
  return <MeetingsOfUser id={userId} />;
}
