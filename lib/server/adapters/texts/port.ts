import 'server-only';
import type { TextSender } from '@/lib/domain/notifications/texts';

export interface OutgoingText {
  /** Number with country code, `+639171234567`. */
  readonly to: string;
  readonly body: string;
  /** Seconds after which it is obsolete and no longer delivered. */
  readonly validFor: number;
}

/**
 * Outcome of sending a text. `sent`: the carrier accepted it. `refused`: it never will, for what is wrong with the
 * `number`, or with our `account`: key, sender, credits. `stopped`: the number has opted out. `not_taken`: certainly not sent, and can be retried. `unknown`: it may have been accepted, so it is
 * never retried. `isSilent`: no response in time.
 */
export type TextOutcome =
  | { readonly outcome: 'sent'; readonly id: string }
  | { readonly outcome: 'refused'; readonly about: 'number' | 'account'; readonly why: string }
  | { readonly outcome: 'unknown'; readonly why: string; readonly isSilent?: boolean }
  | { readonly outcome: 'stopped' }
  | { readonly outcome: 'not_taken'; readonly retryAfterMs: number; readonly isSilent?: boolean };

export interface IncomingText {
  readonly id: string;
  readonly from: string;
  readonly body: string;
  /** Type of the carrier's own keywords that it matched, where it says so. */
  readonly matched: 'stop' | 'start' | null;
}

export interface TextPort {
  /** Whether texts come from a number, which can be answered, or from a name. */
  readonly sender: TextSender;
  /** Sends a text once, without retries. Does not throw: a failure is an outcome, too. */
  send(text: OutgoingText): Promise<TextOutcome>;
  /** Parses a request from the carrier; `unsigned` where its origin is not proven, `no_answers` from a carrier without any. */
  readIncoming(
    form: string,
    signature: string | null,
  ): IncomingText | 'unsigned' | 'no_text' | 'no_answers';
}
