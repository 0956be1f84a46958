'use client';

import type { Call, LocalMedia } from '@/lib/client/meetings/calls/types';
import type { VideoCall } from '@/lib/contract/meetings/calls';
import type { Meeting } from '@/lib/contract/meetings/meetings';

export interface CallScreenProps {
  call: Call;
  media: LocalMedia;
  video: VideoCall;
  /** Null for a guest, who reads neither messages nor files. */
  meeting: Meeting | null;
  /** Called when the call is left, and when it has ended and the person goes on. */
  onLeft: () => void;
}

/** The call itself. */
export function CallScreen({ video, call, onLeft }: CallScreenProps) {
  const others = video.people.filter(({ role }) => role !== video.role);
  const leave = () => {
    call.leave();
    onLeft();
  };
  return (
    <main id="main">
      <h1>{others.map(({ display_name }) => display_name).join(', ')}</h1>
      <button type="button" onClick={leave}>
        Leave
      </button>
    </main>
  );
}
