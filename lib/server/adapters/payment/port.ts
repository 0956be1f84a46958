import 'server-only';
import type { MethodLimits } from '@/lib/domain/payments/method-limits';
import type { PaymentMethod } from '@/lib/domain/payments/payment';
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
  /** What it was paid with; set when paid. */
  method: PaymentMethod | null;
  /** Attempts that failed so far; none is final while the session is active. */
  failedAttempts: number;
}

/** A refund at the gateway; one that is pending is asked about by asking for it again. */
export interface GatewayRefund {
  id: string;
  status: 'pending' | 'succeeded' | 'failed';
}

export interface GatewayEvent {
  /** The gateway's id of the event: the same event may arrive again. */
  id: string;
  type: 'paid' | 'failed' | 'expired' | 'other';
  sessionId: string;
}

/** Why a gateway could not do what was asked; callers may try again, and a webhook is sent again later anyway. */
export class GatewayError extends AppError {
  constructor(
    /** method_unavailable: not activated or over its limit · unreachable: no or no sound answer, try again. */
    readonly reason: 'method_unavailable' | 'unreachable' | 'refused',
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
  readonly methods: readonly PaymentMethod[];
  /** Centavos above which it refuses a method, where that is less than what the method takes anywhere. */
  readonly limits?: MethodLimits;
  create(checkout: NewCheckout): Promise<CheckoutSession>;
  fetch(sessionId: string): Promise<SessionState>;
  /** Ends an unpaid session; answers what it is then, `paid` when the money was faster. */
  expire(sessionId: string): Promise<SessionState>;
  /** Gives centavos back, once per reference; several references of a payment are several refunds. */
  refund(paymentId: string, amount: number, reference: string): Promise<GatewayRefund>;
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
