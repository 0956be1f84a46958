'use client';

import { lazy, Suspense, useEffect, useState } from 'react';
import { useCall } from '@/lib/client/meetings/calls/use-call';
import { present } from '@/lib/clock';
import { MINUTE_MS } from '@/lib/domain/platform/time';
import { CallClosed, TakenOver } from './call-ended';
import type { CallScreenProps } from './call-props';
import { CallRoom } from './call-room';

const LawyerAfterCall = lazy(async () => ({
  default: (await import('./lawyer-after-call')).LawyerAfterCall,
}));

export function CallScreen(props: CallScreenProps) {
  const { call, video, meeting, onGoOn } = props;
  const { phase, closedBecause, people } = useCall(call);
  const together = useTogether(people.some(({ role }) => role === 'client'));
  const place = {
    meetingId: meeting?._id ?? null,
    side: video.role === 'lawyer' ? 'lawyer' : 'client',
    onLeft: onGoOn,
  } as const;
  if (phase === 'taken_over') return <TakenOver {...place} onTakeOver={() => call.takeOver()} />;
  if (phase !== 'left' && phase !== 'closed') return <CallRoom {...props} />;
  const reason = phase === 'left' ? 'left' : (closedBecause ?? 'over');
  const closed = <CallClosed {...place} reason={reason} />;
  if (!meeting || place.side === 'client' || (reason !== 'left' && reason !== 'over'))
    return closed;
  return (
    <Suspense fallback={closed}>
      <LawyerAfterCall
        meeting={meeting}
        minutes={Math.round(together / MINUTE_MS)}
        isOver={reason === 'over'}
        onGoOn={onGoOn}
      />
    </Suspense>
  );
}

/** Adds up how long the client was in the call with this page, milliseconds; it counts once they part. */
function useTogether(isTogether: boolean): number {
  const [ms, setMs] = useState(0);
  useEffect(() => {
    if (!isTogether) return;
    const since = present();
    return () => setMs((before) => before + present() - since);
  }, [isTogether]);
  return ms;
}
