import 'server-only';
import { eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { WorkItemComment } from '@/lib/contract/work-items/comments';
import * as contract from '@/lib/contract/work-items/comments';
import { fullName } from '@/lib/domain/accounts/full-name';
import { COMMENT_DAYS } from '@/lib/domain/meetings/comments';
import { type Party, rightsOf } from '@/lib/domain/meetings/meeting';
import { CLOSED_TITLES, readsTitle } from '@/lib/domain/platform/members';
import * as service from '@/lib/server/meetings/messages/conversations-service';
import { serializeWritten } from '@/lib/server/meetings/records/comments-serialize';
import { type CommentRow, placeOf } from '@/lib/server/meetings/records/comments-service';
import { draftOwnerOf } from '@/lib/server/meetings/records/drafts-service';
import { partyOf } from '@/lib/server/meetings/records/policy';
import type { Executor } from '@/lib/server/platform/db/pool';
import { consumeRateLimit } from '@/lib/server/platform/limits/service';
import { operation } from '@/lib/server/platform/pipeline/operation';
import type { Conversation, ConversationSource } from '@/lib/server/registry/conversation';
import { lawyers } from '@/lib/server/schema/lawyers';
import { workItems } from '@/lib/server/schema/work-items';
import { isOpenForComments } from '../records/policy';
import { ownRows, rowsOf, type WorkItemRows } from '../records/service';

// Operations

/** Shared limit of writing and changing, together with comments of meetings. */
const limited = {
  before: ({ actor }: { actor: { id: string } }) =>
    consumeRateLimit('meeting_comments_account', actor.id),
};

export const listWorkItemComments = operation(
  contract.listWorkItemComments,
  async ({ actor, params, query: { page } }) => {
    const party = partyOf(actor);
    const found = await service.commentsOfOwn(agreementConversationSource, party, params.id, page);
    const { rows, hasMore, total, unread } = found;
    const results = rows.map((row) => serializeItemComment(row, party));
    return { results, hasMore, page, total, unread_count: unread };
  },
);

export const addWorkItemComment = operation(
  contract.addWorkItemComment,
  ({ actor, params, body, idempotencyKey, now, transaction }) => {
    const draftOwnerId = draftOwnerOf(actor);
    const written = { comment: body.comment, requestKey: idempotencyKey, draftOwnerId, now };
    return transaction(async (tx) => ({
      _id: await service.addComment(
        tx,
        agreementConversationSource,
        partyOf(actor),
        params.id,
        written,
      ),
    }));
  },
  limited,
);

export const editWorkItemComment = operation(
  contract.editWorkItemComment,
  async ({ actor, params, body, now }) => {
    const party = partyOf(actor);
    const { comment } = body;
    const row = await service.editComment(agreementConversationSource, party, params, comment, now);
    return serializeItemComment(row, party);
  },
  limited,
);

export const deleteWorkItemComment = operation(
  contract.deleteWorkItemComment,
  async ({ actor, params, now }) => {
    await service.deleteComment(agreementConversationSource, partyOf(actor), params, now);
    return undefined;
  },
);

export const markWorkItemCommentsSeen = operation(
  contract.markWorkItemCommentsSeen,
  async ({ actor, params, body, now }) => {
    await service.markSeen(agreementConversationSource, partyOf(actor), params.id, body.last, now);
    return undefined;
  },
);

function serializeItemComment(row: CommentRow, party: Party): WorkItemComment {
  return { ...serializeWritten(row, party), item_id: placeOf(row.comment).id };
}

// Service

/** Agreements as subjects of conversations. */
export const agreementConversationSource: ConversationSource = {
  kind: 'work-item',
  exportedAs: 'agreement',
  own: async (exec, party, id) => conversationOf(await ownRows(exec, party, id)),
  find: async (exec, id) => conversationOf(await rowsOf(exec, id)),
  placesOf: agreementPlaces,
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
      name: fullName(client),
    },
    lawyer: {
      userId: lawyer.userId,
      email: lawyer.email,
      greeting: lawyerName,
      name: lawyerName,
    },
    isOpen: (now) => isOpenForComments(rows, now),
    closed: 'Messages are closed for this agreement.',
    factsFor: () => [],
  };
}

// Store

async function workItemsOf(exec: Executor, userId: string): Promise<string[]> {
  const own = exec.select({ id: lawyers.id }).from(lawyers).where(eq(lawyers.userId, userId));
  const rows = await exec
    .select({ id: workItems.id })
    .from(workItems)
    .where(or(eq(workItems.clientId, userId), inArray(workItems.lawyerId, own)));
  return rows.map(({ id }) => id);
}

function agreementPlaces(party: Party): SQL {
  const [other, own] =
    party.side === 'lawyer'
      ? [sql`${workItems.clientId}`, eq(workItems.lawyerId, party.lawyerId)]
      : [sql`${lawyers.userId}`, eq(workItems.clientId, party.userId)];
  const title = readsTitle('agreement', rightsOf(party))
    ? sql`${workItems.title}`
    : sql`${CLOSED_TITLES.agreement}::text`;
  return sql`select 'work-item' as kind, ${workItems.id} as id, ${other} as other_id, ${title} as title,
    ${workItems.updatedAt} as at,
    coalesce(${workItems.completedAt}, ${workItems.rejectedAt}) + make_interval(days => ${COMMENT_DAYS}) as closes_at,
    null::timestamptz as confirmed_until
    from ${workItems} join ${lawyers} on ${lawyers.id} = ${workItems.lawyerId}
    where ${own} and ${workItems.status} <> 'DRAFT'
      and not exists (select from work_item_orders o where o.work_item_id = ${workItems.id} and o.received_at is null)`;
}
