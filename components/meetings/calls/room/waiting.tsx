'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { Spinner } from '@/components/ui/display/spinner';
import { useNow } from '@/components/ui/hooks/use-now';
import { whileLawyerIsAway } from '@/lib/catalogue/refund-rule';
import type { CallSnapshot } from '@/lib/client/meetings/calls/call-interfaces';
import { present } from '@/lib/clock';
import type { VideoCall } from '@/lib/contract/meetings/calls';
import type { Meeting } from '@/lib/contract/meetings/meetings';
import { ABSENT_AFTER_MINUTES } from '@/lib/domain/meetings/attendance/presence';
import { MINUTE_MS } from '@/lib/domain/platform/time';
import { callTimes, clock } from './call-clock';
import { awaited, namesOf } from './call-names';

interface WaitingProps {
  video: VideoCall;
  call: Pick<CallSnapshot, 'phase' | 'present'>;
  wasMet: boolean;
  meeting: Meeting | null;
}

export function Waiting({ video, call: { phase, present }, wasMet, meeting }: WaitingProps) {
  if (phase === 'joining') return <Frame title="Joining the call…" busy />;
  if (phase === 'reconnecting') return <Frame title="Connection lost. Trying again…" busy />;
  const here = awaited(video).filter(({ role }) => present.includes(role));
  if (here.length > 0) return <Unanswered names={namesOf(here)} plural={here.length > 1} />;
  const names = namesOf(awaited(video));
  const plural = awaited(video).length > 1;
  if (wasMet) {
    return (
      <Frame title={`${names} ${plural ? 'have' : 'has'} left the call`}>
        <p>
          {plural ? 'They' : 'Whoever left'} can come back while this call is open. Stay, or leave
          when you are done.
        </p>
      </Frame>
    );
  }
  return (
    <Frame title={`${names} ${plural ? 'are' : 'is'} not here yet.`}>
      <p>Anyone who opens the meeting can see that you are here.</p>
      <Late video={video} meeting={meeting} />
    </Frame>
  );
}

/** Milliseconds within which a connected page responds: a second or two, on a slow line some more. */
const ANSWER_MS = 15_000;

function Unanswered({ names, plural }: { names: string; plural: boolean }) {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), ANSWER_MS);
    return () => clearTimeout(timer);
  }, []);
  const are = `${names} ${plural ? 'are' : 'is'} here`;
  if (!late) return <Frame title={`${are}. Connecting…`} busy />;
  return (
    <Frame title={`${are}, but cannot be connected`}>
      <p>
        Reload this page, or open it in another browser or on another device. Messages work
        meanwhile.
      </p>
    </Frame>
  );
}

function Late({ video, meeting }: Pick<WaitingProps, 'video' | 'meeting'>) {
  const now = useNow(present(), 1_000);
  const { start, end } = callTimes(video);
  const waitsForLawyer = video.role === 'client' && meeting !== null;
  const mayCome = now < start + ABSENT_AFTER_MINUTES * MINUTE_MS;
  return (
    <>
      {now >= start && now < end && (
        <p role="timer" className="rounded bg-teal-950 px-3 py-1.5 font-semibold tabular">
          {clock(now - start)} <span className="font-normal text-teal-100">since the start</span>
        </p>
      )}
      {waitsForLawyer && mayCome && (
        <p className="text-sm">{whileLawyerIsAway(start, meeting.payment.total > 0)}</p>
      )}
    </>
  );
}

interface FrameProps {
  title: string;
  busy?: boolean;
  children?: ReactNode;
}

function Frame({ title, busy = false, children }: FrameProps) {
  return (
    <div className="absolute inset-0 grid overflow-y-auto rounded bg-teal-800 p-4 max-sm:pt-38 short:pt-4 short:pr-40">
      <div className="m-auto grid max-w-md justify-items-center gap-2 text-center text-teal-50">
        {busy && <Spinner />}
        <h2 className="font-sans text-lg font-semibold sm:text-xl text-white">{title}</h2>
        {children}
      </div>
    </div>
  );
}
