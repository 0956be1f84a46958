'use client';

import { withTitle } from '@/components/lawyers/practice';
import type { GuestMeeting } from '@/lib/contract/meetings/guests';
import { GUEST_GOODBYE_PATH } from '../guests/guest-paths';
import { CallPage } from './call-page';

interface GuestCallProps {
  meeting: GuestMeeting;
  /** Instant of the request, epoch milliseconds. */
  requestNow: number;
}

/** Lobby and call of a guest, who sees nothing of the case. */
export function GuestCall({ meeting, requestNow }: GuestCallProps) {
  const { state, client_name: client, lawyer_name: lawyer } = meeting;
  return (
    <CallPage
      reader="guest"
      meetingId={meeting.meeting_id}
      requestNow={requestNow}
      about={{
        status: state === 'cancelled' ? 'CANCELLED' : 'CONFIRMED',
        type: 'VIDEO',
        start: Date.parse(meeting.start_time),
        end: Date.parse(meeting.end_time),
        subject: null,
        withName: `${client} and ${withTitle(lawyer)}`,
      }}
      closeHref={GUEST_GOODBYE_PATH}
      leftHref={GUEST_GOODBYE_PATH}
    />
  );
}
