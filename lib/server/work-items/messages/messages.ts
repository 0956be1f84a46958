import 'server-only';
import { eq, inArray, or } from 'drizzle-orm';
import type { WorkItemComment } from '@/lib/contract/work-items/comments';
import * as contract from '@/lib/contract/work-items/comments';
import * as service from '@/lib/server/meetings/messages/conversations-service';
import { serializeWritten } from '@/lib/server/meetings/records/comments-serialize';
import { type CommentRow, placeOf } from '@/lib/server/meetings/records/comments-service';
import { partyOf } from '@/lib/server/meetings/records/policy';
import type { Executor } from '@/lib/server/platform/db/pool';
import { consumeRateLimit } from '@/lib/server/platform/limits/service';
import { operation } from '@/lib/server/platform/pipeline/operation';
import type { Conversation, Conversations } from '@/lib/server/registry/conversation';
import type { Feature } from '@/lib/server/registry/feature';
import type { Fixtures } from '@/lib/server/registry/fixtures';
import { lawyers } from '@/lib/server/schema/lawyers';
import { workItems } from '@/lib/server/schema/work-items';
import { isOpenForComments } from '../records/policy';
import { ownRows, rowsOf, type WorkItemRows } from '../records/service';

// Operations

/** Writing and changing count together, and with those of meetings. */
const limited = {
  before: ({ actor }: { actor: { id: string } }) =>
    consumeRateLimit('meeting_comments_account', actor.id),
};

export const listWorkItemComments = operation(
  contract.listWorkItemComments,
  async ({ actor, params, query: { page } }) => {
    const found = await service.commentsOfOwn(
      agreementConversations,
      partyOf(actor),
      params.id,
      page,
    );
    const { rows, hasMore, total, unread } = found;
    return { results: rows.map(serializeItemComment), hasMore, page, total, unread_count: unread };
  },
);

export const addWorkItemComment = operation(
  contract.addWorkItemComment,
  async ({ actor, params, body, idempotencyKey, now }) => {
    const written = { comment: body.comment, requestKey: idempotencyKey, now };
    return {
      _id: await service.addComment(agreementConversations, partyOf(actor), params.id, written),
    };
  },
  limited,
);

export const editWorkItemComment = operation(
  contract.editWorkItemComment,
  async ({ actor, params, body, now }) => {
    const row = await service.editComment(
      agreementConversations,
      partyOf(actor),
      params,
      body.comment,
      now,
    );
    return serializeItemComment(row);
  },
  limited,
);

export const deleteWorkItemComment = operation(
  contract.deleteWorkItemComment,
  async ({ actor, params, now }) => {
    await service.deleteComment(agreementConversations, partyOf(actor), params, now);
    return undefined;
  },
);

export const markWorkItemCommentsSeen = operation(
  contract.markWorkItemCommentsSeen,
  async ({ actor, params, body, now }) => {
    await service.markSeen(agreementConversations, partyOf(actor), params.id, body.last, now);
    return undefined;
  },
);

/** A comment of an agreement. */
function serializeItemComment(row: CommentRow): WorkItemComment {
  return { ...serializeWritten(row), item_id: placeOf(row.comment).id };
}

// Service

/** Agreements, as their two people write to each other about them. */
const agreementConversations: Conversations = {
  kind: 'work-item',
  exportedAs: 'agreement',
  own: async (exec, party, id) => conversationOf(await ownRows(exec, party, id)),
  find: async (exec, id) => conversationOf(await rowsOf(exec, id)),
  idsOf: workItemsOf,
};

export function conversationOf(rows: WorkItemRows): Conversation {
  const { item, client, lawyer } = rows;
  const lawyerName = `Atty. ${lawyer.displayName}`;
  return {
    kind: 'work-item',
    id: item.id,
    noun: 'agreement',
    path: `/work-items/${item.id}`,
    client: {
      userId: client.id,
      email: client.email,
      greeting: client.firstName,
      name: `${client.firstName} ${client.lastName}`,
    },
    lawyer: {
      userId: lawyer.userId,
      email: lawyer.email,
      greeting: lawyerName,
      name: lawyerName,
    },
    isOpen: (now) => isOpenForComments(rows, now),
    closed: 'Messages are closed for this agreement.',
    facts: [],
  };
}

// Store

/** Ids of the agreements of a user, on either side. */
async function workItemsOf(exec: Executor, userId: string): Promise<string[]> {
  const own = exec.select({ id: lawyers.id }).from(lawyers).where(eq(lawyers.userId, userId));
  const rows = await exec
    .select({ id: workItems.id })
    .from(workItems)
    .where(or(eq(workItems.clientId, userId), inArray(workItems.lawyerId, own)));
  return rows.map(({ id }) => id);
}

// Feature

const body = { comment: 'Does the fee cover an appeal?' };

/** A comment that `client` just wrote about an agreement. */
async function written(f: Fixtures) {
  const params = { id: await f.workItem('PROPOSAL') };
  const { _id } = await f.call(addWorkItemComment, { params, body }, 'client');
  return { ...params, childId: _id };
}

export const commenting: Required<Pick<Feature, 'operations' | 'access' | 'conversations'>> = {
  operations: [
    listWorkItemComments,
    addWorkItemComment,
    editWorkItemComment,
    deleteWorkItemComment,
    markWorkItemCommentsSeen,
  ],
  conversations: [agreementConversations],
  access: {
    'GET /api/v1/work-item/{id}/comments': {
      answers: 'session mail mail 200 200 none none',
      sample: async (f) => ({ params: { id: await f.workItem('PROPOSAL') } }),
    },
    'POST /api/v1/work-item/{id}/comment': {
      answers: 'session mail mail 201 201 none none',
      sample: async (f) => ({ params: { id: await f.workItem('PROPOSAL') }, body }),
    },
    'PUT /api/v1/work-item/{id}/comment/{childId}': {
      answers: 'session mail mail 200 none none none',
      sample: async (f) => ({ params: await written(f), body: { comment: 'Is an appeal in it?' } }),
    },
    'DELETE /api/v1/work-item/{id}/comment/{childId}': {
      answers: 'session mail mail 204 none none none',
      sample: async (f) => ({ params: await written(f) }),
    },
    'PUT /api/v1/work-item/{id}/comments/seen': {
      answers: 'session mail mail 204 204 none none',
      sample: async (f) => ({ params: { id: await f.workItem('PROPOSAL') }, body: {} }),
    },
  },
};
