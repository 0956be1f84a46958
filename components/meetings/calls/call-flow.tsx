'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useHydrated } from '@/components/ui/hooks/use-hydrated';
import { useNow } from '@/components/ui/hooks/use-now';
import { forgetCall, isRemembered } from '@/lib/client/meetings/calls/call-memory';
import { videoCallQuery } from '@/lib/client/meetings/calls/queries';
import { meetingKeys } from '@/lib/client/meetings/meetings';
import { ApiError } from '@/lib/client/platform/api-error';
import type { CallAbout, CallFlowProps } from './call-facts';
import { CallFailure, CallLoading, CallPlace } from './call-states';
import { NotNow } from './not-now';
import { type NotJoinableReason, useNotJoinableReason } from './use-not-joinable-reason';

/** How often a browser whose clock is ahead asks again whether the call is open, milliseconds. */
const EARLY_POLL_MS = 3_000;

const loadLobby = () => import('./lobby-and-call');
const LobbyAndCall = lazy(async () => ({ default: (await loadLobby()).LobbyAndCall }));

/** Fetches the permission when the time has come, and goes on with it. */
export function CallFlow(props: CallFlowProps) {
  const { meetingId, requestNow, about, meeting, side, ...place } = props;
  const { inPortal, closeHref } = place;
  const hydrated = useHydrated();
  const now = useNow(requestNow);
  const [inCall, setInCall] = useState(false);
  if (!inPortal && hydrated && !inCall && isRemembered(meetingId)) setInCall(true);
  const byClock = useNotJoinableReason(about, requestNow);
  const query = useQuery({
    ...videoCallQuery(meetingId),
    enabled: byClock === null,
    refetchInterval: ({ state }) => (whyOf(state.error, about) === 'early' ? EARLY_POLL_MS : false),
  });
  const refused = whyOf(query.error, about);
  useChangedMeeting(meetingId, refused);
  const video = query.data;
  const frame = { inPortal, closeHref };
  // A call that goes on is ended by the server, which says why.
  const why = inCall && video ? null : (byClock ?? refused);
  useEffect(() => {
    if (!why) return;
    // When it opens again, on another day, nobody is taken into it unasked.
    forgetCall();
    setInCall(false);
  }, [why]);
  if (why) {
    return (
      <CallPlace {...frame}>
        <NotNow why={why} about={about} meeting={meeting} side={side} now={now} />
      </CallPlace>
    );
  }
  if (video && hydrated) {
    return (
      <Suspense fallback={<CallLoading {...frame} />}>
        <LobbyAndCall {...props} video={video} inCall={inCall} onJoin={() => setInCall(true)} />
      </Suspense>
    );
  }
  return query.isError ? (
    <CallFailure {...frame} query={query} action="joinCall" />
  ) : (
    <CallLoading {...frame} />
  );
}

/** What a refusal of the server says. */
function whyOf(error: Error | null, { type }: CallAbout): NotJoinableReason | null {
  if (!(error instanceof ApiError)) return null;
  if (error.key === 'too_early') return 'early';
  if (error.key === 'too_late') return 'late';
  if (error.key === 'meeting_cancelled') return 'cancelled';
  if (error.key === 'bad_transition') return type === 'PHONE' ? 'phone' : 'unconfirmed';
  return null;
}

/** Reads the meeting again when the server knows something else about it. */
function useChangedMeeting(meetingId: string, refused: NotJoinableReason | null): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (refused && refused !== 'early')
      void queries.invalidateQueries({ queryKey: meetingKeys.detail(meetingId) });
  }, [queries, meetingId, refused]);
}
