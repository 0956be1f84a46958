import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { MeetingDetail } from '@/components/meetings/meeting-detail';
import { meetingPath } from '@/components/meetings/meeting-path';
import { PortalMain } from '@/components/portal/portal-main';
import { meetingKeys } from '@/lib/client/meetings';
import { createQueryClient } from '@/lib/client/query-client';
import { requireActor } from '@/lib/server/http/actor';
import { requestNow } from '@/lib/server/http/request-now';
import { tryLoad } from '@/lib/server/http/try-load';
import { getMeeting } from '@/lib/server/meetings/operations';

export const metadata: Metadata = { title: 'Meeting' };

interface CustomerMeetingPageProps {
  params: Promise<{ meetingId: string }>;
}

export default async function CustomerMeetingPage({ params }: CustomerMeetingPageProps) {
  const { meetingId } = await params;
  const actor = await requireActor(meetingPath('client', meetingId));
  const queries = createQueryClient();
  const found = await tryLoad(getMeeting, { params: { id: meetingId } }, actor);
  if (found.ok) queries.setQueryData(meetingKeys.detail(meetingId), found.data);
  else if (found.error.key === 'not_found') notFound();
  return (
    <PortalMain>
      <HydrationBoundary state={dehydrate(queries)}>
        <MeetingDetail meetingId={meetingId} side="client" requestNow={requestNow()} />
      </HydrationBoundary>
    </PortalMain>
  );
}
