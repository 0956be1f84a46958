import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { Duration } from '@/lib/domain/lawyers/slots';
import type { PartOfDay } from '@/lib/domain/meetings/waitlist';
import { users } from './accounts';
import { instant } from './columns';
import { lawyers } from './lawyers';
import { meetings } from './meetings';

export const waitlistEntries = pgTable(
  'waitlist_entries',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    clientId: uuid('client_id')
      .notNull()
      .references(() => users.id),
    lawyerId: text('lawyer_id')
      .notNull()
      .references(() => lawyers.id, { onUpdate: 'cascade' }),
    /** Manila days; the entry expires after the last. */
    fromDay: date('from_day', { mode: 'string' }).notNull(),
    toDay: date('to_day', { mode: 'string' }).notNull(),
    part: text('part').$type<PartOfDay>().notNull(),
    length: integer('length').$type<Duration>().notNull(),
    /** Position in the queue; changes of other fields keep it. */
    joinedAt: instant('joined_at').notNull(),
  },
  (t) => [
    unique('waitlist_entries_unique').on(t.clientId, t.lawyerId),
    index('waitlist_entries_lawyer').on(t.lawyerId, t.joinedAt, t.id),
    index('waitlist_entries_end').on(t.toDay),
    check('waitlist_entries_days', sql`${t.toDay} >= ${t.fromDay}`),
    check('waitlist_entries_part', sql`${t.part} in ('any', 'morning', 'afternoon', 'evening')`),
    check('waitlist_entries_length', sql`${t.length} in (30, 60)`),
  ],
);

/** Times of confirmed meetings that were cancelled or moved while clients were on the waitlist. */
export const freedTimes = pgTable(
  'freed_times',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    meetingId: uuid('meeting_id')
      .notNull()
      .references(() => meetings.id, { onDelete: 'cascade' }),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    /** Each is offered once, whatever the outcome. */
    offeredAt: instant('offered_at'),
  },
  (t) => [
    index('freed_times_meeting').on(t.meetingId),
    index('freed_times_end').on(t.endsAt),
    check('freed_times_range', sql`${t.endsAt} > ${t.startsAt}`),
  ],
);
