import { index, pgTable, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns';

/** When servers were up: one row for each run of a process, renewed while it answers. */
export const serverUptime = pgTable(
  'server_uptime',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    startedAt: instant('started_at').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
  },
  (t) => [index('server_uptime_last_seen').on(t.lastSeenAt)],
);
