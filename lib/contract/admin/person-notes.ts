import * as z from 'zod';
import { endpoint } from '@/lib/contract/platform/endpoint';
import { id, instant, page, paged, rowId, text } from '@/lib/contract/platform/fields';
import { PERSON_NOTE_MAX } from '@/lib/domain/admin/person-notes';

const access = 'admin';
const tag = 'Administration';

export const personNote = z
  .object({
    _id: id,
    text: z.string(),
    author: z.object({ _id: id, name: z.string() }),
    created_at: instant,
  })
  .meta({ id: 'PersonNote' });
export type PersonNote = z.output<typeof personNote>;

export const listPersonNotes = endpoint({
  method: 'GET',
  path: '/api/v1/admin/users/{id}/notes',
  access,
  tag,
  summary: 'What administrators noted about a person, the newest first; not found for one’s own',
  params: z.object({ id: rowId }),
  query: z.object({ page }),
  status: 200,
  response: paged(personNote).extend({ total: z.int() }),
  errors: [],
});

export const personNoteInput = z
  .object({ text: text(PERSON_NOTE_MAX) })
  .meta({ id: 'PersonNoteInput' });

export const addPersonNote = endpoint({
  method: 'PUT',
  path: '/api/v1/admin/users/{id}/notes/{childId}',
  access,
  tag,
  summary: 'Add a note under an id of the browser’s making; it is never changed afterwards',
  params: z.object({ id: rowId, childId: rowId }),
  body: personNoteInput,
  status: 200,
  response: personNote,
  errors: ['bad_transition'],
});
