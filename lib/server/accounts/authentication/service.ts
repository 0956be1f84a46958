import 'server-only';
import type * as z from 'zod';
import type { signupInput } from '@/lib/contract/accounts/authentication';
import type { FactorProof } from '@/lib/contract/accounts/second-factor';
import { FIELD_COPY } from '@/lib/contract/platform/copy';
import { PRIVACY_VERSION, TERMS_VERSION } from '@/lib/domain/accounts/terms';
import { type SafePath, sitePath, withCallback } from '@/lib/domain/platform/safe-path';
import { env } from '@/lib/env';
import { queueMail } from '@/lib/server/notifications/mails/service';
import { AppError, notFound } from '@/lib/server/platform/app-error';
import { isKeyedHash, keyedHash } from '@/lib/server/platform/crypto/encryption';
import { newCode, newToken } from '@/lib/server/platform/crypto/secret-token';
import {
  database,
  type Executor,
  type Transaction,
  transaction,
} from '@/lib/server/platform/db/pool';
import { consumeRateLimit, countUnconfirmedMail } from '@/lib/server/platform/limits/service';
import { describeError, logEvent } from '@/lib/server/platform/log';
import { logSecurity } from '@/lib/server/platform/security-events';
import type { Actor } from '@/lib/server/platform/session/actor';
import { type Browser, enterSession } from '@/lib/server/platform/session/entry';
import { newDevice, revokeSessions, startSession } from '@/lib/server/platform/session/service';
import {
  type FirstStep,
  type SignInStep,
  startStep,
  takeStep,
} from '@/lib/server/platform/session/steps';
import { registeredClientZone, registeredFeatures } from '@/lib/server/registry/registry';
import {
  hashPassword,
  isOutdatedHash,
  refuseCommonPassword,
  refuseNamesAsPassword,
  verifyPassword,
} from '../credentials/passwords-service';
import {
  consumeLinkCode,
  consumeLinkToken,
  issueLinkToken,
  requireSameAddress,
  revokeLinkTokens,
} from '../credentials/tokens-service';
import { type signInAnswerOf, signInRefused } from '../second-factor/passkeys-service';
import {
  type FactorWay,
  hasFactor,
  noteGiven,
  readProof,
  undoFactors,
} from '../second-factor/service';
import { accountOf as ownAccount, replaceAddress, restoreAddress } from '../settings/service';
import { refuseSuspended } from '../suspension/suspension';
import { newDeviceMail, verifyEmailMail } from './mails';
import * as store from './store';

const VERIFY_HOURS = 24;
const CODE_TRIES = 5;
/**
 * Links that are revoked when the address changes, so that a reader of the old mailbox cannot confirm the new
 * address.
 */
const OLD_ADDRESS_LINKS = ['verify_email', 'change_email', 'reset_password'] as const;
const ADDRESS_LINKS = ['verify_email', 'change_email', 'undo_email'] as const;

export interface SignedIn {
  user: store.UserRow;
  sid: string;
}

/** A sign-in with a correct first step; no session exists until the second factor is given. */
export interface HalfSignedIn {
  user: store.UserRow;
  step: string;
}

export type WithSafeCallback<Input> = Omit<Input, 'callback_url'> &
  Pick<NewAccount, 'callback_url'>;

/**
 * Registers a client: account, session and verification mail commit together. An open invitation of the same address
 * takes the place of that mail.
 */
export async function registerClient(
  input: WithSafeCallback<z.output<typeof signupInput>>,
  userAgent: string | null,
  now: number,
): Promise<SignedIn> {
  refuseCommonPassword(input.password, 'password');
  const { first_name, last_name, email } = input;
  refuseNamesAsPassword(input.password, [first_name, last_name, email], 'password');
  const passwordHash = await hashPassword(input.password);
  return transaction(async (tx) => {
    const verified = await isProven(tx, input, now);
    return createAccount(
      tx,
      { ...input, type: 'CUSTOMER', passwordHash, acceptsTerms: input.consent === true, verified },
      userAgent,
      now,
    );
  });
}

async function isProven(
  tx: Transaction,
  { invitation: token, email }: Pick<z.output<typeof signupInput>, 'invitation' | 'email'>,
  now: number,
): Promise<boolean> {
  if (!token) return false;
  for (const { account } of registeredFeatures())
    if (await account?.provesAddress?.(tx, { token, email }, now)) return true;
  return false;
}

