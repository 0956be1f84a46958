import {
  DELETE as deleteComment,
  PUT as editComment,
} from '@/app/api/v1/meeting/[id]/comment/[childId]/route';
import { POST as addComment } from '@/app/api/v1/meeting/[id]/comment/route';
import { GET as listComments } from '@/app/api/v1/meeting/[id]/comments/route';
import { PUT as markSeen } from '@/app/api/v1/meeting/[id]/comments/seen/route';
import { GET as getMeeting } from '@/app/api/v1/meeting/[id]/route';
import {
  DELETE as deleteItemComment,
  PUT as editItemComment,
} from '@/app/api/v1/work-item/[id]/comment/[childId]/route';
import { POST as addItemComment } from '@/app/api/v1/work-item/[id]/comment/route';
import { GET as listItemComments } from '@/app/api/v1/work-item/[id]/comments/route';
import { PUT as markItemSeen } from '@/app/api/v1/work-item/[id]/comments/seen/route';
import type { CommentPage } from '@/lib/contract/meetings/comments';
import type { Meeting } from '@/lib/contract/meetings/meetings';
import { send } from './api/requests';
import type { TestUser } from './factories';

type Who = Pick<TestUser, 'cookie'>;

const OF_MEETINGS = { addComment, editComment, deleteComment, listComments, markSeen };
const OF_AGREEMENTS: typeof OF_MEETINGS = {
  addComment: addItemComment,
  editComment: editItemComment,
  deleteComment: deleteItemComment,
  listComments: listItemComments,
  markSeen: markItemSeen,
};

export function commentsOf(id: string) {
  return {
    ...writing(OF_MEETINGS, id),
    meeting: async ({ cookie }: Who) =>
      (await send(getMeeting, { params: { id }, cookie })).body as Meeting,
  };
}

/** The same with those of an agreement. */
export function agreementCommentsOf(id: string) {
  return writing(OF_AGREEMENTS, id);
}

function writing(routes: typeof OF_MEETINGS, id: string) {
  const params = { id };
  return {
    post: ({ cookie }: Who, comment: unknown, key?: string) =>
      send(routes.addComment, {
        params,
        cookie,
        body: { comment },
        headers: key ? { 'idempotency-key': key } : undefined,
      }),
    /** Posts and answers the new id. */
    write: async ({ cookie }: Who, comment: string) => {
      const { status, body } = await send(routes.addComment, { params, cookie, body: { comment } });
      expect(status).toBe(201);
      return (body as { _id: string })._id;
    },
    edit: ({ cookie }: Who, childId: string, comment: string) =>
      send(routes.editComment, { params: { id, childId }, cookie, body: { comment } }),
    remove: ({ cookie }: Who, childId: string) =>
      send(routes.deleteComment, { params: { id, childId }, cookie }),
    list: ({ cookie }: Who, page?: number) =>
      send(routes.listComments, {
        params,
        cookie,
        query: page === undefined ? undefined : { page: String(page) },
      }),
    read: async ({ cookie }: Who) =>
      (await send(routes.listComments, { params, cookie })).body as CommentPage,
    see: ({ cookie }: Who, body?: object) => send(routes.markSeen, { params, cookie, body }),
  };
}
