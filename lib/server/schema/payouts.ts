import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { PayoutStatus, Rail } from '@/lib/domain/payments/payout';
import { encryptedText, instant } from './columns';
import { lawyers } from './lawyers';
import { payments, refunds } from './payments';

/** Transfers of a lawyer's balance to the lawyer's bank; a cause makes one, however often it is requested. */
export const payouts = pgTable(
  'payouts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    lawyerId: text('lawyer_id')
      .notNull()
      .references(() => lawyers.id, { onUpdate: 'cascade' }),
    cause: text('cause').notNull(),
    status: text('status').$type<PayoutStatus>().notNull(),
    /** Centavos taken from the lawyer's balance, and of them those withheld as tax; the rest is transferred. */
    amount: integer('amount').notNull(),
    withheld: integer('withheld').notNull().default(0),
    rail: text('rail').$type<Rail>().notNull(),
    bankId: text('bank_id').notNull(),
    accountName: text('account_name'),
    accountNumber: encryptedText('account_number'),
    accountEnd: text('account_end').notNull(),
    gateway: text('gateway').notNull(),
    /** Idempotency reference at the gateway: it transfers once per reference. */
    reference: text('reference').notNull(),
    gatewayTransferId: text('gateway_transfer_id'),
    failure: text('failure'),
    reason: text('reason'),
    createdAt: instant('created_at').notNull(),
    sentAt: instant('sent_at'),
    checkedAt: instant('checked_at'),
    paidAt: instant('paid_at'),
    endedAt: instant('ended_at'),
  },
  (t) => [
    unique('payouts_cause_unique').on(t.lawyerId, t.cause),
    unique('payouts_reference_unique').on(t.reference),
    uniqueIndex('payouts_one_open')
      .on(t.lawyerId)
      .where(sql`status in ('WAITING', 'APPROVED', 'SENT')`),
    index('payouts_open')
      .on(t.checkedAt.asc().nullsFirst(), t.createdAt)
      .where(sql`status in ('APPROVED', 'SENT')`),
    index('payouts_lawyer').on(t.lawyerId, t.createdAt),
    index('payouts_newest').on(t.createdAt),
    check(
      'payouts_status',
      sql`${t.status} in ('WAITING', 'APPROVED', 'SENT', 'PAID', 'DECLINED', 'FAILED', 'RETURNED')`,
    ),
    check(
      'payouts_amount',
      sql`${t.amount} > 0 and ${t.withheld} >= 0 and ${t.withheld} < ${t.amount}`,
    ),
    check('payouts_rail', sql`${t.rail} in ('instapay', 'pesonet')`),
    check(
      'payouts_ended',
      sql`(${t.status} in ('DECLINED', 'FAILED', 'RETURNED')) = (${t.endedAt} is not null)`,
    ),
    check('payouts_reason', sql`${t.status} <> 'DECLINED' or ${t.reason} is not null`),
  ],
);

/** Banks that the gateway's transfers reach, as last listed. */
export const receivingInstitutions = pgTable(
  'receiving_institutions',
  {
    rail: text('rail').$type<Rail>().notNull(),
    bic: text('bic').notNull(),
    name: text('name').notNull(),
    listedAt: instant('listed_at').notNull(),
  },
  (t) => [
    primaryKey({ name: 'receiving_institutions_key', columns: [t.rail, t.bic] }),
    check('receiving_institutions_rail', sql`${t.rail} in ('instapay', 'pesonet')`),
  ],
);

/** A lawyer's registration data at the Bureau of Internal Revenue. */
export const taxProfiles = pgTable(
  'tax_profiles',
  {
    lawyerId: text('lawyer_id')
      .primaryKey()
      .references(() => lawyers.id, { onDelete: 'cascade', onUpdate: 'cascade' }),
    tin: encryptedText('tin').notNull(),
    registeredName: text('registered_name').notNull(),
    vatStatus: text('vat_status').$type<'VAT' | 'NON_VAT'>().notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** Certificate of registration (BIR Form 2303). */
    documentName: text('document_name'),
    documentSize: integer('document_size'),
    documentType: text('document_type').$type<'image/jpeg' | 'application/pdf'>(),
    documentKey: text('document_key'),
    documentAt: instant('document_at'),
  },
  (t) => [
    unique('tax_profiles_document_unique').on(t.documentKey),
    check('tax_profiles_vat', sql`${t.vatStatus} in ('VAT', 'NON_VAT')`),
    check('tax_profiles_name', sql`length(${t.registeredName}) between 1 and 200`),
    check(
      'tax_profiles_document',
      sql`num_nulls(${t.documentName}, ${t.documentSize}, ${t.documentType}, ${t.documentKey}, ${t.documentAt}) in (0, 5)`,
    ),
  ],
);

/** Accounts for refunds that the gateway can't make; erased some time after payment. */
export const refundAccounts = pgTable('refund_accounts', {
  refundId: uuid('refund_id')
    .primaryKey()
    .references(() => refunds.id, { onDelete: 'cascade' }),
  bankId: text('bank_id').notNull(),
  accountName: text('account_name').notNull(),
  accountNumber: encryptedText('account_number').notNull(),
  givenAt: instant('given_at').notNull(),
  /** When it last replaced another account; null while it is the first. */
  changedAt: instant('changed_at'),
});

