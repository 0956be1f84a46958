import { call } from '@/lib/client/platform/call';
import type { MessageRow } from '@/lib/client/platform/messages';
import {
  addMeetingComment,
  deleteMeetingComment,
  editMeetingComment,
  listMeetingComments,
  markMeetingCommentsSeen,
} from '@/lib/contract/meetings/comments';
import type { Meeting } from '@/lib/contract/meetings/meetings';
import { COPY } from '@/lib/contract/platform/copy';
import { type ConversationSource, conversationQuery } from './conversations';
import { meetingKeys } from './meetings';

const CLOSED = 'You can no longer send messages about this meeting.';

export const ADD_COMMENT_FAILURE: MessageRow = {
  keys: { bad_transition: CLOSED },
  tooOften: 'You have sent too many messages for now.',
  otherwise: 'Failed to add the comment',
};

export const EDIT_COMMENT_FAILURE: MessageRow = {
  keys: { bad_transition: CLOSED },
  tooOften: 'You have changed too many messages for now.',
  otherwise: COPY.workItems.updateComment,
};

export const meetingComments: ConversationSource = {
  name: 'meeting',
  commentsKey: meetingKeys.comments,
  list: (id, page, signal) =>
    call(listMeetingComments, { params: { id }, query: { page } }, { signal }),
  add: (id, comment, idempotencyKey) =>
    call(addMeetingComment, { params: { id }, body: { comment } }, { idempotencyKey }),
  edit: (id, childId, comment) =>
    call(editMeetingComment, { params: { id, childId }, body: { comment } }),
  remove: (id, childId) => call(deleteMeetingComment, { params: { id, childId } }),
  markSeen: (id, last) => call(markMeetingCommentsSeen, { params: { id }, body: { last } }),
  readAll: (queries, id) => {
    queries.setQueryData<Meeting>(
      meetingKeys.detail(id),
      (meeting) => meeting && { ...meeting, unread_comments: 0 },
    );
    return queries.invalidateQueries({ queryKey: meetingKeys.lists() });
  },
  addFailure: ADD_COMMENT_FAILURE,
  editFailure: EDIT_COMMENT_FAILURE,
};

export function commentsQuery(meetingId: string) {
  return conversationQuery({ kind: meetingComments, id: meetingId });
}
