import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  bigserial,
  check,
  index,
  integer,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { FeeDocumentKind } from '@/lib/domain/payments/fee-invoice';
import { instant } from './columns';
import { ledgerEntries, payments } from './payments';

/**
 * The operator as the seller on documents about the platform fee, each from a moment on; the newest is in force. Never
 * changed and never deleted (trigger), so that a document shows what it was issued with.
 */
export const feeSellers = pgTable(
  'fee_sellers',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    registeredName: text('registered_name').notNull(),
    tin: text('tin').notNull(),
    address: text('address').notNull(),
    /** Registered number of the series at the Bureau of Internal Revenue. */
    registration: text('registration').notNull(),
    /** Rate of value-added tax that the fee includes; 0 where the seller is not registered for it. */
    vatPercent: integer('vat_percent').notNull(),
    reason: text('reason').notNull(),
    userId: uuid('user_id').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [
    check('fee_sellers_tin', sql`${t.tin} ~ '^[0-9]{9}([0-9]{3,5})?$'`),
    check('fee_sellers_vat', sql`${t.vatPercent} between 0 and 30`),
  ],
);

/**
 * The last number of each series. Its row is locked by whoever issues a document until that is committed, and only
 * ever goes up by one (trigger), so no number is missing or given twice.
 */
export const feeSeries = pgTable('fee_series', {
  kind: text('kind').$type<FeeDocumentKind>().primaryKey(),
  last: integer('last').notNull(),
  /** When that one was issued: later numbers have no earlier time. */
  lastAt: instant('last_at'),
});

/**
 * Invoices of the platform fee, and credit notes that take back all or a part of one. Never changed and never deleted
 * (trigger). The lawyers' own invoices are `invoices`.
 */
export const feeDocuments = pgTable(
  'fee_documents',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    kind: text('kind').$type<FeeDocumentKind>().notNull(),
    number: integer('number').notNull(),
    issuedAt: instant('issued_at').notNull(),
    /** Entry of the ledger with the fee: of the payment, or of the refund that took it back. */
    entryId: uuid('entry_id')
      .notNull()
      .references(() => ledgerEntries.id),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id),
    /** The invoice that a credit note takes back, or that a corrected one replaces. */
    invoiceId: uuid('invoice_id').references((): AnyPgColumn => feeDocuments.id),
    sellerId: bigint('seller_id', { mode: 'number' })
      .notNull()
      .references(() => feeSellers.id),
    /** The client's name: on an invoice that of its day, on a credit note that on its invoice. */
    buyerName: text('buyer_name').notNull(),
    /** Centavos, with the value-added tax in it. */
    amount: integer('amount').notNull(),
    vat: integer('vat').notNull(),
    /** Why an administrator had an invoice corrected; null for what follows from a payment or refund. */
    reason: text('reason'),
  },
  (t) => [
    unique('fee_documents_number').on(t.kind, t.number),
    uniqueIndex('fee_documents_once').on(t.entryId).where(sql`reason is null`),
    uniqueIndex('fee_documents_corrected_once')
      .on(t.kind, t.invoiceId)
      .where(sql`reason is not null`),
    index('fee_documents_newest').on(t.issuedAt, t.kind, t.number),
    index('fee_documents_entry').on(t.entryId),
    index('fee_documents_payment').on(t.paymentId),
    index('fee_documents_invoice').on(t.invoiceId),
    index('fee_documents_seller').on(t.sellerId),
    check('fee_documents_kind', sql`${t.kind} in ('invoice', 'credit_note')`),
    check('fee_documents_amount', sql`${t.amount} > 0 and ${t.vat} between 0 and ${t.amount}`),
    check(
      'fee_documents_of',
      sql`(${t.kind} = 'credit_note' or ${t.reason} is not null) = (${t.invoiceId} is not null)`,
    ),
  ],
);