interface NewAccount {
  type: store.UserRow['type'];
  first_name: string;
  last_name: string;
  email: string;
  phone?: string | undefined;
  passwordHash: string | null;
  verified?: boolean;
  acceptsTerms?: boolean;
  callback_url?: SafePath | undefined;
}

/** Creates an account with its first session, and mails the verification link if the address is not verified yet. */
export async function createAccount(
  tx: Transaction,
  input: NewAccount,
  userAgent: string | null,
  now: number,
): Promise<SignedIn> {
  const user = await store.insertUser(tx, {
    type: input.type,
    firstName: input.first_name,
    lastName: input.last_name,
    email: input.email,
    phone: input.phone,
    passwordHash: input.passwordHash,
    emailVerifiedAt: input.verified ? new Date(now) : null,
    ...(input.acceptsTerms && acceptedAt(now)),
  });
  if (!input.verified) await sendVerification(tx, user, input.callback_url, now);
  return { user, sid: await startSession(tx, user.id, userAgent) };
}

function acceptedAt(now: number) {
  return {
    termsAcceptedAt: new Date(now),
    termsVersion: TERMS_VERSION,
    privacyVersion: PRIVACY_VERSION,
  };
}

export function accountOf(email: string): Promise<store.UserRow | undefined> {
  return store.findUserByEmail(database(), email);
}

/** Signs in; an unknown address and a wrong password give the same response after the same work. */
export async function signIn(
  email: string,
  user: store.UserRow | undefined,
  password: string,
  userAgent: string | null,
  now: number,
): Promise<SignedIn | HalfSignedIn> {
  const fits = await verifyPassword(user?.passwordHash, password);
  if (!user || !fits) {
    logSecurity('sign_in_refused', { account: user?.id ?? null, email, how: 'password' });
    throw new AppError('bad_credentials', 'Email address or password is not right.');
  }
  const before = user.passwordHash ?? '';
  const renewed = isOutdatedHash(before) ? await hashPassword(password) : null;
  return transaction(async (tx) => {
    const signedIn = await openSession(tx, user, { how: 'password', userAgent }, now);
    if (renewed) await store.renewHash(tx, user.id, { before, renewed });
    return signedIn;
  });
}

/**
 * Opens a session after a correct password or social sign-in; an account with a second factor gets none until that is
 * given. A confirmed address is notified of a new device.
 * @throws AppError account_suspended
 */
export async function openSession(
  tx: Transaction,
  user: store.UserRow,
  { how, userAgent }: { how: FirstStep; userAgent: string | null },
  now: number,
): Promise<SignedIn | HalfSignedIn> {
  // Locked: a suspension at the same moment either is seen here or ends this session.
  refuseSuspended(await store.findUserForUpdate(tx, user.id));
  if (await hasFactor(tx, user.id)) return { user, step: await startStep(tx, user.id, how, now) };
  return beginSession(tx, user, { userAgent, secondFactorAt: null }, now);
}

/**
 * Completes a pending sign-in with a second factor. After a failure the sign-in stays pending until it expires.
 * @throws AppError too_late when it has expired, account_suspended; as `readProof`
 */
export async function finishSignIn(
  step: SignInStep,
  proof: FactorProof,
  userAgent: string | null,
  now: number,
): Promise<SignedIn & { way: FactorWay }> {
  const owner = { userId: step.userId, holder: step.id, limit: 'second_step_account' } as const;
  const take = await readProof(owner, proof, now);
  return transaction(async (tx) => {
    const user = await store.findUserForUpdate(tx, step.userId);
    if (!user || !(await takeStep(tx, step.id))) throw stepOver();
    refuseSuspended(user);
    const way = await take(tx);
    return { way, ...(await enterByFactor(tx, user, { way, userAgent }, now)) };
  });
}

/** Begins a session of a user who has just given the second factor. */
async function enterByFactor(
  tx: Transaction,
  user: store.UserRow,
  { way, userAgent }: { way: FactorWay; userAgent: string | null },
  now: number,
): Promise<SignedIn> {
  const { id, roles } = user;
  await noteGiven(tx, { id, roles, emailVerified: user.emailVerifiedAt !== null }, way, now);
  return beginSession(tx, user, { userAgent, secondFactorAt: now }, now);
}

/**
 * Opens a session for the owner of a passkey that verified its user, with both factors given.
 * @throws AppError account_suspended, bad_credentials
 */
