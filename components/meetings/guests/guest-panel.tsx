'use client';

import { useInviteGuest, useRenewGuestLink, useWithdrawGuest } from '@/lib/client/meetings/guests';
import type { Meeting } from '@/lib/contract/meetings/meetings';
import { InviteForm } from './invite-form';
import { InvitedGuest } from './invited-guest';

/** Whether the client of a meeting can invite somebody now, or has. */
export function hasGuestPanel({ can_invite_guest, guest }: Meeting): boolean {
  return can_invite_guest || Boolean(guest?.url);
}

/** For the client, on the page of the meeting and in the call: invites somebody, or shows the link and takes it back. */
export function GuestPanel({ meeting }: { meeting: Meeting }) {
  const { _id: meetingId, guest, can_invite_guest: canInvite } = meeting;
  // Here, because each outlives what it was pressed in.
  const invite = useInviteGuest(meetingId);
  const renew = useRenewGuestLink(meetingId);
  const withdraw = useWithdrawGuest(meetingId);
  if (guest?.url) {
    return (
      <InvitedGuest
        guest={guest}
        renew={renew}
        withdraw={withdraw}
        url={guest.url}
        isNew={invite.isSuccess}
      />
    );
  }
  if (!canInvite) return <p>You can no longer invite anyone to this meeting.</p>;
  return <InviteForm invite={invite} isAgain={withdraw.isSuccess} />;
}
