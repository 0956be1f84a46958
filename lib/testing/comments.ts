import {
  DELETE as deleteComment,
  PUT as editComment,
} from '@/app/api/v1/meeting/[id]/comment/[childId]/route';
import { POST as addComment } from '@/app/api/v1/meeting/[id]/comment/route';
import { GET as listComments } from '@/app/api/v1/meeting/[id]/comments/route';
import { PUT as markSeen } from '@/app/api/v1/meeting/[id]/comments/seen/route';
import { GET as getMeeting } from '@/app/api/v1/meeting/[id]/route';
import type { CommentPage } from '@/lib/contract/meetings/comments';
import type { Meeting } from '@/lib/contract/meetings/meetings';
import { send } from './api/requests';
import type { TestUser } from './factories';

type Who = Pick<TestUser, 'cookie'>;

/** What people do with the comments of a meeting. */
export function commentsOf(id: string) {
  const params = { id };
  return {
    post: ({ cookie }: Who, comment: unknown, key?: string) =>
      send(addComment, {
        ...{ params, cookie, body: { comment } },
        headers: key ? { 'idempotency-key': key } : undefined,
      }),
    /** Posts and answers the new id. */
    write: async ({ cookie }: Who, comment: string) => {
      const { status, body } = await send(addComment, { params, cookie, body: { comment } });
      expect(status).toBe(201);
      return (body as { _id: string })._id;
    },
    edit: ({ cookie }: Who, childId: string, comment: string) =>
      send(editComment, { params: { id, childId }, cookie, body: { comment } }),
    remove: ({ cookie }: Who, childId: string) =>
      send(deleteComment, { params: { id, childId }, cookie }),
    list: ({ cookie }: Who, page?: number) =>
      send(listComments, {
        ...{ params, cookie },
        query: page === undefined ? undefined : { page: String(page) },
      }),
    read: async ({ cookie }: Who) =>
      (await send(listComments, { params, cookie })).body as CommentPage,
    see: ({ cookie }: Who, body?: object) => send(markSeen, { params, cookie, body }),
    meeting: async ({ cookie }: Who) =>
      (await send(getMeeting, { params, cookie })).body as Meeting,
  };
}
