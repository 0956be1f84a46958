import 'server-only';
import type { AuditEvent } from '@/lib/domain/platform/audit/audit';
import { currentScope, writeLine } from '@/lib/log-lines';
import { keyedHash } from './crypto/encryption';

export const ACCOUNT_EVENTS = [
  'signed_up',
  'signed_in',
  'sign_in_refused',
  'signed_out',
  'session_ended',
  'sessions_ended',
  'password_changed',
  'password_reset',
  'password_refused',
  'address_change_requested',
  'address_changed',
  'address_restored',
  'address_confirmed',
  'service_linked',
  'second_factor_asked',
  'second_factor_given',
  'second_factor_refused',
  'verifier_code_refused',
  'administration_refused',
  'practice_member_invited',
  'practice_member_ended',
  'practice_joined',
  'practice_left',
  'event_address_added',
  'event_address_changed',
  'event_secret_renewed',
  'deletion_planned',
  'account_deleted',
] as const;
type AccountEvent = (typeof ACCOUNT_EVENTS)[number];

interface About {
  readonly account: string | null;
  /** Method: `password`, `google`, `totp` … */
  readonly how?: string;
  /** An address involved, written as a keyed hash. */
  readonly email?: string;
  /** The row concerned, where that is not the account, and the role of the actor. */
  readonly subject?: string;
  readonly role?: string;
}

/** Length of the hashes in the log, which show equality and nothing more. */
const HASH_LENGTH = 16;
function pseudonym(value: string, kind: string): string {
  return keyedHash(value, `log ${kind}`).slice(0, HASH_LENGTH);
}

/** Logs one line for a security event (OWASP ASVS 5.0, 16.3): actor, address, method and request. */
export function logSecurity(event: AccountEvent | AuditEvent, { email, ...about }: About): void {
  const address = currentScope()?.address;
  writeLine(event.endsWith('_refused') ? 'warn' : 'info', 'security', {
    event,
    ...about,
    email: email === undefined ? undefined : pseudonym(email.toLowerCase(), 'email'),
    client: address === undefined ? undefined : pseudonym(address, 'client'),
  });
}
