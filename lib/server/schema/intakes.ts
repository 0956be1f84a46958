import { index, pgTable, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts';
import { encryptedText, instant } from './columns';
import { meetings } from './meetings';

export const meetingIntakes = pgTable(
  'meeting_intakes',
  {
    meetingId: uuid('meeting_id')
      .primaryKey()
      .references(() => meetings.id, { onDelete: 'cascade' }),
    clientId: uuid('client_id')
      .notNull()
      .references(() => users.id),
    /** Questions and answers as JSON; AES-256-GCM, never plain. */
    content: encryptedText('content').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [index('meeting_intakes_client').on(t.clientId)],
);
