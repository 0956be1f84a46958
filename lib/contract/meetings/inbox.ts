import * as z from 'zod';
import { endpoint } from '@/lib/contract/platform/endpoint';
import { id, instant, page, paged, rowId } from '@/lib/contract/platform/fields';
import { comment } from './comments';

const access = 'user';
const tag = 'Messages';

const person = z
  .object({
    /** Same id as in their meetings: a lawyer's is the handle. */
    _id: id,
    name: z.string(),
    type: z.enum(['CUSTOMER', 'LAWYER']),
    picture_url: z.string().nullable(),
  })
  .meta({ id: 'Correspondent' });
export type Correspondent = z.output<typeof person>;

/** Subject of a message: a meeting or an agreement of the two. */
export const messageAbout = z.object({
  kind: z.enum(['meeting', 'work-item']),
  _id: id,
  title: z.string(),
});
export type MessageAbout = z.output<typeof messageAbout>;

const thread = z
  .object({
    person,
    unread_count: z.int(),
    /** The newest message; `own` means that the reader wrote it. */
    last: z.object({
      comment: z.string(),
      own: z.boolean(),
      created_at: instant,
      about: messageAbout,
    }),
  })
  .meta({ id: 'MessageThread' });
export type MessageThread = z.output<typeof thread>;

export const INBOX_QUERY_MAX = 100;

export const listThreads = endpoint({
  method: 'GET',
  path: '/api/v1/messages',
  access,
  member: ['messages'],
  tag,
  summary: 'People with whom messages were exchanged, the newest message first',
  query: z.object({
    q: z.string().trim().max(INBOX_QUERY_MAX).default(''),
    page,
  }),
  status: 200,
  response: paged(thread),
  errors: [],
});

export const countUnread = endpoint({
  method: 'GET',
  path: '/api/v1/messages/unread',
  access,
  member: ['messages'],
  tag,
  summary: 'How many messages the reader has not seen, of everybody',
  status: 200,
  response: z.object({ unread_count: z.int() }),
  errors: [],
});

const place = messageAbout
  .extend({
    /** Start of the meeting, or last change of the agreement. */
    at: instant,
    open: z.boolean(),
    /** A confirmed meeting that has not ended. */
    upcoming: z.boolean(),
  })
  .meta({ id: 'MessagePlace' });
export type MessagePlace = z.output<typeof place>;

const threadMessage = comment
  .omit({ meeting_id: true })
  .extend({ about: messageAbout.omit({ title: true }) })
  .meta({ id: 'ThreadMessage' });
export type ThreadMessage = z.output<typeof threadMessage>;

const params = z.object({ id });

export const getThread = endpoint({
  method: 'GET',
  path: '/api/v1/messages/{id}',
  access,
  member: ['messages'],
  tag,
  summary:
    'Everything written with a person, over all meetings and agreements: the newest 50 on page 0, each page in the order of writing',
  params,
  query: z.object({ page }),
  status: 200,
  response: paged(threadMessage).extend({
    person,
    /** Meetings and agreements to write about: open ones before the others, each the newest first. */
    places: z.array(place),
    total: z.int(),
    unread_count: z.int(),
  }),
  errors: [],
});
export type ThreadPage = z.output<(typeof getThread)['response']>;

export const markThreadSeen = endpoint({
  method: 'PUT',
  path: '/api/v1/messages/{id}/seen',
  access,
  member: ['messages'],
  unrecorded: true,
  tag,
  summary: 'Mark what a person wrote as seen, about whatever it is; idempotent',
  params,
  body: z
    .object({
      /** The last message shown on the screen; without it, all messages. */
      last: rowId.optional(),
    })
    .default({}),
  status: 204,
  errors: [],
});
