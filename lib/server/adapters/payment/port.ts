import 'server-only';
import type { Claims } from '@/lib/domain/payments/claims';
import type { MethodLimits } from '@/lib/domain/payments/method-limits';
import type { PaymentMethod } from '@/lib/domain/payments/payment';
import type { Rail } from '@/lib/domain/payments/payout';
import type { RefundReason } from '@/lib/domain/payments/refund';
import { AppError } from '@/lib/server/platform/app-error';

export interface NewCheckout {
  /** Our reference: the gateway must make one session per reference, however often it is asked. */
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

/** Why a gateway could not do what was asked; callers may try again, and a webhook is sent again later anyway. */
export class GatewayError extends AppError {
  constructor(
    /**
     * method_unavailable: not activated or over its limit · unreachable: no or no sound answer, try again · refused: it won't ·
     * manual: it can't, this has to be done by hand.
     */
    readonly reason: 'method_unavailable' | 'unreachable' | 'refused' | 'manual',
    /** For the log. */
    detail: string,
    { cause }: ErrorOptions = {},
  ) {
    super('unavailable', 'The payment service does not answer. Please try again.', {
      cause: new Error(detail, { cause }),
      retryAfter: 5,
    });
    this.name = 'GatewayError';
  }
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
  fetch(sessionId: string): Promise<SessionState>;
  /** Ends an unpaid session; answers what it is then, `paid` when the money was faster. */
  expire(sessionId: string): Promise<SessionState>;
  /** Gives centavos back, once per reference, also when the answer to an earlier try never arrived. */
  refund(refund: NewRefund): Promise<GatewayRefund>;
  /** @throws GatewayError refused when there is no such refund */
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
