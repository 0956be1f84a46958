import { sql } from 'drizzle-orm';
import {
  bigserial,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { IncidentKind } from '@/lib/domain/admin/incidents';
import type { PaymentSetting } from '@/lib/domain/payments/settings';
import { users } from './accounts';
import { encryptedText, instant } from './columns';

/** Administrators' internal notes about a person: append-only. */
export const personNotes = pgTable(
  'person_notes',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    authorId: uuid('author_id')
      .notNull()
      .references(() => users.id),
    note: encryptedText('note').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    index('person_notes_newest').on(t.userId, t.createdAt, t.id),
    index('person_notes_author').on(t.authorId),
  ],
);

/** Values of settings, each from a moment on; the newest is in force. Never changed and never deleted (trigger). */
export const settingChanges = pgTable(
  'setting_changes',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    setting: text('setting').$type<PaymentSetting>().notNull(),
    value: jsonb('value').notNull(),
    reason: text('reason').notNull(),
    userId: uuid('user_id').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [
    index('setting_changes_newest').on(t.setting, t.id),
    check('setting_changes_reason', sql`length(${t.reason}) between 1 and 1000`),
  ],
);

/** Deliveries of gateways and their outcomes, without bodies. Refused ones of an hour share a row. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    gateway: text('gateway').notNull(),
    /** The gateway's id of the event; the hour for a delivery that is unsigned or no event. */
    eventId: text('event_id').notNull(),
    outcome: text('outcome')
      .$type<
        | 'processed'
        | 'repeated'
        | 'unknown'
        | 'unclaimed'
        | 'failed'
        | 'differs'
        | 'unsigned'
        | 'no_event'
      >()
      .notNull(),
    type: text('type'),
    sessionId: text('session_id'),
    /** Without a foreign key, as it is a log. */
    paymentId: uuid('payment_id'),
    detail: text('detail'),
    times: integer('times').notNull().default(1),
    firstAt: instant('first_at').notNull(),
    lastAt: instant('last_at').notNull(),
  },
  (t) => [
    unique('webhook_deliveries_unique').on(t.gateway, t.eventId, t.outcome),
    index('webhook_deliveries_newest').on(t.lastAt),
    check(
      'webhook_deliveries_outcome',
      sql`${t.outcome} in ('processed', 'repeated', 'unknown', 'unclaimed', 'failed', 'differs', 'unsigned', 'no_event')`,
    ),
  ],
);

/** Counts of public events on a Manila day; nothing identifies the visitors. */
export const dailyFigures = pgTable(
  'daily_figures',
  {
    day: date('day', { mode: 'string' }).notNull(),
    figure: text('figure').$type<'visit' | 'search'>().notNull(),
    count: integer('count').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.day, t.figure] }),
    check('daily_figures_figure', sql`${t.figure} in ('visit', 'search')`),
    check('daily_figures_count', sql`${t.count} > 0`),
  ],
);

/** Open incidents, one row for each kind, and when the operator was last mailed about it. */
export const incidents = pgTable('incidents', {
  kind: text('kind').$type<IncidentKind>().primaryKey(),
  firstSeenAt: instant('first_seen_at').notNull(),
  lastSeenAt: instant('last_seen_at').notNull(),
  mailedAt: instant('mailed_at'),
});
