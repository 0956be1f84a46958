import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { DeliveryProblem, EventType, NewEvent } from '@/lib/domain/lawyers/outgoing-events';
import { encryptedText, instant } from './columns';
import { lawyers } from './lawyers';

/** Addresses of lawyers' own programs, which are told of events. */
export const eventAddresses = pgTable(
  'event_addresses',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    lawyerId: text('lawyer_id')
      .notNull()
      .references(() => lawyers.id, { onDelete: 'cascade', onUpdate: 'cascade' }),
    /** AES-256-GCM, never plain: addresses of such programs often hold a key. */
    address: encryptedText('address').notNull(),
    /** Keyed hash of the address, so that each is added once. */
    addressHash: text('address_hash').notNull(),
    /** Key of the signatures, AES-256-GCM, never plain. */
    secret: encryptedText('secret').notNull(),
    events: text('events').array().$type<EventType[]>().notNull(),
    /** Since when nothing was delivered any more; kept when that switched the address off. */
    failingSince: instant('failing_since'),
    switchedOffAt: instant('switched_off_at'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    unique('event_addresses_address_unique').on(t.lawyerId, t.addressHash),
    check(
      'event_addresses_events',
      sql`${t.events} <@ array['meeting.confirmed', 'meeting.moved', 'meeting.cancelled', 'meeting.paid', 'agreement.accepted', 'agreement.paid', 'message.received']::text[]`,
    ),
  ],
);

/**
 * One event for one address, written in the transaction of its change. Waiting while it is neither delivered nor given
 * up. `data` holds ids, times, a status and amounts alone, never a word of a case.
 */
export const eventDeliveries = pgTable(
  'event_deliveries',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    addressId: uuid('address_id')
      .notNull()
      .references(() => eventAddresses.id, { onDelete: 'cascade' }),
    /** The same in every attempt and for every address: receivers know a repeat by it. */
    eventId: uuid('event_id').notNull(),
    type: text('type').$type<EventType>().notNull(),
    data: jsonb('data').$type<NewEvent['data']>().notNull(),
    occurredAt: instant('occurred_at').notNull().defaultNow(),
    attempts: integer('attempts').notNull().default(0),
    lastAt: instant('last_at'),
    /** HTTP status of the last answer. */
    status: integer('status'),
    problem: text('problem').$type<DeliveryProblem>(),
    nextAt: instant('next_at'),
    deliveredAt: instant('delivered_at'),
    gaveUpAt: instant('gave_up_at'),
  },
  (t) => [
    unique('event_deliveries_event_unique').on(t.addressId, t.eventId),
    index('event_deliveries_newest').on(t.addressId, t.occurredAt, t.id),
    index('event_deliveries_age').on(t.occurredAt),
    index('event_deliveries_waiting')
      .on(t.occurredAt)
      .where(sql`delivered_at is null and gave_up_at is null`),
    check('event_deliveries_end', sql`num_nonnulls(${t.deliveredAt}, ${t.gaveUpAt}) <= 1`),
    check('event_deliveries_answer', sql`num_nonnulls(${t.status}, ${t.problem}) <= 1`),
  ],
);
