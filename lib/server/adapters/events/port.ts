import 'server-only';
import type { DeliveryProblem } from '@/lib/domain/lawyers/outgoing-events';

/** An answer, without its body. */
export interface EventAnswer {
  readonly status: number;
  /** Retry-After, as it came. */
  readonly retryAfter: string | null;
}

/** An answer, or why there was none. */
export type DeliveryOutcome =
  | (EventAnswer & { readonly problem?: undefined })
  | {
      readonly problem: DeliveryProblem;
      readonly status?: undefined;
      readonly retryAfter?: undefined;
    };

export interface EventMessage {
  readonly headers: Readonly<Record<string, string>>;
  /** JSON, as it was signed. */
  readonly body: string;
}

/** Programs of lawyers that are told of events, at addresses which may be hostile. */
export interface EventReceivers {
  /**
   * Checks an address and resolves its name, without a request.
   * @throws CalendarError for an address to which nothing is ever sent
   */
  check(address: string): Promise<URL>;
  /** Posts a message once. Never throws for what the other side does. */
  post(address: string, message: EventMessage): Promise<DeliveryOutcome>;
}
