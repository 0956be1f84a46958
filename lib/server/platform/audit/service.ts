import 'server-only';
import type { AuditEvent } from '@/lib/domain/platform/audit/audit';
import type { Executor } from '../db/pool';
import { logSecurity } from '../security-events';
import * as store from './store';

/**
 * The actor of an event; the verifier and operator commands on the server have no account, and scheduled jobs act as
 * the system.
 */
export type AuditActor =
  | { readonly role: 'verifier' | 'operator' | 'system' }
  | { readonly role: 'owner' | 'admin'; readonly userId: string };

export function lastEvent(exec: Executor, subject: string, events: readonly AuditEvent[]) {
  return store.findLast(exec, subject, events);
}

/**
 * Records an event, in the caller's transaction where there is one. The subject is the row it was done to, or the
 * user who owns it. Ids only: rows stay for ever. The log has it too, even where the transaction fails afterwards.
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
