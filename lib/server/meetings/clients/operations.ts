import 'server-only';
import type {
  ClientDetail,
  ClientNote,
  ClientOfLawyer,
  SharedFile,
} from '@/lib/contract/meetings/clients';
import * as contract from '@/lib/contract/meetings/clients';
import { fullName } from '@/lib/domain/accounts/full-name';
import { isMember, mayDelete, type Party, rightsOf, sees } from '@/lib/domain/meetings/meeting';
import { titleFor } from '@/lib/domain/platform/members';
import { isoInstant } from '@/lib/domain/platform/time';
import { pictureUrl } from '@/lib/server/media/pictures/service';
import { operation } from '@/lib/server/platform/pipeline/operation';
import type { Feature } from '@/lib/server/registry/feature';
import { lawyerSideOf } from '../records/policy';
import { serializeMeeting } from '../records/serialize';
import type { Note } from './notes';
import type { ClientView } from './service';
import * as service from './service';
import { listSteps, removeStep, setStep, setStepDone } from './steps-operations';

export const listClients = operation(contract.listClients, async ({ actor, query, now }) => {
  const { q, page } = query;
  const party = lawyerSideOf(actor);
  const { rows, hasMore, total } = await service.clientsOf(party.lawyerId, q, page, now);
  return { results: rows.map((row) => serializeClient(row, party)), hasMore, page, total };
});

export const getClient = operation(contract.getClient, async ({ actor, params, now }) => {
  const party = lawyerSideOf(actor);
  return serializeClientView(await service.clientOf(party.lawyerId, params.id, now), party);
});

export const listClientMeetings = operation(
  contract.listClientMeetings,
  async ({ actor, params, query: { page }, now }) => {
    const party = lawyerSideOf(actor);
    const found = await service.meetingsWith(party, params.id, page, now);
    const results = found.rows.map((view) =>
      serializeMeeting(
        view,
        found.files.filter((file) => file.meetingId === view.meeting.id),
        party,
        now,
      ),
    );
    return { results, hasMore: found.hasMore, page, total: found.total };
  },
);

export const setClientNote = operation(
  contract.setClientNote,
  async ({ actor, params, body: { note: text, version }, now }) =>
    serializeNote(
      await service.setNoteAbout(lawyerSideOf(actor), params.id, { text, version }, now),
    ),
);

type Client = ClientView['client'];

/** Serializes a client for their lawyer, without address and number, which stay with the meetings that gave them. */
function serializeClient(client: Client, party: Party): ClientOfLawyer {
  return {
    _id: client.id,
    display_name: fullName(client),
    picture_url: pictureUrl(client.picture),
    last_subject: titleFor('meeting', client.lastSubject, rightsOf(party)),
    meeting_count: client.meetings,
    last_meeting: meetingTime(client.lastId, client.lastStart),
    next_meeting: meetingTime(client.nextId, client.nextStart),
  };
}

function serializeClientView({ client, files, note }: ClientView, party: Party): ClientDetail {
  if (!client.since) throw new Error('a client without a meeting');
  return {
    ...serializeClient(client, party),
    client_since: isoInstant(client.since.getTime()),
    files: sees(party, 'files') ? files.map((row) => serializeSharedFile(row, party)) : [],
    note: isMember(party) ? null : serializeNote(note),
  };
}

function serializeNote({ text, version, updatedAt }: Note): ClientNote {
  return { text, version, updated_at: updatedAt?.toISOString() ?? null };
}

const FILES_OF = { meeting: '/api/v1/meeting', 'work-item': '/api/v1/work-items' } as const;

function serializeSharedFile(row: ClientView['files'][number], party: Party): SharedFile {
  const { kind, about_id: aboutId, id } = row;
  return {
    _id: id,
    name: row.name,
    size: row.size,
    content_type: row.content_type,
    url: `${FILES_OF[kind]}/${aboutId}/file/${id}`,
    mine: row.owner_id === party.userId,
    can_remove: mayDelete(party, { ownerId: row.owner_id, memberId: row.member_id }),
    added_at: isoInstant(row.added),
    about: { kind, _id: aboutId, title: titleOf(row, party) },
  };
}

function titleOf({ kind, title }: ClientView['files'][number], party: Party): string {
  return titleFor(kind === 'meeting' ? kind : 'agreement', title, rightsOf(party));
}

function meetingTime(id: string | null, start: Date | null): ClientOfLawyer['last_meeting'] {
  return id && start ? { _id: id, start_time: isoInstant(start.getTime()) } : null;
}

export const clients: Pick<Feature, 'operations'> = {
  operations: [
    listClients,
    getClient,
    listClientMeetings,
    setClientNote,
    listSteps,
    setStep,
    setStepDone,
    removeStep,
  ],
};
