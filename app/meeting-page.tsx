import { notFound } from 'next/navigation';
import { MeetingDetail } from '@/components/meetings/detail/meeting-detail';
import { MeetingSummary } from '@/components/meetings/detail/meeting-summary';
import { meetingPath, summaryPath } from '@/components/meetings/meeting-path';
import { LoadedQueries } from '@/components/platform/loaded-queries';
import { PortalMain } from '@/components/portal/portal-main';
import { followUpsKey } from '@/lib/client/meetings/follow-ups';
import { meetingKeys } from '@/lib/client/meetings/meetings';
import { textsKey } from '@/lib/client/notifications/texts';
import { createQueryClient } from '@/lib/client/platform/query-client';
import { listFollowUps } from '@/lib/server/meetings/follow-ups/operations';
import { listMeetingComments } from '@/lib/server/meetings/messages/messages';
import { getMeeting } from '@/lib/server/meetings/records/operations';
import { getTexts } from '@/lib/server/notifications/texts/operations';
import { requestNow } from '@/lib/server/platform/pipeline/request-now';
import { requireActor } from '@/lib/server/platform/pipeline/require-actor';
import { tryLoad } from '@/lib/server/platform/pipeline/try-load';

interface MeetingPageProps {
  params: Promise<{ meetingId: string }>;
  side: 'client' | 'lawyer';
  show: 'detail' | 'summary';
}

const SCREENS = { detail: MeetingDetail, summary: MeetingSummary };
const PATHS = { detail: meetingPath, summary: summaryPath };

export async function MeetingPage({ params, side, show }: MeetingPageProps) {
  const { meetingId } = await params;
  const actor = await requireActor(PATHS[show](side, meetingId));
  const queries = createQueryClient();
  const of = { params: { id: meetingId } };
  const [found, comments, followUps, texts] = await Promise.all([
    tryLoad(getMeeting, of, actor),
    tryLoad(listMeetingComments, { ...of, query: {} }, actor),
    show === 'detail' ? tryLoad(listFollowUps, { query: { meeting_id: meetingId } }, actor) : null,
    show === 'detail' ? tryLoad(getTexts, {}, actor) : null,
  ]);
  if (found.ok) queries.setQueryData(meetingKeys.detail(meetingId), found.data);
  else if (found.error.key === 'not_found') notFound();
  if (comments.ok) {
    const first = { pages: [comments.data], pageParams: [0] };
    queries.setQueryData(meetingKeys.comments(meetingId), first);
  }
  if (texts?.ok) queries.setQueryData(textsKey, texts.data);
  // The browser reads all of a list that has more pages than one.
  if (followUps?.ok && !followUps.data.hasMore)
    queries.setQueryData(followUpsKey({ meetingId }), followUps.data.results);
  const Screen = SCREENS[show];
  return (
    <PortalMain>
      <LoadedQueries queries={queries}>
        <Screen meetingId={meetingId} side={side} requestNow={requestNow()} />
      </LoadedQueries>
    </PortalMain>
  );
}
