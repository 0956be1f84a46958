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
    /** Events of which something could not be read, and the Manila day on which the first begins, where that is known. */
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

/** The Google Calendar of a lawyer: busy times come from it, and meetings go to a calendar of ours beside it. */
export const googleCalendars = pgTable(
  'google_calendars',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    lawyerId: lawyerId(),
    /** The account at Google. */
    email: text('email').notNull(),
    /** The refresh token, AES-256-GCM, never plain: whoever has it reads when its owner is busy. */
    token: encryptedText('token').notNull(),
    /** The one calendar there that is ours, once it was made. */
    calendarId: text('calendar_id'),
    connectedAt: instant('connected_at').notNull(),
    /** When both sides last said the same. */
    agreedAt: instant('agreed_at'),
    dueAt: instant('due_at').notNull(),
    /** Until then a sync is under way, or Google asked for a pause: no other begins. */
    claimedUntil: instant('claimed_until'),
    /** What went wrong the last time. */
    problem: text('problem'),
    /** Times in a row that it went wrong. */
    failures: integer('failures').notNull().default(0),
    /** Over which Google tells us of changes; of its token only the hash. */
    channelId: uuid('channel_id'),
    channelHash: text('channel_hash'),
    channelResource: text('channel_resource'),
    /** When another channel is asked for. */
    watchDueAt: instant('watch_due_at').notNull(),
    /** Disconnected, and not yet taken back at Google. */
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

/** Busy times of a Google Calendar, without what happens in them. */
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

/** What the stand-in for Google of local installations keeps of each of its accounts; empty in production. */
export const testGoogleAccounts = pgTable('test_google_accounts', {
  email: text('email').primaryKey(),
  state: jsonb('state').notNull(),
});
