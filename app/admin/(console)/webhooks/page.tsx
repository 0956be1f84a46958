import type { Metadata } from 'next';
import { AdminMain } from '@/components/admin/admin-main';
import { webhooksAddress } from '@/components/admin/webhooks/webhook-address';
import { Webhooks } from '@/components/admin/webhooks/webhooks';
import { LoadedQueries } from '@/components/platform/loaded-queries';
import { webhooksQuery } from '@/lib/client/admin/webhooks';
import { createQueryClient } from '@/lib/client/platform/query-client';
import { listWebhooks } from '@/lib/server/admin/webhooks/webhooks';
import { requestNow } from '@/lib/server/platform/pipeline/request-now';
import { requireAdmin } from '@/lib/server/platform/pipeline/require-admin';
import { tryLoad } from '@/lib/server/platform/pipeline/try-load';

export const metadata: Metadata = { title: 'Webhooks' };

interface AdminWebhooksPageProps {
  searchParams: Promise<Partial<Record<'outcome' | 'page', string | string[]>>>;
}

export default async function AdminWebhooksPage({ searchParams }: AdminWebhooksPageProps) {
  const { outcome, page } = webhooksAddress.read(await searchParams);
  const actor = await requireAdmin(webhooksAddress.href({ outcome, page }));
  const queries = createQueryClient();
  const found = await tryLoad(
    listWebhooks,
    { query: { ...(outcome && { outcome }), page } },
    actor,
  );
  if (found.ok) queries.setQueryData(webhooksQuery(outcome, page).queryKey, found.data);
  return (
    <AdminMain
      title="Webhooks"
      intro="What the payment gateway sent, without its contents. Payments are settled without these events too: the site asks about each one that is open."
    >
      <LoadedQueries queries={queries}>
        <Webhooks outcome={outcome} page={page} requestNow={requestNow()} />
      </LoadedQueries>
    </AdminMain>
  );
}
