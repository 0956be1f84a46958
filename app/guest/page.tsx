import { DoorOpen } from 'lucide';
import type { Metadata } from 'next';
import { GuestFrame } from '@/components/meetings/guests/guest-frame';
import { Icon } from '@/components/ui/icons/icon';
import { MessagePage } from '@/components/ui/layout/message-page';

export const metadata: Metadata = { title: 'Outside the meeting' };

/** Shown to a guest who left the call or closed its lobby. */
export default function GuestGoodbyePage() {
  return (
    <GuestFrame>
      <MessagePage icon={<Icon of={DoorOpen} />} title="You are not in the meeting">
        <p className="mt-3 text-neutral-700">
          You can close this page. Please keep to yourself what was said.
        </p>
        <p className="mt-3 text-neutral-700">
          While the meeting goes on, the link that you were sent brings you back.
        </p>
      </MessagePage>
    </GuestFrame>
  );
}
