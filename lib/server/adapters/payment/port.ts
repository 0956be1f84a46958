import 'server-only';
import type { Claims } from '@/lib/domain/payments/claims';
import type { MethodLimits } from '@/lib/domain/payments/method-limits';
import type { PaymentMethod } from '@/lib/domain/payments/payment';
import type { Rail } from '@/lib/domain/payments/payout';
import type { RefundReason } from '@/lib/domain/payments/refund';
import { AppError } from '@/lib/server/platform/app-error';

export interface NewCheckout {
  /** Our reference. Whether a repeat makes another session is the gateway's affair: nothing relies on one alone. */
  reference: string;
  description: string;
  /** Centavos. */
  amount: number;
  /** Of which the payer chooses one; at least one. */
  methods: readonly PaymentMethod[];
  successUrl: string;
  cancelUrl: string;
  email: string;
}

export interface CheckoutSession {
  id: string;
  url: string;
}

/** State of a session at the gateway. */
export interface SessionState {
  status: 'active' | 'paid' | 'expired';
  /** Set when paid. */
  paymentId: string | null;
  /** Centavos really received. */
  amount: number;
  /** Of these, what the gateway keeps as its fee. */
  fee: number;
  /** ISO 4217, as the gateway names it. */
  currency: string;
  /** Our reference, as the session was made with. */
  reference: string;
  /** Whether real money moves. */
  livemode: boolean;
  /** What it was paid with; set when paid. */
  method: PaymentMethod | null;
  /** Attempts that failed so far; none is final while the session is active. */
  failedAttempts: number;
}

/** A payment at the gateway: money that arrived, whichever session it was made in. */
export interface GatewayPayment {
  id: string;
  /** Null where the gateway does not name it. */
  sessionId: string | null;
  /** What may be our reference, as the gateway repeats it. */
  references: readonly string[];
  /** Centavos received, and of these what the gateway keeps. */
  amount: number;
  fee: number;
  /** ISO 4217. */
  currency: string;
  livemode: boolean;
  method: PaymentMethod | null;
  /** Epoch ms. */
  paidAt: number;
}

/** Some of the payments at the gateway; `next` asks for those after them, null where there are none. */
export interface GatewayPaymentPage {
  payments: readonly GatewayPayment[];
  next: string | null;
}

export interface NewRefund {
  /** The gateway's id of the payment. */
  paymentId: string;
  /** Centavos. */
  amount: number;
  /** Under which it is made once, however often it is asked for; several of a payment are several refunds. */
  reference: string;
  reason: RefundReason;
  /** What it was paid with, when and how much, centavos and epoch ms: what can be refunded differs by these. */
  paid: { method: PaymentMethod; at: number; amount: number };
}

/** A refund at the gateway; one that is pending is asked about with `getRefund`. */
export interface GatewayRefund {
  id: string;
  status: 'pending' | 'succeeded' | 'failed';
}

/** A bank or wallet that transfers reach. */
export interface Institution {
  rail: Rail;
  bic: string;
  name: string;
}

export interface NewTransfer {
  /** Under which it is made once; another try after a failure takes a fresh one. */
  reference: string;
  /** Centavos. */
  amount: number;
  rail: Rail;
  account: { bic: string; name: string; number: string };
  description: string;
}

/** A transfer at the gateway. `returned`: the bank sent it back after it had succeeded. */
export interface GatewayTransfer {
  id: string;
  status: 'pending' | 'succeeded' | 'failed' | 'returned';
  /** The gateway's code for why it failed or came back. */
  failure: string | null;
}

export interface GatewayEvent {
  /** The gateway's id of the event: the same event may arrive again. */
  id: string;
  type: 'paid' | 'failed' | 'expired' | 'other';
  sessionId: string;
  /** What the event itself claims, where it does; whatever differs from ours makes it refused. */
  claims: Claims;
}

/**
 * method_unavailable: not activated or over its limit · unreachable: no or no sound answer, ask again · not_found: there is
 * no such thing, or not yet · refused: it won't · manual: it can't, this has to be done by hand. Only the call that would
 * make something is refused; one that reads never is, so that nothing ends because a look failed.
 */
export type GatewayFailure =
  | 'method_unavailable'
  | 'unreachable'
  | 'not_found'
  | 'refused'
  | 'manual';

/** Why a gateway could not do what was asked; callers may try again, and a webhook is sent again later anyway. */
export class GatewayError extends AppError {
  constructor(
    readonly reason: GatewayFailure,
    /** For the log. */
    detail: string,
    /** The status it answered, and its names for what is wrong. */
    readonly answer: { status?: number; codes?: readonly string[]; about?: readonly string[] } = {},
  ) {
    super('unavailable', 'The payment service does not answer. Please try again.', {
      cause: new Error(detail),
      retryAfter: 5,
    });
    this.name = 'GatewayError';
  }
}

/** By its name: the class exists once for each bundle that the error passes through. */
export function isGatewayError(error: unknown): error is GatewayError {
  return error instanceof Error && error.name === 'GatewayError';
}

/**
 * A payment gateway. Webhooks are only a hint that something changed: the result of `fetch` decides. All calls
 * may throw GatewayError.
 */
export interface PaymentGateway {
  /** Names the webhook path and the rows. */
  readonly name: string;
  /** Whether it is set up to move real money; of the local one never. */
  readonly livemode: boolean;
  readonly methods: readonly PaymentMethod[];
  /** Centavos above which it refuses a method, where that is less than what the method takes anywhere. */
  readonly limits?: MethodLimits;
  create(checkout: NewCheckout): Promise<CheckoutSession>;
  /** @throws GatewayError not_found when there is no such session */
  fetch(sessionId: string): Promise<SessionState>;
  /** Ends an unpaid session; answers what it is then: `paid` when the money was faster, `active` when it ends later. */
  expire(sessionId: string): Promise<SessionState>;
  /** Payments that arrived, about the newest first; a page at a time, from the beginning or from the `next` of one. */
  listPayments(from: string | null): Promise<GatewayPaymentPage>;
  /** Gives centavos back, once per reference, also when the answer to an earlier try never arrived. */
  refund(refund: NewRefund): Promise<GatewayRefund>;
  getRefund(refundId: string): Promise<GatewayRefund>;
  /** Where transfers of a network can go. */
  institutions(rail: Rail): Promise<Institution[]>;
  /**
   * Sends money to a bank account, once per reference, also when the answer to an earlier try never arrived.
   *
   * @throws GatewayError refused when it will not be made, unreachable when nobody knows yet
   */
  transfer(transfer: NewTransfer): Promise<GatewayTransfer>;
  getTransfer(transferId: string): Promise<GatewayTransfer>;
  /**
   * The event of a webhook; `unsigned` when the signature is wrong, stale or from the future, `no_event` when what it
   * signs is none. `now` is epoch ms.
   */
  parseWebhook(
    rawBody: string,
    signature: string | null,
    now: number,
  ): GatewayEvent | 'unsigned' | 'no_event';
}
