import 'server-only';
import type { PersonNote } from '@/lib/contract/admin/person-notes';
import * as contract from '@/lib/contract/admin/person-notes';
import { fullName } from '@/lib/domain/accounts/full-name';
import { isoInstant } from '@/lib/domain/platform/time';
import { operation } from '@/lib/server/platform/pipeline/operation';
import type { Feature } from '@/lib/server/registry/feature';
import * as service from './notes-service';

export const listPersonNotes = operation(
  contract.listPersonNotes,
  async ({ actor, params, query, now }) => {
    const { rows, ...found } = await service.notesAbout(actor, params.id, query.page, now);
    return { ...found, results: rows.map(serializeNote) };
  },
);

export const addPersonNote = operation(
  contract.addPersonNote,
  async ({ actor, params, body: { text }, now }) => {
    const note = { userId: params.id, id: params.childId, text };
    return serializeNote(await service.addNote(actor, note, now));
  },
);

function serializeNote({ note, firstName, lastName }: service.SignedNote): PersonNote {
  return {
    _id: note.id,
    text: service.textOf(note),
    author: { _id: note.authorId, name: fullName({ firstName, lastName }) },
    created_at: isoInstant(note.createdAt.getTime()),
  };
}

export const personNotes: Required<Pick<Feature, 'operations' | 'personalData'>> = {
  operations: [listPersonNotes, addPersonNote],
  personalData: [
    {
      tables: ['person_notes'],
      exported: service.exportedNotes,
      erase: service.eraseNotes,
      retained:
        'What a deleted administrator wrote about others, with their accounts and without the name.',
    },
  ],
};
