import { notFound } from 'next/navigation';
import { RescheduleScreen } from '@/components/meetings/changes/reschedule-screen';
import { reschedulePath } from '@/components/meetings/meeting-path';
import { LoadedQueries } from '@/components/platform/loaded-queries';
import { PortalMain } from '@/components/portal/portal-main';
import { meetingTimesQuery } from '@/lib/client/meetings/changes';
import { meetingKeys } from '@/lib/client/meetings/meetings';
import { createQueryClient } from '@/lib/client/platform/query-client';
import { getMeetingTimes } from '@/lib/server/meetings/changes/rescheduling-operations';
import { getMeeting } from '@/lib/server/meetings/records/operations';
import { requestNow } from '@/lib/server/platform/pipeline/request-now';
import { requireActor } from '@/lib/server/platform/pipeline/require-actor';
import { tryLoad } from '@/lib/server/platform/pipeline/try-load';

interface ReschedulePageProps {
  params: Promise<{ meetingId: string }>;
  side: 'client' | 'lawyer';
}

export async function ReschedulePage({ params, side }: ReschedulePageProps) {
  const { meetingId: id } = await params;
  const actor = await requireActor(reschedulePath(side, id));
  const [found, times] = await Promise.all([
    tryLoad(getMeeting, { params: { id } }, actor),
    tryLoad(getMeetingTimes, { params: { id } }, actor),
  ]);
  if (!found.ok && found.error.key === 'not_found') notFound();
  const queries = createQueryClient();
  if (found.ok) queries.setQueryData(meetingKeys.detail(id), found.data);
  if (times.ok) queries.setQueryData(meetingTimesQuery(id).queryKey, times.data);
  return (
    <PortalMain>
      <LoadedQueries queries={queries}>
        <RescheduleScreen meetingId={id} side={side} requestNow={requestNow()} />
      </LoadedQueries>
    </PortalMain>
  );
}
