import type { Metadata } from 'next';
import { UserView } from '@/components/admin/users/user-view';
import { requireAdmin } from '@/lib/server/platform/pipeline/require-admin';

export const metadata: Metadata = { title: 'Account' };

interface AdminUserPageProps {
  params: Promise<{ userId: string }>;
}

export default async function AdminUserPage({ params }: AdminUserPageProps) {
  const { userId } = await params;
  await requireAdmin(`/admin/users/${userId}`);
  return <UserView id={userId} />;
}
