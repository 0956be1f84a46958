import 'server-only';
import type { Claims } from '@/lib/domain/payments/claims';
import type { MethodLimits } from '@/lib/domain/payments/method-limits';
import type { PaymentMethod } from '@/lib/domain/payments/payment';
import type { Rail } from '@/lib/domain/payments/payout';
import type { RefundReason } from '@/lib/domain/payments/refund';
import { AppError } from '@/lib/server/platform/app-error';

export interface NewCheckout {
  /**
   * Our reference. Whether a repeat creates another session depends on the gateway, so nothing relies on a single
   * one.
   */
  reference: string;
  description: string;
  /** Centavos. */
  amount: number;
  methods: readonly PaymentMethod[];
  successUrl: string;
  cancelUrl: string;
  email: string;
}

export interface CheckoutSession {
  id: string;
  url: string;
}

export interface SessionState {
  status: 'active' | 'paid' | 'expired';
  /** Set when paid. */
  paymentId: string | null;
  /** Centavos received. */
  amount: number;
  /** Part of the amount that the gateway keeps as its fee, in centavos. */
  fee: number;
  /** ISO 4217, as the gateway names it. */
  currency: string;
  reference: string;
  livemode: boolean;
  method: PaymentMethod | null;
  /** Failed attempts so far; none is final while the session is active. */
  failedAttempts: number;
}

export interface GatewayPayment {
  id: string;
  sessionId: string | null;
  /** Values in which the gateway may repeat our reference. */
  references: readonly string[];
  /** Centavos received, and the part that the gateway keeps. */
  amount: number;
  fee: number;
  /** ISO 4217. */
  currency: string;
  livemode: boolean;
  method: PaymentMethod | null;
  /** Epoch ms. */
  paidAt: number;
}

export interface GatewayPaymentPage {
  payments: readonly GatewayPayment[];
  next: string | null;
}

export interface NewRefund {
  paymentId: string;
  /** Centavos. */
  amount: number;
  /**
   * Idempotency reference: a repeat with it makes no second refund. Several refunds of a payment have different ones.
   */
  reference: string;
  reason: RefundReason;
  /** Method, time and amount of the payment, in epoch ms and centavos; they decide what can be refunded. */
  paid: { method: PaymentMethod; at: number; amount: number };
}

/** A refund at the gateway; poll a pending one with `getRefund`. */
export interface GatewayRefund {
  id: string;
  status: 'pending' | 'succeeded' | 'failed';
}

export interface Institution {
  rail: Rail;
  bic: string;
  name: string;
}

export interface NewTransfer {
  reference: string;
  /** Centavos. */
  amount: number;
  rail: Rail;
  account: { bic: string; name: string; number: string };
  description: string;
}

/** A transfer at the gateway. `returned`: the bank returned it after it had succeeded. */
export interface GatewayTransfer {
  id: string;
  status: 'pending' | 'succeeded' | 'failed' | 'returned';
  failure: string | null;
}

export interface GatewayEvent {
  /** The gateway's id of the event, which may be delivered again. */
  id: string;
  type: 'paid' | 'failed' | 'expired' | 'other';
  sessionId: string;
  /** Claims in the event, if any; it is refused when they differ from our records. */
  claims: Claims;
}

/**
 * method_unavailable: not activated or over its limit · unreachable: no valid response, retry · not_found: does not
 * exist, or not yet · refused: declined · manual: impossible, to be done by hand. Only a call that would create
 * something is refused; a read never is, so that nothing ends because a read failed.
 */
export type GatewayFailure =
  | 'method_unavailable'
  | 'unreachable'
  | 'not_found'
  | 'refused'
  | 'manual';

/** A failed call to a gateway. Callers may retry, and webhooks are delivered again anyway. */
export class GatewayError extends AppError {
  constructor(
    readonly reason: GatewayFailure,
    detail: string,
    readonly answer: { status?: number; codes?: readonly string[]; about?: readonly string[] } = {},
  ) {
    super('unavailable', 'The payment service does not answer. Please try again.', {
      cause: new Error(detail),
      retryAfter: 5,
    });
    this.name = 'GatewayError';
  }
}

/** Checks the name, since each bundle that the error passes through has its own copy of the class. */
export function isGatewayError(error: unknown): error is GatewayError {
  return error instanceof Error && error.name === 'GatewayError';
}

/**
 * A payment gateway. Webhooks are only a hint that something changed: the result of `fetch` decides. All calls may
 * throw GatewayError.
 */
export interface PaymentGateway {
  readonly name: string;
  /** Whether it is configured to move real money; never true of the local one. */
  readonly livemode: boolean;
  readonly methods: readonly PaymentMethod[];
  /** Centavos above which it refuses a method, where that is below the method's general limit. */
  readonly limits?: MethodLimits;
  create(checkout: NewCheckout): Promise<CheckoutSession>;
  /**
   * Reads a session.
   * @throws GatewayError not_found when there is no such session
   */
  fetch(sessionId: string): Promise<SessionState>;
  /** Ends an unpaid session and returns its state: `paid` when a payment arrived first, `active` when it ends later. */
  expire(sessionId: string): Promise<SessionState>;
  /** Lists payments that arrived, roughly the newest first; one page, from the beginning or from a `next`. */
  listPayments(from: string | null): Promise<GatewayPaymentPage>;
  /** Refunds centavos once per reference, even when the response to an earlier attempt was lost. */
  refund(refund: NewRefund): Promise<GatewayRefund>;
  getRefund(refundId: string): Promise<GatewayRefund>;
  institutions(rail: Rail): Promise<Institution[]>;
  /**
   * Sends money to a bank account once per reference, even when the response to an earlier attempt was lost.
   * @throws GatewayError refused when it will not be made, unreachable when the outcome is unknown
   */
  transfer(transfer: NewTransfer): Promise<GatewayTransfer>;
  getTransfer(transferId: string): Promise<GatewayTransfer>;
  /**
   * Verifies and parses the event of a webhook; `unsigned` when the signature is wrong, stale or from the future,
   * `no_event` when the signed content is not an event. `now` is epoch ms.
   */
  parseWebhook(
    rawBody: string,
    signature: string | null,
    now: number,
  ): GatewayEvent | 'unsigned' | 'no_event';
}
