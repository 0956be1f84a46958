import 'server-only';
import { AppError, notFound } from '@/lib/server/platform/app-error';
import type { Transaction } from '@/lib/server/platform/db/pool';
import type { Actor } from '@/lib/server/platform/session/actor';
import * as store from './store';

/**
 * Locks an account that an administrator may change until the transaction ends.
 * @throws AppError not_found, or bad_transition for the own account and another administrator's
 */
export async function requireChangeable(
  tx: Transaction,
  actor: Actor,
  id: string,
): Promise<store.UserRow> {
  const user = await store.lockUser(tx, id);
  if (!user) throw notFound();
  if (canChange(actor, user)) return user;
  throw new AppError(
    'bad_transition',
    actor.id === id ? 'This is your own account.' : 'This is an account of an administrator.',
  );
}

/** Whether the account is neither one's own nor another administrator's; these need the command on the server. */
export function canChange(actor: Actor, user: { id: string; roles: readonly string[] }): boolean {
  return user.id !== actor.id && !user.roles.includes('ADMIN');
}
