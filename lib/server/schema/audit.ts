import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns';

/**
 * Audit log of accountable events: actor, action, subject. Never changed and never deleted (triggers in migration
 * baseline), and therefore without personal data and without foreign keys: it names rows by their ids.
 */
export const auditEvents = pgTable(
  'audit_events',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    at: instant('at').notNull(),
    event: text('event').notNull(),
    /** Role of the actor: owner, verifier, admin, operator, system. */
    actor: text('actor').notNull(),
    /** Null for the verifier and the operator, who have no account, and the system. */
    userId: uuid('user_id'),
    subject: text('subject').notNull(),
    detail: text('detail'),
  },
  (t) => [
    index('audit_events_subject').on(t.subject, t.at),
    index('audit_events_newest').on(t.at, t.id),
  ],
);
