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

/** Returns the displayed name of a participant: a lawyer with the title. */
export function nameOf(role: CallRole, displayName: string): string {
  return role === 'lawyer' || role === 'associate' ? withTitle(displayName) : displayName;
}

export function personName({ role, displayName }: RemotePerson): string {
  return nameOf(role, displayName);
}

/** Returns the people the reader waits for: the client or the lawyer waits for the other, all others for both. */
export function awaited({ people, role }: VideoCall): CallPerson[] {
  return people.filter(
    (person) => person.role !== role && (person.role === 'client' || person.role === 'lawyer'),
  );
}

/** Formats `Atty. Santos`, `Atty. Santos and Anna Ferrer`. */
export function namesOf(people: readonly Pick<CallPerson, 'role' | 'display_name'>[]): string {
  return people.map(({ role, display_name }) => nameOf(role, display_name)).join(' and ');
}

export function withWhom(video: VideoCall): string {
  return namesOf(awaited(video)) || 'Meeting';
}
