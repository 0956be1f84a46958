'use client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ComponentProps, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { QueryFailure } from '@/components/platform/query-failure';
import { Spinner } from '@/components/ui/display/spinner';
import { useHydrated } from '@/components/ui/hooks/use-hydrated';
import { useNow } from '@/components/ui/hooks/use-now';
import { forgetCall, isRemembered } from '@/lib/client/meetings/calls/call-memory';
import { JOIN_CALL_FAILURE, videoCallQuery } from '@/lib/client/meetings/calls/queries';
import { MEETING_FAILURE, meetingKeys } from '@/lib/client/meetings/meetings';
import { ApiError } from '@/lib/client/platform/api-error';
import type { Side } from '../meeting-labels';
import { meetingPath } from '../meeting-path';
import { useMeeting } from '../use-meeting';
import { aboutMeeting, type CallAbout, type CallFlowProps } from './call-facts';
import { CallFrame } from './call-frame';
import { NotNow } from './not-now';
import { type NotJoinableReason, useNotJoinableReason } from './use-not-joinable-reason';

interface Common {
  meetingId: string;
  /** Instant of the request, epoch milliseconds. */
  requestNow: number;
}

interface MemberCallProps extends Common {
  reader: Side;
  inPortal?: boolean;
}

interface GuestCallProps extends Common {
  /** An associate counts as a guest here: no messages and no files. */
  reader: 'guest';
  /** Meeting facts for a guest's page; the client and the lawyer load their own. */
  about: CallAbout;
  closeHref: string;
  leftHref: string;
}

export type CallPageProps = MemberCallProps | GuestCallProps;

/**
 * A video meeting from end to end: why it cannot be joined, or the lobby and then the call. Leaving the page leaves
 * the call; a reload rejoins it.
 */
export function CallPage(props: CallPageProps) {
  return props.reader === 'guest' ? <GuestCall {...props} /> : <MemberCall {...props} />;
}

function GuestCall(props: GuestCallProps) {
  return <CallFlow {...props} meeting={null} side={null} inPortal={false} />;
}

function MemberCall({ reader: side, inPortal = false, ...props }: MemberCallProps) {
  const { meetingId } = props;
  const { query } = useMeeting(meetingId, props.requestNow);
  const closeHref = meetingPath(side, meetingId);
  const place = { inPortal, closeHref };
  if (query.isPending) return <CallLoading {...place} />;
  if (!query.data) return <CallFailure {...place} query={query} failure={MEETING_FAILURE} />;
  return (
    <CallFlow
      {...props}
      {...place}
      about={aboutMeeting(query.data, side)}
      meeting={query.data}
      side={side}
      leftHref={closeHref}
    />
  );
}

/** Milliseconds between polls of a browser whose clock is ahead, until the call opens. */
const EARLY_POLL_MS = 3_000;

const loadLobby = () => import('./lobby-and-call');

const LobbyAndCall = lazy(async () => ({ default: (await loadLobby()).LobbyAndCall }));

/** Requests the call's permission once the call is open, and continues with it. */
function CallFlow(props: CallFlowProps) {
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
    <CallFailure {...frame} query={query} failure={JOIN_CALL_FAILURE} />
  ) : (
    <CallLoading {...frame} />
  );
}

function whyOf(error: Error | null, { type }: CallAbout): NotJoinableReason | null {
  if (!(error instanceof ApiError)) return null;
  if (error.key === 'too_early') return 'early';
  if (error.key === 'too_late') return 'late';
  if (error.key === 'meeting_cancelled') return 'cancelled';
  if (error.key === 'bad_transition') return type === 'PHONE' ? 'phone' : 'unconfirmed';
  return null;
}

/** Refetches the meeting when the server reports a different state. */
function useChangedMeeting(meetingId: string, refused: NotJoinableReason | null): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (refused && refused !== 'early')
      void queries.invalidateQueries({ queryKey: meetingKeys.detail(meetingId) });
  }, [queries, meetingId, refused]);
}

interface PlaceProps {
  inPortal: boolean;
  closeHref: string;
  dark?: boolean;
  children?: ReactNode;
}

function CallPlace({ inPortal, children, ...frame }: PlaceProps) {
  return inPortal ? children : <CallFrame {...frame}>{children}</CallFrame>;
}

function CallLoading(place: Omit<PlaceProps, 'children' | 'dark'>) {
  return (
    <CallPlace {...place} dark>
      <div role="status" className="grid min-h-64 place-content-center justify-items-center gap-4">
        <Spinner className="size-8" />
        <p>Getting the call ready</p>
      </div>
    </CallPlace>
  );
}

type CallFailureProps = Omit<PlaceProps, 'children' | 'dark'> &
  Pick<ComponentProps<typeof QueryFailure>, 'query' | 'failure'>;

function CallFailure({ query, failure, ...place }: CallFailureProps) {
  return (
    <CallPlace {...place}>
      <div className="mx-auto w-full max-w-form">
        <h1 className="sr-only">Video call</h1>
        <QueryFailure query={query} failure={failure} />
      </div>
    </CallPlace>
  );
}
