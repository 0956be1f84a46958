import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { encryptedText, instant } from './columns';
import { lawyers } from './lawyers';

const lawyerId = () =>
  text('lawyer_id')
    .notNull()
    .references(() => lawyers.id, { onDelete: 'cascade', onUpdate: 'cascade' });

/** Secret addresses under which other programs read lawyers' calendars. */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    lawyerId: lawyerId().primaryKey(),
    /** Hash of the address's token; the address itself is not stored. */
    tokenHash: text('token_hash').notNull(),
    clientNames: boolean('client_names').notNull().default(false),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [unique('calendar_feeds_token_unique').on(t.tokenHash)],
);

/** External calendars whose busy times are read every 15 minutes. */
export const calendarImports = pgTable(
  'calendar_imports',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    lawyerId: lawyerId(),
    name: text('name').notNull(),
    /** Part of the address that is shown. */
    host: text('host').notNull(),
    /** AES-256-GCM, never plain: the address gives access to the calendar. */
    address: encryptedText('address').notNull(),
    /** Keyed hash of the address, so that each is imported once. */
    addressHash: text('address_hash').notNull(),
    etag: text('etag'),
    lastModified: text('last_modified'),
    readAt: instant('read_at').notNull(),
    /** When the busy times were last confirmed to be current. */
    syncedAt: instant('synced_at').notNull(),
    dueAt: instant('due_at').notNull(),
    problem: text('problem'),
    failures: integer('failures').notNull().default(0),
    /** Events that could not be read completely, and the Manila day of the first one, where known. */
    unreadEvents: integer('unread_events').notNull().default(0),
    firstUnread: date('first_unread'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    unique('calendar_imports_address_unique').on(t.lawyerId, t.addressHash),
    index('calendar_imports_due').on(t.dueAt),
    check('calendar_imports_failures', sql`(${t.failures} = 0) = (${t.problem} is null)`),
  ],
);

/** Busy times of imported calendars, without the contents of events. */
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

/** A lawyer's Google Calendar: busy times are read from it, and meetings are written to a separate calendar of ours. */
export const googleCalendars = pgTable(
  'google_calendars',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    lawyerId: lawyerId(),
    email: text('email').notNull(),
    /** Refresh token, AES-256-GCM, never plain: it gives access to the owner's busy times. */
    token: encryptedText('token').notNull(),
    calendarId: text('calendar_id'),
    connectedAt: instant('connected_at').notNull(),
    /** Whether meetings are written there with the names of clients. */
    clientNames: boolean('client_names').notNull().default(false),
    /** When both sides were last in sync. */
    agreedAt: instant('agreed_at'),
    dueAt: instant('due_at').notNull(),
    /** Until then a sync is under way, or Google asked for a pause: no other begins. */
    claimedUntil: instant('claimed_until'),
    problem: text('problem'),
    failures: integer('failures').notNull().default(0),
    /** Channel of Google's change notifications; only the hash of its token is stored. */
    channelId: uuid('channel_id'),
    channelHash: text('channel_hash'),
    channelResource: text('channel_resource'),
    /** When the channel has to be renewed. */
    watchDueAt: instant('watch_due_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (t) => [
    uniqueIndex('google_calendars_connected').on(t.lawyerId).where(sql`${t.endedAt} is null`),
    index('google_calendars_lawyer').on(t.lawyerId),
    index('google_calendars_due').on(t.dueAt),
    unique('google_calendars_channel_unique').on(t.channelId),
    check('google_calendars_failures', sql`(${t.failures} = 0) = (${t.problem} is null)`),
  ],
);

/** Busy times of Google Calendars, without the contents of events. */
export const googleTimes = pgTable(
  'google_times',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    googleId: uuid('google_id')
      .notNull()
      .references(() => googleCalendars.id, { onDelete: 'cascade' }),
    lawyerId: lawyerId(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
  },
  (t) => [
    index('google_times_google').on(t.googleId),
    index('google_times_lawyer').on(t.lawyerId, t.endsAt),
    check('google_times_range', sql`${t.endsAt} > ${t.startsAt}`),
  ],
);

/** Accounts of the simulated Google of local installations; empty in production. */
export const testGoogleAccounts = pgTable('test_google_accounts', {
  email: text('email').primaryKey(),
  state: jsonb('state').notNull(),
});
