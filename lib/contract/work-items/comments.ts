import * as z from 'zod';
import { comment, commentInput } from '@/lib/contract/meetings/comments';
import { endpoint } from '@/lib/contract/platform/endpoint';
import { id, page, paged, rowId } from '@/lib/contract/platform/fields';

const access = 'user';
const tag = 'Comments';

export const workItemComment = comment
  .omit({ meeting_id: true })
  .extend({ item_id: id })
  .meta({ id: 'WorkItemComment' });
export type WorkItemComment = z.output<typeof workItemComment>;

const params = z.object({ id: rowId });
const commentParams = z.object({ id: rowId, childId: rowId });

export const listWorkItemComments = endpoint({
  method: 'GET',
  path: '/api/v1/work-item/{id}/comments',
  access,
  member: ['messages'],
  tag,
  summary:
    'What its two people wrote about an agreement: the newest 50 on page 0, each page in the order of writing',
  params,
  query: z.object({ page }),
  status: 200,
  response: paged(workItemComment).extend({ total: z.int(), unread_count: z.int() }),
  errors: [],
});

export const addWorkItemComment = endpoint({
  method: 'POST',
  path: '/api/v1/work-item/{id}/comment',
  access,
  member: ['messages'],
  tag,
  summary: 'Write to the other person of an agreement',
  params,
  body: commentInput,
  idempotent: true,
  status: 201,
  response: z.object({ _id: id }),
  errors: ['bad_transition', 'rate_limited'],
});

export const editWorkItemComment = endpoint({
  method: 'PUT',
  path: '/api/v1/work-item/{id}/comment/{childId}',
  access,
  member: ['messages'],
  tag,
  summary: 'Change an own comment',
  params: commentParams,
  body: commentInput,
  status: 200,
  response: workItemComment,
  errors: ['bad_transition', 'rate_limited'],
});

export const deleteWorkItemComment = endpoint({
  method: 'DELETE',
  path: '/api/v1/work-item/{id}/comment/{childId}',
  access,
  member: ['messages'],
  tag,
  summary: 'Delete an own comment for both',
  params: commentParams,
  status: 204,
  errors: ['bad_transition'],
});

export const markWorkItemCommentsSeen = endpoint({
  method: 'PUT',
  path: '/api/v1/work-item/{id}/comments/seen',
  access,
  member: ['messages'],
  unrecorded: true,
  tag,
  summary: 'Mark the comments of the other person as seen; idempotent',
  params,
  body: z.object({ last: rowId.optional() }).default({}),
  status: 204,
  errors: [],
});
