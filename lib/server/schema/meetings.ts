import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ConflictState } from '@/lib/domain/meetings/conflicts/conflict';
import type { AttendeeRelation } from '@/lib/domain/meetings/guests';
import type { DeclineReason } from '@/lib/domain/meetings/hand-over';
import type { MeetingStatus, MeetingType } from '@/lib/domain/meetings/meeting';
import { users } from './accounts';
import { encryptedText, instant } from './columns';
import { lawyers } from './lawyers';

/**
 * Every kind of meeting. The exclusion constraint `meetings_no_overlap` (migration baseline) keeps a lawyer's held
 * and confirmed meetings from overlapping, whatever the code does.
 */
export const meetings = pgTable(
  'meetings',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    kind: text('kind').$type<'CONSULTATION' | 'ENGAGEMENT'>().notNull().default('CONSULTATION'),
    /** The agreement that includes it; its foreign key is in migration baseline. */
    workItemId: uuid('work_item_id'),
    lawyerId: text('lawyer_id')
      .notNull()
      .references(() => lawyers.id, { onUpdate: 'cascade' }),
    clientId: uuid('client_id')
      .notNull()
      .references(() => users.id),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    /** The earliest start since it was booked, or since the lawyer last moved it: the refund rule counts from it. */
    earliestStart: instant('earliest_start').notNull(),
    /** Until when the client may cancel for a full refund because the lawyer moved it. */
    refundGraceUntil: instant('refund_grace_until'),
    /** When the client used the one change of time allowed after the refund deadline. */
    lateMoveAt: instant('late_move_at'),
    status: text('status').$type<MeetingStatus>().notNull(),
    type: text('type').$type<MeetingType>().notNull(),
    phone: text('phone'),
    /** Time zone of the client's browser at booking, if its clock was not Manila's: mails name both times. */
    clientZone: text('client_zone'),
    subject: text('subject').notNull(),
    description: text('description').notNull(),
    otherParty: text('other_party'),
    /**
     * State of the check for a conflict of interest; null where none is required, also for bookings from before it
     * existed.
     */
    conflictState: text('conflict_state').$type<ConflictState>(),
    attendeeName: text('attendee_name'),
    attendeeRelation: text('attendee_relation').$type<AttendeeRelation>(),
    consentAt: instant('consent_at').notNull(),
    free: boolean('free').notNull().default(false),
    price: integer('price').notNull(),
    platformFee: integer('platform_fee').notNull(),
    holdExpiresAt: instant('hold_expires_at'),
    /** Keyed hash of the client's network address; a trigger (migration baseline) erases it when the hold ends. */
    holdAddress: text('hold_address'),
    /** Idempotency-Key of the request that made it: a repeat after a crash finds it again, for a day. */
    requestKey: text('request_key'),
    icsSequence: integer('ics_sequence').notNull().default(0),
    icsChangedAt: instant('ics_changed_at'),
    cancelledBy: text('cancelled_by').$type<'CLIENT' | 'LAWYER' | 'SYSTEM'>(),
    cancelReason: text('cancel_reason'),
    /** Why its lawyer declined it; null for every other end. */
    declineReason: text('decline_reason').$type<DeclineReason>(),
    /** Seconds that both were in the call together, once it is COMPLETED; null where there was no call of both. */
    callSeconds: integer('call_seconds'),
    /** Whether it is COMPLETED, the lawyer came to the call and the client did not. */
    clientAbsent: boolean('client_absent').notNull().default(false),
    /** When the money that is not refunded was released to the lawyer. */
    releasedAt: instant('released_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
    confirmedAt: instant('confirmed_at'),
  },
  (t) => [
    unique('meetings_request_unique').on(t.clientId, t.requestKey),
    index('meetings_lawyer').on(t.lawyerId, t.endsAt),
    index('meetings_client').on(t.clientId, t.startsAt),
    index('meetings_clients_of_lawyer')
      .on(t.lawyerId, t.clientId, t.startsAt)
      .where(sql`confirmed_at is not null`),
    index('meetings_holds').on(t.holdExpiresAt).where(sql`status = 'PAYMENT_PENDING'`),
    index('meetings_lawyer_holds').on(t.lawyerId).where(sql`status = 'PAYMENT_PENDING'`),
    index('meetings_to_release')
      .on(t.endsAt)
      .where(sql`status in ('COMPLETED', 'CANCELLED') and released_at is null and price > 0`),
    index('meetings_to_complete').on(t.endsAt).where(sql`status = 'CONFIRMED'`),
    index('meetings_to_remind').on(t.startsAt).where(sql`status = 'CONFIRMED'`),
    index('meetings_work_item').on(t.workItemId),
    check('meetings_kind', sql`${t.kind} in ('CONSULTATION', 'ENGAGEMENT')`),
    check(
      'meetings_engagement',
      sql`(${t.kind} <> 'CONSULTATION' or ${t.workItemId} is null) and (${t.kind} <> 'ENGAGEMENT' or (${t.price} = 0 and not ${t.free}))`,
    ),
    check(
      'meetings_range',
      sql`${t.endsAt} > ${t.startsAt} and ${t.earliestStart} <= ${t.startsAt}`,
    ),
    check(
      'meetings_status',
      sql`${t.status} in ('PAYMENT_PENDING', 'CONFIRMED', 'COMPLETED', 'CANCELLED', 'EXPIRED')`,
    ),
    check(
      'meetings_type',
      sql`${t.type} in ('VIDEO', 'PHONE') and (${t.type} = 'VIDEO' or ${t.phone} is not null)`,
    ),
    check('meetings_hold', sql`${t.status} <> 'PAYMENT_PENDING' or ${t.holdExpiresAt} is not null`),
    check(
      'meetings_money',
      sql`${t.price} >= 0 and ${t.platformFee} >= 0 and (not ${t.free} or ${t.price} = 0)`,
    ),
    check(
      'meetings_attendee',
      sql`length(${t.attendeeName}) between 1 and 80 and (${t.attendeeRelation} is null or ${t.attendeeName} is not null) and ${t.attendeeRelation} in ('PARENT', 'CHILD', 'PARTNER', 'SIBLING', 'RELATIVE', 'FRIEND', 'COLLEAGUE', 'OTHER')`,
    ),
    check('meetings_conflict', sql`${t.conflictState} in ('OPEN', 'NONE', 'CONFLICT')`),
    check('meetings_decline', sql`${t.declineReason} in ('CONFLICT', 'FIELD', 'TIME')`),
    check(
      'meetings_texts',
      sql`length(${t.subject}) between 1 and 120 and length(${t.description}) between 1 and 5000`,
    ),
  ],
);

