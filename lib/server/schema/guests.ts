import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { GuestRelation } from '@/lib/domain/meetings/guests';
import { instant } from './columns';
import { meetings } from './meetings';

/**
 * Guests whom clients invited, one per meeting. A new invitation is a new row, which invalidates the links and
 * cookies of the previous one.
 */
export const meetingGuests = pgTable(
  'meeting_guests',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    meetingId: uuid('meeting_id')
      .notNull()
      .references(() => meetings.id, { onDelete: 'cascade' }),
    relation: text('relation').$type<GuestRelation>().notNull(),
    /** Name as the client wrote it; a daily job erases both names. */
    invitedName: text('invited_name'),
    /** When the client agreed that another person listens, and the wording. */
    consentAt: instant('consent_at').notNull(),
    consentVersion: integer('consent_version').notNull(),
    name: text('name'),
    acceptedAt: instant('accepted_at'),
    acceptedVersion: integer('accepted_version'),
  },
  (t) => [
    unique('meeting_guests_meeting_unique').on(t.meetingId),
    index('meeting_guests_named')
      .on(t.meetingId)
      .where(sql`name is not null or invited_name is not null`),
    check(
      'meeting_guests_relation',
      sql`${t.relation} in ('INTERPRETER', 'FAMILY', 'FRIEND', 'COLLEAGUE', 'OTHER')`,
    ),
    check(
      'meeting_guests_names',
      sql`length(${t.name}) between 1 and 80 and length(${t.invitedName}) between 1 and 80`,
    ),
    check(
      'meeting_guests_accepted',
      sql`(${t.acceptedAt} is null) = (${t.acceptedVersion} is null) and (${t.name} is null or ${t.acceptedAt} is not null)`,
    ),
  ],
);
