import 'server-only';
import { cache } from 'react';
import type * as z from 'zod';
import type { settingsInput } from '@/lib/contract/accounts/settings';
import { COPY, FIELD_COPY } from '@/lib/contract/platform/copy';
import { type SafePath, sitePath, withCallback } from '@/lib/domain/platform/safe-path';
import { env } from '@/lib/env';
import {
  schedulePictureCleanup,
  squarePicture,
  withStoredPicture,
} from '@/lib/server/media/pictures/service';
import { queueMail } from '@/lib/server/notifications/mails/service';
import { AppError, notFound } from '@/lib/server/platform/app-error';
import {
  database,
  type Executor,
  type Transaction,
  transaction,
} from '@/lib/server/platform/db/pool';
import {
  consumeRateLimit,
  countUnconfirmedMail,
  refundRateLimit,
} from '@/lib/server/platform/limits/service';
import { logSecurity } from '@/lib/server/platform/security-events';
import type { Actor } from '@/lib/server/platform/session/actor';
import { revokeSessions } from '@/lib/server/platform/session/service';
import { registeredFeatures } from '@/lib/server/registry/registry';
import { unlinkIdentities } from '../credentials/identities';
import { verifyPassword } from '../credentials/passwords-service';
import { mailResetLink } from '../credentials/recovery-service';
import {
  type consumeLinkToken,
  issueLinkToken,
  revokeLinkTokens,
  UNDO_HOURS,
} from '../credentials/tokens-service';
import { addressChangedMail, changeAddressMail } from './mails';
import * as store from './store';

const CHANGE_HOURS = 24;

type Settings = z.output<typeof settingsInput>;
type AddressLink = Awaited<ReturnType<typeof consumeLinkToken>>;

/**
 * Returns the account.
 * @throws AppError not_found
 */
export async function accountOf(
  exec: Executor,
  actor: Pick<Actor, 'id'>,
): Promise<store.AccountRow> {
  const row = await findAccount(exec, actor.id);
  if (!row) throw notFound();
  return row;
}

const findAccount = cache(store.findAccount);

/**
 * Requires the password of the session's user.
 * @throws AppError beside `current_password`: invalid_input when it is missing; wrong_password, also for an account
 * without one
 */
export async function requirePassword(
  account: store.AccountRow,
  password: string | undefined,
): Promise<void> {
  if (account.passwordHash && !password) {
    const message = COPY.validation.required;
    throw new AppError('invalid_input', message, { fields: { current_password: message } });
  }
  if (await verifyPassword(account.passwordHash, password ?? '')) return;
  logSecurity('password_refused', { account: account.id });
  const message = account.passwordHash ? FIELD_COPY.passwordWrong : FIELD_COPY.passwordMissing;
  throw new AppError('wrong_password', message, { fields: { current_password: message } });
}

/**
 * Requires the password like `requirePassword`, and counts each wrong one.
 * @throws AppError wrong_password, rate_limited
 */
export async function requireCountedPassword(
  account: store.AccountRow,
  password: string | undefined,
): Promise<void> {
  await consumeRateLimit('password_account', account.id);
  await requirePassword(account, password);
  await refundRateLimit('password_account', account.id);
}

/** Changes names and phone at once; a new address is mailed a link first. */
export async function changeSettings(
  actor: Actor,
  settings: Settings,
  now: number,
): Promise<store.AccountRow> {
  const before = await accountOf(database(), actor);
  const { first_name: firstName, last_name: lastName, phone, email } = settings;
  const moves = email !== undefined && email.toLowerCase() !== before.email.toLowerCase();
  if (moves) {
    await requirePassword(before, settings.current_password);
    if (await store.findByEmail(database(), email)) throw taken();
    // The mail may go to a stranger, so it counts whether the password was right or not.
    await consumeRateLimit('change_mail_account', actor.id);
    await countUnconfirmedMail(email);
  }
  return transaction(async (tx) => {
    if (firstName !== undefined || lastName !== undefined || phone !== undefined)
      await store.changeAccount(tx, actor.id, { firstName, lastName, phone });
    if (moves) {
      await sendChangeLink(tx, before, email, now);
      logSecurity('address_change_requested', { account: actor.id, email });
    }
    return accountOf(tx, actor);
  });
}

