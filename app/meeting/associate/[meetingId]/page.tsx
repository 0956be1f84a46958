import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { withTitle } from '@/components/lawyers/practice';
import { CallPage } from '@/components/meetings/calls/call-page';
import { associateCallPath } from '@/components/meetings/meeting-path';
import { listAssociateCalls } from '@/lib/server/meetings/associates/operations';
import { load } from '@/lib/server/platform/pipeline/load';
import { requestNow } from '@/lib/server/platform/pipeline/request-now';
import { requireActor } from '@/lib/server/platform/pipeline/require-actor';

export const metadata: Metadata = { title: 'Video call' };

/** Lobby and call of an associate, who sees nothing of the case. */
export default async function AssociateCallPage({
  params,
}: PageProps<'/meeting/associate/[meetingId]'>) {
  const { meetingId } = await params;
  const actor = await requireActor(associateCallPath(meetingId));
  if (actor.type !== 'LAWYER' || actor.practice) notFound();
  const { results } = await load(listAssociateCalls, {}, actor);
  const asked = results.find((one) => one.meeting_id === meetingId);
  if (!asked) notFound();
  return (
    <CallPage
      reader="guest"
      meetingId={meetingId}
      requestNow={requestNow()}
      about={{
        status: 'CONFIRMED',
        type: 'VIDEO',
        start: Date.parse(asked.start_time),
        end: Date.parse(asked.end_time),
        subject: null,
        withName: `${asked.client_name} and ${withTitle(asked.lawyer_name)}`,
      }}
      closeHref="/lawyer-portal"
      leftHref="/lawyer-portal"
    />
  );
}
