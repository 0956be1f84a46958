import { notFound } from 'next/navigation';
import { LoadedQueries } from '@/components/platform/loaded-queries';
import { PortalMain } from '@/components/portal/portal-main';
import { WorkItemDetail } from '@/components/work-items/detail/work-item-detail';
import { type Reader, workItemPath } from '@/components/work-items/work-item-paths';
import { createQueryClient } from '@/lib/client/platform/query-client';
import { agreementComments } from '@/lib/client/work-items/comments';
import { workItemKeys } from '@/lib/client/work-items/queries';
import { requestNow } from '@/lib/server/platform/pipeline/request-now';
import { requireActor } from '@/lib/server/platform/pipeline/require-actor';
import { tryLoad } from '@/lib/server/platform/pipeline/try-load';
import { listWorkItemComments } from '@/lib/server/work-items/messages/messages';
import { getWorkItem } from '@/lib/server/work-items/records/operations';

interface WorkItemPageProps {
  params: Promise<{ workItemId: string }>;
  reader: Reader;
}

export async function WorkItemPage({ params, reader }: WorkItemPageProps) {
  const { workItemId } = await params;
  const actor = await requireActor(workItemPath(reader, workItemId));
  const queries = createQueryClient();
  const of = { params: { id: workItemId } };
  const [found, comments] = await Promise.all([
    tryLoad(getWorkItem, of, actor),
    tryLoad(listWorkItemComments, { ...of, query: {} }, actor),
  ]);
  if (found.ok) queries.setQueryData(workItemKeys.detail(workItemId), found.data);
  else if (found.error.key === 'not_found') notFound();
  if (comments.ok) {
    const first = { pages: [comments.data], pageParams: [0] };
    queries.setQueryData(agreementComments.commentsKey(workItemId), first);
  }
  return (
    <PortalMain>
      <LoadedQueries queries={queries}>
        <WorkItemDetail workItemId={workItemId} reader={reader} requestNow={requestNow()} />
      </LoadedQueries>
    </PortalMain>
  );
}
