import type { Metadata } from 'next';
import { AdminMain } from '@/components/admin/admin-main';
import { Settings } from '@/components/admin/settings/settings';
import { settingsAddress } from '@/components/admin/settings/settings-address';
import { LoadedQueries } from '@/components/platform/loaded-queries';
import { adminSettingsQuery } from '@/lib/client/admin/settings';
import { createQueryClient } from '@/lib/client/platform/query-client';
import { getAdminSettings } from '@/lib/server/admin/settings/settings';
import { requestNow } from '@/lib/server/platform/pipeline/request-now';
import { requireAdmin } from '@/lib/server/platform/pipeline/require-admin';
import { tryLoad } from '@/lib/server/platform/pipeline/try-load';

export const metadata: Metadata = { title: 'Settings' };

interface AdminSettingsPageProps {
  searchParams: Promise<{ page?: string | string[] }>;
}

export default async function AdminSettingsPage({ searchParams }: AdminSettingsPageProps) {
  const actor = await requireAdmin('/admin/settings');
  const { page } = settingsAddress.read(await searchParams);
  const queries = createQueryClient();
  const found = await tryLoad(getAdminSettings, { query: { page } }, actor);
  if (found.ok) queries.setQueryData(adminSettingsQuery(page).queryKey, found.data);
  return (
    <AdminMain
      title="Settings"
      intro="They hold on every page and every server as soon as they are saved. Each change needs a reason and stays in the history."
    >
      <LoadedQueries queries={queries}>
        <Settings page={page} requestNow={requestNow()} />
      </LoadedQueries>
    </AdminMain>
  );
}
