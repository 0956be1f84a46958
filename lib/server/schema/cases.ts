import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type {
  CaseAuthor,
  CaseSide,
  CaseState,
  Disagreement,
  OfferState,
  StatementKind,
} from '@/lib/domain/cases/case';
import { users } from './accounts';
import { encryptedText, instant } from './columns';
import { lawyers } from './lawyers';
import { meetings } from './meetings';
import { workItemDisputes } from './work-item-records';

/**
 * Disagreements of a client and a lawyer, about an agreement's dispute or the absence reported about a meeting. The
 * first statement, and the answer to an absence, are stored there.
 */
export const cases = pgTable(
  'cases',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    kind: text('kind').$type<Disagreement>().notNull(),
    disputeId: uuid('dispute_id').references(() => workItemDisputes.id),
    meetingId: uuid('meeting_id').references(() => meetings.id, { onDelete: 'cascade' }),
    clientId: uuid('client_id')
      .notNull()
      .references(() => users.id),
    lawyerId: text('lawyer_id')
      .notNull()
      .references(() => lawyers.id, { onUpdate: 'cascade' }),
    state: text('state').$type<CaseState>().notNull().default('OPEN'),
    /** Centavos that the client asks back; null for all that is held. */
    asked: integer('asked'),
    openedAt: instant('opened_at').notNull(),
    answerUntil: instant('answer_until').notNull(),
    replyUntil: instant('reply_until'),
    decideBy: instant('decide_by'),
    movesAt: instant('moves_at'),
    closedAt: instant('closed_at'),
  },
  (t) => [
    unique('cases_dispute_unique').on(t.disputeId),
    unique('cases_meeting_unique').on(t.meetingId),
    index('cases_client').on(t.clientId, t.openedAt),
    index('cases_lawyer').on(t.lawyerId, t.openedAt),
    index('cases_to_answer').on(t.answerUntil).where(sql`state = 'OPEN'`),
    index('cases_to_decide').on(t.decideBy).where(sql`state in ('ANSWERED', 'REVIEW')`),
    index('cases_to_move').on(t.movesAt).where(sql`state = 'DECIDED' and closed_at is null`),
    check('cases_kind', sql`${t.kind} in ('OBJECTION', 'UNFINISHED', 'ABSENCE')`),
    check(
      'cases_state',
      sql`${t.state} in ('OPEN', 'ANSWERED', 'DECIDED', 'REVIEW', 'SETTLED')
        and (${t.state} <> 'SETTLED' or ${t.closedAt} is not null)
        and (${t.closedAt} is null or ${t.state} in ('DECIDED', 'SETTLED'))`,
    ),
    check(
      'cases_about',
      sql`(${t.disputeId} is null) <> (${t.meetingId} is null)
        and (${t.kind} = 'ABSENCE') = (${t.meetingId} is not null)`,
    ),
    check('cases_asked', sql`${t.asked} > 0`),
  ],
);

/** Statements in a case after the first one. Words are null once an account of either side is deleted. */
export const caseStatements = pgTable(
  'case_statements',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    caseId: uuid('case_id')
      .notNull()
      .references(() => cases.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<StatementKind>().notNull(),
    author: text('author').$type<CaseAuthor>().notNull(),
    body: text('body'),
    writtenAt: instant('written_at').notNull(),
  },
  (t) => [
    index('case_statements_case').on(t.caseId, t.writtenAt),
    check('case_statements_author', sql`${t.author} in ('client', 'lawyer', 'admin')`),
    check('case_statements_kind', sql`${t.kind} in ('ANSWER', 'QUESTION', 'REPLY', 'REVIEW')`),
    check('case_statements_body', sql`length(${t.body}) <= 2000`),
  ],
);

export const caseFiles = pgTable(
  'case_files',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    caseId: uuid('case_id')
      .notNull()
      .references(() => cases.id, { onDelete: 'cascade' }),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id),
    name: text('name').notNull(),
    size: integer('size').notNull(),
    contentType: text('content_type').notNull(),
    storageKey: text('storage_key').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('case_files_case').on(t.caseId),
    index('case_files_owner').on(t.ownerId),
    unique('case_files_key_unique').on(t.storageKey),
    check('case_files_size', sql`${t.size} > 0 and length(${t.name}) between 1 and 255`),
  ],
);

/** Messages that a party submitted as evidence, as they read at the time. */
export const caseMessages = pgTable(
  'case_messages',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    caseId: uuid('case_id')
      .notNull()
      .references(() => cases.id, { onDelete: 'cascade' }),
    /** Id of the message, which may be deleted since. */
    messageId: uuid('message_id').notNull(),
    handedBy: text('handed_by').$type<CaseSide>().notNull(),
    author: text('author').$type<CaseSide>().notNull(),
    body: encryptedText('body'),
    writtenAt: instant('written_at').notNull(),
    handedAt: instant('handed_at').notNull(),
  },
  (t) => [
    unique('case_messages_once').on(t.caseId, t.handedBy, t.messageId),
    check(
      'case_messages_sides',
      sql`${t.handedBy} in ('client', 'lawyer') and ${t.author} in ('client', 'lawyer')`,
    ),
  ],
);

/** Offers to settle: the refund proposed, the rest is released. One of each side is open at a time. */
export const caseOffers = pgTable(
  'case_offers',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    caseId: uuid('case_id')
      .notNull()
      .references(() => cases.id, { onDelete: 'cascade' }),
    madeBy: text('made_by').$type<CaseSide>().notNull(),
    refund: integer('refund').notNull(),
    /** Null without one, and once an account of either side is deleted. */
    note: encryptedText('note'),
    state: text('state').$type<OfferState>().notNull().default('OPEN'),
    madeAt: instant('made_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    answeredAt: instant('answered_at'),
  },
  (t) => [
    index('case_offers_case').on(t.caseId, t.madeAt),
    uniqueIndex('case_offers_one_open').on(t.caseId, t.madeBy).where(sql`state = 'OPEN'`),
    index('case_offers_to_end').on(t.expiresAt).where(sql`state = 'OPEN'`),
    check('case_offers_by', sql`${t.madeBy} in ('client', 'lawyer') and ${t.refund} >= 0`),
    check(
      'case_offers_state',
      sql`${t.state} in ('OPEN', 'ACCEPTED', 'REFUSED', 'WITHDRAWN', 'EXPIRED')`,
    ),
  ],
);

/** Decisions of administrators: one, and another after a review. */
export const caseDecisions = pgTable(
  'case_decisions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    caseId: uuid('case_id')
      .notNull()
      .references(() => cases.id, { onDelete: 'cascade' }),
    adminId: uuid('admin_id').references(() => users.id),
    /** 1, or 2 after a review. */
    round: integer('round').notNull(),
    /** Centavos refunded to the client; null for all that is held when the money moves. */
    refund: integer('refund'),
    reason: text('reason'),
    decidedAt: instant('decided_at').notNull(),
  },
  (t) => [
    unique('case_decisions_once').on(t.caseId, t.round),
    index('case_decisions_admin').on(t.adminId),
    check('case_decisions_round', sql`${t.round} in (1, 2) and ${t.refund} >= 0`),
    check('case_decisions_reason', sql`length(${t.reason}) <= 2000`),
  ],
);
