import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { MemberRight } from '@/lib/domain/platform/members';
import { users } from './accounts';
import { citext, instant } from './columns';
import { lawyers } from './lawyers';

export const practiceMembers = pgTable(
  'practice_members',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    lawyerId: text('lawyer_id')
      .notNull()
      .references(() => lawyers.id, { onDelete: 'cascade', onUpdate: 'cascade' }),
    /** A token is a member that is a program: without an address, an account or an invitation. */
    kind: text('kind').$type<'person' | 'token'>().notNull().default('person'),
    /** Invited address, which is that of the account that joins. Null once that account is deleted. */
    email: citext('email'),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    rights: text('rights').array().$type<MemberRight[]>().notNull(),
    notices: boolean('notices').notNull().default(false),
    /** Hash of the invitation link's token; null once it was used or revoked. */
    tokenHash: text('token_hash'),
    invitedAt: instant('invited_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    acceptedAt: instant('accepted_at'),
    endedAt: instant('ended_at'),
  },
  (t) => [
    unique('practice_members_token_unique').on(t.tokenHash),
    uniqueIndex('practice_members_open_unique')
      .on(t.lawyerId, t.email)
      .where(sql`ended_at is null`),
    uniqueIndex('practice_members_user_unique')
      .on(t.userId, t.lawyerId)
      .where(sql`ended_at is null and user_id is not null`),
    index('practice_members_lawyer').on(t.lawyerId, t.invitedAt),
    index('practice_members_user').on(t.userId),
    check(
      'practice_members_rights',
      sql`${t.rights} <@ array['calendar', 'meetings', 'messages', 'files', 'money']::text[]`,
    ),
    check('practice_members_kind', sql`${t.kind} in ('person', 'token')`),
    check(
      'practice_members_email',
      sql`${t.email} is not null or ${t.endedAt} is not null or ${t.kind} = 'token'`,
    ),
    check('practice_members_accepted', sql`(${t.acceptedAt} is null) = (${t.userId} is null)`),
  ],
);

/** Tokens with which programs act for a lawyer, each the member of the same id. */
export const apiTokens = pgTable(
  'api_tokens',
  {
    memberId: uuid('member_id')
      .primaryKey()
      .references(() => practiceMembers.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    hash: text('hash').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** Written at most every few minutes. */
    usedAt: instant('used_at'),
  },
  (t) => [unique('api_tokens_hash_unique').on(t.hash)],
);

/** Actions of members for a practice: the endpoint and the rows in its path, never the content. */
export const practiceActivity = pgTable(
  'practice_activity',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    lawyerId: text('lawyer_id')
      .notNull()
      .references(() => lawyers.id, { onDelete: 'cascade', onUpdate: 'cascade' }),
    memberId: uuid('member_id')
      .notNull()
      .references(() => practiceMembers.id, { onDelete: 'cascade' }),
    at: instant('at').notNull(),
    operation: text('operation').notNull(),
    target: text('target'),
  },
  (t) => [
    index('practice_activity_newest').on(t.lawyerId, t.at, t.id),
    index('practice_activity_member').on(t.memberId),
  ],
);
