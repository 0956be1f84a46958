import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { FreeBooking } from '@/components/meetings/free-booking';
import { bookedPath, meetingPath } from '@/components/meetings/meeting-path';
import { ServerClock } from '@/components/platform/server-clock';
import { SupportEmail } from '@/components/platform/support-email';
import { contacts } from '@/lib/contacts';
import { getMeeting } from '@/lib/server/meetings/records/operations';
import { requestNow } from '@/lib/server/platform/pipeline/request-now';
import { requireActor } from '@/lib/server/platform/pipeline/require-actor';
import { tryLoad } from '@/lib/server/platform/pipeline/try-load';

export const metadata: Metadata = {
  title: 'Your meeting is confirmed',
  robots: { index: false, follow: false },
};

/** The end of a booking that costs nothing, like that of a paid one. */
export default async function BookedPage({ params }: PageProps<'/checkout/booked/[meetingId]'>) {
  const { meetingId } = await params;
  const actor = await requireActor(bookedPath(meetingId));
  const found = await tryLoad(getMeeting, { params: { id: meetingId } }, actor);
  if (!found.ok) {
    if (found.error.key === 'not_found') notFound();
    throw found.error;
  }
  const meeting = found.data;
  if (meeting.client._id !== actor.id) notFound();
  if (meeting.status !== 'CONFIRMED' || meeting.payment.total > 0)
    redirect(meetingPath('client', meetingId));
  return (
    <SupportEmail email={contacts().supportEmail}>
      <ServerClock now={requestNow()} />
      <FreeBooking meeting={meeting} email={actor.person.email} now={requestNow()} />
    </SupportEmail>
  );
}
