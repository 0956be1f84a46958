import type { ReactNode } from 'react';
import { AdminShell } from '@/components/admin/frame/admin-shell';
import { ServerClock } from '@/components/platform/server-clock';
import { requestNow } from '@/lib/server/platform/pipeline/request-now';
import {
  isInstallationHeld,
  requireAdministrator,
} from '@/lib/server/platform/pipeline/require-admin';

/**
 * Each page asks for the second factor itself: it knows where to continue, and a layout does not render again between
 * pages.
 */
export default async function AdminLayout({ children }: { children: ReactNode }) {
  const { secondFactor } = await requireAdministrator();
  return secondFactor ? (
    <AdminShell isHeld={await isInstallationHeld()}>
      <ServerClock now={requestNow()} />
      {children}
    </AdminShell>
  ) : (
    children
  );
}
