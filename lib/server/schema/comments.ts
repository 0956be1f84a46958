import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts';
import { instant } from './columns';
import { meetings } from './meetings';
import { workItems } from './work-items';

/** Messages of the two people of a meeting or an agreement. Each has one reader: the one who did not write it. */
export const comments = pgTable(
  'comments',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Order of writing: those of one conversation are inserted one after the other. */
    seq: bigint('seq', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    meetingId: uuid('meeting_id').references(() => meetings.id, { onDelete: 'cascade' }),
    workItemId: uuid('work_item_id').references(() => workItems.id, { onDelete: 'cascade' }),
    authorId: uuid('author_id')
      .notNull()
      .references(() => users.id),
    /** Member who wrote it for the lawyer; without a foreign key, which would need an index on a large table. */
    memberId: uuid('member_id'),
    comment: text('comment').notNull(),
    /** Idempotency-Key of the request that made it: a repeat after a crash finds it again. */
    requestKey: text('request_key'),
    createdAt: instant('created_at').notNull(),
    editedAt: instant('edited_at'),
    seenAt: instant('seen_at'),
    /** When its reader was notified by email. */
    mailedAt: instant('mailed_at'),
  },
  (t) => [
    unique('comments_request_unique').on(t.authorId, t.requestKey),
    index('comments_meeting').on(t.meetingId, t.seq),
    index('comments_unread').on(t.meetingId, t.authorId).where(sql`seen_at is null`),
    index('comments_work_item').on(t.workItemId, t.seq),
    index('comments_work_item_unread').on(t.workItemId, t.authorId).where(sql`seen_at is null`),
    check('comments_about', sql`num_nonnulls(${t.meetingId}, ${t.workItemId}) = 1`),
    check('comments_text', sql`length(${t.comment}) between 1 and 5000`),
  ],
);

export const commentAbout = {
  meeting: comments.meetingId,
  'work-item': comments.workItemId,
} as const;
