import type { ConversationSource } from '@/lib/client/meetings/conversations';
import { call } from '@/lib/client/platform/call';
import {
  addWorkItemComment,
  deleteWorkItemComment,
  editWorkItemComment,
  listWorkItemComments,
  markWorkItemCommentsSeen,
} from '@/lib/contract/work-items/comments';
import type { WorkItem } from '@/lib/contract/work-items/work-items';
import { workItemKeys } from './queries';

export const agreementComments: ConversationSource = {
  name: 'work-item',
  commentsKey: (id) => [...workItemKeys.detail(id), 'comments'],
  list: (id, page, signal) =>
    call(listWorkItemComments, { params: { id }, query: { page } }, { signal }),
  add: (id, comment, idempotencyKey) =>
    call(addWorkItemComment, { params: { id }, body: { comment } }, { idempotencyKey }),
  edit: (id, childId, comment) =>
    call(editWorkItemComment, { params: { id, childId }, body: { comment } }),
  remove: (id, childId) => call(deleteWorkItemComment, { params: { id, childId } }),
  markSeen: (id, last) => call(markWorkItemCommentsSeen, { params: { id }, body: { last } }),
  readAll: (queries, id) => {
    queries.setQueryData<WorkItem>(
      workItemKeys.detail(id),
      (item) => item && { ...item, unread_comments: 0 },
    );
    return queries.invalidateQueries({ queryKey: workItemKeys.lists() });
  },
  addFailure: 'addAgreementComment',
  editFailure: 'editAgreementComment',
};
