import 'server-only';
import { FIELD_COPY } from '@/lib/contract/platform/copy';
import {
  parseSafePath,
  type SafePath,
  sitePath,
  withCallback,
} from '@/lib/domain/platform/safe-path';
import { HOUR_MS, MINUTE_MS } from '@/lib/domain/platform/time';
import { env } from '@/lib/env';
import { greetingName } from '@/lib/server/notifications/mails/mails';
import { queueMail } from '@/lib/server/notifications/mails/service';
import { AppError } from '@/lib/server/platform/app-error';
import { newToken } from '@/lib/server/platform/crypto/secret-token';
import { database, type Transaction, transaction } from '@/lib/server/platform/db/pool';
import { consumeRateLimit, resetRateLimit } from '@/lib/server/platform/limits/service';
import { queueJob } from '@/lib/server/platform/queue/queue';
import { logSecurity } from '@/lib/server/platform/security-events';
import type { Actor } from '@/lib/server/platform/session/actor';
import { revokeSessions, rotateToken } from '@/lib/server/platform/session/service';
import { registeredClientZone } from '@/lib/server/registry/registry';
import { refuseSuspended } from '../suspension/suspension';
import { unlinkIdentities } from './identities';
import {
  hashPassword,
  refuseCommonPassword,
  refuseNamesAsPassword,
  verifyPassword,
} from './passwords-service';
import { passwordChangedMail, resetPasswordMail } from './recovery-mails';
import * as store from './recovery-store';
import {
  consumeLinkToken,
  invalidLink,
  isOpenLink,
  issueLinkToken,
  linkTokensSince,
  requireSameAddress,
  revokeLinkTokens,
} from './tokens-service';

const RESET_HOURS = 1;
const JOB_DELAY_MS = 1_000;
/** Reset mails per hour that an account gets without delay, and the interval between further ones. */
const FREE_LINKS = 3;
const NEXT_LINK_MS = 20 * MINUTE_MS;
/** Links revoked by a new password. The undo link of a changed address stays: it may be the owner's only way back. */
const REVOKED_LINKS = ['verify_email', 'reset_password', 'change_email'] as const;

export function accountAt(email: string): Promise<store.AccountRow | undefined> {
  return store.findByEmail(database(), email);
}

/**
 * Queues a job that mails a link to set a new password. An address without an account (null) takes the same work, so
 * that the response time does not reveal it; the job waits until the response is sent.
 */
export async function requestResetLink(
  userId: string | null,
  callbackUrl: SafePath | undefined,
  now: number,
): Promise<void> {
  const runAt = new Date(now + JOB_DELAY_MS);
  await queueJob(database(), 'send_reset_link', { userId, callbackUrl }, { runAt });
}

export async function sendResetLink(
  userId: string | null,
  callbackUrl: string | undefined,
  now: number,
): Promise<void> {
  if (userId === null) return;
  await transaction(async (tx) => {
    const account = await store.findAccountForUpdate(tx, userId);
    if (!account || (await hasEnoughLinks(tx, userId, now))) return;
    await mailResetLink(tx, account, parseSafePath(callbackUrl) ?? undefined, now);
  });
}

/** Whether another link would only fill the mailbox: anyone can request one, and the last one is still valid. */
async function hasEnoughLinks(tx: Transaction, userId: string, now: number): Promise<boolean> {
  const recent = await linkTokensSince(tx, userId, 'reset_password', now - HOUR_MS);
  const [newest] = recent;
  if (recent.length < FREE_LINKS || !newest || newest.usedAt) return false;
  return now - newest.createdAt.getTime() < NEXT_LINK_MS;
}

