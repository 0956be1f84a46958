import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { ReminderKind } from '@/lib/domain/meetings/reminders';
import { instant } from './columns';
import { meetings } from './meetings';

/**
 * Reminders sent, inserted in the transaction that queues their mails. `sequence` is that of the meeting's calendar
 * entry, so that a new time gets new reminders.
 */
export const meetingReminders = pgTable(
  'meeting_reminders',
  {
    meetingId: uuid('meeting_id')
      .notNull()
      .references(() => meetings.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<ReminderKind>().notNull(),
    sequence: integer('sequence').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.meetingId, t.kind, t.sequence] }),
    check('meeting_reminders_kind', sql`${t.kind} in ('DAY_BEFORE', 'SOON', 'REVIEW')`),
  ],
);
