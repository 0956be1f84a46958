import * as z from 'zod';
import { endpoint } from '@/lib/contract/platform/endpoint';
import { id, instant, page, paged, rowId, text } from '@/lib/contract/platform/fields';
import { COMMENT_MAX } from '@/lib/domain/meetings/comments';

const access = 'user';
const tag = 'Comments';

export const comment = z
  .object({
    _id: id,
    meeting_id: id,
    comment: z.string(),
    author: z.object({
      /** Same id as in the meeting: a lawyer's is the handle. */
      _id: id,
      name: z.string(),
      type: z.enum(['CUSTOMER', 'LAWYER']),
      picture_url: z.string().nullable(),
      /** Name of the member of the practice who wrote it for the lawyer; null if the lawyer wrote it. */
      member: z.string().nullable(),
    }),
    created_at: instant,
    edited_at: instant.nullable(),
    /** The reader wrote it, and may change it: nobody changes the words of another, not even for the practice. */
    can_change: z.boolean(),
    /** The reader may delete it: a lawyer anything the practice wrote, a member only their own. */
    can_delete: z.boolean(),
    /** Part of a case, to which one of both handed it in: from then on nobody changes or deletes it. */
    handed_in: z.boolean(),
  })
  .meta({ id: 'Comment' });
export type Comment = z.output<typeof comment>;

export const commentInput = z.object({ comment: text(COMMENT_MAX) }).meta({ id: 'CommentInput' });

const params = z.object({ id: rowId });
const commentParams = z.object({ id: rowId, childId: rowId });

export const listMeetingComments = endpoint({
  method: 'GET',
  path: '/api/v1/meeting/{id}/comments',
  access,
  member: ['messages'],
  tag,
  summary:
    'What its two people wrote about a meeting: the newest 50 on page 0, each page in the order of writing',
  params,
  query: z.object({ page }),
  status: 200,
  response: paged(comment).extend({
    total: z.int(),
    unread_count: z.int(),
  }),
  errors: [],
});
export type CommentPage = z.output<(typeof listMeetingComments)['response']>;

export const addMeetingComment = endpoint({
  method: 'POST',
  path: '/api/v1/meeting/{id}/comment',
  access,
  member: ['messages'],
  tag,
  summary: 'Write to the other person of a meeting',
  params,
  body: commentInput,
  idempotent: true,
  status: 201,
  response: z.object({ _id: id }),
  errors: ['bad_transition', 'rate_limited'],
});

export const editMeetingComment = endpoint({
  method: 'PUT',
  path: '/api/v1/meeting/{id}/comment/{childId}',
  access,
  member: ['messages'],
  tag,
  summary: 'Change an own comment',
  params: commentParams,
  body: commentInput,
  status: 200,
  response: comment,
  errors: ['bad_transition', 'rate_limited'],
});

export const deleteMeetingComment = endpoint({
  method: 'DELETE',
  path: '/api/v1/meeting/{id}/comment/{childId}',
  access,
  member: ['messages'],
  tag,
  summary: 'Delete an own comment for both',
  params: commentParams,
  status: 204,
  errors: ['bad_transition'],
});

export const markMeetingCommentsSeen = endpoint({
  method: 'PUT',
  path: '/api/v1/meeting/{id}/comments/seen',
  access,
  member: ['messages'],
  unrecorded: true,
  tag,
  summary: 'Mark the comments of the other person as seen; idempotent',
  params,
  body: z
    .object({
      /** The last comment shown on the screen; without it, all comments. */
      last: rowId.optional(),
    })
    .default({}),
  status: 204,
  errors: [],
});
