import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { ConflictDecision } from '@/lib/domain/meetings/conflicts/conflict';
import { encryptedText, instant } from './columns';
import { lawyers } from './lawyers';
import { meetings } from './meetings';

/**
 * A lawyer's decisions on conflicts of interest, and the facts known then. A trigger (migration conflicts) keeps
 * decisions and times unchanged.
 */
export const meetingConflictChecks = pgTable(
  'meeting_conflict_checks',
  {
    meetingId: uuid('meeting_id')
      .notNull()
      .references(() => meetings.id, { onDelete: 'cascade' }),
    decision: text('decision').$type<ConflictDecision>().notNull(),
    lawyerId: text('lawyer_id')
      .notNull()
      .references(() => lawyers.id, { onUpdate: 'cascade' }),
    /**
     * Matches that were shown, as JSON; AES-256-GCM, never plain. Null once an account that is named in them is
     * deleted.
     */
    matches: encryptedText('matches'),
    /** Why it is no conflict although a name is the same; AES-256-GCM, never plain. It goes with the matches. */
    reason: encryptedText('reason'),
    matchedMeetings: uuid('matched_meetings').array().notNull(),
    decidedAt: instant('decided_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.meetingId, t.decision] }),
    index('meeting_conflict_checks_lawyer').on(t.lawyerId, t.decidedAt),
    index('meeting_conflict_checks_matched').using('gin', t.matchedMeetings),
    check('meeting_conflict_checks_decision', sql`${t.decision} in ('NONE', 'CONFLICT')`),
  ],
);
