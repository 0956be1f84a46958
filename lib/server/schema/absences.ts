import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { AbsenceState } from '@/lib/domain/meetings/attendance/absence';
import { instant } from './columns';
import { meetings } from './meetings';

/** A client's report that the lawyer of a phone meeting did not call, with the answer and the outcome. */
export const meetingAbsences = pgTable(
  'meeting_absences',
  {
    meetingId: uuid('meeting_id')
      .primaryKey()
      .references(() => meetings.id, { onDelete: 'cascade' }),
    state: text('state').$type<AbsenceState>().notNull(),
    /** The client's words. These and the ones below are null once an account of either side is deleted. */
    details: text('details'),
    reportedAt: instant('reported_at').notNull(),
    answer: text('answer'),
    answeredAt: instant('answered_at'),
    decision: text('decision'),
    decidedAt: instant('decided_at'),
    closedAt: instant('closed_at'),
  },
  (t) => [
    index('meeting_absences_to_close').on(t.reportedAt).where(sql`state = 'REPORTED'`),
    index('meeting_absences_contested').on(t.reportedAt).where(sql`state = 'CONTESTED'`),
    check(
      'meeting_absences_state',
      sql`${t.state} in ('REPORTED', 'CONTESTED', 'REFUNDED', 'REJECTED')
        and (${t.state} in ('REFUNDED', 'REJECTED')) = (${t.closedAt} is not null)`,
    ),
    check(
      'meeting_absences_texts',
      sql`length(${t.details}) <= 1000 and length(${t.answer}) <= 1000 and length(${t.decision}) <= 1000`,
    ),
  ],
);
