import { bigint, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns';

/**
 * How many live events a user has had. Its row is updated by whoever adds one, so that a later id never commits before an
 * earlier one: a reader that has seen up to an id has missed nothing.
 */
export const liveEventCounters = pgTable('live_event_counters', {
  // No foreign key, here and below: checking it would lock the user after everything else (docs/decisions/0030).
  userId: uuid('user_id').primaryKey(),
  lastId: bigint('last_id', { mode: 'number' }).notNull(),
});

/** That something of a user changed: of which kind and which one, never what. The browser asks for it again. */
export const liveEvents = pgTable(
  'live_events',
  {
    userId: uuid('user_id').notNull(),
    /** 1, 2, 3 … for each user, without gaps. */
    id: bigint('id', { mode: 'number' }).notNull(),
    type: text('type').$type<'notification' | 'meeting' | 'work-item'>().notNull(),
    /** Which one; null where the type says everything. */
    subjectId: uuid('subject_id'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] }), index('live_events_age').on(t.createdAt)],
);
