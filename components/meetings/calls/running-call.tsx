'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { startCall } from '@/lib/client/meetings/calls/call';
import type { Call, LocalMedia } from '@/lib/client/meetings/calls/call-interfaces';
import { forgetCall, rememberCall } from '@/lib/client/meetings/calls/call-memory';
import { videoCallQuery } from '@/lib/client/meetings/calls/queries';
import { meetingKeys } from '@/lib/client/meetings/meetings';
import type { VideoCall } from '@/lib/contract/meetings/calls';
import type { Meeting } from '@/lib/contract/meetings/meetings';
import { CallScreen } from './room/call-screen';

interface RunningCallProps {
  meetingId: string;
  video: VideoCall;
  meeting: Meeting | null;
  media: LocalMedia;
  relayOnly: boolean;
  leftHref: (tookPlace: boolean) => string;
}

/** Is in the call for as long as it stands on the page; a reload comes back, every other way off the page leaves. */
export function RunningCall(props: RunningCallProps) {
  const { meetingId, video, meeting, media, relayOnly, leftHref } = props;
  const [call, setCall] = useState<Call | null>(null);
  const queries = useQueryClient();
  const router = useRouter();
  useEffect(() => {
    rememberCall(meetingId);
    const started = startCall({ meetingId, media, relayOnly });
    setCall(started);
    return () => {
      forgetCall();
      started.leave();
      queries.removeQueries({ queryKey: videoCallQuery(meetingId).queryKey });
    };
  }, [meetingId, media, relayOnly, queries]);
  if (!call) return null;
  const goOn = () => {
    const { closedBecause } = call.snapshot();
    forgetCall();
    void queries.invalidateQueries({ queryKey: meetingKeys.all });
    router.push(leftHref(closedBecause !== 'cancelled' && closedBecause !== 'moved'));
  };
  return <CallScreen call={call} media={media} video={video} meeting={meeting} onLeft={goOn} />;
}
