import 'server-only';
import type { AuditEvent } from '@/lib/domain/platform/audit/audit';
import type { Executor } from '../db/pool';
import { logSecurity } from '../security-events';
import * as store from './store';

/**
 * Who did it; the verifier and who runs a command on the server have no account, and what a job does by the clock is the
 * system's.
 */
export type AuditActor =
  | { readonly role: 'verifier' | 'operator' | 'system' }
  | { readonly role: 'owner' | 'admin'; readonly userId: string };

/** The newest of some events about a subject. */
export function lastEvent(exec: Executor, subject: string, events: readonly AuditEvent[]) {
  return store.findLast(exec, subject, events);
}

/**
 * Writes down what happened, in the caller's transaction where there is one. The subject is the row that it was done to, or
 * the user whose it is. Ids only: rows stay for ever. The log tells of it, too, even where the transaction fails afterwards.
 */
export async function record(
  exec: Executor,
  event: AuditEvent,
  by: AuditActor,
  about: { subject: string; detail?: string; now: number },
): Promise<void> {
  await store.insertEvent(exec, {
    at: new Date(about.now),
    event,
    actor: by.role,
    userId: 'userId' in by ? by.userId : null,
    subject: about.subject,
    detail: about.detail,
  });
  const account = 'userId' in by ? by.userId : null;
  logSecurity(event, { account, role: by.role, subject: about.subject });
}
