import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { type EncryptedText, instant } from './columns';

/** Uptime of servers: one row for each run of a process, renewed while it responds. */
export const serverUptime = pgTable(
  'server_uptime',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    startedAt: instant('started_at').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
  },
  (t) => [index('server_uptime_last_seen').on(t.lastSeenAt)],
);

/** Identity of this database, written at the first start on it: one row. */
export const installation = pgTable(
  'installation',
  {
    only: boolean('only').primaryKey().default(true),
    kind: text('kind', { enum: ['local', 'production'] }).notNull(),
    /** Check of the previous release, which had one key: it is in `data_keys` now. The next release drops it. */
    keyCheck: text('key_check').$type<EncryptedText>(),
    madeAt: instant('made_at').notNull().defaultNow(),
    /** Since when the installation is held: it was restored, and not released yet. */
    heldAt: instant('held_at'),
    /** When its newest complete backup was begun; later data are not in it. */
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
  /** A known text under it: a key that cannot decrypt it cannot decrypt the rest. */
  keyCheck: text('key_check').$type<EncryptedText>().notNull(),
  since: instant('since').notNull().defaultNow(),
});

/** Progress of each backfill: a row from its first batch on. */
export const backfills = pgTable('backfills', {
  name: text('name').primaryKey(),
  /** Position after which the next batch begins; null before the first one. */
  cursor: text('cursor'),
  rows: bigint('rows', { mode: 'number' }).notNull().default(0),
  startedAt: instant('started_at').notNull().defaultNow(),
  finishedAt: instant('finished_at'),
});
