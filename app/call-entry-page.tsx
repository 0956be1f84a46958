import { notFound } from 'next/navigation';
import { CallPage } from '@/components/meetings/calls/call-page';
import { callPath, joinPath } from '@/components/meetings/meeting-path';
import { LoadedQueries } from '@/components/platform/loaded-queries';
import { PortalMain } from '@/components/portal/portal-main';
import { meetingKeys } from '@/lib/client/meetings/meetings';
import { createQueryClient } from '@/lib/client/platform/query-client';
import { getMeeting } from '@/lib/server/meetings/records/operations';
import { requestNow } from '@/lib/server/platform/pipeline/request-now';
import { requireActor } from '@/lib/server/platform/pipeline/require-actor';
import { tryLoad } from '@/lib/server/platform/pipeline/try-load';

interface CallEntryPageProps {
  params: Promise<{ meetingId: string }>;
  portal?: 'client' | 'lawyer';
}

export async function CallEntryPage({ params, portal }: CallEntryPageProps) {
  const { meetingId } = await params;
  const actor = await requireActor(portal ? joinPath(portal, meetingId) : callPath(meetingId));
  const found = await tryLoad(getMeeting, { params: { id: meetingId } }, actor);
  if (!found.ok && found.error.key === 'not_found') notFound();
  const queries = createQueryClient();
  if (found.ok) queries.setQueryData(meetingKeys.detail(meetingId), found.data);
  const page = (
    <LoadedQueries queries={queries}>
      <CallPage
        meetingId={meetingId}
        reader={actor.type === 'LAWYER' ? 'lawyer' : 'client'}
        inPortal={portal !== undefined}
        requestNow={requestNow()}
      />
    </LoadedQueries>
  );
  return portal ? <PortalMain wide>{page}</PortalMain> : page;
}