export async function mailResetLink(
  tx: Transaction,
  account: store.AccountRow,
  callbackUrl: SafePath | undefined,
  now: number,
): Promise<void> {
  const { token, tokenHash } = await issueLinkToken(
    tx,
    {
      userId: account.id,
      email: account.email,
      kind: 'reset_password',
      hours: RESET_HOURS,
      callbackUrl,
    },
    now,
  );
  const path = sitePath`/reset-password/${token}`;
  await queueMail(tx, {
    to: account.email,
    template: 'reset-password',
    dedupeKey: `reset-password:${tokenHash}`,
    content: await resetPasswordMail({
      firstName: greetingName(account),
      link: `${env.SITE_URL}${withCallback(path, callbackUrl)}`,
    }),
  });
}

/**
 * Sets a new password with the token of a mailed link. Revokes every session and every other link, confirms the
 * address, whose owner has just read a mail there, and resets the limit of wrong passwords. Returns the account.
 * @throws AppError invalid_input when the link is invalid, or the password is common or made of names;
 * account_suspended
 */
export async function resetPassword(
  token: string,
  password: string,
  address: string,
  now: number,
): Promise<string> {
  refuseCommonPassword(password, 'password');
  // A hash is work, so it is only made for a link that is good; guesses at links are counted.
  if (!(await isOpenLink(database(), ['reset_password'], token, now))) {
    await consumeRateLimit('reset_link_address', address);
    throw invalidLink();
  }
  const passwordHash = await hashPassword(password);
  const { userId, email } = await transaction(async (tx) => {
    const link = await consumeLinkToken(tx, ['reset_password'], token, now);
    const account = await store.findAccount(tx, link.userId);
    requireSameAddress(link, account?.email);
    refuseSuspended(account);
    refuseNames(password, account, 'password');
    // Anyone may have linked a Google or Facebook account before the address was proven.
    if (!account?.emailVerifiedAt) await unlinkIdentities(tx, link.userId);
    await store.confirmAddress(tx, link.userId, new Date(now));
    await replacePassword(tx, link.userId, passwordHash, null, now);
    return { userId: link.userId, email: account?.email };
  });
  if (email) await resetRateLimit('sign_in_account', email);
  await resetRateLimit('password_account', userId);
  return userId;
}

/**
 * Changes the password of a signed-in user; this session stays, all others are revoked.
 * @returns the new token of this session
 * @throws AppError wrong_password, or invalid_input for a new one that is common or made of names
 */
export async function changePassword(
  actor: Actor,
  current: string,
  newPassword: string,
  now: number,
): Promise<string> {
  refuseCommonPassword(newPassword, 'new_password');
  const account = await store.findAccount(database(), actor.id);
  if (!(await verifyPassword(account?.passwordHash, current))) {
    logSecurity('password_refused', { account: actor.id });
    const message = FIELD_COPY.passwordWrong;
    throw new AppError('wrong_password', message, { fields: { current_password: message } });
  }
  refuseNames(newPassword, account, 'new_password');
  const passwordHash = await hashPassword(newPassword);
  return transaction(async (tx) => {
    await replacePassword(tx, actor.id, passwordHash, actor.sessionId, now);
    return rotateToken(tx, actor.sessionId);
  });
}

function refuseNames(password: string, account: store.AccountRow | undefined, field: string): void {
  const { firstName = '', lastName = '', email = '' } = account ?? {};
  refuseNamesAsPassword(password, [firstName, lastName, email], field);
}

async function replacePassword(
  tx: Transaction,
  userId: string,
  passwordHash: string,
  exceptSession: string | null,
  now: number,
): Promise<void> {
  await store.setPassword(tx, userId, passwordHash);
  await revokeSessions(tx, userId, exceptSession, now);
  await revokeLinkTokens(tx, userId, REVOKED_LINKS, now);
  const account = await store.findAccount(tx, userId);
  if (!account?.emailVerifiedAt) return;
  await queueMail(tx, {
    to: account.email,
    template: 'password-changed',
    dedupeKey: `password-changed:${newToken()}`,
    content: await passwordChangedMail({
      firstName: account.firstName,
      at: now,
      zone: await registeredClientZone(tx, userId),
      link: `${env.SITE_URL}/forgot-password`,
    }),
  });
}
