import 'server-only';
import * as contract from '@/lib/contract/meetings/comments';
import { consumeRateLimit } from '@/lib/server/platform/limits/service';
import { operation } from '@/lib/server/platform/pipeline/operation';
import { serializeComment } from '../records/comments-serialize';
import { partyOf } from '../records/policy';
import * as service from './conversations-service';
import { meetingConversations as kind } from './service';

/** Writing and changing count together. */
const limited = {
  before: ({ actor }: { actor: { id: string } }) =>
    consumeRateLimit('meeting_comments_account', actor.id),
};

export const listMeetingComments = operation(
  contract.listMeetingComments,
  async ({ actor, params, query: { page } }) => {
    const found = await service.commentsOfOwn(kind, partyOf(actor), params.id, page);
    const { rows, hasMore, total, unread } = found;
    return { results: rows.map(serializeComment), hasMore, page, total, unread_count: unread };
  },
);

export const addMeetingComment = operation(
  contract.addMeetingComment,
  async ({ actor, params, body, idempotencyKey, now }) => {
    const written = { comment: body.comment, requestKey: idempotencyKey, now };
    return { _id: await service.addComment(kind, partyOf(actor), params.id, written) };
  },
  limited,
);

export const editMeetingComment = operation(
  contract.editMeetingComment,
  async ({ actor, params, body, now }) => {
    const row = await service.editComment(kind, partyOf(actor), params, body.comment, now);
    return serializeComment(row);
  },
  limited,
);

export const deleteMeetingComment = operation(
  contract.deleteMeetingComment,
  async ({ actor, params, now }) => {
    await service.deleteComment(kind, partyOf(actor), params, now);
    return undefined;
  },
);

export const markMeetingCommentsSeen = operation(
  contract.markMeetingCommentsSeen,
  async ({ actor, params, body, now }) => {
    await service.markSeen(kind, partyOf(actor), params.id, body.last, now);
    return undefined;
  },
);
