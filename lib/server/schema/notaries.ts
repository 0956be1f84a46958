import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  pgView,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { DayPart, RequestStatus } from '@/lib/domain/notaries/request';
import { users } from './accounts';
import { instant } from './columns';
import { lawyers } from './lawyers';

const ofLawyer = () =>
  text('lawyer_id')
    .notNull()
    .references(() => lawyers.id, { onDelete: 'cascade', onUpdate: 'cascade' });

export const notaries = pgTable(
  'notaries',
  {
    lawyerId: text('lawyer_id')
      .primaryKey()
      .references(() => lawyers.id, { onDelete: 'cascade', onUpdate: 'cascade' }),
    /** Null: the picture of the lawyer is shown. */
    picture: text('picture'),
    city: text('city').notNull().default(''),
    officeAddress: text('office_address').notNull().default(''),
    phone: text('phone').notNull().default(''),
    /** The commission as stated by the notary; the verified values are below. */
    commissionNumber: text('commission_number').notNull().default(''),
    commissionTerritory: text('commission_territory').notNull().default(''),
    /** Last valid day, in Manila. */
    commissionValidUntil: date('commission_valid_until', { mode: 'string' }),
    /** The last commission that the verifier approved, with its city: the public values. */
    approvedCity: text('approved_city'),
    approvedNumber: text('approved_number'),
    approvedTerritory: text('approved_territory'),
    approvedUntil: date('approved_until', { mode: 'string' }),
    approvedAt: instant('approved_at'),
    warned: integer('warned'),
    isPublic: boolean('is_public').notNull().default(false),
    /** When the public data last changed. */
    changedAt: instant('changed_at').notNull().defaultNow(),
  },
  (t) => [
    index('notaries_picture').on(t.picture),
    index('notaries_city').on(t.approvedCity),
    index('notaries_until').on(t.approvedUntil),
    check(
      'notaries_approved',
      sql`num_nulls(${t.approvedCity}, ${t.approvedNumber}, ${t.approvedTerritory}, ${t.approvedUntil}, ${t.approvedAt}) in (0, 5)`,
    ),
    check('notaries_public', sql`not ${t.isPublic} or ${t.approvedUntil} is not null`),
  ],
);

/**
 * Notaries that people can find: public, with a commission that has not ended, and of a lawyer whose check is valid.
 * All reads use it.
 */
export const listedNotaries = pgView('listed_notaries').as((query) =>
  query
    .select({
      lawyerId: sql<string>`${notaries.lawyerId}`.as('lawyer_id'),
      userId: sql<string>`${lawyers.userId}`.as('user_id'),
      displayName: sql<string>`${lawyers.displayName}`.as('display_name'),
      picture: sql<string | null>`coalesce(${notaries.picture}, ${lawyers.picture})`.as('picture'),
      city: sql<string>`${notaries.approvedCity}`.as('city'),
      officeAddress: sql<string>`${notaries.officeAddress}`.as('office_address'),
      phone: sql<string>`${notaries.phone}`.as('phone'),
      commissionNumber: sql<string>`${notaries.approvedNumber}`.as('commission_number'),
      commissionTerritory: sql<string>`${notaries.approvedTerritory}`.as('commission_territory'),
      commissionValidUntil: sql<string>`${notaries.approvedUntil}`.as('commission_valid_until'),
      checkedAt: sql<string>`${notaries.approvedAt}`.as('checked_at'),
      changedAt: sql<string>`${notaries.changedAt}`.as('changed_at'),
    })
    .from(notaries)
    .innerJoin(lawyers, sql`${lawyers.id} = ${notaries.lawyerId}`)
    .innerJoin(users, sql`${users.id} = ${lawyers.userId}`)
    .where(
      sql`${notaries.isPublic} and ${notaries.approvedUntil} >= (now() at time zone 'Asia/Manila')::date
        and ${lawyers.ibpVerifiedAt} > now() - interval '13 months' and ${users.suspendedAt} is null and ${users.deletedAt} is null`,
    ),
);

/** Weekly hours of the office, minutes after Manila midnight. */
export const notaryHours = pgTable(
  'notary_hours',
  {
    lawyerId: ofLawyer(),
    day: integer('day').notNull(),
    startMinute: integer('start_minute').notNull(),
    endMinute: integer('end_minute').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.lawyerId, t.day, t.startMinute] }),
    check('notary_hours_day', sql`${t.day} between 0 and 6`),
    check(
      'notary_hours_range',
      sql`${t.startMinute} >= 0 and ${t.endMinute} > ${t.startMinute} and ${t.endMinute} <= 1440`,
    ),
  ],
);

export const notaryServices = pgTable(
  'notary_services',
  {
    lawyerId: ofLawyer(),
    position: integer('position').notNull(),
    name: text('name').notNull(),
    price: integer('price').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.lawyerId, t.position] }),
    index('notary_services_price').on(t.price),
    check('notary_services_price_range', sql`${t.price} between 2000 and 5000000`),
    check('notary_services_name', sql`length(${t.name}) between 1 and 120`),
  ],
);

export const notaryRequests = pgTable(
  'notary_requests',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    lawyerId: ofLawyer(),
    clientId: uuid('client_id')
      .notNull()
      .references(() => users.id),
    status: text('status').$type<RequestStatus>().notNull().default('SENT'),
    service: text('service').notNull(),
    /** Day requested by the client, in Manila. */
    day: date('day', { mode: 'string' }).notNull(),
    /** Part of the day in which the client can come; null for any time, and of requests from before it was asked. */
    partOfDay: text('part_of_day').$type<DayPart>(),
    /** Empty for a document of which there is nothing to tell. */
    message: text('message').notNull(),
    phone: text('phone').notNull(),
    answer: text('answer'),
    createdAt: instant('created_at').notNull(),
    seenAt: instant('seen_at'),
    answeredAt: instant('answered_at'),
    /** The appointment of an accepted request; requests accepted before there was an hour have none. */
    startsAt: instant('starts_at'),
    endsAt: instant('ends_at'),
  },
  (t) => [
    index('notary_requests_lawyer').on(t.lawyerId, t.createdAt),
    index('notary_requests_client').on(t.clientId, t.createdAt),
    index('notary_requests_day').on(t.day),
    check(
      'notary_requests_status',
      sql`${t.status} in ('SENT', 'ACCEPTED', 'DECLINED', 'WITHDRAWN')`,
    ),
    check(
      'notary_requests_appointment',
      sql`(${t.startsAt} is null) = (${t.endsAt} is null) and (${t.startsAt} is null or ${t.endsAt} > ${t.startsAt})`,
    ),
    check('notary_requests_message', sql`length(${t.message}) <= 1000`),
    check('notary_requests_part_of_day', sql`${t.partOfDay} in ('morning', 'afternoon')`),
  ],
);