export const meetingFiles = pgTable(
  'meeting_files',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    meetingId: uuid('meeting_id')
      .notNull()
      .references(() => meetings.id, { onDelete: 'cascade' }),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id),
    memberId: uuid('member_id'),
    name: text('name').notNull(),
    size: integer('size').notNull(),
    contentType: text('content_type').notNull(),
    storageKey: text('storage_key').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('meeting_files_meeting').on(t.meetingId),
    index('meeting_files_owner').on(t.ownerId),
    unique('meeting_files_key_unique').on(t.storageKey),
    check('meeting_files_size', sql`${t.size} > 0 and length(${t.name}) between 1 and 255`),
  ],
);

/** Changes of a meeting's time, each with the SEQUENCE of its calendar mails. */
export const meetingMoves = pgTable(
  'meeting_moves',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    meetingId: uuid('meeting_id')
      .notNull()
      .references(() => meetings.id, { onDelete: 'cascade' }),
    movedBy: text('moved_by').$type<'CLIENT' | 'LAWYER'>().notNull(),
    sequence: integer('sequence').notNull(),
    fromStart: instant('from_start').notNull(),
    toStart: instant('to_start').notNull(),
    reason: text('reason'),
    details: text('details'),
    /** Both came and could not be connected: it counts as the refund would have. */
    unconnected: boolean('unconnected').notNull().default(false),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    unique('meeting_moves_sequence_unique').on(t.meetingId, t.sequence),
    check('meeting_moves_by', sql`${t.movedBy} in ('CLIENT', 'LAWYER')`),
    check('meeting_moves_texts', sql`length(${t.reason}) <= 120 and length(${t.details}) <= 1000`),
  ],
);

export const reviews = pgTable(
  'reviews',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    meetingId: uuid('meeting_id')
      .notNull()
      .references(() => meetings.id),
    lawyerId: text('lawyer_id')
      .notNull()
      .references(() => lawyers.id, { onUpdate: 'cascade' }),
    clientId: uuid('client_id')
      .notNull()
      .references(() => users.id),
    rating: integer('rating').notNull(),
    comment: text('comment').notNull(),
    /** Show "Maria S.", else "Client". */
    showName: boolean('show_name').notNull().default(false),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at'),
    /** When an administrator hid it: it counts in no average. */
    hiddenAt: instant('hidden_at'),
  },
  (t) => [
    unique('reviews_meeting_unique').on(t.meetingId),
    index('reviews_lawyer').on(t.lawyerId, t.createdAt),
    index('reviews_client').on(t.clientId),
    index('reviews_newest').on(t.createdAt, t.id),
    check('reviews_rating', sql`${t.rating} between 1 and 5`),
    check('reviews_comment', sql`length(${t.comment}) <= 1000`),
  ],
);

/** A lawyer's private notes about a client. */
export const clientNotes = pgTable(
  'client_notes',
  {
    lawyerId: text('lawyer_id')
      .notNull()
      .references(() => lawyers.id, { onUpdate: 'cascade' }),
    clientId: uuid('client_id')
      .notNull()
      .references(() => users.id),
    note: encryptedText('note').notNull(),
    version: integer('version').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.lawyerId, t.clientId] }),
    index('client_notes_client').on(t.clientId),
    check('client_notes_version', sql`${t.version} > 0`),
  ],
);

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
    step: encryptedText('step').notNull(),
    dueOn: date('due_on', { mode: 'string' }),
    /** When the lawyer is to be reminded; null once that is done, or without a reminder. */
    remindAt: instant('remind_at'),
    doneAt: instant('done_at'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    index('client_steps_of_client').on(t.lawyerId, t.clientId),
    index('client_steps_client').on(t.clientId),
    index('client_steps_open').on(t.lawyerId, t.dueOn).where(sql`${t.doneAt} is null`),
    index('client_steps_remind').on(t.remindAt).where(sql`${t.remindAt} is not null`),
    check(
      'client_steps_remind',
      sql`${t.remindAt} is null or (${t.dueOn} is not null and ${t.doneAt} is null)`,
    ),
  ],
);
