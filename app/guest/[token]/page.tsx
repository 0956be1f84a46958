import type { Metadata } from 'next';
import { GuestEntry } from '@/components/meetings/guests/guest-entry';
import { GuestFrame } from '@/components/meetings/guests/guest-frame';
import { GuestRefused, OwnGuestLink } from '@/components/meetings/guests/guest-notices';
import { NeedsScripts } from '@/components/site/layout/needs-scripts';
import { getGuestLink } from '@/lib/server/meetings/guests/operations';
import { getMeeting } from '@/lib/server/meetings/records/operations';
import { clientAddress } from '@/lib/server/platform/pipeline/client-address';
import { currentActor } from '@/lib/server/platform/pipeline/require-actor';
import { tryLoad } from '@/lib/server/platform/pipeline/try-load';

export const metadata: Metadata = { title: 'Invitation to a video meeting' };

/** Target of a guest's link, signed in or not. Opening it changes nothing. */
export default async function GuestLinkPage({ params }: PageProps<'/guest/[token]'>) {
  const { token } = await params;
  return (
    <GuestFrame>
      <Invitation token={token} />
    </GuestFrame>
  );
}

async function Invitation({ token }: { token: string }) {
  const found = await tryLoad(getGuestLink, { body: { token } }, null, await clientAddress());
  if (!found.ok) {
    const { key } = found.error;
    const gone = key === 'not_found' || key === 'invalid_input';
    return <GuestRefused why={gone ? 'gone' : 'unreachable'} />;
  }
  const { state, meeting_id: id } = found.data;
  if (state === 'over' || state === 'cancelled') return <GuestRefused why={state} />;
  const actor = await currentActor();
  if (actor && (await tryLoad(getMeeting, { params: { id } }, actor)).ok)
    return <OwnGuestLink side={actor.lawyerId ? 'lawyer' : 'client'} meetingId={id} />;
  return (
    <>
      <div className="mx-auto max-w-[33rem] px-4">
        <NeedsScripts form="Joining the meeting" />
      </div>
      <GuestEntry token={token} meeting={found.data} />
    </>
  );
}
