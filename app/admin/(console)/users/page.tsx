import type { Metadata } from 'next';
import { AdminMain } from '@/components/admin/admin-main';
import { UserList } from '@/components/admin/users/user-list';
import { requireAdmin } from '@/lib/server/platform/pipeline/require-admin';

export const metadata: Metadata = { title: 'Users' };

export default async function AdminUsersPage() {
  await requireAdmin('/admin/users');
  return (
    <AdminMain title="Users" intro="Accounts of clients and lawyers, the newest first.">
      <UserList />
    </AdminMain>
  );
}
