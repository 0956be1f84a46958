import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { LoadedQueries } from '@/components/platform/loaded-queries';
import { PortalMain } from '@/components/portal/portal-main';
import { ScheduleScreen } from '@/components/work-items/meetings/schedule-screen';
import { scheduleMeetingPath } from '@/components/work-items/work-item-paths';
import { createQueryClient } from '@/lib/client/platform/query-client';
import { workItemKeys } from '@/lib/client/work-items/queries';
import { includedMeetingTimesQuery } from '@/lib/client/work-items/scheduling';
import { getSession } from '@/lib/server/accounts/authentication/operations';
import { load } from '@/lib/server/platform/pipeline/load';
import { requestNow } from '@/lib/server/platform/pipeline/request-now';
import { requireActor } from '@/lib/server/platform/pipeline/require-actor';
import { tryLoad } from '@/lib/server/platform/pipeline/try-load';
import { getIncludedMeetingTimes } from '@/lib/server/work-items/meetings/operations';
import { getWorkItem } from '@/lib/server/work-items/records/operations';

export const metadata: Metadata = { title: 'Choose a time' };

interface ScheduleMeetingPageProps {
  params: Promise<{ workItemId: string; meetingRowId: string }>;
}

export default async function ScheduleMeetingPage({ params }: ScheduleMeetingPageProps) {
  const { workItemId: id, meetingRowId: childId } = await params;
  const actor = await requireActor(scheduleMeetingPath(id, childId));
  const [found, times, user] = await Promise.all([
    tryLoad(getWorkItem, { params: { id } }, actor),
    tryLoad(getIncludedMeetingTimes, { params: { id, childId } }, actor),
    load(getSession, {}, actor),
  ]);
  if (!found.ok && found.error.key === 'not_found') notFound();
  if (found.ok && !found.data.work_item_meetings.some(({ _id }) => _id === childId)) notFound();
  const queries = createQueryClient();
  if (found.ok) queries.setQueryData(workItemKeys.detail(id), found.data);
  if (times.ok) queries.setQueryData(includedMeetingTimesQuery(id, childId).queryKey, times.data);
  return (
    <PortalMain>
      <LoadedQueries queries={queries}>
        <ScheduleScreen
          workItemId={id}
          meetingRowId={childId}
          phone={user.phone}
          requestNow={requestNow()}
        />
      </LoadedQueries>
    </PortalMain>
  );
}
