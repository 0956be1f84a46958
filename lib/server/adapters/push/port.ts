import 'server-only';

/** Where a browser takes pushes, and by which keys they are encrypted for it (RFC 8030, 8291). */
export interface PushTarget {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

export interface PushMessage {
  readonly payload: string;
  /** Seconds for which the push service keeps it for a browser that is not there. */
  readonly ttl: number;
  readonly urgency: 'low' | 'normal' | 'high';
  /** A newer message of a topic replaces one that still waits; up to 32 characters of base64url. */
  readonly topic: string;
}

/** A push that was not taken, and may be sent again. */
export class PushError extends Error {
  override readonly name = 'PushError';

  constructor(
    message: string,
    /** There was no answer in time. */
    readonly isSilent: boolean,
  ) {
    super(message);
  }
}

/** By its name: the class exists once for each bundle that the error passes through. */
export function isPushError(error: unknown): error is PushError {
  return error instanceof Error && error.name === 'PushError';
}

/** Services that carry messages to browsers. */
export interface PushPort {
  /** The browser with its address as it is called; null unless that is of a push service that we know, with keys that are keys. */
  accepted(target: PushTarget): PushTarget | null;
  /**
   * Hands a message over. `gone`: this browser takes none any more. `refused`: it would be refused again.
   *
   * @throws PushError to be tried again later; it names neither the address nor the message
   */
  send(target: PushTarget, message: PushMessage): Promise<'sent' | 'gone' | 'refused'>;
}
