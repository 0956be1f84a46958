'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { startCall } from '@/lib/client/meetings/calls/call';
import type { Call, LocalMedia } from '@/lib/client/meetings/calls/call-interfaces';
import {
  forgetCall,
  isRelayOnly,
  rememberCall,
  rememberLeft,
  rememberRelayOnly,
} from '@/lib/client/meetings/calls/call-memory';
import { hasRelay } from '@/lib/client/meetings/calls/checks/connection-check';
import { createLocalMedia } from '@/lib/client/meetings/calls/local-media';
import { videoCallQuery } from '@/lib/client/meetings/calls/queries';
import { useCallPeople } from '@/lib/client/meetings/calls/use-call-people';
import { meetingKeys } from '@/lib/client/meetings/meetings';
import type { VideoCall } from '@/lib/contract/meetings/calls';
import type { Meeting } from '@/lib/contract/meetings/meetings';
import { callPath } from '../meeting-path';
import type { CallFlowProps } from './call-facts';
import { Lobby } from './lobby/lobby';
import { CallScreen } from './room/call-screen';

interface LobbyAndCallProps extends CallFlowProps {
  video: VideoCall;
  inCall: boolean;
  onJoin: () => void;
}

export function LobbyAndCall(props: LobbyAndCallProps) {
  const { inCall } = props;
  const [media] = useState(createLocalMedia);
  const [relayOnly, setRelayOnly] = useState(isRelayOnly);
  useEffect(() => {
    void media.start();
    return () => media.stop();
  }, [media]);
  const changeRelayOnly = (next: boolean) => {
    rememberRelayOnly(next);
    setRelayOnly(next);
  };
  const common = { ...props, media, relayOnly };
  return inCall ? (
    // Remembered from a server that had a relay: without one nobody could be reached.
    <RunningCall {...common} relayOnly={relayOnly && hasRelay(props.video.ice_servers)} />
  ) : (
    <OwnLobby {...common} onRelayOnly={changeRelayOnly} />
  );
}

interface OwnLobbyProps extends LobbyAndCallProps {
  media: LocalMedia;
  relayOnly: boolean;
  onRelayOnly: (relayOnly: boolean) => void;
}

function OwnLobby(props: OwnLobbyProps) {
  const { meetingId, video, about, media, inPortal, closeHref, relayOnly, onRelayOnly } = props;
  const place = { inPortal, closeHref };
  const router = useRouter();
  const people = useCallPeople(meetingId, video);
  const join = () => {
    rememberCall(meetingId);
    if (inPortal) router.push(callPath(meetingId));
    else props.onJoin();
  };
  return (
    <Lobby
      call={video}
      about={about}
      media={media}
      people={people}
      relayOnly={relayOnly}
      onRelayOnly={onRelayOnly}
      onJoin={join}
      {...place}
    />
  );
}

interface RunningCallProps {
  meetingId: string;
  video: VideoCall;
  meeting: Meeting | null;
  media: LocalMedia;
  relayOnly: boolean;
  leftHref: string;
}

/** Keeps the reader in the call while mounted; a reload rejoins it, every other way off the page leaves it. */
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
  const leave = () => {
    media.stop();
    forgetCall();
    rememberLeft(meetingId);
    void queries.invalidateQueries({ queryKey: meetingKeys.all });
  };
  const goOn = () => {
    leave();
    router.push(leftHref);
  };
  // The lawyer stays, to write the summary.
  const stays = meeting !== null && video.role === 'lawyer';
  return (
    <CallScreen
      call={call}
      media={media}
      video={video}
      meeting={meeting}
      onLeft={stays ? leave : goOn}
      onGoOn={goOn}
    />
  );
}
