import 'server-only';

export interface OutgoingText {
  /** With its country code, `+639171234567`. */
  readonly to: string;
  readonly body: string;
  /** Seconds after which it is of no use, and not delivered any more. */
  readonly validFor: number;
}

/**
 * What became of a text. `sent`: the carrier has it. `refused`: it never will. `stopped`: the number does not want any.
 * `not_taken`: it certainly has not left, and may be sent again. `unknown`: it may have been taken, so it is never sent again.
 * `isSilent`: there was no answer in time.
 */
export type TextOutcome =
  | { readonly outcome: 'sent'; readonly id: string }
  | { readonly outcome: 'refused'; readonly why: string }
  | { readonly outcome: 'unknown'; readonly why: string; readonly isSilent?: boolean }
  | { readonly outcome: 'stopped' }
  | { readonly outcome: 'not_taken'; readonly retryAfterMs: number; readonly isSilent?: boolean };

/** An answer of a phone. */
export interface IncomingText {
  /** At the carrier, the same for each delivery. */
  readonly id: string;
  readonly from: string;
  readonly body: string;
}

/** Carries text messages (SMS). */
export interface TextPort {
  /** Hands a text over once, and never again by itself. Does not throw: a failure is an outcome, too. */
  send(text: OutgoingText): Promise<TextOutcome>;
  /** What the carrier posts to us; `unsigned` where it is not proven to come from there. */
  readIncoming(form: string, signature: string | null): IncomingText | 'unsigned' | 'no_text';
}
