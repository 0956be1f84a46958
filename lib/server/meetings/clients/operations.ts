import 'server-only';
import * as contract from '@/lib/contract/meetings/clients';
import { operation } from '@/lib/server/platform/pipeline/operation';
import { type Actor, lawyerIdOf } from '@/lib/server/platform/session/actor';
import { serializeMeeting } from '../records/serialize';
import { serializeClient, serializeClientView, serializeNote } from './serialize';
import * as service from './service';

export const listClients = operation(contract.listClients, async ({ actor, query, now }) => {
  const { q, page } = query;
  const { rows, hasMore, total } = await service.clientsOf(lawyerIdOf(actor), q, page, now);
  return { results: rows.map(serializeClient), hasMore, page, total };
});

export const getClient = operation(contract.getClient, async ({ actor, params, now }) => {
  const party = lawyerSide(actor);
  return serializeClientView(await service.clientOf(party.lawyerId, params.id, now), party);
});

export const listClientMeetings = operation(
  contract.listClientMeetings,
  async ({ actor, params, query: { page }, now }) => {
    const party = lawyerSide(actor);
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
    serializeNote(await service.setNoteAbout(lawyerIdOf(actor), params.id, { text, version }, now)),
);

function lawyerSide(actor: Actor) {
  return { side: 'lawyer', userId: actor.id, lawyerId: lawyerIdOf(actor) } as const;
}
