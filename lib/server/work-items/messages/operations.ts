import 'server-only';
import type { WorkItemComment } from '@/lib/contract/work-items/comments';
import * as contract from '@/lib/contract/work-items/comments';
import * as service from '@/lib/server/meetings/messages/conversations-service';
import { serializeWritten } from '@/lib/server/meetings/records/comments-serialize';
import { type CommentRow, placeOf } from '@/lib/server/meetings/records/comments-service';
import { partyOf } from '@/lib/server/meetings/records/policy';
import { consumeRateLimit } from '@/lib/server/platform/limits/service';
import { operation } from '@/lib/server/platform/pipeline/operation';
import { agreementConversations as kind } from './service';

/** Writing and changing count together, and with those of meetings. */
const limited = {
  before: ({ actor }: { actor: { id: string } }) =>
    consumeRateLimit('meeting_comments_account', actor.id),
};

export const listWorkItemComments = operation(
  contract.listWorkItemComments,
  async ({ actor, params, query: { page } }) => {
    const found = await service.commentsOfOwn(kind, partyOf(actor), params.id, page);
    const { rows, hasMore, total, unread } = found;
    return { results: rows.map(serializeItemComment), hasMore, page, total, unread_count: unread };
  },
);

export const addWorkItemComment = operation(
  contract.addWorkItemComment,
  async ({ actor, params, body, idempotencyKey, now }) => {
    const written = { comment: body.comment, requestKey: idempotencyKey, now };
    return { _id: await service.addComment(kind, partyOf(actor), params.id, written) };
  },
  limited,
);

export const editWorkItemComment = operation(
  contract.editWorkItemComment,
  async ({ actor, params, body, now }) => {
    const row = await service.editComment(kind, partyOf(actor), params, body.comment, now);
    return serializeItemComment(row);
  },
  limited,
);

export const deleteWorkItemComment = operation(
  contract.deleteWorkItemComment,
  async ({ actor, params, now }) => {
    await service.deleteComment(kind, partyOf(actor), params, now);
    return undefined;
  },
);

export const markWorkItemCommentsSeen = operation(
  contract.markWorkItemCommentsSeen,
  async ({ actor, params, body, now }) => {
    await service.markSeen(kind, partyOf(actor), params.id, body.last, now);
    return undefined;
  },
);

/** A comment of an agreement. */
function serializeItemComment(row: CommentRow): WorkItemComment {
  return { ...serializeWritten(row), item_id: placeOf(row.comment).id };
}
