import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { CallEventKind, CallRole } from '@/lib/domain/meetings/calls';
import { instant } from './columns';
import { meetings } from './meetings';

/**
 * Number of events that the call of a meeting has had. Adding an event updates its row, so that a later id never
 * commits before an earlier one; joining and leaving do so too, to be serialized.
 */
export const callEventCounters = pgTable('call_event_counters', {
  meetingId: uuid('meeting_id')
    .primaryKey()
    .references(() => meetings.id, { onDelete: 'cascade' }),
  lastId: bigint('last_id', { mode: 'number' }).notNull(),
  bytes: bigint('bytes', { mode: 'number' }).notNull().default(0),
});

/**
 * Signalling between pages of a call, to find a connection. It holds network addresses, so it is kept for a day at
 * most.
 */
export const callEvents = pgTable(
  'call_events',
  {
    meetingId: uuid('meeting_id')
      .notNull()
      .references(() => meetings.id, { onDelete: 'cascade' }),
    /** 1, 2, 3 … for each meeting, without gaps. */
    id: bigint('id', { mode: 'number' }).notNull(),
    fromRole: text('from_role').$type<CallRole>().notNull(),
    fromSid: uuid('from_sid').notNull(),
    toSid: uuid('to_sid'),
    kind: text('kind').$type<CallEventKind>().notNull(),
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.meetingId, t.id] }), index('call_events_age').on(t.createdAt)],
);

/** When a participant's page was in the call, by the clock of the server. */
export const callPresences = pgTable(
  'call_presences',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    meetingId: uuid('meeting_id')
      .notNull()
      .references(() => meetings.id, { onDelete: 'cascade' }),
    role: text('role').$type<CallRole>().notNull(),
    participantId: uuid('participant_id').notNull(),
    sid: uuid('sid').notNull(),
    joinedAt: instant('joined_at').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
    leftAt: instant('left_at'),
  },
  (t) => [
    index('call_presences_meeting').on(t.meetingId, t.joinedAt),
    index('call_presences_participant').on(t.participantId),
    uniqueIndex('call_presences_one').on(t.meetingId, t.participantId).where(sql`left_at is null`),
    check(
      'call_presences_times',
      sql`${t.lastSeenAt} >= ${t.joinedAt} and ${t.leftAt} >= ${t.joinedAt}`,
    ),
  ],
);

/**
 * Spans in which a participant's page reported, every 20 seconds, that it was in the call, by the clock of the
 * server: the measure of presence, and evidence where an absence is reported.
 */
export const callConnections = pgTable(
  'call_connections',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    meetingId: uuid('meeting_id')
      .notNull()
      .references(() => meetings.id, { onDelete: 'cascade' }),
    role: text('role').$type<CallRole>().notNull(),
    participantId: uuid('participant_id').notNull(),
    sid: uuid('sid').notNull(),
    /** Participants it was connected to; empty while it was alone or unconnected. */
    connectedTo: text('connected_to').array().$type<CallRole[]>().notNull(),
    devices: boolean('devices').notNull(),
    startedAt: instant('started_at').notNull(),
    reportedAt: instant('reported_at').notNull(),
  },
  (t) => [
    index('call_connections_meeting').on(t.meetingId, t.startedAt),
    index('call_connections_page').on(t.sid, t.reportedAt),
    check('call_connections_times', sql`${t.reportedAt} >= ${t.startedAt}`),
  ],
);
