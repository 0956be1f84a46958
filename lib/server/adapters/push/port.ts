import 'server-only';

/** Endpoint of a browser for pushes, with the keys that encrypt them (RFC 8030, 8291). */
export interface PushTarget {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

export interface PushMessage {
  readonly payload: string;
  /** Seconds for which the push service keeps it for an offline browser. */
  readonly ttl: number;
  readonly urgency: 'low' | 'normal' | 'high';
  /** A newer message of a topic replaces a pending one; up to 32 characters of base64url. */
  readonly topic: string;
}

export class PushError extends Error {
  override readonly name = 'PushError';

  constructor(
    message: string,
    readonly isSilent: boolean,
  ) {
    super(message);
  }
}

/** Checks the name, since each bundle that the error passes through has its own copy of the class. */
export function isPushError(error: unknown): error is PushError {
  return error instanceof Error && error.name === 'PushError';
}

export interface PushPort {
  /**
   * Returns the target with its normalised address; null unless it belongs to a known push service and the keys are
   * valid.
   */
  accepted(target: PushTarget): PushTarget | null;
  /**
   * Sends a message. `gone`: the subscription has ended. `refused`: a retry would be refused too.
   * @throws PushError to be retried later; it names neither the address nor the message
   */
  send(target: PushTarget, message: PushMessage): Promise<'sent' | 'gone' | 'refused'>;
}
