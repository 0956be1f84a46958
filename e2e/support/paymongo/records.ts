import { unixSeconds } from './ids';
import type { MethodName } from './methods';
import type { Resource } from './webhooks';

interface LineItem {
  name: string;
  amount: number;
  currency: string;
  quantity: number;
}

export interface CheckoutInput {
  line_items: LineItem[];
  payment_method_types: MethodName[];
  success_url: string;
  cancel_url: string;
  reference_number?: string;
  description?: string;
  metadata?: Record<string, string>;
  pass_on_fees?: boolean;
}

export interface Session {
  readonly id: string;
  readonly clientKey: string;
  readonly intentId: string;
  readonly input: CheckoutInput;
  readonly version: 1 | 2;
  readonly payments: Payment[];
  readonly createdAt: number;
  status: 'active' | 'expired';
}

export interface Payment {
  readonly id: string;
  readonly sessionId: string;
  readonly method: MethodName;
  readonly status: 'paid' | 'failed';
  /** Why it failed, in PayMongo's words. */
  readonly failure: string | null;
  readonly refunds: Refund[];
  amount: number;
  currency: string;
  fee: number;
  /** Epoch ms. */
  at: number;
}

export interface Refund {
  readonly id: string;
  readonly paymentId: string;
  readonly amount: number;
  readonly reason: string;
  readonly notes: string | null;
  readonly metadata: Record<string, string> | null;
  readonly createdAt: number;
  status: 'pending' | 'succeeded' | 'failed';
}

export interface Account {
  readonly livemode: boolean;
  readonly address: string;
}

/** Centavos of all lines. */
export function totalOf({ line_items }: CheckoutInput): number {
  return line_items.reduce((sum, { amount, quantity }) => sum + amount * quantity, 0);
}

/** The payment that charged somebody; a session has at most one. */
export function chargeOf({ payments }: Session): Payment | undefined {
  return payments.find(({ status }) => status === 'paid');
}

export function sessionResource(session: Session, account: Account): Resource {
  const { id, clientKey, input, payments, status, createdAt } = session;
  const { pass_on_fees: _passed, ...given } = input;
  const charge = chargeOf(session);
  return {
    id,
    type: 'checkout_session',
    attributes: {
      metadata: null,
      description: null,
      reference_number: null,
      ...given,
      billing: null,
      checkout_url: status === 'active' ? checkoutUrl(session, account) : null,
      client_key: clientKey,
      livemode: account.livemode,
      merchant: 'Sangguni',
      // It stays active when it was paid: what tells is the payment.
      status,
      payment_method_used: charge?.method ?? null,
      paid_at: charge ? unixSeconds(charge.at) : null,
      payments: payments.map((payment) => paymentResource(payment, account)),
      payment_intent: intentOf(session, account),
      created_at: unixSeconds(createdAt),
      updated_at: unixSeconds(payments.at(-1)?.at ?? createdAt),
    },
  };
}

function checkoutUrl({ clientKey }: Session, { address }: Account): string {
  return `${address}/checkout/${clientKey}`;
}

/** Returns the payment intent; a session of the second version has none until the payer has chosen a method. */
function intentOf(session: Session, account: Account): Resource | null {
  const { version, payments, intentId, input } = session;
  if (version === 2 && payments.length === 0) return null;
  const last = payments.at(-1);
  const failure = last?.status === 'failed' ? { failed_code: last.failure } : null;
  return {
    id: intentId,
    type: 'payment_intent',
    attributes: {
      amount: totalOf(input),
      currency: 'PHP',
      livemode: account.livemode,
      status: chargeOf(session) ? 'succeeded' : 'awaiting_payment_method',
      last_payment_error: failure,
      payment_method_allowed: input.payment_method_types,
      payments: payments.map((payment) => paymentResource(payment, account)),
    },
  };
}

export function paymentResource(payment: Payment, account: Account): Resource {
  const { id, amount, currency, fee, method, failure, at, refunds } = payment;
  const status = statusOf(payment);
  return {
    id,
    type: 'payment',
    attributes: {
      amount,
      currency,
      fee,
      foreign_fee: 0,
      net_amount: amount - fee,
      status,
      failed_code: failure,
      disputed: false,
      livemode: account.livemode,
      origin: 'api',
      source: { id: `src_${id.slice(4)}`, type: method },
      refunds: refunds.map((refund) => refundResource(refund, account)),
      paid_at: failure === null ? unixSeconds(at) : null,
      created_at: unixSeconds(at),
      updated_at: unixSeconds(at),
    },
  };
}

/** Derives the status, which reflects refunds. */
function statusOf({ status, amount, refunds }: Payment): string {
  const gone = refunds
    .filter((refund) => refund.status === 'succeeded')
    .reduce((sum, refund) => sum + refund.amount, 0);
  if (gone === 0) return status;
  return gone === amount ? 'refunded' : 'partially_refunded';
}

export function refundResource(refund: Refund, { livemode }: Account): Resource {
  const { id, paymentId, amount, reason, notes, metadata, status, createdAt } = refund;
  const at = unixSeconds(createdAt);
  return {
    id,
    type: 'refund',
    attributes: {
      amount,
      currency: 'PHP',
      livemode,
      notes,
      metadata,
      reason,
      status,
      payment_id: paymentId,
      payout_id: null,
      created_at: at,
      updated_at: at,
    },
  };
}
