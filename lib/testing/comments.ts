import type { CommentPage } from '@/lib/contract/meetings/comments';
import {
  addMeetingComment as addComment,
  deleteMeetingComment as deleteComment,
  editMeetingComment as editComment,
  listMeetingComments as listComments,
  markMeetingCommentsSeen as markSeen,
} from '@/lib/contract/meetings/comments';
import type { Meeting } from '@/lib/contract/meetings/meetings';
import { getMeeting } from '@/lib/contract/meetings/meetings';
import type { Endpoint } from '@/lib/contract/platform/endpoint';
import {
  addWorkItemComment as addItemComment,
  deleteWorkItemComment as deleteItemComment,
  editWorkItemComment as editItemComment,
  listWorkItemComments as listItemComments,
  markWorkItemCommentsSeen as markItemSeen,
} from '@/lib/contract/work-items/comments';
import { send } from './api/requests';
import type { TestUser } from './factories';

type Who = Pick<TestUser, 'cookie'>;

const OF_MEETINGS = { addComment, editComment, deleteComment, listComments, markSeen };
const OF_AGREEMENTS: Record<keyof typeof OF_MEETINGS, Endpoint> = {
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

function writing(endpoints: Record<keyof typeof OF_MEETINGS, Endpoint>, id: string) {
  const params = { id };
  return {
    post: ({ cookie }: Who, comment: unknown, key?: string) =>
      send(endpoints.addComment, {
        params,
        cookie,
        body: { comment },
        headers: key ? { 'idempotency-key': key } : undefined,
      }),
    /** Posts and answers the new id. */
    write: async ({ cookie }: Who, comment: string) => {
      const { status, body } = await send(endpoints.addComment, {
        params,
        cookie,
        body: { comment },
      });
      expect(status).toBe(201);
      return (body as { _id: string })._id;
    },
    edit: ({ cookie }: Who, childId: string, comment: string) =>
      send(endpoints.editComment, { params: { id, childId }, cookie, body: { comment } }),
    remove: ({ cookie }: Who, childId: string) =>
      send(endpoints.deleteComment, { params: { id, childId }, cookie }),
    list: ({ cookie }: Who, page?: number) =>
      send(endpoints.listComments, {
        params,
        cookie,
        query: page === undefined ? undefined : { page: String(page) },
      }),
    read: async ({ cookie }: Who) =>
      (await send(endpoints.listComments, { params, cookie })).body as CommentPage,
    see: ({ cookie }: Who, body?: object) => send(endpoints.markSeen, { params, cookie, body }),
  };
}
