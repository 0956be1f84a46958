import 'server-only';
import type { CallPerson } from '@/lib/contract/meetings/calls';
import type { CallRole } from '@/lib/domain/meetings/calls';
import { pictureUrl } from '@/lib/server/media/pictures/service';
import type { Participant } from './participants-service';

type Everybody = Pick<Participant, 'client' | 'lawyer' | 'guest'>;

/** Everybody who may be in the call, with the page of each who is. */
export function serializePeople(
  { client, lawyer, guest }: Everybody,
  present: readonly { participantId: string; sid: string }[],
): CallPerson[] {
  const person = (role: CallRole, id: string, display_name: string, picture: string | null) => {
    const sid = present.find(({ participantId }) => participantId === id)?.sid ?? null;
    return { role, display_name, picture_url: pictureUrl(picture), present: sid !== null, sid };
  };
  return [
    person('client', client.id, `${client.firstName} ${client.lastName}`, client.picture),
    person('lawyer', lawyer.userId, lawyer.displayName, lawyer.picture),
    ...(guest ? [person('guest', guest.id, guest.displayName, null)] : []),
  ];
}
