import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { NotificationSwitch } from '@/lib/domain/notifications/kinds';
import { sessions, users } from './accounts';
import { encryptedText, instant } from './columns';

/** Kinds of notifications that a user switched off, and quiet hours. A user without a row has switched nothing off. */
export const notificationPreferences = pgTable(
  'notification_preferences',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    switchedOff: text('switched_off')
      .array()
      .$type<NotificationSwitch[]>()
      .notNull()
      .default(sql`'{}'::text[]`),
    /** Quiet hours: minutes of the day in `quietZone`; they may pass midnight. */
    quietFrom: integer('quiet_from'),
    quietTo: integer('quiet_to'),
    quietZone: text('quiet_zone'),
  },
  (t) => [
    check(
      'notification_preferences_quiet',
      sql`num_nulls(${t.quietFrom}, ${t.quietTo}, ${t.quietZone}) in (0, 3) and ${t.quietFrom} <> ${t.quietTo}`,
    ),
    check(
      'notification_preferences_minutes',
      sql`${t.quietFrom} between 0 and 1439 and ${t.quietTo} between 0 and 1439`,
    ),
  ],
);

/**
 * Browsers that take web push, each of one session: a trigger removes the row when its session ends. Address and keys
 * are encrypted, since they give access to the browser; the hash finds the same browser again.
 */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    endpointHash: text('endpoint_hash').notNull(),
    encrypted: encryptedText('encrypted').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    unique('push_subscriptions_session_unique').on(t.sessionId),
    unique('push_subscriptions_endpoint_unique').on(t.endpointHash),
    index('push_subscriptions_user').on(t.userId, t.createdAt),
  ],
);
