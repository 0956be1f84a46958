import 'server-only';
import * as contract from '@/lib/contract/meetings/comments';
import { consumeRateLimit } from '@/lib/server/platform/limits/service';
import { operation } from '@/lib/server/platform/pipeline/operation';
import { serializeComment } from '../comments/serialize';
import { partyOf } from '../records/policy';
import * as service from './service';

/** Writing and changing count together. */
const limited = {
  before: ({ actor }: { actor: { id: string } }) =>
    consumeRateLimit('meeting_comments_account', actor.id),
};

export const listMeetingComments = operation(
  contract.listMeetingComments,
  async ({ actor, params, query: { page } }) => {
    const found = await service.commentsOfMeeting(partyOf(actor), params.id, page);
    const { rows, hasMore, total, unread } = found;
    return { results: rows.map(serializeComment), hasMore, page, total, unread_count: unread };
  },
);

export const addMeetingComment = operation(
  contract.addMeetingComment,
  async ({ actor, params, body, idempotencyKey, now }) => {
    const party = partyOf(actor);
    const _id = await service.addComment(party, params.id, body.comment, idempotencyKey, now);
    return { _id };
  },
  limited,
);

export const editMeetingComment = operation(
  contract.editMeetingComment,
  async ({ actor, params, body, now }) => {
    const { id, childId } = params;
    return serializeComment(
      await service.editComment(partyOf(actor), id, childId, body.comment, now),
    );
  },
  limited,
);

export const deleteMeetingComment = operation(
  contract.deleteMeetingComment,
  async ({ actor, params, now }) => {
    await service.deleteComment(partyOf(actor), params.id, params.childId, now);
    return undefined;
  },
);

export const markMeetingCommentsSeen = operation(
  contract.markMeetingCommentsSeen,
  async ({ actor, params, body, now }) => {
    await service.markSeen(partyOf(actor), params.id, body.last, now);
    return undefined;
  },
);