/** The newest invoice that a lawyer issued for a payment: a file, or the address of one. */
export const invoices = pgTable(
  'invoices',
  {
    paymentId: uuid('payment_id')
      .primaryKey()
      .references(() => payments.id),
    /** Number in the lawyer's own books. */
    number: text('number').notNull(),
    link: text('link'),
    fileName: text('file_name'),
    fileSize: integer('file_size'),
    fileType: text('file_type').$type<'image/jpeg' | 'application/pdf'>(),
    fileKey: text('file_key'),
    fileHash: text('file_hash'),
    sentAt: instant('sent_at').notNull(),
  },
  (t) => [
    unique('invoices_file_unique').on(t.fileKey),
    check('invoices_number', sql`length(${t.number}) between 1 and 40`),
    check('invoices_link', sql`${t.link} like 'https://%' and length(${t.link}) <= 500`),
    check(
      'invoices_file',
      sql`num_nulls(${t.fileName}, ${t.fileSize}, ${t.fileType}, ${t.fileKey}, ${t.fileHash}) in (0, 5)`,
    ),
    check('invoices_one', sql`num_nonnulls(${t.link}, ${t.fileKey}) = 1`),
  ],
);

/**
 * Decisions of the operator about the tax pack, each in force from a Manila day on; the latest counts. Never changed
 * and never deleted (trigger).
 */
export const taxPackChanges = pgTable(
  'tax_pack_changes',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    active: boolean('active').notNull(),
    fromDay: date('from_day', { mode: 'string' }).notNull(),
    /** Base and rate in hundredths of a per cent, the threshold of a year in centavos. */
    base: integer('base').notNull(),
    rate: integer('rate').notNull(),
    threshold: integer('threshold').notNull(),
    graceMonths: integer('grace_months').notNull(),
    reason: text('reason').notNull(),
    userId: uuid('user_id').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [
    check(
      'tax_pack_changes_figures',
      sql`${t.base} between 1 and 10000 and ${t.rate} between 1 and 3000 and ${t.threshold} >= 0 and ${t.graceMonths} between 0 and 24`,
    ),
    check('tax_pack_changes_reason', sql`length(${t.reason}) between 1 and 1000`),
    /** Never for the past, nor for a day that has begun in Manila. */
    check('tax_pack_changes_ahead', sql`${t.fromDay} > (${t.at} at time zone 'Asia/Manila')::date`),
  ],
);

/**
 * Tax withheld at a release while the pack was on, one row for each payment, zero included. Never changed, but for the
 * handle of a lawyer whose account is deleted, and never deleted (trigger). All amounts are centavos.
 */
export const taxWithholdings = pgTable(
  'tax_withholdings',
  {
    paymentId: uuid('payment_id')
      .primaryKey()
      .references(() => payments.id),
    lawyerId: text('lawyer_id')
      .notNull()
      .references(() => lawyers.id, { onUpdate: 'cascade' }),
    changeId: bigint('change_id', { mode: 'number' })
      .notNull()
      .references(() => taxPackChanges.id),
    /** Whether a sworn declaration of the year said that the lawyer stays below the threshold. */
    declaredBelow: boolean('declared_below').notNull(),
    /** Released to the lawyer in the calendar year before this release, and by it. */
    sumBefore: bigint('sum_before', { mode: 'number' }).notNull(),
    remitted: integer('remitted').notNull(),
    /** Base and rate in hundredths of a per cent; 0 where nothing was to be withheld. */
    base: integer('base').notNull(),
    rate: integer('rate').notNull(),
    withheld: integer('withheld').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [
    index('tax_withholdings_lawyer').on(t.lawyerId, t.at),
    index('tax_withholdings_at').on(t.at),
    index('tax_withholdings_change').on(t.changeId),
    check(
      'tax_withholdings_amounts',
      sql`${t.remitted} > 0 and ${t.sumBefore} >= 0 and ${t.withheld} >= 0 and ${t.withheld} < ${t.remitted}`,
    ),
  ],
);

/**
 * Part of a payment that a lawyer gave back after its release, and the tax returned to the lawyer's balance for it. Never
 * changed and never deleted (trigger). Amounts are centavos.
 */
export const taxCorrections = pgTable(
  'tax_corrections',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id),
    lawyerId: text('lawyer_id')
      .notNull()
      .references(() => lawyers.id, { onUpdate: 'cascade' }),
    amount: integer('amount').notNull(),
    /** The part of it by which the remittances of the quarter that tax was withheld from become less. */
    taxed: integer('taxed').notNull(),
    withheld: integer('withheld').notNull(),
    reason: text('reason').notNull(),
    userId: uuid('user_id').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [
    index('tax_corrections_payment').on(t.paymentId),
    index('tax_corrections_lawyer').on(t.lawyerId, t.at),
    index('tax_corrections_at').on(t.at),
    check(
      'tax_corrections_amounts',
      sql`${t.amount} > 0 and ${t.taxed} between 0 and ${t.amount} and ${t.withheld} between 0 and ${t.taxed}`,
    ),
    check('tax_corrections_reason', sql`length(${t.reason}) between 1 and 1000`),
  ],
);

/** Sworn declaration of a lawyer about the gross remittances of a calendar year; the newest of a year counts. */
export const taxDeclarations = pgTable(
  'tax_declarations',
  {
    lawyerId: text('lawyer_id')
      .notNull()
      .references(() => lawyers.id, { onDelete: 'cascade', onUpdate: 'cascade' }),
    year: integer('year').notNull(),
    staysBelow: boolean('stays_below').notNull(),
    documentName: text('document_name').notNull(),
    documentSize: integer('document_size').notNull(),
    documentType: text('document_type').$type<'image/jpeg' | 'application/pdf'>().notNull(),
    documentKey: text('document_key').notNull(),
    submittedAt: instant('submitted_at').notNull(),
  },
  (t) => [
    primaryKey({ name: 'tax_declarations_key', columns: [t.lawyerId, t.year] }),
    unique('tax_declarations_document_unique').on(t.documentKey),
    check('tax_declarations_year', sql`${t.year} between 2024 and 2999`),
  ],
);
