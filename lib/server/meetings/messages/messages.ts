import 'server-only';
import { eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import * as contract from '@/lib/contract/meetings/comments';
import { fullName } from '@/lib/domain/accounts/full-name';
import { COMMENT_DAYS } from '@/lib/domain/meetings/comments';
import { type Party, rightsOf } from '@/lib/domain/meetings/meeting';
import { CLOSED_TITLES, readsTitle } from '@/lib/domain/platform/members';
import type { Executor } from '@/lib/server/platform/db/pool';
import { consumeRateLimit } from '@/lib/server/platform/limits/service';
import { operation } from '@/lib/server/platform/pipeline/operation';
import type { Conversation, ConversationSource } from '@/lib/server/registry/conversation';
import { lawyers } from '@/lib/server/schema/lawyers';
import { meetings } from '@/lib/server/schema/meetings';
import { serializeComment } from '../records/comments-serialize';
import { draftOwnerOf } from '../records/drafts-service';
import { timeFor } from '../records/mails';
import { isOpenForComments, partyOf } from '../records/policy';
import { type MeetingRows, ownRows, rowsOf } from '../records/service';
import * as service from './conversations-service';

// Operations

const limited = {
  before: ({ actor }: { actor: { id: string } }) =>
    consumeRateLimit('meeting_comments_account', actor.id),
};

export const listMeetingComments = operation(
  contract.listMeetingComments,
  async ({ actor, params, query: { page } }) => {
    const party = partyOf(actor);
    const found = await service.commentsOfOwn(meetingConversationSource, party, params.id, page);
    const { rows, hasMore, total, unread } = found;
    const results = rows.map((row) => serializeComment(row, party));
    return { results, hasMore, page, total, unread_count: unread };
  },
);

export const addMeetingComment = operation(
  contract.addMeetingComment,
  ({ actor, params, body, idempotencyKey, now, transaction }) => {
    const draftOwnerId = draftOwnerOf(actor);
    const written = { comment: body.comment, requestKey: idempotencyKey, draftOwnerId, now };
    return transaction(async (tx) => ({
      _id: await service.addComment(
        tx,
        meetingConversationSource,
        partyOf(actor),
        params.id,
        written,
      ),
    }));
  },
  limited,
);

export const editMeetingComment = operation(
  contract.editMeetingComment,
  async ({ actor, params, body, now }) => {
    const party = partyOf(actor);
    const { comment } = body;
    const row = await service.editComment(meetingConversationSource, party, params, comment, now);
    return serializeComment(row, party);
  },
  limited,
);

export const deleteMeetingComment = operation(
  contract.deleteMeetingComment,
  async ({ actor, params, now }) => {
    await service.deleteComment(meetingConversationSource, partyOf(actor), params, now);
    return undefined;
  },
);

export const markMeetingCommentsSeen = operation(
  contract.markMeetingCommentsSeen,
  async ({ actor, params, body, now }) => {
    await service.markSeen(meetingConversationSource, partyOf(actor), params.id, body.last, now);
    return undefined;
  },
);

// Service

export const meetingConversationSource: ConversationSource = {
  kind: 'meeting',
  exportedAs: 'meeting',
  own: async (exec, party, id) => conversationOf(await ownRows(exec, id, party)),
  find: async (exec, id) => conversationOf(await rowsOf(exec, id)),
  placesOf: meetingPlaces,
  idsOf: meetingsOf,
};

export function conversationOf(view: MeetingRows): Conversation {
  const { meeting, client, lawyer } = view;
  const [clientName, lawyerName] = [fullName(client), `Atty. ${lawyer.displayName}`];
  return {
    kind: 'meeting',
    id: meeting.id,
    noun: 'meeting',
    path: `/meeting/${meeting.id}`,
    client: {
      userId: client.id,
      email: client.email,
      name: clientName,
      greeting: client.firstName,
    },
    lawyer: {
      userId: lawyer.userId,
      email: lawyer.email,
      name: lawyerName,
      greeting: lawyerName,
    },
    isOpen: (now) => isOpenForComments(view, now),
    closed: 'Messages are closed for this meeting.',
    factsFor: (to) => [['When', timeFor(to, view, meeting.startsAt)]],
  };
}

// Store

async function meetingsOf(exec: Executor, userId: string): Promise<string[]> {
  const own = exec.select({ id: lawyers.id }).from(lawyers).where(eq(lawyers.userId, userId));
  const rows = await exec
    .select({ id: meetings.id })
    .from(meetings)
    .where(or(eq(meetings.clientId, userId), inArray(meetings.lawyerId, own)));
  return rows.map(({ id }) => id);
}

/** Selects meetings ever confirmed, for one party; others have no messages. */
function meetingPlaces(party: Party): SQL {
  const [other, own] =
    party.side === 'lawyer'
      ? [sql`${meetings.clientId}`, eq(meetings.lawyerId, party.lawyerId)]
      : [sql`${lawyers.userId}`, eq(meetings.clientId, party.userId)];
  // Also not found by, where it is not shown.
  const title = readsTitle('meeting', rightsOf(party))
    ? sql`${meetings.subject}`
    : sql`${CLOSED_TITLES.meeting}::text`;
  return sql`select 'meeting' as kind, ${meetings.id} as id, ${other} as other_id, ${title} as title,
    ${meetings.startsAt} as at, ${meetings.endsAt} + make_interval(days => ${COMMENT_DAYS}) as closes_at,
    case when ${meetings.status} = 'CONFIRMED' then ${meetings.endsAt} end as confirmed_until
    from ${meetings} join ${lawyers} on ${lawyers.id} = ${meetings.lawyerId}
    where ${own} and ${meetings.confirmedAt} is not null`;
}
