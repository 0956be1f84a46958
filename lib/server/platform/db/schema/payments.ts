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
  uuid,
} from 'drizzle-orm/pg-core';
import type { PaymentMethod, PaymentStatus } from '@/lib/domain/payments/payment';
import { instant } from './columns';
import { meetings } from './meetings';

/** One payment of one meeting; its reference is unguessable and travels in `/checkout?ref=`. */
export const payments = pgTable(
  'payments',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    ref: text('ref').notNull(),
    meetingId: uuid('meeting_id')
      .notNull()
      .references(() => meetings.id),
    gateway: text('gateway').notNull(),
    method: text('method').$type<PaymentMethod>().notNull(),
    status: text('status').$type<PaymentStatus>().notNull().default('PENDING'),
    /** Centavos: the whole, and the parts of it. */
    total: integer('total').notNull(),
    price: integer('price').notNull(),
    platformFee: integer('platform_fee').notNull(),
    /** What the gateway really received, once it has; anything but `total` goes back. */
    received: integer('received'),
    refunded: integer('refunded').notNull().default(0),
    sessionId: text('session_id'),
    checkoutUrl: text('checkout_url'),
    gatewayPaymentId: text('gateway_payment_id'),
    lastAttemptFailed: boolean('last_attempt_failed').notNull().default(false),
    checkedAt: instant('checked_at'),
    paidAt: instant('paid_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    unique('payments_ref_unique').on(t.ref),
    unique('payments_meeting_unique').on(t.meetingId),
    unique('payments_session_unique').on(t.gateway, t.sessionId),
    index('payments_open')
      .on(t.checkedAt.asc().nullsFirst(), t.createdAt)
      .where(sql`status in ('PENDING', 'REFUND_PENDING')`),
    check(
      'payments_status',
      sql`${t.status} in ('PENDING', 'PAID', 'EXPIRED', 'REFUND_PENDING', 'REFUNDED')`,
    ),
    check(
      'payments_sum',
      sql`${t.total} = ${t.price} + ${t.platformFee} and ${t.refunded} between 0 and coalesce(${t.received}, ${t.total})`,
    ),
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

/**
 * Double-entry postings in centavos: those of one entry sum to 0, checked when the transaction commits, and none is
 * ever changed or removed (triggers in migration 0002).
 */
export const ledgerPostings = pgTable(
  'ledger_postings',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    entryId: uuid('entry_id').notNull(),
    /** What happened: an entry of a kind exists once per payment. */
    kind: text('kind').$type<'payment' | 'refund'>().notNull(),
    account: text('account').$type<'gateway' | 'client_funds' | 'platform_fees'>().notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    unique('ledger_postings_once').on(t.paymentId, t.kind, t.account),
    index('ledger_postings_entry').on(t.entryId),
    check('ledger_postings_amount', sql`${t.amount} <> 0`),
    check('ledger_postings_kind', sql`${t.kind} in ('payment', 'refund')`),
  ],
);

/** Checkout sessions of the local test gateway: another company's database, as it were. Empty in production. */
export const testGatewaySessions = pgTable(
  'test_gateway_sessions',
  {
    id: text('id').primaryKey(),
    reference: text('reference').notNull(),
    description: text('description').notNull(),
    amount: integer('amount').notNull(),
    method: text('method').notNull(),
    successUrl: text('success_url').notNull(),
    cancelUrl: text('cancel_url').notNull(),
    status: text('status').$type<'active' | 'paid' | 'expired'>().notNull().default('active'),
    paymentId: text('payment_id'),
    failedAttempts: integer('failed_attempts').notNull().default(0),
    refunded: integer('refunded').notNull().default(0),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [unique('test_gateway_reference_unique').on(t.reference)],
);
