import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import type { Duration } from '@/lib/domain/lawyers/slots';
import type { MeetingType } from '@/lib/domain/meetings/meeting';
import { users } from './accounts';
import { instant } from './columns';
import { lawyers } from './lawyers';
import { meetings } from './meetings';

/** Times that a lawyer offers to a client at a price, after or beside one of their meetings. They are not held. */
export const followUps = pgTable(
  'follow_ups',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    lawyerId: text('lawyer_id')
      .notNull()
      .references(() => lawyers.id, { onUpdate: 'cascade' }),
    clientId: uuid('client_id')
      .notNull()
      .references(() => users.id),
    meetingId: uuid('meeting_id')
      .notNull()
      .references(() => meetings.id),
    startTimes: timestamp('start_times', { withTimezone: true, mode: 'string' }).array().notNull(),
    duration: integer('duration').$type<Duration>().notNull(),
    type: text('type').$type<MeetingType>().notNull(),
    /** Centavos; 0 is free. */
    price: integer('price').notNull(),
    note: text('note'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    withdrawnAt: instant('withdrawn_at'),
    /** The latest meeting booked with it: only one at a time, even under concurrent requests. */
    takenBy: uuid('taken_by').references(() => meetings.id),
  },
  (t) => [
    unique('follow_ups_taken_unique').on(t.takenBy),
    index('follow_ups_lawyer').on(t.lawyerId, t.clientId, t.createdAt),
    index('follow_ups_client').on(t.clientId, t.expiresAt),
    index('follow_ups_meeting').on(t.meetingId, t.createdAt),
    index('follow_ups_ended').on(t.expiresAt).where(sql`${t.takenBy} is null`),
    check('follow_ups_times', sql`cardinality(${t.startTimes}) between 1 and 3`),
    check('follow_ups_duration', sql`${t.duration} in (30, 60)`),
    check('follow_ups_type', sql`${t.type} in ('VIDEO', 'PHONE')`),
    check('follow_ups_price', sql`${t.price} = 0 or ${t.price} between 2000 and 5000000`),
    check('follow_ups_note', sql`length(${t.note}) between 1 and 500`),
    check('follow_ups_end', sql`${t.expiresAt} > ${t.createdAt}`),
  ],
);

/** Every meeting booked with an offer, including those whose hold expired: money for one of them may come late. */
export const followUpMeetings = pgTable(
  'follow_up_meetings',
  {
    meetingId: uuid('meeting_id')
      .primaryKey()
      .references(() => meetings.id, { onDelete: 'cascade' }),
    followUpId: uuid('follow_up_id')
      .notNull()
      .references(() => followUps.id, { onDelete: 'cascade' }),
  },
  (t) => [index('follow_up_meetings_follow_up').on(t.followUpId)],
);
