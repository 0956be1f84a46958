import 'server-only';
import { RETENTION_DAYS } from '@/lib/domain/platform/retention';
import { DAY_MS } from '@/lib/domain/platform/time';
import { env } from '@/lib/env';
import { schedulePictureCleanup } from '@/lib/server/media/pictures/service';
import { queueMail } from '@/lib/server/notifications/mails/service';
import { AppError } from '@/lib/server/platform/app-error';
import { newToken } from '@/lib/server/platform/crypto/secret-token';
import {
  database,
  type Executor,
  type Transaction,
  transaction,
} from '@/lib/server/platform/db/pool';
import { queueFileRemoval, queueJob } from '@/lib/server/platform/queue/queue';
import { logSecurity } from '@/lib/server/platform/security-events';
import type { Actor } from '@/lib/server/platform/session/actor';
import { revokeSessions } from '@/lib/server/platform/session/service';
import type { ErasedAccount } from '@/lib/server/registry/feature';
import { registeredFeatures } from '@/lib/server/registry/registry';
import { accountOf, requirePassword } from '../settings/service';
import { accountDeletedMail, deletionPlannedMail } from './mails';
import * as store from './store';

const GRACE_MS = RETENTION_DAYS.accountGrace * DAY_MS;

/**
 * Plans the deletion of an account in 14 days; a repeated request keeps the first date. A lawyer's profile is hidden
 * at once. Returns the date, epoch ms.
 * @throws AppError wrong_password, or bad_transition while there are meetings ahead
 */
export async function planDeletion(
  actor: Actor,
  password: string | undefined,
  now: number,
): Promise<number> {
  const account = await accountOf(database(), actor);
  if (account.passwordHash !== null) await requirePassword(account, password);
  if (account.deletionDueAt) return account.deletionDueAt.getTime();
  const reason = await reasonToWait(database(), actor.id, now);
  if (reason) throw new AppError('bad_transition', reason);
  const dueAt = now + GRACE_MS;
  await transaction(async (tx) => {
    await store.setDue(tx, actor.id, new Date(dueAt));
    logSecurity('deletion_planned', { account: actor.id });
    for (const hooks of accountHooks()) await hooks.deletionPlanned?.(tx, actor.id);
    await revokeSessions(tx, actor.id, actor.sessionId, now);
    // It can be planned and given up again and again, so only a confirmed address is notified.
    if (!account.emailVerifiedAt) return;
    await queueMail(tx, {
      to: account.email,
      template: 'deletion-planned',
      dedupeKey: `deletion-planned:${newToken()}`,
      content: await deletionPlannedMail({
        firstName: account.firstName,
        dueAt,
        link: `${env.SITE_URL}/login`,
      }),
    });
  });
  return dueAt;
}

/** Cancels the deletion of the account. A lawyer's profile stays hidden until the lawyer shows it again. */
export async function cancelDeletion(actor: Actor): Promise<void> {
  await store.setDue(database(), actor.id, null);
}

/** Daily job: queues the deletion of every account whose 14 days are over. */
export async function queueDueDeletions(now: number): Promise<void> {
  await transaction(async (tx) => {
    for (const userId of await store.dueAccounts(tx, new Date(now)))
      await queueJob(tx, 'delete_account', { userId }, { key: `delete-account:${userId}` });
  });
}

/** Job: deletes an account that is due. One with new meetings ahead is left for tomorrow. */
export async function deleteAccount(userId: string, now: number): Promise<void> {
  await transaction(async (tx) => {
    const account = await store.claimDue(tx, userId, new Date(now));
    if (!account || (await reasonToWait(tx, userId, now))) return;
    for (const { erase } of registeredFeatures().flatMap((one) => one.personalData ?? []))
      if (erase) await queueFileRemoval(tx, await erase(tx, account, now));
    await queueMail(tx, {
      to: account.email,
      template: 'account-deleted',
      dedupeKey: `account-deleted:${userId}`,
      content: await accountDeletedMail({ firstName: account.firstName }),
    });
  });
}

export async function eraseAccount(
  tx: Transaction,
  { id }: ErasedAccount,
  now: number,
): Promise<string[]> {
  await schedulePictureCleanup(tx, id, now);
  await store.anonymiseUser(tx, id, new Date(now));
  logSecurity('account_deleted', { account: id });
  return [];
}

const accountHooks = () => registeredFeatures().flatMap(({ account }) => account ?? []);

async function reasonToWait(exec: Executor, userId: string, now: number): Promise<string | null> {
  for (const { deletionWaits } of accountHooks()) {
    const reason = await deletionWaits?.(exec, userId, now);
    if (reason) return reason;
  }
  return null;
}
