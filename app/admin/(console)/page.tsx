import type { Metadata } from 'next';
import { AdminMain } from '@/components/admin/admin-main';
import { AdminOverview } from '@/components/admin/overview/overview';
import { LoadedQueries } from '@/components/platform/loaded-queries';
import { figuresQuery, overviewQuery } from '@/lib/client/admin/overview';
import { createQueryClient } from '@/lib/client/platform/query-client';
import { getFigures, getOverview } from '@/lib/server/admin/overview/operations';
import { requestNow } from '@/lib/server/platform/pipeline/request-now';
import { requireAdmin } from '@/lib/server/platform/pipeline/require-admin';
import { tryLoad } from '@/lib/server/platform/pipeline/try-load';

export const metadata: Metadata = { title: 'Overview' };

export default async function OverviewPage() {
  const actor = await requireAdmin('/admin');
  const queries = createQueryClient();
  const [overview, figures] = await Promise.all([
    tryLoad(getOverview, {}, actor),
    tryLoad(getFigures, {}, actor),
  ]);
  if (overview.ok) queries.setQueryData(overviewQuery.queryKey, overview.data);
  if (figures.ok) queries.setQueryData(figuresQuery.queryKey, figures.data);
  return (
    <AdminMain title="Overview">
      <LoadedQueries queries={queries}>
        <AdminOverview requestNow={requestNow()} />
      </LoadedQueries>
    </AdminMain>
  );
}