async function sendChangeLink(
  tx: Transaction,
  account: store.AccountRow,
  email: string,
  now: number,
): Promise<void> {
  // Only the last address that was asked for can become the new one.
  await revokeLinkTokens(tx, account.id, ['change_email'], now);
  const { token, tokenHash } = await issueLinkToken(
    tx,
    { userId: account.id, kind: 'change_email', hours: CHANGE_HOURS, email },
    now,
  );
  const back = withCallback(sitePath`/verify-email/${token}`, confirmedPath(account));
  await queueMail(tx, {
    to: email,
    template: 'change-email',
    dedupeKey: `change-email:${tokenHash}`,
    content: await changeAddressMail({
      link: `${env.SITE_URL}${back}`,
      hours: CHANGE_HOURS,
    }),
  });
}

/**
 * Replaces the old address with the confirmed new one. A confirmed old address is notified and can undo the change
 * for three days.
 */
export async function replaceAddress(
  tx: Transaction,
  { userId, email }: AddressLink,
  now: number,
): Promise<void> {
  const account = await store.findAccount(tx, userId);
  if (!account || !email) throw notFound();
  const owner = await store.findByEmail(tx, email);
  if (owner && owner.id !== userId) throw taken();
  await store.changeAccount(tx, userId, { email, emailVerifiedAt: new Date(now) });
  if (!account.emailVerifiedAt) return;
  const { token, tokenHash } = await issueLinkToken(
    tx,
    { userId, kind: 'undo_email', hours: UNDO_HOURS, email: account.email },
    now,
  );
  await queueMail(tx, {
    to: account.email,
    template: 'email-changed',
    dedupeKey: `email-changed:${tokenHash}`,
    content: await addressChangedMail({
      firstName: account.firstName,
      email,
      link: `${env.SITE_URL}/verify-email/${token}?undo=1`,
      hours: UNDO_HOURS,
    }),
  });
}

/**
 * Restores the address that the link was mailed to, possibly the current one, and revokes everything the person who
 * changed it or a second factor may know: sessions, password, linked services and open links. Mails that address a
 * link to set a new password.
 */
export async function restoreAddress(
  tx: Transaction,
  { userId, email, createdAt }: AddressLink,
  now: number,
): Promise<void> {
  if (!email) throw notFound();
  const owner = await store.findByEmail(tx, email);
  if (owner && owner.id !== userId) throw taken();
  await store.changeAccount(tx, userId, {
    email,
    emailVerifiedAt: new Date(now),
    passwordHash: null,
  });
  await revokeSessions(tx, userId, null, now);
  await unlinkIdentities(tx, userId);
  await revokeLinkTokens(tx, userId, ['change_email', 'reset_password', 'verify_email'], now);
  // Later addresses belong to the person who changed it; the undo link of an earlier one stays valid.
  await revokeLinkTokens(tx, userId, ['undo_email'], now, createdAt);
  const account = await store.findAccount(tx, userId);
  if (account) await mailResetLink(tx, account, undefined, now);
}

/** Sets the picture, re-encoded as a square; a lawyer's public profile shows the same. Returns its name. */
export async function setPicture(actor: Actor, file: File, now: number): Promise<string> {
  return withStoredPicture(await squarePicture(file, 'picture'), now, async (tx, picture) => {
    await schedulePictureCleanup(tx, actor.id, now);
    await store.changeAccount(tx, actor.id, { picture });
    for (const { account } of registeredFeatures())
      await account?.pictureChanged?.(tx, actor.id, picture);
    return picture;
  });
}

export async function removePicture(actor: Actor, now: number): Promise<void> {
  await transaction(async (tx) => {
    await schedulePictureCleanup(tx, actor.id, now);
    await store.changeAccount(tx, actor.id, { picture: null });
  });
}

function confirmedPath({ type }: store.AccountRow): SafePath {
  return type === 'LAWYER'
    ? sitePath`/lawyer-portal/account-settings?email=confirmed`
    : sitePath`/customer-portal/account-settings?email=confirmed`;
}

function taken(): AppError {
  const message = FIELD_COPY.emailTaken;
  return new AppError('email_taken', message, { fields: { email: message } });
}
