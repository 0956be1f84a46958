import { withTitle } from '@/components/lawyers/practice';
import type { RemotePerson } from '@/lib/client/meetings/calls/call-interfaces';
import type { CallPerson, VideoCall } from '@/lib/contract/meetings/calls';
import type { CallRole } from '@/lib/domain/meetings/calls';

export const ROLE_WORDS: Record<CallRole, string> = {
  client: 'Client',
  lawyer: 'Lawyer',
  guest: 'Guest',
  associate: 'Associate of the lawyer',
};

/** How somebody is called on the screen: a lawyer with the title. */
export function nameOf(role: CallRole, displayName: string): string {
  return role === 'lawyer' || role === 'associate' ? withTitle(displayName) : displayName;
}

/** How somebody who is in the call is called. */
export function personName({ role, displayName }: RemotePerson): string {
  return nameOf(role, displayName);
}

/** Those of the meeting whom the reader waits for: the other one of the two; whoever joins them waits for both. */
export function awaited({ people, role }: VideoCall): CallPerson[] {
  return people.filter(
    (person) => person.role !== role && (person.role === 'client' || person.role === 'lawyer'),
  );
}

/** `Atty. Santos`, `Atty. Santos and Anna Ferrer` */
export function namesOf(people: readonly Pick<CallPerson, 'role' | 'display_name'>[]): string {
  return people.map(({ role, display_name }) => nameOf(role, display_name)).join(' and ');
}

/** With whom the reader meets. */
export function withWhom(video: VideoCall): string {
  return namesOf(awaited(video)) || 'Meeting';
}
