'use client';
import { useEffect, useRef } from 'react';
import type {
  CallSnapshot,
  LocalMediaSnapshot,
  RemotePerson,
} from '@/lib/client/meetings/calls/call-interfaces';
import { present } from '@/lib/clock';
import { MINUTE_MS } from '@/lib/domain/platform/time';
import { type CallTimes, callTime, ENDING_MINUTES } from './call-clock';
import { personName } from './call-names';

interface CallCaptions {
  call: CallSnapshot;
  media: LocalMediaSnapshot;
  times: CallTimes;
  say: (text: string) => void;
}

/** Announces the actions of the others, changes of the own devices, and the approaching end. */
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

/** Announces a text at an instant, if it is still ahead. */
function useAt(instant: number, text: string, say: (text: string) => void): void {
  useEffect(() => {
    const wait = instant - present();
    if (wait <= 0) return;
    const timer = setTimeout(() => say(text), wait);
    return () => clearTimeout(timer);
  }, [instant, text, say]);
}

/** Returns the changes between two snapshots of a call, one sentence each. */
export function callChanges(before: CallSnapshot, after: CallSnapshot): string[] {
  const known = new Map(before.people.map((person) => [person.role, person]));
  const still = new Set(after.people.map(({ role }) => role));
  const changes = after.people.flatMap((person) => {
    const was = known.get(person.role);
    return was ? personChanges(was, person) : [`${personName(person)} joined`];
  });
  const left = before.people.filter(({ role }) => !still.has(role));
  changes.push(...left.map((person) => `${personName(person)} left`));
  return [...changes, ...ownChanges(before, after)];
}

function personChanges(was: RemotePerson, is: RemotePerson): string[] {
  const name = personName(is);
  return [
    flip(was.state.microphone, is.state.microphone, `${name} is muted`, `${name} can be heard`),
    flip(was.state.camera, is.state.camera, `${name}: camera off`, `${name}: camera on`),
    flip(
      was.state.sharing,
      is.state.sharing,
      `${name} stopped sharing`,
      `${name} is sharing the screen`,
    ),
    flip(
      was.quality !== 'lost',
      is.quality !== 'lost',
      `Connection to ${name} lost. Trying again`,
      `Connected to ${name} again`,
    ),
    flip(
      was.quality !== 'audio_only',
      is.quality !== 'audio_only',
      `The connection is too weak for pictures. You still hear ${name}`,
      null,
    ),
  ].filter((text) => text !== null);
}

function ownChanges(before: CallSnapshot, after: CallSnapshot): string[] {
  const alone = before.people.length === 0 && after.people.length === 0;
  return [
    flip(
      before.screen !== null,
      after.screen !== null,
      'You stopped sharing',
      'You are sharing your screen',
    ),
    alone
      ? flip(
          before.phase !== 'reconnecting',
          after.phase !== 'reconnecting',
          'Connection lost. Trying again',
          after.phase === 'in_call' ? 'The connection is back' : null,
        )
      : null,
  ].filter((text) => text !== null);
}

function flip(was: boolean, is: boolean, off: string, on: string | null): string | null {
  if (was === is) return null;
  return is ? on : off;
}
