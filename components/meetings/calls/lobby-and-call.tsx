'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import type { LocalMedia } from '@/lib/client/meetings/calls/call-interfaces';
import {
  isRelayOnly,
  rememberCall,
  rememberRelayOnly,
} from '@/lib/client/meetings/calls/call-memory';
import { hasRelay } from '@/lib/client/meetings/calls/checks/connection-check';
import { createLocalMedia } from '@/lib/client/meetings/calls/local-media';
import { useCallPeople } from '@/lib/client/meetings/calls/use-call-people';
import type { VideoCall } from '@/lib/contract/meetings/calls';
import { callPath } from '../meeting-path';
import type { CallFlowProps } from './call-facts';
import { Lobby } from './lobby/lobby';
import { RunningCall } from './running-call';

interface LobbyAndCallProps extends CallFlowProps {
  video: VideoCall;
  inCall: boolean;
  onJoin: () => void;
}

/** The lobby, then the call; both use the same camera and microphone. In the browser alone. */
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
