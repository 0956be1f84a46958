import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { encryptedText, instant } from './columns';
import { lawyers } from './lawyers';
import { meetings, reviews } from './meetings';

export const meetingSummaries = pgTable(
  'meeting_summaries',
  {
    meetingId: uuid('meeting_id')
      .primaryKey()
      .references(() => meetings.id, { onDelete: 'cascade' }),
    content: encryptedText('content').notNull(),
    version: integer('version').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at'),
  },
  (t) => [check('meeting_summaries_version', sql`${t.version} > 0`)],
);

/** Reviews that their lawyers reported to the operator. */
export const reviewReports = pgTable(
  'review_reports',
  {
    reviewId: uuid('review_id')
      .primaryKey()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    lawyerId: text('lawyer_id')
      .notNull()
      .references(() => lawyers.id, { onUpdate: 'cascade' }),
    reason: text('reason').notNull(),
    createdAt: instant('created_at').notNull(),
    decision: text('decision').$type<'KEPT' | 'HIDDEN'>(),
    /** Reason, which client and lawyer were told. */
    decisionReason: text('decision_reason'),
    decidedAt: instant('decided_at'),
  },
  (t) => [
    index('review_reports_open').on(t.createdAt).where(sql`decided_at is null`),
    check(
      'review_reports_decision',
      sql`${t.decision} in ('KEPT', 'HIDDEN') and (${t.decision} is null) = (${t.decidedAt} is null)`,
    ),
    index('review_reports_lawyer').on(t.lawyerId),
    check('review_reports_reason', sql`length(${t.reason}) between 1 and 1000`),
    check('review_reports_decision_reason', sql`length(${t.decisionReason}) between 1 and 1000`),
  ],
);

/** Lawyers' replies to reviews, shown below them: one for each. */
export const reviewReplies = pgTable(
  'review_replies',
  {
    reviewId: uuid('review_id')
      .primaryKey()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    lawyerId: text('lawyer_id')
      .notNull()
      .references(() => lawyers.id, { onUpdate: 'cascade' }),
    reply: text('reply').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    index('review_replies_lawyer').on(t.lawyerId),
    check('review_replies_reply', sql`length(${t.reply}) between 1 and 1000`),
  ],
);
