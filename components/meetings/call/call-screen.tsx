'use client';

import { useCall } from '@/lib/client/meetings/calls/use-call';
import { CallClosed, TakenOver } from './call-ended';
import type { CallScreenProps } from './call-props';
import { CallRoom } from './call-room';

/** The call itself, and what is said when it is elsewhere or over. */
export function CallScreen(props: CallScreenProps) {
  const { call, video, meeting, onLeft } = props;
  const { phase, closedBecause } = useCall(call);
  if (phase === 'taken_over')
    return <TakenOver onTakeOver={() => call.takeOver()} onLeft={onLeft} />;
  if (phase === 'closed' || phase === 'left') {
    return (
      <CallClosed
        reason={phase === 'left' ? 'left' : (closedBecause ?? 'over')}
        meetingId={meeting?._id ?? null}
        side={video.role === 'lawyer' ? 'lawyer' : 'client'}
        onLeft={onLeft}
      />
    );
  }
  return <CallRoom {...props} />;
}
