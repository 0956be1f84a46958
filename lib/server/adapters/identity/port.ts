import 'server-only';

/** State of one sign-in attempt that must match when it returns. */
export interface Attempt {
  state: string;
  nonce: string;
  /** Proof Key for Code Exchange (RFC 7636). */
  verifier: string;
}

export interface Profile {
  /** The person's id at the service, which never changes, unlike the address. */
  subject: string;
  email: string | null;
  emailVerified: boolean;
  firstName?: string | undefined;
  lastName?: string | undefined;
  fullName?: string | undefined;
}

/**
 * refused: the person or the service declined · invalid: not the response to this attempt, or used before ·
 * unreachable: the service did not respond, or not as specified.
 */
export type Arrival =
  | { kind: 'profile'; profile: Profile }
  | { kind: 'refused' | 'invalid' | 'unreachable'; cause: unknown };

export interface IdentityPort {
  /** Returns the address of the provider's consent page. Throws when the service cannot be reached. */
  addressFor(attempt: Attempt, redirectUri: string): Promise<string>;
  profileOf(arrived: URL, attempt: Attempt): Promise<Arrival>;
}
