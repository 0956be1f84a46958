import 'server-only';
import type {
  ClientDetail,
  ClientNote,
  ClientOfLawyer,
  SharedFile,
} from '@/lib/contract/meetings/clients';
import type { Party } from '@/lib/domain/meetings/meeting';
import { isoInstant } from '@/lib/domain/platform/time';
import { pictureUrl } from '@/lib/server/media/pictures/service';
import { serializeFile } from '../records/serialize';
import type { Note } from './notes-service';
import type { ClientView } from './service';

type Client = ClientView['client'];

/** A client as the own lawyer sees them: no address and no number, which stay with the meetings that gave them. */
export function serializeClient(client: Client): ClientOfLawyer {
  return {
    _id: client.id,
    display_name: `${client.firstName} ${client.lastName}`,
    picture_url: pictureUrl(client.picture),
    meeting_count: client.meetings,
    last_meeting: meetingTime(client.lastId, client.lastStart),
    next_meeting: meetingTime(client.nextId, client.nextStart),
  };
}

export function serializeClientView(
  { client, files, note }: ClientView,
  party: Party,
): ClientDetail {
  if (!client.since) throw new Error('a client without a meeting');
  return {
    ...serializeClient(client),
    client_since: isoInstant(client.since.getTime()),
    files: files.map((row) => serializeSharedFile(row, party)),
    note: serializeNote(note),
  };
}

export function serializeNote({ text, version, updatedAt }: Note): ClientNote {
  return { text, version, updated_at: updatedAt?.toISOString() ?? null };
}

function serializeSharedFile(
  { file, meeting }: ClientView['files'][number],
  party: Party,
): SharedFile {
  const { id, subject, startsAt } = meeting;
  return {
    ...serializeFile(file, party),
    meeting: { _id: id, subject, start_time: isoInstant(startsAt.getTime()) },
  };
}

function meetingTime(id: string | null, start: Date | null): ClientOfLawyer['last_meeting'] {
  return id && start ? { _id: id, start_time: isoInstant(start.getTime()) } : null;
}
