import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { HelpSituation, HelpState } from '@/lib/domain/cases/help';
import { users } from './accounts';
import { citext, encryptedText, instant } from './columns';

/** What people ask the support, with its answer. */
export const helpQuestions = pgTable(
  'help_questions',
  {
    /** Made by the browser, so that asking can be repeated. */
    id: uuid('id').primaryKey(),
    /** Null for who asked without signing in. */
    userId: uuid('user_id').references(() => users.id),
    /** Where the answer goes, of who asked without signing in. */
    email: citext('email'),
    situation: text('situation').$type<HelpSituation>().notNull(),
    /** A payment or a meeting, as it was given: nobody has checked whose it is. */
    reference: text('reference'),
    /** AES-256-GCM, never plain. */
    question: encryptedText('question').notNull(),
    fileName: text('file_name'),
    fileSize: integer('file_size'),
    fileType: text('file_type'),
    fileKey: text('file_key'),
    state: text('state').$type<HelpState>().notNull().default('OPEN'),
    /** The administrator who takes care of it. */
    assignedTo: uuid('assigned_to').references(() => users.id),
    answer: encryptedText('answer'),
    endedBy: uuid('ended_by').references(() => users.id),
    createdAt: instant('created_at').notNull(),
    /** When it was answered, or closed without an answer. */
    endedAt: instant('ended_at'),
  },
  (t) => [
    index('help_questions_open').on(t.createdAt).where(sql`state = 'OPEN'`),
    index('help_questions_ended').on(t.endedAt).where(sql`state <> 'OPEN'`),
    index('help_questions_user').on(t.userId, t.createdAt),
    index('help_questions_assigned').on(t.assignedTo),
    index('help_questions_ended_by').on(t.endedBy),
    check('help_questions_from', sql`(${t.userId} is null) <> (${t.email} is null)`),
    check(
      'help_questions_situation',
      sql`${t.situation} in ('not_paid', 'cannot_join', 'wrong_time', 'no_answer', 'money_back', 'cannot_sign_in', 'other')`,
    ),
    check(
      'help_questions_state',
      sql`${t.state} in ('OPEN', 'ANSWERED', 'CLOSED') and (${t.state} = 'OPEN') = (${t.endedAt} is null) and (${t.state} = 'ANSWERED') = (${t.answer} is not null)`,
    ),
    check(
      'help_questions_file',
      sql`num_nonnulls(${t.fileName}, ${t.fileSize}, ${t.fileType}, ${t.fileKey}) in (0, 4) and ${t.fileSize} > 0 and length(${t.fileName}) between 1 and 255`,
    ),
    check('help_questions_reference', sql`length(${t.reference}) between 1 and 80`),
  ],
);
