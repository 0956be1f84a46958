import '../portal.css';
import type { Metadata } from 'next';
import { loadFirstMeetings } from '@/app/first-meetings';
import { CallFrame } from '@/components/meetings/calls/call-frame';
import { JoinableMeetings } from '@/components/meetings/calls/joinable-meetings';
import { meetingsPath } from '@/components/meetings/meeting-path';
import { LoadedQueries } from '@/components/platform/loaded-queries';
import { callsAround, joinableMeetingsQuery } from '@/lib/client/meetings/joinable';
import { createQueryClient } from '@/lib/client/platform/query-client';
import { listMeetings } from '@/lib/server/meetings/records/operations';
import { requestNow } from '@/lib/server/platform/pipeline/request-now';
import { requireActor } from '@/lib/server/platform/pipeline/require-actor';
import { tryLoad } from '@/lib/server/platform/pipeline/try-load';

export const metadata: Metadata = { title: 'Video meetings' };

export default async function MeetingsToJoinPage() {
  const actor = await requireActor('/meeting');
  const queries = createQueryClient();
  const now = requestNow();
  const [around] = await Promise.all([
    tryLoad(listMeetings, { query: callsAround(now) }, actor),
    loadFirstMeetings(queries, actor, ['today', 'upcoming']),
  ]);
  // The browser retries what failed here, and shows the error if it fails again.
  if (around.ok) queries.setQueryData(joinableMeetingsQuery.queryKey, around.data);
  const side = actor.type === 'LAWYER' ? 'lawyer' : 'client';
  return (
    <CallFrame closeHref={meetingsPath(side)}>
      <LoadedQueries queries={queries}>
        <JoinableMeetings side={side} requestNow={now} />
      </LoadedQueries>
    </CallFrame>
  );
}
