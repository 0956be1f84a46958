import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { LedgerAccount, LedgerKind, LedgerSource } from '@/lib/domain/payments/ledger';
import type { PayableType, PaymentMethod, PaymentStatus } from '@/lib/domain/payments/payment';
import type { Rail } from '@/lib/domain/payments/payout';
import type { RefundReason, RefundStatus } from '@/lib/domain/payments/refund';
import { instant } from './columns';

/**
 * Payments of payables; the reference is unguessable and travels in `/checkout?ref=`. In place of a foreign key,
 * triggers (migration baseline) keep the row of the payable as long as its payments.
 */
export const payments = pgTable(
  'payments',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    ref: text('ref').notNull(),
    payableType: text('payable_type').$type<PayableType>().notNull(),
    payableId: uuid('payable_id').notNull(),
    gateway: text('gateway').notNull(),
    method: text('method').$type<PaymentMethod>(),
    status: text('status').$type<PaymentStatus>().notNull().default('PENDING'),
    /** Centavos: the whole, and its parts. */
    total: integer('total').notNull(),
    price: integer('price').notNull(),
    platformFee: integer('platform_fee').notNull(),
    /** Centavos that the gateway really received, never changed once set; anything but `total` is refunded. */
    received: integer('received'),
    /** Centavos that the gateway kept of it. */
    gatewayFee: integer('gateway_fee').notNull().default(0),
    sessionId: text('session_id'),
    checkoutUrl: text('checkout_url'),
    gatewayPaymentId: text('gateway_payment_id'),
    lastAttemptFailed: boolean('last_attempt_failed').notNull().default(false),
    checkedAt: instant('checked_at'),
    paidAt: instant('paid_at'),
    /** Opened by the link with which its client asked somebody else to pay: refunds and their mails go there. */
    byPayer: boolean('by_payer').notNull().default(false),
    /** Where that person wants the receipt; a daily job erases it. */
    payerEmail: text('payer_email'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    unique('payments_ref_unique').on(t.ref),
    index('payments_payable').on(t.payableType, t.payableId, t.createdAt),
    uniqueIndex('payments_one_open').on(t.payableType, t.payableId).where(sql`status = 'PENDING'`),
    unique('payments_session_unique').on(t.gateway, t.sessionId),
    unique('payments_money_unique').on(t.gateway, t.gatewayPaymentId),
    index('payments_open')
      .on(t.checkedAt.asc().nullsFirst(), t.createdAt)
      .where(sql`status in ('PENDING', 'REFUND_PENDING')`),
    check(
      'payments_status',
      sql`${t.status} in ('PENDING', 'PAID', 'EXPIRED', 'REFUND_PENDING', 'REFUNDED')`,
    ),
    check(
      'payments_payable_type',
      sql`${t.payableType} in ('meeting', 'milestone', 'service_purchase')`,
    ),
    check('payments_method', sql`${t.received} is null or ${t.method} is not null`),
    check('payments_payer', sql`${t.byPayer} or ${t.payerEmail} is null`),
    check('payments_sum', sql`${t.total} = ${t.price} + ${t.platformFee}`),
    check(
      'payments_received',
      sql`(${t.status} in ('PENDING', 'EXPIRED')) = (${t.received} is null) and ${t.received} >= 0`,
    ),
  ],
);

/**
 * Refunds, one or several per payment. A cause makes one refund, however often it is requested; a trigger (migration
 * baseline) keeps their sum within what was received, and adds none to released money.
 */
export const refunds = pgTable(
  'refunds',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id),
    amount: integer('amount').notNull(),
    reason: text('reason').$type<RefundReason>().notNull(),
    /** Dedupe key, once for each payment. */
    cause: text('cause').notNull(),
    /** Idempotency reference at the gateway: it refunds once per reference. */
    reference: text('reference').notNull(),
    status: text('status').$type<RefundStatus>().notNull().default('PENDING'),
    gatewayRefundId: text('gateway_refund_id'),
    refusal: text('refusal'),
    accountAskedAt: instant('account_asked_at'),
    paidReference: text('paid_reference'),
    createdAt: instant('created_at').notNull().defaultNow(),
    succeededAt: instant('succeeded_at'),
  },
  (t) => [
    unique('refunds_cause_unique').on(t.paymentId, t.cause),
    unique('refunds_reference_unique').on(t.reference),
    index('refunds_waiting').on(t.createdAt).where(sql`status in ('FAILED', 'MANUAL')`),
    check('refunds_amount', sql`${t.amount} > 0`),
    check('refunds_status', sql`${t.status} in ('PENDING', 'SUCCEEDED', 'FAILED', 'MANUAL')`),
    check(
      'refunds_reason',
      sql`${t.reason} in ('LATE', 'DUPLICATE', 'OTHER_AMOUNT', 'CANCELLED', 'DISPUTE')`,
    ),
    check('refunds_succeeded', sql`(${t.status} = 'SUCCEEDED') = (${t.succeededAt} is not null)`),
  ],
);

