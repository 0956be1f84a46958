'use client';

import { UserPlus } from 'lucide';
import { useState } from 'react';
import { Dialog } from '@/components/ui/overlays/dialog';
import { ActionButton, type MeetingActionProps } from '../action-row';
import { GuestPanel, hasGuestPanel } from './guest-panel';

export function InviteGuest({ meeting, side }: MeetingActionProps) {
  const [open, setOpen] = useState(false);
  if (side !== 'client' || (!hasGuestPanel(meeting) && !open)) return null;
  const invited = meeting.guest !== null;
  return (
    <>
      <ActionButton icon={UserPlus} onClick={() => setOpen(true)}>
        {invited ? 'Your guest or interpreter' : 'Invite a guest or interpreter'}
      </ActionButton>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={invited ? 'Your guest' : 'Invite a guest or interpreter'}
        description={
          invited ? undefined : 'One person can join the call with you, from a device of their own.'
        }
      >
        <div className="mt-4">
          <GuestPanel meeting={meeting} />
        </div>
      </Dialog>
    </>
  );
}
