import type { CallSnapshot, RemotePerson } from '@/lib/client/meetings/calls/call-interfaces';
import { personName } from './call-names';

/** What happened between two moments of a call, in words for everybody, one sentence each. */
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