export async function signInByPasskey(
  { userId, take }: Awaited<ReturnType<typeof signInAnswerOf>>,
  userAgent: string | null,
  now: number,
): Promise<SignedIn> {
  return transaction(async (tx) => {
    const user = await store.findUserForUpdate(tx, userId);
    if (!user) throw signInRefused(userId);
    refuseSuspended(user);
    await take(tx);
    return enterByFactor(tx, user, { way: 'passkey', userAgent }, now);
  });
}

export function stepOver(): AppError {
  return new AppError('too_late', 'This sign-in took too long. Please start again.');
}

async function beginSession(
  tx: Transaction,
  user: store.UserRow,
  { userAgent, secondFactorAt }: { userAgent: string | null; secondFactorAt: number | null },
  now: number,
): Promise<SignedIn> {
  const device = await newDevice(tx, user.id, userAgent);
  const sid = await startSession(tx, user.id, userAgent, secondFactorAt);
  if (device && user.emailVerifiedAt) await notifyNewDevice(tx, user, device, now);
  return { user, sid };
}

/** Finds the account with this id and locks it until the transaction ends; undefined when it is missing or deleted. */
export function findAccountForUpdate(
  tx: Transaction,
  id: string,
): Promise<store.UserRow | undefined> {
  return store.findUserForUpdate(tx, id);
}

export function findAccountByEmailForUpdate(
  tx: Transaction,
  email: string,
): Promise<store.UserRow | undefined> {
  return store.findUserByEmailForUpdate(tx, email);
}

export async function confirmAddress(
  tx: Transaction,
  user: store.UserRow,
  now: number,
): Promise<store.UserRow> {
  await store.markEmailVerified(tx, user.id, new Date(now));
  return { ...user, emailVerifiedAt: user.emailVerifiedAt ?? new Date(now) };
}

/** Revokes credentials set up before the address was verified: password, sessions, links. */
export async function revokeCredentials(
  tx: Transaction,
  user: store.UserRow,
  now: number,
): Promise<void> {
  await store.removePassword(tx, user.id);
  await revokeSessions(tx, user.id, null, now);
  await revokeLinkTokens(tx, user.id, [...ADDRESS_LINKS, 'reset_password'], now);
}

async function notifyNewDevice(
  exec: Executor,
  user: store.UserRow,
  device: string,
  now: number,
): Promise<void> {
  await queueMail(exec, {
    to: user.email,
    template: 'new-device',
    dedupeKey: `new-device:${newToken()}`,
    content: await newDeviceMail({
      firstName: user.firstName,
      device,
      at: now,
      zone: await registeredClientZone(exec, user.id),
      link: `${env.SITE_URL}/forgot-password`,
    }),
  });
}

function currentUser(actor: Actor): Promise<store.UserRow> {
  return ownAccount(database(), actor);
}

/**
 * Consumes the token of a mailed link about an address: a new account's, a changed one's, or the undo of a change.
 * Returns the account it belongs to.
 */
export async function verifyEmailToken(token: string, now: number): Promise<store.UserRow> {
  return transaction(async (tx) => {
    const link = await consumeLinkToken(tx, ADDRESS_LINKS, token, now);
    if (link.kind === 'change_email') await replaceAddress(tx, link, now);
    else if (link.kind === 'undo_email') await takeBack(tx, link, now);
    else await store.markEmailVerified(tx, link.userId, new Date(now));
    const user = await store.findUser(tx, link.userId);
    if (!user) throw notFound();
    if (link.kind === 'verify_email') requireSameAddress(link, user.email);
    logSecurity(eventOf(link.kind), { account: user.id, how: 'mailed_link' });
    return user;
  });
}

async function takeBack(
  tx: Transaction,
  link: Awaited<ReturnType<typeof consumeLinkToken>>,
  now: number,
): Promise<void> {
  await restoreAddress(tx, link, now);
  const account = await store.findUser(tx, link.userId);
  if (account) await undoFactors(tx, account, link.createdAt, now);
}

/**
 * Verifies the address with the code of the newest mail, which is valid as long as the link beside it. Only the
 * account itself can try a code, so others cannot use up its attempts. A verified account is returned unchanged.
 * @throws AppError invalid_input, rate_limited
 */
