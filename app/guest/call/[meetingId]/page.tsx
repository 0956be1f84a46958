import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { GuestCall } from '@/components/meetings/calls/guest-call';
import { GuestFrame } from '@/components/meetings/guests/guest-frame';
import { GuestRefused } from '@/components/meetings/guests/guest-notices';
import { getGuestMeeting } from '@/lib/server/meetings/guests/operations';
import { getMeeting } from '@/lib/server/meetings/records/operations';
import { clientAddress } from '@/lib/server/platform/pipeline/client-address';
import { requestNow } from '@/lib/server/platform/pipeline/request-now';
import { currentActor } from '@/lib/server/platform/pipeline/require-actor';
import { tryLoad } from '@/lib/server/platform/pipeline/try-load';

export const metadata: Metadata = { title: 'Video call' };

/**
 * Lobby and call of the guest named by this browser's cookie. The client and the lawyer are redirected to join as
 * themselves.
 */
export default async function GuestCallPage({ params }: PageProps<'/guest/call/[meetingId]'>) {
  const { meetingId } = await params;
  const of = { params: { id: meetingId } };
  const actor = await currentActor();
  if (actor && (await tryLoad(getMeeting, of, actor)).ok)
    redirect(`/meeting/${encodeURIComponent(meetingId)}`);
  const cookie = (await headers()).get('cookie');
  const found = await tryLoad(getGuestMeeting, of, null, await clientAddress(), cookie);
  if (found.ok) return <GuestCall meeting={found.data} requestNow={requestNow()} />;
  const gone = found.error.key === 'not_found';
  return (
    <GuestFrame>
      <GuestRefused why={gone ? 'unknown' : 'unreachable'} />
    </GuestFrame>
  );
}
