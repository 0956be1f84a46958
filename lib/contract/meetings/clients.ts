import * as z from 'zod';
import { COPY, fill } from '@/lib/contract/platform/copy';
import { endpoint } from '@/lib/contract/platform/endpoint';
import { id, instant, page, paged, rowId } from '@/lib/contract/platform/fields';
import { NOTE_MAX } from '@/lib/domain/meetings/client';
import { messageAbout } from './inbox';
import { meeting, meetingFile } from './meetings';

const access = 'lawyer';
const tag = 'Clients of a lawyer';

const meetingTime = z.object({ _id: id, start_time: instant });

export const clientOfLawyer = z
  .object({
    _id: id,
    display_name: z.string(),
    picture_url: z.string().nullable(),
    /** Subject of the meeting with the latest start, cancelled or not. */
    last_subject: z.string(),
    meeting_count: z.int(),
    last_meeting: meetingTime.nullable(),
    next_meeting: meetingTime.nullable(),
  })
  .meta({ id: 'Client' });
export type ClientOfLawyer = z.output<typeof clientOfLawyer>;

export const CLIENT_QUERY_MAX = 100;

export const listClients = endpoint({
  method: 'GET',
  path: '/api/v1/lawyers/clients',
  access,
  member: ['messages'],
  tag,
  summary:
    'People who had a meeting with the lawyer confirmed: by the next one, then the latest first',
  query: z.object({
    /** Words that all appear in the name, ignoring case and accents. */
    q: z.string().trim().max(CLIENT_QUERY_MAX).default(''),
    page,
  }),
  status: 200,
  response: paged(clientOfLawyer).extend({ total: z.int() }),
  errors: [],
});

export const clientNote = z
  .object({
    text: z.string(),
    /** Increases with every change; 0 before the first. */
    version: z.int(),
    updated_at: instant.nullable(),
  })
  .meta({ id: 'ClientNote' });
export type ClientNote = z.output<typeof clientNote>;

const sharedFile = meetingFile.extend({
  added_at: instant,
  about: messageAbout,
});

export const clientDetail = clientOfLawyer
  .extend({
    client_since: instant,
    files: z.array(sharedFile),
    /** For the lawyer only: null for a member of the practice. */
    note: clientNote.nullable(),
  })
  .meta({ id: 'ClientDetail' });
export type ClientDetail = z.output<typeof clientDetail>;
export type SharedFile = ClientDetail['files'][number];

const params = z.object({ id: rowId });

export const getClient = endpoint({
  method: 'GET',
  path: '/api/v1/lawyers/clients/{id}',
  access,
  member: ['messages'],
  tag,
  summary: 'A client with the files of all meetings and agreements, and the private note',
  params,
  status: 200,
  response: clientDetail,
  errors: [],
});

export const listClientMeetings = endpoint({
  method: 'GET',
  path: '/api/v1/lawyers/clients/{id}/meetings',
  access,
  member: ['messages'],
  tag,
  summary: 'Meetings with a client, of every status, the latest first',
  params,
  query: z.object({ page }),
  status: 200,
  response: paged(meeting).extend({ total: z.int() }),
  errors: [],
});

export const clientNoteInput = z
  .object({
    note: z
      .string({ error: COPY.validation.required })
      .trim()
      .max(NOTE_MAX, fill(COPY.validation.tooLong, { max: NOTE_MAX })),
    /** The version that was edited; without it the last write wins. */
    version: z.int().min(0).optional(),
  })
  .meta({ id: 'ClientNoteInput' });

export const setClientNote = endpoint({
  method: 'PUT',
  path: '/api/v1/lawyers/clients/{id}/note',
  access,
  tag,
  summary: 'Replace the private note about a client; an empty one removes its text',
  params,
  body: clientNoteInput,
  status: 200,
  response: clientNote,
  errors: ['version_changed'],
});
