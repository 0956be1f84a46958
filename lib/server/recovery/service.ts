import 'server-only';
import { FIELD_TEXTS } from '@/lib/contract/texts';
import { withCallback } from '@/lib/domain/guards';
import { env } from '@/lib/env';
import { AppError } from '../app-error';
import { database, type Transaction, transaction } from '../db/pool';
import { unlinkIdentities } from '../identities/service';
import { queueMail } from '../mails/service';
import { hashPassword, refuseCommonPassword, verifyPassword } from '../passwords/service';
import { endLinkTokens, issueLinkToken, newToken, useLinkToken } from '../secrets/service';
import type { Actor } from '../sessions/policy';
import { endSessionsOf } from '../sessions/service';
import { passwordChangedMail, resetPasswordMail } from './mails';
import * as store from './store';

const RESET_HOURS = 1;
/** Links that a new password makes worthless. The undo link of a changed address stays: it may be its owner's only way back. */
const ENDED_LINKS = ['verify_email', 'reset_password', 'change_email'] as const;

/** Mails a link to set a new password, if the address has an account; tells nobody whether it has. */
export async function sendResetLink(
  email: string,
  wantedCallback: string | undefined,
  now: number,
): Promise<void> {
  const account = await store.findAccountByEmail(database(), email);
  if (!account) return;
  await transaction(async (tx) => {
    const { token, tokenHash, callbackUrl } = await issueLinkToken(
      tx,
      {
        userId: account.id,
        kind: 'reset_password',
        hours: RESET_HOURS,
        callbackUrl: wantedCallback,
      },
      now,
    );
    const path = `/reset-password/${token}`;
    await queueMail(tx, {
      to: account.email,
      template: 'reset-password',
      dedupeKey: `reset-password:${tokenHash}`,
      content: await resetPasswordMail({
        firstName: account.firstName,
        link: `${env.SITE_URL}${callbackUrl ? withCallback(path, callbackUrl) : path}`,
      }),
    });
  });
}

/**
 * Sets a new password with the token of a mailed link. Ends every session and every other link, and confirms the
 * address, since its owner has just read a mail there.
 *
 * @throws AppError invalid_input when the link is worthless, or the password a common one
 */
export async function resetPassword(token: string, password: string, now: number): Promise<void> {
  refuseCommonPassword(password, 'password');
  const passwordHash = await hashPassword(password);
  await transaction(async (tx) => {
    const { userId } = await useLinkToken(tx, ['reset_password'], token, now);
    const account = await store.findAccount(tx, userId);
    // Who linked a Google or Facebook account before the address was proven may have been anybody.
    if (!account?.emailVerifiedAt) await unlinkIdentities(tx, userId);
    await store.confirmAddress(tx, userId, new Date(now));
    await replacePassword(tx, userId, passwordHash, null, now);
  });
}

/**
 * Changes the password of somebody signed in; this session goes on, all others end.
 *
 * @throws AppError wrong_password, or invalid_input for a common new one
 */
export async function changePassword(
  actor: Actor,
  current: string,
  wanted: string,
  now: number,
): Promise<void> {
  refuseCommonPassword(wanted, 'new_password');
  const account = await store.findAccount(database(), actor.id);
  if (!(await verifyPassword(account?.passwordHash, current))) {
    const message = FIELD_TEXTS.passwordWrong;
    throw new AppError('wrong_password', message, { fields: { current_password: message } });
  }
  const passwordHash = await hashPassword(wanted);
  await transaction((tx) => replacePassword(tx, actor.id, passwordHash, actor.sessionId, now));
}

async function replacePassword(
  tx: Transaction,
  userId: string,
  passwordHash: string,
  keptSession: string | null,
  now: number,
): Promise<void> {
  await store.setPassword(tx, userId, passwordHash);
  await endSessionsOf(tx, userId, keptSession, now);
  await endLinkTokens(tx, userId, ENDED_LINKS, now);
  const account = await store.findAccount(tx, userId);
  if (!account) return;
  await queueMail(tx, {
    to: account.email,
    template: 'password-changed',
    dedupeKey: `password-changed:${newToken()}`,
    content: await passwordChangedMail({
      firstName: account.firstName,
      at: now,
      link: `${env.SITE_URL}/forgot-password`,
    }),
  });
}