export async function verifyEmailCode(
  actor: Actor,
  code: string,
  now: number,
): Promise<store.UserRow> {
  if (actor.emailVerified) return currentUser(actor);
  await consumeRateLimit('email_code_account', actor.id);
  const fits = (hash: string) => isKeyedHash(hash, code, codePurpose(actor.id));
  const outcome = await transaction(async (tx) => {
    const used = await consumeLinkCode(tx, actor.id, { fits, tries: CODE_TRIES }, now);
    if (used.outcome === 'fits') {
      requireSameAddress(used.link, (await store.findUser(tx, actor.id))?.email);
      await store.markEmailVerified(tx, actor.id, new Date(now));
    }
    return used.outcome;
  });
  const user = await currentUser(actor);
  // The same request may have come before, or the link been used at the same moment.
  if (outcome !== 'fits' && !user.emailVerifiedAt) {
    const message = outcome === 'void' ? FIELD_COPY.codeVoid : FIELD_COPY.codeWrong;
    throw new AppError('invalid_input', message, { fields: { code: message } });
  }
  if (outcome === 'fits')
    logSecurity('address_confirmed', { account: user.id, how: 'mailed_code' });
  return user;
}

function codePurpose(userId: string): string {
  return `email code of ${userId}`;
}

function eventOf(kind: Awaited<ReturnType<typeof consumeLinkToken>>['kind']) {
  if (kind === 'change_email') return 'address_changed';
  return kind === 'undo_email' ? 'address_restored' : 'address_confirmed';
}

export async function resendVerification(
  actor: Actor,
  callbackUrl: SafePath | undefined,
  now: number,
): Promise<void> {
  if (actor.emailVerified) return;
  const user = await currentUser(actor);
  await countUnconfirmedMail(user.email);
  await transaction((tx) => sendVerification(tx, user, callbackUrl, now));
}

/**
 * Mails another link to an unconfirmed address.
 * @throws AppError rate_limited
 */
export async function mailVerification(
  tx: Transaction,
  user: store.UserRow,
  now: number,
): Promise<void> {
  await countUnconfirmedMail(user.email);
  await sendVerification(tx, user, undefined, now);
}

/**
 * Replaces an address that was never verified: its links are revoked, and the new address is mailed a link. The old
 * address gets no undo link, since its ownership was never proven.
 * @throws AppError email_taken, rate_limited, or bad_transition for a verified address
 */
export async function correctAddress(
  actor: Actor,
  email: string,
  callbackUrl: SafePath | undefined,
  now: number,
): Promise<store.UserRow> {
  const other = await store.findUserByEmail(database(), email);
  if (other && other.id !== actor.id) throw taken();
  await countUnconfirmedMail(email);
  return transaction(async (tx) => {
    // Before the account, as using a link does.
    await revokeLinkTokens(tx, actor.id, OLD_ADDRESS_LINKS, now);
    const user = await store.replaceUnverifiedEmail(tx, actor.id, email);
    if (!user) throw new AppError('bad_transition', 'Your address is verified already.');
    await sendVerification(tx, user, callbackUrl, now);
    return user;
  });
}

function taken(): AppError {
  const message = FIELD_COPY.emailTaken;
  return new AppError('email_taken', message, { fields: { email: message } });
}

async function sendVerification(
  exec: Executor,
  user: store.UserRow,
  callbackUrl: SafePath | undefined,
  now: number,
): Promise<void> {
  const code = newCode();
  const { token, tokenHash } = await issueLinkToken(
    exec,
    {
      userId: user.id,
      kind: 'verify_email',
      hours: VERIFY_HOURS,
      callbackUrl,
      email: user.email,
      codeHash: keyedHash(code, codePurpose(user.id)),
    },
    now,
  );
  const path = sitePath`/verify-email/${token}`;
  await queueMail(exec, {
    to: user.email,
    template: 'verify-email',
    dedupeKey: `verify-email:${tokenHash}`,
    content: await verifyEmailMail({
      link: `${env.SITE_URL}${withCallback(path, callbackUrl)}`,
      code,
      hours: VERIFY_HOURS,
      booking: callbackUrl?.startsWith('/book/') ?? false,
    }),
  });
}

type Entered = Parameters<typeof enterSession>[1];

/**
 * Binds the browser to the session and moves what the browser kept into the account. If moving fails the sign-in
 * still succeeds, and the browser keeps it for the next one.
 */
export async function enterAccount(browser: Browser, entered: Entered): Promise<void> {
  await enterSession(browser, entered);
  for (const { account } of registeredFeatures()) {
    try {
      await account?.entered?.(entered.user, browser);
    } catch (error) {
      logEvent('accounts', {
        what: 'Nothing was carried into the account',
        error: describeError(error),
      });
    }
  }
}
