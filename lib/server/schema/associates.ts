import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { AssociateState } from '@/lib/domain/meetings/associates';
import { users } from './accounts';
import { instant } from './columns';
import { meetings } from './meetings';
import { practiceMembers } from './members';

/**
 * Other lawyers of the practice whom a meeting's lawyer asks into its call, and the client's answers. Ended rows stay
 * as a record of what the client agreed to and when.
 */
export const meetingAssociates = pgTable(
  'meeting_associates',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    meetingId: uuid('meeting_id')
      .notNull()
      .references(() => meetings.id, { onDelete: 'cascade' }),
    memberId: uuid('member_id').references(() => practiceMembers.id, { onDelete: 'set null' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    state: text('state').$type<AssociateState>().notNull(),
    askedAt: instant('asked_at').notNull(),
    /**
     * When the associate declared to be free of a conflict of interest; the client is asked from then on. The
     * previous version asks at once.
     */
    acceptedAt: instant('accepted_at').defaultNow(),
    answeredAt: instant('answered_at'),
    consentVersion: integer('consent_version'),
    /** When the client declined or withdrew consent, or the lawyer or the associate ended it. */
    endedAt: instant('ended_at'),
  },
  (t) => [
    uniqueIndex('meeting_associates_open').on(t.meetingId).where(sql`ended_at is null`),
    index('meeting_associates_meeting').on(t.meetingId, t.askedAt),
    index('meeting_associates_member').on(t.memberId),
    index('meeting_associates_user').on(t.userId),
    check(
      'meeting_associates_state',
      sql`${t.state} in ('ASKED', 'AGREED', 'DECLINED', 'WITHDRAWN')`,
    ),
    check(
      'meeting_associates_ended',
      sql`(${t.endedAt} is null) = (${t.state} in ('ASKED', 'AGREED'))`,
    ),
    check(
      'meeting_associates_answered',
      sql`(${t.answeredAt} is null) = (${t.consentVersion} is null) and (${t.state} not in ('AGREED', 'DECLINED') or ${t.answeredAt} is not null)`,
    ),
  ],
);
