import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { encryptedText, instant } from './columns';
import { lawyers } from './lawyers';

const lawyerId = () =>
  text('lawyer_id')
    .notNull()
    .references(() => lawyers.id, { onDelete: 'cascade', onUpdate: 'cascade' });

/** The secret address under which a lawyer's calendar is read by other programs. */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    lawyerId: lawyerId().primaryKey(),
    /** Of the address only the hash of its token is stored. */
    tokenHash: text('token_hash').notNull(),
    clientNames: boolean('client_names').notNull().default(false),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [unique('calendar_feeds_token_unique').on(t.tokenHash)],
);

/** A calendar elsewhere whose busy times are read every 15 minutes. */
export const calendarImports = pgTable(
  'calendar_imports',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    lawyerId: lawyerId(),
    name: text('name').notNull(),
    /** What is shown of the address. */
    host: text('host').notNull(),
    /** AES-256-GCM, never plain: whoever has it reads the calendar. */
    address: encryptedText('address').notNull(),
    /** Keyed hash of the address: each is imported once. */
    addressHash: text('address_hash').notNull(),
    etag: text('etag'),
    lastModified: text('last_modified'),
    /** When the calendar itself was last read, not only found unchanged. */
    readAt: instant('read_at').notNull(),
    /** When the busy times were last known to be right. */
    syncedAt: instant('synced_at').notNull(),
    dueAt: instant('due_at').notNull(),
    /** What went wrong the last time. */
    problem: text('problem'),
    /** Times in a row that it went wrong. */
    failures: integer('failures').notNull().default(0),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    unique('calendar_imports_address_unique').on(t.lawyerId, t.addressHash),
    index('calendar_imports_due').on(t.dueAt),
    check('calendar_imports_failures', sql`(${t.failures} = 0) = (${t.problem} is null)`),
  ],
);

/** Busy times of an imported calendar, without what happens in them. */
export const importedTimes = pgTable(
  'imported_times',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    importId: uuid('import_id')
      .notNull()
      .references(() => calendarImports.id, { onDelete: 'cascade' }),
    lawyerId: lawyerId(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
  },
  (t) => [
    index('imported_times_import').on(t.importId),
    index('imported_times_lawyer').on(t.lawyerId, t.endsAt),
    check('imported_times_range', sql`${t.endsAt} > ${t.startsAt}`),
  ],
);
