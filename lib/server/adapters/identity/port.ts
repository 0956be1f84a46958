import 'server-only';

/** What of one attempt to sign in must be the same when it comes back. */
export interface Attempt {
  state: string;
  nonce: string;
  /** Proof Key for Code Exchange (RFC 7636). */
  verifier: string;
}

/** The person as a service identifies them. */
export interface Profile {
  /** The person's id at the service: never changes, unlike the address. */
  subject: string;
  email: string | null;
  /** Whether the service vouches that the address is the person's. */
  emailVerified: boolean;
  firstName?: string | undefined;
  lastName?: string | undefined;
  fullName?: string | undefined;
}

/**
 * refused: the person, or the service, said no · invalid: not the answer to this attempt, or used before ·
 * unreachable: the service did not answer, or not as agreed.
 */
export type Arrival =
  | { kind: 'profile'; profile: Profile }
  | { kind: 'refused' | 'invalid' | 'unreachable'; cause: unknown };

/** An identity provider. */
export interface IdentityPort {
  /** Where the person is asked. Throws when the service cannot be reached. */
  addressFor(attempt: Attempt, redirectUri: string): Promise<string>;
  /** Who came back to `arrived`, the redirect address with what the service added. */
  profileOf(arrived: URL, attempt: Attempt): Promise<Arrival>;
}
