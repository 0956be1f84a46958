import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { DisputeKind } from '@/lib/domain/work-items/objection';
import { users } from './accounts';
import { instant } from './columns';
import { lawyers } from './lawyers';
import { workItemMilestones, workItems } from './work-items';

/** Clients' acceptances of versions, with evidence (RA 8792). Append-only but for their erasure. */
export const workItemAcceptances = pgTable(
  'work_item_acceptances',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    workItemId: uuid('work_item_id')
      .notNull()
      .references(() => workItems.id),
    clientId: uuid('client_id')
      .notNull()
      .references(() => users.id),
    version: integer('version').notNull(),
    name: text('name').notNull(),
    address: text('address').notNull(),
    acceptedAt: instant('accepted_at').notNull(),
    /** Hex, of the agreed text and of the file. */
    sha256: text('sha256').notNull(),
    pdfSha256: text('pdf_sha256').notNull(),
    storageKey: text('storage_key').notNull(),
    requestKey: text('request_key'),
  },
  (t) => [
    unique('work_item_acceptances_request_unique').on(t.clientId, t.requestKey),
    unique('work_item_acceptances_key_unique').on(t.storageKey),
    index('work_item_acceptances_item').on(t.workItemId, t.acceptedAt),
    check('work_item_acceptances_name', sql`length(${t.name}) between 1 and 100`),
    check(
      'work_item_acceptances_hashes',
      sql`${t.sha256} ~ '^[0-9a-f]{64}$' and ${t.pdfSha256} ~ '^[0-9a-f]{64}$'`,
    ),
  ],
);

/** Objections of clients to finished work, and their reports that work isn't finished. */
export const workItemDisputes = pgTable(
  'work_item_disputes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    workItemId: uuid('work_item_id')
      .notNull()
      .references(() => workItems.id),
    kind: text('kind').$type<DisputeKind>().notNull().default('OBJECTION'),
    reason: text('reason').notNull(),
    createdAt: instant('created_at').notNull(),
    /** Centavos refunded to the client, once decided. */
    refunded: integer('refunded').notNull().default(0),
    decision: text('decision'),
    decidedAt: instant('decided_at'),
  },
  (t) => [
    index('work_item_disputes_item').on(t.workItemId, t.createdAt),
    uniqueIndex('work_item_disputes_one_open').on(t.workItemId).where(sql`decided_at is null`),
    index('work_item_disputes_open').on(t.createdAt).where(sql`decided_at is null`),
    check('work_item_disputes_kind', sql`${t.kind} in ('OBJECTION', 'UNFINISHED')`),
    check(
      'work_item_disputes_decided',
      sql`(${t.decision} is null) = (${t.decidedAt} is null) and ${t.refunded} >= 0`,
    ),
    check(
      'work_item_disputes_texts',
      sql`length(${t.reason}) <= 1000 and length(${t.decision}) <= 1000`,
    ),
  ],
);

/** Deliveries of a milestone, or of ordered written work, and the changes that the client asked for after each. */
export const workItemDeliveries = pgTable(
  'work_item_deliveries',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    workItemId: uuid('work_item_id')
      .notNull()
      .references(() => workItems.id, { onDelete: 'cascade' }),
    /** The delivered part of a proposed agreement; null for an order of written work. */
    milestoneId: uuid('milestone_id').references(() => workItemMilestones.id),
    note: text('note'),
    deliveredAt: instant('delivered_at').notNull(),
    /** Files of the agreement, which stay. */
    fileIds: uuid('file_ids').array().notNull(),
    /** Changes that the client asked for. */
    changes: text('changes'),
    changesAskedAt: instant('changes_asked_at'),
  },
  (t) => [
    index('work_item_deliveries_item').on(t.workItemId, t.deliveredAt),
    index('work_item_deliveries_milestone').on(t.milestoneId, t.deliveredAt),
    check(
      'work_item_deliveries_texts',
      sql`length(${t.note}) <= 2000 and length(${t.changes}) <= 2000 and (${t.changes} is null) = (${t.changesAskedAt} is null)`,
    ),
  ],
);

export const workItemFiles = pgTable(
  'work_item_files',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    workItemId: uuid('work_item_id')
      .notNull()
      .references(() => workItems.id, { onDelete: 'cascade' }),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id),
    /** Member who added it for the lawyer; without a foreign key, as in comments. */
    memberId: uuid('member_id'),
    name: text('name').notNull(),
    size: integer('size').notNull(),
    contentType: text('content_type').notNull(),
    storageKey: text('storage_key').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('work_item_files_item').on(t.workItemId),
    index('work_item_files_owner').on(t.ownerId),
    unique('work_item_files_key_unique').on(t.storageKey),
    check('work_item_files_size', sql`${t.size} > 0 and length(${t.name}) between 1 and 255`),
  ],
);

/** Saved terms of lawyers, as the form sends them. */
export const workItemTemplates = pgTable(
  'work_item_templates',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    lawyerId: text('lawyer_id')
      .notNull()
      .references(() => lawyers.id, { onUpdate: 'cascade' }),
    name: text('name').notNull(),
    terms: jsonb('terms').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    index('work_item_templates_lawyer').on(t.lawyerId, t.name),
    check('work_item_templates_name', sql`length(${t.name}) between 1 and 120`),
  ],
);
