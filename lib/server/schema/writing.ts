import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { DraftKind } from '@/lib/domain/meetings/drafts';
import type { QuickReplyKind } from '@/lib/domain/meetings/quick-replies';
import { users } from './accounts';
import { encryptedText, instant } from './columns';

/** Unsent text, readable by its writer alone, on any device. */
export const drafts = pgTable(
  'drafts',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<DraftKind>().notNull(),
    aboutId: uuid('about_id').notNull(),
    /** Another user it may name: it is deleted with that account too. */
    otherUserId: uuid('other_user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Content of the form as JSON; AES-256-GCM, never plain. */
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

/** Reusable texts: quick replies, and templates of summaries. */
export const quickReplies = pgTable(
  'own_texts',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<QuickReplyKind>().notNull(),
    /** AES-256-GCM, never plain. */
    content: encryptedText('content').notNull(),
    /** Its name, and of a summary the next steps and papers, as JSON; AES-256-GCM. Null where neither was given. */
    parts: encryptedText('parts'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    index('own_texts_user').on(t.userId, t.kind),
    check('own_texts_kind', sql`${t.kind} in ('reply', 'summary')`),
  ],
);
