'use client';

import { useEffect, useRef } from 'react';
import type { CallSnapshot, LocalMediaSnapshot } from '@/lib/client/meetings/calls/call-interfaces';
import { MINUTE_MS } from '@/lib/domain/platform/time';
import { callChanges } from './call-changes';
import { type CallTimes, callTime, ENDING_MINUTES } from './call-clock';

interface CallCaptions {
  call: CallSnapshot;
  media: LocalMediaSnapshot;
  times: CallTimes;
  say: (text: string) => void;
}

/** Says what the others do, what the own devices do, and that the time ends. */
export function useCallCaptions({ call, media, times, say }: CallCaptions): void {
  const before = useRef(call);
  useEffect(() => {
    const changes = callChanges(before.current, call);
    before.current = call;
    for (const text of changes) say(text);
  }, [call, say]);
  useOwnDevice(media.microphone === 'on', 'You can be heard', 'You are muted', say);
  useOwnDevice(media.camera === 'on', 'Your camera is on', 'Your camera is off', say);
  useAt(times.end - ENDING_MINUTES * MINUTE_MS, `${ENDING_MINUTES} minutes left`, say);
  useAt(times.end, callTime(times, times.end).spoken, say);
  useAt(
    times.closes - ENDING_MINUTES * MINUTE_MS,
    `This call closes in ${ENDING_MINUTES} minutes`,
    say,
  );
}

function useOwnDevice(on: boolean, onText: string, offText: string, say: (text: string) => void) {
  const was = useRef(on);
  useEffect(() => {
    if (was.current === on) return;
    was.current = on;
    say(on ? onText : offText);
  }, [on, onText, offText, say]);
}

/** At an instant that is still ahead. */
function useAt(instant: number, text: string, say: (text: string) => void): void {
  useEffect(() => {
    const wait = instant - Date.now();
    if (wait <= 0) return;
    const timer = setTimeout(() => say(text), wait);
    return () => clearTimeout(timer);
  }, [instant, text, say]);
}
