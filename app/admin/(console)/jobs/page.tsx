import type { Metadata } from 'next';
import { AdminMain } from '@/components/admin/admin-main';
import { jobsAddress } from '@/components/admin/jobs/job-address';
import { Jobs } from '@/components/admin/jobs/jobs';
import { LoadedQueries } from '@/components/platform/loaded-queries';
import { adminJobsQuery } from '@/lib/client/admin/jobs';
import { createQueryClient } from '@/lib/client/platform/query-client';
import { listAdminJobs } from '@/lib/server/admin/jobs/jobs';
import { requestNow } from '@/lib/server/platform/pipeline/request-now';
import { requireAdmin } from '@/lib/server/platform/pipeline/require-admin';
import { tryLoad } from '@/lib/server/platform/pipeline/try-load';

export const metadata: Metadata = { title: 'Jobs' };

interface AdminJobsPageProps {
  searchParams: Promise<Partial<Record<'state' | 'page', string | string[]>>>;
}

export default async function AdminJobsPage({ searchParams }: AdminJobsPageProps) {
  const { state, page } = jobsAddress.read(await searchParams);
  const actor = await requireAdmin(jobsAddress.href({ state, page }));
  const queries = createQueryClient();
  const found = await tryLoad(listAdminJobs, { query: { state, page } }, actor);
  if (found.ok) queries.setQueryData(adminJobsQuery(state, page).queryKey, found.data);
  return (
    <AdminMain
      title="Jobs"
      intro="What the site does in the background: mails, refunds, reminders, the end of holds. A job that fails is tried again, each time later."
    >
      <LoadedQueries queries={queries}>
        <Jobs state={state} page={page} requestNow={requestNow()} />
      </LoadedQueries>
    </AdminMain>
  );
}
