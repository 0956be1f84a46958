import { bigint, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns';

/**
 * Number of live events that a user has had. Adding one updates its row, so that a later id never commits before an
 * earlier one: a reader that has seen up to an id has missed nothing.
 */
export const liveEventCounters = pgTable('live_event_counters', {
  // No foreign key, here and below: checking it would lock the user after everything else (docs/decisions/0030).
  userId: uuid('user_id').primaryKey(),
  lastId: bigint('last_id', { mode: 'number' }).notNull(),
});

/** Changes of a user's data: the kind and the id, never the content. The browser fetches it again. */
export const liveEvents = pgTable(
  'live_events',
  {
    userId: uuid('user_id').notNull(),
    /** 1, 2, 3 … for each user, without gaps. */
    id: bigint('id', { mode: 'number' }).notNull(),
    type: text('type').$type<'notification' | 'meeting' | 'work-item'>().notNull(),
    /** Id of the subject; null where the type is sufficient. */
    subjectId: uuid('subject_id'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] }), index('live_events_age').on(t.createdAt)],
);
