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
import type { RequestStatus } from '@/lib/domain/notaries/request';
import { users } from './accounts';
import { instant } from './columns';
import { lawyers } from './lawyers';

const ofLawyer = () =>
  text('lawyer_id')
    .notNull()
    .references(() => lawyers.id, { onDelete: 'cascade', onUpdate: 'cascade' });

/** A lawyer's profile as a notary public. What is empty was not filled in yet. */
export const notaries = pgTable(
  'notaries',
  {
    lawyerId: text('lawyer_id')
      .primaryKey()
      .references(() => lawyers.id, { onDelete: 'cascade', onUpdate: 'cascade' }),
    /** Null: the picture of the lawyer is shown. */
    picture: text('picture'),
    /** Slug of the catalogue. */
    city: text('city').notNull().default(''),
    officeAddress: text('office_address').notNull().default(''),
    /** Of the office, which is public. */
    phone: text('phone').notNull().default(''),
    /** The commission as its notary states it; what was checked stands below. */
    commissionNumber: text('commission_number').notNull().default(''),
    commissionTerritory: text('commission_territory').notNull().default(''),
    /** Its last day, in Manila. */
    commissionValidUntil: date('commission_valid_until', { mode: 'string' }),
    /** The last commission that the verifier approved, with the city that it was approved for: what people see. */
    approvedCity: text('approved_city'),
    approvedNumber: text('approved_number'),
    approvedTerritory: text('approved_territory'),
    approvedUntil: date('approved_until', { mode: 'string' }),
    approvedAt: instant('approved_at'),
    /** Days before the end of which the notary was last reminded; 0: told that it is over. */
    warned: integer('warned'),
    isPublic: boolean('is_public').notNull().default(false),
    /** When anything last changed that people see. */
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

/** Those people find: public, of a commission that has not ended, and of a lawyer whose check counts. What reads, reads here. */
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
    /** From 0, in the order of the notary. */
    position: integer('position').notNull(),
    name: text('name').notNull(),
    /** Centavos. */
    price: integer('price').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.lawyerId, t.position] }),
    index('notary_services_price').on(t.price),
    check('notary_services_price_range', sql`${t.price} between 2000 and 5000000`),
    check('notary_services_name', sql`length(${t.name}) between 1 and 120`),
  ],
);

/** A client asks a notary for an appointment at the office. */
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
    /** The day that the client wishes, in Manila. */
    day: date('day', { mode: 'string' }).notNull(),
    message: text('message').notNull(),
    /** Where the notary reaches the client. */
    phone: text('phone').notNull(),
    /** What the notary wrote back. */
    answer: text('answer'),
    createdAt: instant('created_at').notNull(),
    seenAt: instant('seen_at'),
    answeredAt: instant('answered_at'),
  },
  (t) => [
    index('notary_requests_lawyer').on(t.lawyerId, t.createdAt),
    index('notary_requests_client').on(t.clientId, t.createdAt),
    index('notary_requests_day').on(t.day),
    check(
      'notary_requests_status',
      sql`${t.status} in ('SENT', 'ACCEPTED', 'DECLINED', 'WITHDRAWN')`,
    ),
    check('notary_requests_message', sql`length(${t.message}) between 1 and 1000`),
  ],
);
