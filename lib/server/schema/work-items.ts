import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Duration } from '@/lib/domain/lawyers/slots';
import type { ConflictState } from '@/lib/domain/meetings/conflicts/conflict';
import type { MilestoneStatus, PurchaseStatus } from '@/lib/domain/work-items/milestone';
import type { WorkItemTerms } from '@/lib/domain/work-items/terms';
import type { WorkItemStatus } from '@/lib/domain/work-items/work-item';
import { users } from './accounts';
import { instant } from './columns';
import { lawyers } from './lawyers';
import { meetings } from './meetings';

/** Engagement agreements. The agreed terms are in their versions; milestones and meetings are rows once it is sent. */
export const workItems = pgTable(
  'work_items',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    lawyerId: text('lawyer_id')
      .notNull()
      .references(() => lawyers.id, { onUpdate: 'cascade' }),
    clientId: uuid('client_id')
      .notNull()
      .references(() => users.id),
    status: text('status').$type<WorkItemStatus>().notNull(),
    version: integer('version').notNull().default(1),
    title: text('title').notNull(),
    price: integer('price').notNull(),
    platformFee: integer('platform_fee').notNull(),
    /** `YYYY-MM-DD` in Manila. */
    dueDate: date('due_date'),
    expiryDays: integer('expiry_days').notNull(),
    sentAt: instant('sent_at'),
    expiresAt: instant('expires_at'),
    /** Days before expiry for which reminders of the present proposal were sent, the fewest last. */
    remindedDays: integer('reminded_days'),
    rejectedBy: text('rejected_by').$type<'CLIENT' | 'LAWYER' | 'SYSTEM'>(),
    rejectedReason: text('rejected_reason'),
    rejectedAt: instant('rejected_at'),
    acceptedAt: instant('accepted_at'),
    paidAt: instant('paid_at'),
    completedAt: instant('completed_at'),
    clientConfirmedAt: instant('client_confirmed_at'),
    /** Days within which the client may object to finished work. */
    objectionDays: integer('objection_days').notNull().default(14),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    index('work_items_lawyer').on(t.lawyerId, t.updatedAt),
    index('work_items_client').on(t.clientId, t.updatedAt),
    index('work_items_proposals').on(t.expiresAt).where(sql`status = 'PROPOSAL'`),
    index('work_items_to_release').on(t.completedAt).where(sql`status = 'COMPLETED'`),
    check(
      'work_items_status',
      sql`${t.status} in ('DRAFT', 'PROPOSAL', 'PAYMENT_PENDING', 'PAID', 'COMPLETED', 'REJECTED')`,
    ),
    check('work_items_version', sql`${t.version} > 0`),
    check(
      'work_items_money',
      sql`${t.price} between 50000 and 100000000 and ${t.platformFee} >= 0`,
    ),
    check('work_items_expiry', sql`${t.expiryDays} between 1 and 30`),
    check('work_items_title', sql`length(${t.title}) between 1 and 120`),
    check(
      'work_items_proposal',
      sql`${t.status} = 'DRAFT' or (${t.sentAt} is not null and ${t.expiresAt} is not null)`,
    ),
    check(
      'work_items_rejected',
      sql`(${t.status} = 'REJECTED') = (${t.rejectedBy} is not null) and ${t.rejectedBy} in ('CLIENT', 'LAWYER', 'SYSTEM') and length(${t.rejectedReason}) <= 1000`,
    ),
    check(
      'work_items_accepted',
      sql`(${t.status} in ('PAYMENT_PENDING', 'PAID', 'COMPLETED')) = (${t.acceptedAt} is not null)`,
    ),
    check(
      'work_items_paid',
      sql`(${t.status} in ('PAID', 'COMPLETED')) = (${t.paidAt} is not null)`,
    ),
    check(
      'work_items_completed',
      sql`(${t.status} = 'COMPLETED') = (${t.completedAt} is not null) and (${t.clientConfirmedAt} is null or ${t.completedAt} is not null)`,
    ),
  ],
);

/** Orders of written work at a fixed price: what an agreement has beside, when its client began it from the profile. */
export const workItemOrders = pgTable(
  'work_item_orders',
  {
    workItemId: uuid('work_item_id')
      .primaryKey()
      .references(() => workItems.id, { onDelete: 'cascade' }),
    /** As the offer had it when it was ordered. */
    days: integer('days').notNull(),
    revisions: integer('revisions').notNull(),
    revised: integer('revised').notNull().default(0),
    about: text('about').notNull(),
    otherParty: text('other_party'),
    /** Null where the client named nobody. */
    conflictState: text('conflict_state').$type<ConflictState>(),
    conflictDecidedAt: instant('conflict_decided_at'),
    /** When its payment arrived; the lawyer sees no order before. */
    receivedAt: instant('received_at'),
    answerBy: instant('answer_by'),
    /** When the answer was reminded of. */
    remindedAt: instant('reminded_at'),
    answeredAt: instant('answered_at'),
  },
  (t) => [
    index('work_item_orders_to_answer').on(t.answerBy).where(sql`answered_at is null`),
    check(
      'work_item_orders_numbers',
      sql`${t.days} between 1 and 60 and ${t.revisions} between 0 and 5 and ${t.revised} between 0 and ${t.revisions}`,
    ),
    check(
      'work_item_orders_texts',
      sql`length(${t.about}) between 1 and 5000 and length(${t.otherParty}) <= 200`,
    ),
    check(
      'work_item_orders_conflict',
      sql`${t.conflictState} in ('OPEN', 'NONE', 'CONFLICT') and (${t.conflictState} = 'OPEN') = (${t.conflictDecidedAt} is null)`,
    ),
    check(
      'work_item_orders_received',
      sql`(${t.receivedAt} is null) = (${t.answerBy} is null) and (${t.answeredAt} is null or ${t.receivedAt} is not null)`,
    ),
  ],
);

