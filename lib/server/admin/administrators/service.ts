import 'server-only';
import { AppError } from '@/lib/server/platform/app-error';
import { record } from '@/lib/server/platform/audit/service';
import { database, transaction } from '@/lib/server/platform/db/pool';
import { revokeSessions } from '@/lib/server/platform/session/service';
import { removeSecondFactor } from '../second-factor/service';
import * as store from './store';

/** What a command of the operator does to the administrator with an address. */
type Change = 'grant' | 'revoke' | 'reset';

const EVENTS = {
  grant: 'administrator_granted',
  revoke: 'administrator_revoked',
  reset: 'second_factor_reset',
} as const;

/**
 * Makes an account an administrator's, takes that back, or has the second factor set up anew at the next visit. Every
 * session of the account ends. False when there was nothing to change.
 *
 * @throws AppError not_found for an address without an account, email_not_verified
 */
export function changeAdministrator(change: Change, email: string, now: number): Promise<boolean> {
  return transaction(async (tx) => {
    const user = await store.lockByEmail(tx, email);
    if (!user || user.deletedAt)
      throw new AppError('not_found', `There is no account with the address ${email}.`);
    if (change === 'grant' && !user.emailVerifiedAt)
      throw new AppError('email_not_verified', `${email} has not been verified by its owner.`);
    const isAdmin = user.roles.includes('ADMIN');
    if (isAdmin === (change === 'grant')) return false;
    if (change === 'grant') await store.addRole(tx, user.id);
    if (change === 'revoke') await store.removeRole(tx, user.id);
    if (change !== 'grant') await removeSecondFactor(tx, user.id);
    await revokeSessions(tx, user.id, null, now);
    await record(tx, EVENTS[change], { role: 'operator' }, { subject: user.id, now });
    return true;
  });
}

/** Addresses of the administrators, and whether each has a second factor. */
export async function administrators(): Promise<{ email: string; secondFactor: boolean }[]> {
  const rows = await store.listAdministrators(database());
  return rows.map(({ email, confirmedAt }) => ({ email, secondFactor: confirmedAt !== null }));
}
