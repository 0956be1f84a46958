'use client';

import { useCall } from '@/lib/client/meetings/calls/use-call';
import { CallClosed, TakenOver } from './call-ended';
import type { CallScreenProps } from './call-props';
import { CallRoom } from './call-room';

export function CallScreen(props: CallScreenProps) {
  const { call, video, meeting, onLeft } = props;
  const { phase, closedBecause } = useCall(call);
  const place = {
    meetingId: meeting?._id ?? null,
    side: video.role === 'lawyer' ? 'lawyer' : 'client',
    onLeft,
  } as const;
  if (phase === 'taken_over') return <TakenOver {...place} onTakeOver={() => call.takeOver()} />;
  if (phase === 'left') return <CallClosed {...place} reason="left" />;
  if (phase === 'closed') return <CallClosed {...place} reason={closedBecause ?? 'over'} />;
  return <CallRoom {...props} />;
}
