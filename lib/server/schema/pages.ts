import { sql } from 'drizzle-orm';
import { customType, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './columns';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' });
/** The transactions that had committed at a moment. */
const pgSnapshot = customType<{ data: string }>({ dataType: () => 'pg_snapshot' });

/** Rendered pages, shared by every process of one build under the same settings. */
export const pageEntries = pgTable(
  'page_entries',
  {
    /** The build, and the settings that its pages contain. */
    edition: text('edition').notNull(),
    key: text('key').notNull(),
    /** New with every rendering, so that a process can compare its copy. */
    version: text('version').notNull(),
    body: bytes('body').notNull(),
    tags: text('tags').array().notNull(),
    /** Taken before the page was rendered: everything committed by then is in the page. */
    snapshot: pgSnapshot('seen').notNull(),
    writtenAt: instant('written_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.edition, t.key] }), index('page_entries_age').on(t.writtenAt)],
);

/**
 * Changes by tag. Appended in the transaction of the change, never updated, so that two changes of one tag do not
 * wait for each other.
 */
export const pageChanges = pgTable(
  'page_changes',
  {
    tag: text('tag').notNull(),
    changedBy: transactionId('changed_by').notNull().default(sql`pg_current_xact_id()`),
    changedAt: instant('changed_at').notNull().defaultNow(),
  },
  (t) => [
    index('page_changes_tag').on(t.tag, t.changedBy),
    index('page_changes_age').on(t.changedAt),
    index('page_changes_by').on(t.changedBy),
  ],
);
