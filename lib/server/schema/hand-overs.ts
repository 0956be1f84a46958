import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns';
import { lawyers } from './lawyers';
import { meetings } from './meetings';

/**
 * Colleagues that a lawyer who declined a meeting named to its client. Written once, with the cancellation. They are
 * told nothing of it, and no query reads it for them.
 */
export const handOverColleagues = pgTable(
  'hand_over_colleagues',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    meetingId: uuid('meeting_id')
      .notNull()
      .references(() => meetings.id, { onDelete: 'cascade' }),
    /** From 1, as the lawyer ordered them. */
    position: integer('position').notNull(),
    lawyerId: text('lawyer_id')
      .notNull()
      .references(() => lawyers.id, { onUpdate: 'cascade' }),
    namedAt: instant('named_at').notNull(),
  },
  (t) => [
    unique('hand_over_colleagues_place').on(t.meetingId, t.position),
    unique('hand_over_colleagues_once').on(t.meetingId, t.lawyerId),
    index('hand_over_colleagues_lawyer').on(t.lawyerId),
    check('hand_over_colleagues_position', sql`${t.position} between 1 and 3`),
  ],
);
