import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { type EncryptedText, instant } from './columns';

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

/** What this database is, written at the first start on it: one row. */
export const installation = pgTable(
  'installation',
  {
    only: boolean('only').primaryKey().default(true),
    /** APP_ENV of that start. */
    kind: text('kind', { enum: ['local', 'production'] }).notNull(),
    /** Of the release before, which had one key: it is in `data_keys` now. The release after this one drops it. */
    keyCheck: text('key_check').$type<EncryptedText>(),
    madeAt: instant('made_at').notNull().defaultNow(),
    /** Since when nothing leaves it: it was restored, and not released yet. */
    heldAt: instant('held_at'),
    /** When the newest complete backup of it was begun: what came later is not in it. */
    lastBackupAt: instant('last_backup_at'),
  },
  (t) => [
    check('installation_only', sql`${t.only}`),
    check('installation_kind', sql`${t.kind} in ('local', 'production')`),
  ],
);

/** The keys of DATA_KEYS under which this database may have values: one for each that was ever the first, until it is dropped. */
export const dataKeys = pgTable('data_keys', {
  id: text('id').primaryKey(),
  /** A known text under it: what cannot read it cannot read the rest. */
  keyCheck: text('key_check').$type<EncryptedText>().notNull(),
  /** When it first encrypted here. */
  since: instant('since').notNull().defaultNow(),
});

/** How far each backfill is: a row from its first batch on. */
export const backfills = pgTable('backfills', {
  name: text('name').primaryKey(),
  /** After what the next batch begins; none before the first one. */
  cursor: text('cursor'),
  /** Rows done so far. */
  rows: bigint('rows', { mode: 'number' }).notNull().default(0),
  startedAt: instant('started_at').notNull().defaultNow(),
  finishedAt: instant('finished_at'),
});
