import 'server-only';
import { arrayContains, eq, sql } from 'drizzle-orm';
import { notifyOfRemoval } from '@/lib/server/accounts/second-factor/mails';
import { hasFactor, removeFactors } from '@/lib/server/accounts/second-factor/service';
import { AppError } from '@/lib/server/platform/app-error';
import { record } from '@/lib/server/platform/audit/service';
import {
  database,
  type Executor,
  type Transaction,
  transaction,
} from '@/lib/server/platform/db/pool';
import { revokeSessions } from '@/lib/server/platform/session/service';
import { passkeys, secondFactors, users } from '@/lib/server/schema/accounts';

// Service

type Change = 'grant' | 'revoke' | 'reset';

const EVENTS = {
  grant: 'administrator_granted',
  revoke: 'administrator_revoked',
  reset: 'second_factor_reset',
} as const;

/**
 * Grants or revokes the administrator role, or removes the second factor of any account. Every session of the account
 * ends. False when there was nothing to change.
 * @throws AppError not_found for an address without an account, email_not_verified
 */
export function changeAdministrator(change: Change, email: string, now: number): Promise<boolean> {
  return transaction(async (tx) => {
    const user = await lockByEmail(tx, email);
    if (!user || user.deletedAt)
      throw new AppError('not_found', `There is no account with the address ${email}.`);
    if (change === 'grant' && !user.emailVerifiedAt)
      throw new AppError('email_not_verified', `${email} has not been verified by its owner.`);
    if (!(await hasWhatChanges(tx, change, user))) return false;
    if (change === 'grant') await addRole(tx, user.id);
    if (change === 'revoke') await removeRole(tx, user.id);
    if (change !== 'grant') await removeFactors(tx, user.id);
    await revokeSessions(tx, user.id, null, now);
    await record(tx, EVENTS[change], { role: 'operator' }, { subject: user.id, now });
    if (change === 'reset' && user.emailVerifiedAt) await notifyOfRemoval(tx, user, now);
    return true;
  });
}

async function hasWhatChanges(
  tx: Transaction,
  change: Change,
  { id, roles }: typeof users.$inferSelect,
): Promise<boolean> {
  const isAdmin = roles.includes('ADMIN');
  if (change === 'reset') return isAdmin || hasFactor(tx, id);
  return isAdmin !== (change === 'grant');
}

/** Lists the addresses of the administrators, and whether each has a second factor. */
export async function administrators(): Promise<{ email: string; secondFactor: boolean }[]> {
  const rows = await listAdministrators(database());
  return rows.map(({ email, hasApp, hasPasskey }) => ({
    email,
    secondFactor: hasApp || hasPasskey,
  }));
}

// Store

const ROLE = 'ADMIN';

async function lockByEmail(tx: Transaction, email: string) {
  const [row] = await tx.select().from(users).where(eq(users.email, email)).for('update');
  return row;
}

async function addRole(tx: Transaction, id: string): Promise<void> {
  const roles = sql`array_append(${users.roles}, ${ROLE})`;
  await tx.update(users).set({ roles }).where(eq(users.id, id));
}

async function removeRole(tx: Transaction, id: string): Promise<void> {
  const roles = sql`array_remove(${users.roles}, ${ROLE})`;
  await tx.update(users).set({ roles }).where(eq(users.id, id));
}

async function listAdministrators(exec: Executor) {
  return exec
    .select({
      email: users.email,
      hasApp: sql<boolean>`${secondFactors.secret} is not null`,
      hasPasskey: sql<boolean>`exists (select 1 from ${passkeys} where ${passkeys.userId} = ${users.id})`,
    })
    .from(users)
    .leftJoin(secondFactors, eq(secondFactors.userId, users.id))
    .where(arrayContains(users.roles, [ROLE]))
    .orderBy(users.email);
}
