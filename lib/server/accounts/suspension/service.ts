import 'server-only';
import { env } from '@/lib/env';
import { queueMail } from '@/lib/server/notifications/mails/service';
import { AppError } from '@/lib/server/platform/app-error';
import { newToken } from '@/lib/server/platform/crypto/secret-token';
import type { Transaction } from '@/lib/server/platform/db/pool';
import { logSecurity } from '@/lib/server/platform/security-events';
import { revokeSessions } from '@/lib/server/platform/session/service';
import { accountRestoredMail, accountSuspendedMail } from './mails';
import * as store from './store';

/**
 * Shuts an account: every device is signed out, nobody signs in to it, and its owner is mailed the reason. False where it
 * was shut before. What clients see of a lawyer is for the caller to hide.
 */
export async function suspendAccount(
  tx: Transaction,
  userId: string,
  reason: string,
  now: number,
): Promise<boolean> {
  const user = await store.suspend(tx, userId, reason, new Date(now));
  if (!user) return false;
  await revokeSessions(tx, userId, null, now);
  // An address that was never confirmed may be somebody else's.
  if (user.emailVerifiedAt) {
    await queueMail(tx, {
      to: user.email,
      template: 'account-suspended',
      dedupeKey: `account-suspended:${newToken()}`,
      content: await accountSuspendedMail({ firstName: user.firstName, reason }),
    });
  }
  return true;
}

/** Opens it again; false where it was open. */
export async function restoreAccount(tx: Transaction, userId: string): Promise<boolean> {
  const user = await store.restore(tx, userId);
  if (!user) return false;
  if (user.emailVerifiedAt) {
    await queueMail(tx, {
      to: user.email,
      template: 'account-restored',
      dedupeKey: `account-restored:${newToken()}`,
      content: await accountRestoredMail({
        firstName: user.firstName,
        link: `${env.SITE_URL}/login`,
      }),
    });
  }
  return true;
}

/**
 * For whoever has shown that the account is theirs; anybody else must not learn of it.
 *
 * @throws AppError account_suspended
 */
export function refuseSuspended(user: { id: string; suspendedAt: Date | null } | undefined): void {
  if (!user?.suspendedAt) return;
  logSecurity('sign_in_refused', { account: user.id, how: 'suspended' });
  throw new AppError(
    'account_suspended',
    `This account is suspended. The mail about it says why. Questions: ${env.SUPPORT_EMAIL}.`,
  );
}

export { isSuspended } from './store';