/** Money at a gateway that is for nothing of ours: cases for administrators. Nothing of it is booked. */
export const unclaimedPayments = pgTable(
  'unclaimed_payments',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    gateway: text('gateway').notNull(),
    /** The gateway's id of the payment, or of the checkout where it names no payment. */
    gatewayPaymentId: text('gateway_payment_id').notNull(),
    sessionId: text('session_id'),
    reference: text('reference'),
    /** Centavos; null where the gateway names none. */
    amount: integer('amount'),
    currency: text('currency').notNull(),
    method: text('method').$type<PaymentMethod>(),
    foundAt: instant('found_at').notNull(),
    decision: text('decision'),
    closedAt: instant('closed_at'),
  },
  (t) => [
    unique('unclaimed_payments_unique').on(t.gateway, t.gatewayPaymentId),
    index('unclaimed_payments_open').on(t.foundAt).where(sql`closed_at is null`),
    check('unclaimed_payments_closed', sql`(${t.closedAt} is null) = (${t.decision} is null)`),
  ],
);

/** Processed events of gateways, by their id: a repeat changes nothing. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    gateway: text('gateway').notNull(),
    eventId: text('event_id').notNull(),
    type: text('type').notNull(),
    receivedAt: instant('received_at').notNull().defaultNow(),
  },
  (t) => [unique('payment_events_unique').on(t.gateway, t.eventId)],
);

/** Entries of the double-entry ledger: one for each cause. Never changed and never deleted (trigger). */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    kind: text('kind').$type<LedgerKind>().notNull(),
    /** Row it comes from. Without a foreign key: sources are of several tables. */
    sourceType: text('source_type').$type<LedgerSource>().notNull(),
    sourceId: uuid('source_id').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    unique('ledger_entries_cause_unique').on(t.sourceType, t.sourceId, t.kind),
    check(
      'ledger_entries_kind',
      sql`${t.kind} in ('payment', 'refund', 'release', 'payout', 'return', 'correction')`,
    ),
    check(
      'ledger_entries_source',
      sql`${t.sourceType} in ('payment', 'refund', 'payout', 'correction')`,
    ),
  ],
);

/**
 * Lines of an entry in centavos: they sum to 0, checked when the transaction commits, and none is ever changed or
 * removed (triggers).
 */
export const ledgerPostings = pgTable(
  'ledger_postings',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    entryId: uuid('entry_id')
      .notNull()
      .references(() => ledgerEntries.id),
    account: text('account').$type<LedgerAccount>().notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    unique('ledger_postings_once').on(t.entryId, t.account),
    index('ledger_postings_platform_fees').on(t.createdAt).where(sql`account = 'platform_fees'`),
    check('ledger_postings_amount', sql`${t.amount} <> 0`),
    check(
      'ledger_postings_account',
      sql`${t.account} in ('gateway', 'client_funds', 'platform_fees', 'gateway_fees', 'withheld', 'lawyer_payable', 'paid_out')`,
    ),
  ],
);

/** Checkout sessions of the local test gateway, standing for another company's database. Empty in production. */
export const testGatewaySessions = pgTable(
  'test_gateway_sessions',
  {
    id: text('id').primaryKey(),
    reference: text('reference').notNull(),
    /** Distinguishes sessions of one reference; empty for the first. */
    copy: text('copy').notNull().default(''),
    description: text('description').notNull(),
    amount: integer('amount').notNull(),
    methods: text('methods').array().$type<PaymentMethod[]>().notNull(),
    method: text('method').$type<PaymentMethod>(),
    successUrl: text('success_url').notNull(),
    cancelUrl: text('cancel_url').notNull(),
    status: text('status').$type<'active' | 'paid' | 'expired'>().notNull().default('active'),
    paymentId: text('payment_id'),
    failedAttempts: integer('failed_attempts').notNull().default(0),
    /** Set when it was asked to end; it ends at the next poll. */
    ending: boolean('ending').notNull().default(false),
    refunded: integer('refunded').notNull().default(0),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [unique('test_gateway_reference_unique').on(t.reference, t.copy)],
);

/** Refunds of the local test gateway, one per reference. */
export const testGatewayRefunds = pgTable('test_gateway_refunds', {
  reference: text('reference').primaryKey(),
  id: text('id').notNull(),
  paymentId: text('payment_id').notNull(),
  amount: integer('amount').notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
});

/** Transfers of the local test gateway, one per reference. */
export const testGatewayTransfers = pgTable('test_gateway_transfers', {
  reference: text('reference').primaryKey(),
  id: text('id').notNull(),
  amount: integer('amount').notNull(),
  rail: text('rail').$type<Rail>().notNull(),
  bic: text('bic').notNull(),
  status: text('status').$type<'pending' | 'succeeded' | 'failed' | 'returned'>().notNull(),
  failure: text('failure'),
  createdAt: instant('created_at').notNull().defaultNow(),
});
