import { sql } from 'drizzle-orm';
import { check, date, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { DraftKind } from '@/lib/domain/meetings/drafts';
import type { OwnTextKind } from '@/lib/domain/meetings/own-texts';
import { users } from './accounts';
import { encryptedText, instant } from './columns';
import { lawyers } from './lawyers';

/** What somebody has typed and not sent: read back by the writer alone, on whatever device. */
export const drafts = pgTable(
  'drafts',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<DraftKind>().notNull(),
    /** Of the meeting or agreement it is about; of a note, the client. */
    aboutId: uuid('about_id').notNull(),
    /** Whom it may name: it goes with that account too. */
    otherUserId: uuid('other_user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** What the form holds, as JSON; AES-256-GCM, never plain. */
    content: encryptedText('content').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.kind, t.aboutId] }),
    index('drafts_other').on(t.otherUserId),
    index('drafts_updated').on(t.updatedAt),
    check('drafts_kind', sql`${t.kind} in ('meeting', 'work-item', 'note', 'summary')`),
  ],
);

/** Texts that somebody uses again: quick replies, and summaries to begin with. */
export const ownTexts = pgTable(
  'own_texts',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<OwnTextKind>().notNull(),
    /** AES-256-GCM, never plain. */
    content: encryptedText('content').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    index('own_texts_user').on(t.userId, t.kind),
    check('own_texts_kind', sql`${t.kind} in ('reply', 'summary')`),
  ],
);

/** What a lawyer means to do for a client, until when, and when to be reminded of it. */
export const clientSteps = pgTable(
  'client_steps',
  {
    id: uuid('id').primaryKey(),
    lawyerId: text('lawyer_id')
      .notNull()
      .references(() => lawyers.id, { onUpdate: 'cascade' }),
    clientId: uuid('client_id')
      .notNull()
      .references(() => users.id),
    /** AES-256-GCM, never plain. */
    content: encryptedText('content').notNull(),
    /** `YYYY-MM-DD` in Manila, both. */
    dueOn: date('due_on'),
    remindOn: date('remind_on'),
    remindedAt: instant('reminded_at'),
    doneAt: instant('done_at'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    index('client_steps_of').on(t.lawyerId, t.clientId),
    index('client_steps_client').on(t.clientId),
    index('client_steps_to_remind')
      .on(t.remindOn)
      .where(sql`reminded_at is null and done_at is null`),
    check('client_steps_reminder', sql`${t.remindOn} is null or ${t.remindOn} <= ${t.dueOn}`),
  ],
);
