import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { LoadedQueries } from '@/components/platform/loaded-queries';
import { PortalMain } from '@/components/portal/portal-main';
import { WorkItemDetail } from '@/components/work-items/detail/work-item-detail';
import { type Reader, workItemPath } from '@/components/work-items/work-item-paths';
import { createQueryClient } from '@/lib/client/platform/query-client';
import { agreementComments } from '@/lib/client/work-items/comments';
import { workItemKeys } from '@/lib/client/work-items/queries';
import { requestNow } from '@/lib/server/platform/pipeline/request-now';
import { currentActor, requireActor } from '@/lib/server/platform/pipeline/require-actor';
import { tryLoad } from '@/lib/server/platform/pipeline/try-load';
import { listWorkItemComments } from '@/lib/server/work-items/messages/messages';
import { getWorkItem } from '@/lib/server/work-items/records/operations';

interface WorkItemPageProps {
  params: Promise<{ workItemId: string }>;
  reader: Reader;
}

/** Reads it once, for the page and its title. */
const findItem = cache(async (id: string) =>
  tryLoad(getWorkItem, { params: { id } }, await currentActor()),
);

export async function workItemMetadata({
  params,
}: Pick<WorkItemPageProps, 'params'>): Promise<Metadata> {
  const found = await findItem((await params).workItemId);
  const isOrder = found.ok && found.data.order !== null;
  return { title: isOrder ? 'Order of written work' : 'Engagement agreement' };
}

export async function WorkItemPage({ params, reader }: WorkItemPageProps) {
  const { workItemId } = await params;
  const actor = await requireActor(workItemPath(reader, workItemId));
  const queries = createQueryClient();
  const [found, comments] = await Promise.all([
    findItem(workItemId),
    tryLoad(listWorkItemComments, { params: { id: workItemId }, query: {} }, actor),
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
