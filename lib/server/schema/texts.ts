import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { TextFacts, TextKind, TextState } from '@/lib/domain/notifications/texts';
import { users } from './accounts';
import { encryptedText, instant } from './columns';
import { meetings } from './meetings';

/**
 * Numbers that receive text messages: per user one that is confirmed, with the time and wording of consent, and one
 * that waits for its code. Several accounts may have the same number; the hash finds all of them when it answers
 * STOP.
 */
export const textNumbers = pgTable(
  'text_numbers',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    number: encryptedText('number').notNull(),
    numberHash: text('number_hash').notNull(),
    consentedAt: instant('consented_at').notNull(),
    consentVersion: text('consent_version').notNull(),
    codeHash: text('code_hash'),
    codeSentAt: instant('code_sent_at').notNull(),
    codeTries: integer('code_tries').notNull().default(0),
    confirmedAt: instant('confirmed_at'),
    stoppedAt: instant('stopped_at'),
    switchedOff: text('switched_off')
      .array()
      .$type<TextKind[]>()
      .notNull()
      .default(sql`'{}'::text[]`),
  },
  (t) => [
    uniqueIndex('text_numbers_confirmed').on(t.userId).where(sql`confirmed_at is not null`),
    uniqueIndex('text_numbers_asked').on(t.userId).where(sql`confirmed_at is null`),
    index('text_numbers_user').on(t.userId),
    index('text_numbers_hash').on(t.numberHash),
    check('text_numbers_code', sql`(${t.codeHash} is null) = (${t.confirmedAt} is not null)`),
    check('text_numbers_stopped', sql`${t.stoppedAt} is null or ${t.confirmedAt} is not null`),
  ],
);

/**
 * Text messages about meetings, queued with their subject; the wording is made when they are sent. A row leaves
 * `waiting` before the carrier is asked, so that a text whose response is lost is never sent again.
 */
export const texts = pgTable(
  'texts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    meetingId: uuid('meeting_id')
      .notNull()
      .references(() => meetings.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<TextKind>().notNull(),
    side: text('side').$type<TextFacts['side']>().notNull(),
    /** Start of the meeting when it was queued: another time is another text. */
    startsAt: instant('starts_at').notNull(),
    usefulUntil: instant('useful_until').notNull(),
    state: text('state').$type<TextState>().notNull().default('waiting'),
    createdAt: instant('created_at').notNull(),
    claimedAt: instant('claimed_at'),
    settledAt: instant('settled_at'),
    carrierId: text('carrier_id'),
  },
  (t) => [
    unique('texts_once').on(t.userId, t.meetingId, t.startsAt, t.kind),
    index('texts_meeting').on(t.meetingId),
    index('texts_created').on(t.createdAt),
    index('texts_under_way').on(t.createdAt).where(sql`state in ('waiting', 'sending')`),
    check('texts_kind', sql`${t.kind} in ('tomorrow', 'soon', 'waits')`),
    check('texts_side', sql`${t.side} in ('client', 'lawyer')`),
    check(
      'texts_state',
      sql`${t.state} in ('waiting', 'sending', 'sent', 'refused', 'unknown', 'dropped')`,
    ),
    check(
      'texts_claimed',
      sql`${t.state} not in ('sending', 'sent', 'refused', 'unknown') or ${t.claimedAt} is not null`,
    ),
  ],
);

/** Processed answers to texts, by their ids at the carrier: a repeat changes nothing. */
export const textReplies = pgTable(
  'text_replies',
  {
    carrierId: text('carrier_id').primaryKey(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [index('text_replies_created').on(t.createdAt)],
);
