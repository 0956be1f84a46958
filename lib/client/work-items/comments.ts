import type { ConversationSource } from '@/lib/client/meetings/conversations';
import { call } from '@/lib/client/platform/call';
import type { MessageRow } from '@/lib/client/platform/messages';
import { COPY } from '@/lib/contract/platform/copy';
import {
  addWorkItemComment,
  deleteWorkItemComment,
  editWorkItemComment,
  listWorkItemComments,
  markWorkItemCommentsSeen,
} from '@/lib/contract/work-items/comments';
import type { WorkItem } from '@/lib/contract/work-items/work-items';
import { workItemKeys } from './queries';

const CLOSED = 'You can no longer send messages about this agreement.';

export const ADD_AGREEMENT_COMMENT_FAILURE: MessageRow = {
  keys: { bad_transition: CLOSED },
  tooOften: 'You have sent too many messages for now.',
  otherwise: COPY.workItems.addComment,
};

export const EDIT_AGREEMENT_COMMENT_FAILURE: MessageRow = {
  keys: { bad_transition: CLOSED },
  tooOften: 'You have changed too many messages for now.',
  otherwise: COPY.workItems.updateComment,
};

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
  addFailure: ADD_AGREEMENT_COMMENT_FAILURE,
  editFailure: EDIT_AGREEMENT_COMMENT_FAILURE,
};
