import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { NotificationKind } from '@/lib/domain/notifications/kinds';
import { users } from './accounts';
import { instant } from './columns';

/** In-app notifications; `dedupeKey` keeps a repeated cause from notifying twice. */
export const notifications = pgTable(
  'notifications',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Another user it names: it is deleted with that account too. */
    aboutUserId: uuid('about_user_id').references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<NotificationKind>().notNull(),
    /** False where the user switched this kind off in the list: the row keeps its cause from notifying again. */
    listed: boolean('listed').notNull().default(true),
    icon: text('icon')
      .$type<'meeting-comment' | 'meeting-reminder' | 'new-meeting' | 'new-work-item' | 'payout'>()
      .notNull(),
    title: text('title').notNull(),
    body: text('body').notNull(),
    url: text('url').notNull(),
    dedupeKey: text('dedupe_key').notNull(),
    seenAt: instant('seen_at'),
    /** When it expires, as a reminder does once the meeting began. */
    validUntil: instant('valid_until'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    unique('notifications_dedupe_unique').on(t.userId, t.dedupeKey),
    index('notifications_user').on(t.userId, t.createdAt),
    index('notifications_about').on(t.aboutUserId),
    check(
      'notifications_kind',
      sql`${t.kind} in ('booking', 'agreement', 'message', 'reminder', 'review', 'waitlist', 'account')`,
    ),
  ],
);

export interface MailContent {
  subject: string;
  html: string;
  text: string;
  attachments: MailAttachment[];
}

export interface MailAttachment {
  name: string;
  contentType: string;
  content: string;
  /** Method of a calendar event, which mail programs show and offer to their calendars. */
  method?: 'REQUEST' | 'CANCEL';
}

/**
 * Mails to send or sent. The content, link tokens included, and the address are emptied once sent; the dedupe key
 * allows one mail per cause and recipient.
 */
export const mails = pgTable(
  'mails',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    recipient: text('recipient'),
    template: text('template').notNull(),
    content: jsonb('content').$type<MailContent>(),
    dedupeKey: text('dedupe_key').notNull(),
    attempts: integer('attempts').notNull().default(0),
    createdAt: instant('created_at').notNull().defaultNow(),
    sentAt: instant('sent_at'),
  },
  (t) => [
    unique('mails_dedupe_unique').on(t.dedupeKey),
    index('mails_recipient').on(t.recipient),
    index('mails_waiting').on(t.createdAt).where(sql`sent_at is null`),
  ],
);

/** Last heartbeat of the job runner; read by the health check. */
export const heartbeats = pgTable('heartbeats', {
  name: text('name').primaryKey(),
  at: instant('at').notNull(),
});
