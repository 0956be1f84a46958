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
 * How many events the call of a meeting has had. Its row is updated by whoever adds one, so that a later id never commits
 * before an earlier one, and by whoever comes or goes, so that they do so one after the other.
 */
export const callEventCounters = pgTable('call_event_counters', {
  meetingId: uuid('meeting_id')
    .primaryKey()
    .references(() => meetings.id, { onDelete: 'cascade' }),
  lastId: bigint('last_id', { mode: 'number' }).notNull(),
  /** Of the data of all of them, deleted ones too. */
  bytes: bigint('bytes', { mode: 'number' }).notNull().default(0),
});

/** What pages of a call tell each other to find a connection. It holds network addresses: for a day at most. */
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
    /** One page; null for all others. */
    toSid: uuid('to_sid'),
    kind: text('kind').$type<CallEventKind>().notNull(),
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.meetingId, t.id] }), index('call_events_age').on(t.createdAt)],
);

/** When a page of somebody was in the call, by the clock of the server. */
export const callPresences = pgTable(
  'call_presences',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    meetingId: uuid('meeting_id')
      .notNull()
      .references(() => meetings.id, { onDelete: 'cascade' }),
    role: text('role').$type<CallRole>().notNull(),
    /** The user, the guest, or the request for an associate. */
    participantId: uuid('participant_id').notNull(),
    /** The page. */
    sid: uuid('sid').notNull(),
    joinedAt: instant('joined_at').notNull(),
    /** Renewed while its stream is open. Whoever is not seen for a while has left when it was last. */
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
 * Stretches in which a page of somebody reported, every 20 seconds, that it was in the call, by the clock of the server: what
 * counts as presence, and evidence where an absence is reported.
 */
export const callConnections = pgTable(
  'call_connections',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    meetingId: uuid('meeting_id')
      .notNull()
      .references(() => meetings.id, { onDelete: 'cascade' }),
    role: text('role').$type<CallRole>().notNull(),
    /** The user, the guest, or the request for an associate. */
    participantId: uuid('participant_id').notNull(),
    /** The page. */
    sid: uuid('sid').notNull(),
    /** With whom it was connected; empty while it was alone, or reached nobody. */
    connectedTo: text('connected_to').array().$type<CallRole[]>().notNull(),
    /** Its microphone, camera or screen was on; without, it was listening. */
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
