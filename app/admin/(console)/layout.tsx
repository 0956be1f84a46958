import type { ReactNode } from 'react';
import { AdminShell } from '@/components/admin/frame/admin-shell';
import { requireAdmin } from '@/lib/server/platform/pipeline/require-admin';

/** Each page asks again: a layout does not render when one goes from page to page. */
export default async function AdminLayout({ children }: { children: ReactNode }) {
  await requireAdmin('/admin');
  return <AdminShell>{children}</AdminShell>;
}