/** Terms of each version; never changed (trigger). */
export const workItemVersions = pgTable(
  'work_item_versions',
  {
    workItemId: uuid('work_item_id')
      .notNull()
      .references(() => workItems.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    terms: jsonb('terms').$type<WorkItemTerms>().notNull(),
    /** Hex, of the text of the agreement. */
    sha256: text('sha256').notNull(),
    createdAt: instant('created_at').notNull(),
    sentAt: instant('sent_at'),
  },
  (t) => [
    primaryKey({ columns: [t.workItemId, t.version] }),
    check('work_item_versions_sha256', sql`${t.sha256} ~ '^[0-9a-f]{64}$'`),
  ],
);

/** Parts of the price, each a payable; the single one of an agreement that is paid at once has no name. */
export const workItemMilestones = pgTable(
  'work_item_milestones',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    workItemId: uuid('work_item_id')
      .notNull()
      .references(() => workItems.id),
    position: integer('position').notNull(),
    name: text('name'),
    amount: integer('amount').notNull(),
    dueDate: date('due_date'),
    status: text('status').$type<MilestoneStatus>().notNull().default('WAITING'),
    askedAt: instant('asked_at'),
    holdExpiresAt: instant('hold_expires_at'),
    paidAt: instant('paid_at'),
    finishedAt: instant('finished_at'),
    releasedAt: instant('released_at'),
  },
  (t) => [
    unique('work_item_milestones_position_unique').on(t.workItemId, t.position),
    index('work_item_milestones_holds').on(t.holdExpiresAt).where(sql`status = 'PAYMENT_PENDING'`),
    index('work_item_milestones_due').on(t.dueDate).where(sql`status = 'WAITING'`),
    index('work_item_milestones_to_release')
      .on(t.finishedAt)
      .where(sql`status = 'PAID' and released_at is null`),
    check(
      'work_item_milestones_status',
      sql`${t.status} in ('WAITING', 'PAYMENT_PENDING', 'PAID', 'WAIVED')`,
    ),
    check('work_item_milestones_amount', sql`${t.amount} >= 2000`),
    check('work_item_milestones_name', sql`length(${t.name}) between 1 and 120`),
    check(
      'work_item_milestones_hold',
      sql`(${t.status} = 'PAYMENT_PENDING') = (${t.holdExpiresAt} is not null)`,
    ),
    check(
      'work_item_milestones_paid',
      sql`(${t.status} = 'PAID') = (${t.paidAt} is not null) and (${t.finishedAt} is null or ${t.paidAt} is not null) and (${t.releasedAt} is null or ${t.finishedAt} is not null)`,
    ),
  ],
);

/** Purchases of additional services, each a payable. */
export const workItemPurchases = pgTable(
  'work_item_purchases',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    workItemId: uuid('work_item_id')
      .notNull()
      .references(() => workItems.id),
    status: text('status').$type<PurchaseStatus>().notNull(),
    serviceIds: uuid('service_ids').array().notNull(),
    price: integer('price').notNull(),
    platformFee: integer('platform_fee').notNull(),
    holdExpiresAt: instant('hold_expires_at').notNull(),
    purchasedAt: instant('purchased_at'),
    releasedAt: instant('released_at'),
    requestKey: text('request_key'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    unique('work_item_purchases_request_unique').on(t.workItemId, t.requestKey),
    index('work_item_purchases_item').on(t.workItemId, t.createdAt),
    index('work_item_purchases_holds').on(t.holdExpiresAt).where(sql`status = 'PAYMENT_PENDING'`),
    check(
      'work_item_purchases_status',
      sql`${t.status} in ('PAYMENT_PENDING', 'PURCHASED', 'EXPIRED')`,
    ),
    check('work_item_purchases_money', sql`${t.price} >= 2000 and ${t.platformFee} >= 0`),
    check(
      'work_item_purchases_purchased',
      sql`(${t.status} = 'PURCHASED') = (${t.purchasedAt} is not null) and (${t.releasedAt} is null or ${t.purchasedAt} is not null)`,
    ),
  ],
);

export const workItemServices = pgTable(
  'work_item_services',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    workItemId: uuid('work_item_id')
      .notNull()
      .references(() => workItems.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    price: integer('price').notNull(),
    purchaseId: uuid('purchase_id').references(() => workItemPurchases.id),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    index('work_item_services_item').on(t.workItemId, t.position),
    index('work_item_services_purchase').on(t.purchaseId),
    check('work_item_services_price', sql`${t.price} between 2000 and 100000000`),
    check(
      'work_item_services_texts',
      sql`length(${t.name}) between 1 and 120 and length(${t.description}) <= 1000`,
    ),
  ],
);

export const workItemMeetings = pgTable(
  'work_item_meetings',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    workItemId: uuid('work_item_id')
      .notNull()
      .references(() => workItems.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    title: text('title').notNull(),
    duration: integer('duration').$type<Duration>().notNull(),
    /** The newest meeting scheduled for it; it may be cancelled. */
    meetingId: uuid('meeting_id').references(() => meetings.id),
  },
  (t) => [
    index('work_item_meetings_item').on(t.workItemId, t.position),
    unique('work_item_meetings_meeting_unique').on(t.meetingId),
    check('work_item_meetings_title', sql`length(${t.title}) between 1 and 120`),
    check('work_item_meetings_duration', sql`${t.duration} in (30, 60)`),
  ],
);
