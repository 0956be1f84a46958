import 'server-only';
import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type {
  FactorProof,
  PasskeyInput,
  SecondFactorApp,
} from '@/lib/contract/accounts/second-factor';
import { FIELD_COPY } from '@/lib/contract/platform/copy';
import { isFactorRecent, RECOVERY_CODES } from '@/lib/domain/accounts/second-factor';
import { AppError, notFound } from '@/lib/server/platform/app-error';
import { record } from '@/lib/server/platform/audit/service';
import { decrypt, encrypt, keyedHashes } from '@/lib/server/platform/crypto/encryption';
import { hashToken } from '@/lib/server/platform/crypto/secret-token';
import {
  database,
  type Executor,
  type Transaction,
  transaction,
} from '@/lib/server/platform/db/pool';
import { consumeRateLimit } from '@/lib/server/platform/limits/service';
import { logSecurity } from '@/lib/server/platform/security-events';
import type { Actor } from '@/lib/server/platform/session/actor';
import {
  confirmSecondFactor,
  forgetSecondFactors,
  revokeSessions,
} from '@/lib/server/platform/session/service';
import type { EncryptedColumn } from '@/lib/server/registry/feature';
import { accountOf, requireCountedPassword } from '../settings/service';
import { notifyOfChange } from './mails';
import * as passkeys from './passkeys-service';
import * as store from './store';

const ISSUER = 'Sangguni';
/** An unsalted hash is safe for codes of 112 bits and more; these have 120, as 24 characters (ASVS 6.5.2). */
const CODE_BYTES = 15;

/** Authenticator apps support only this: SHA-1, six digits, 30 seconds (RFC 6238). */
const PERIOD_SECONDS = 30;

export type FactorWay = 'app' | 'passkey' | 'recovery_code';

/** Whether an account has a second factor: an authenticator app or a passkey. One statement. */
export function hasFactor(exec: Executor, userId: string): Promise<boolean> {
  return store.hasFactor(exec, userId);
}

/**
 * Refuses an account without a second factor. Adding the first factor ends the other sessions and each sign-in asks
 * for it, so a session that passes here has given it.
 * @throws AppError second_factor_missing
 */
export async function requireOwnFactor(actor: Pick<Actor, 'id'>): Promise<void> {
  if (!(await hasFactor(database(), actor.id))) throw missing();
}

/**
 * Refuses a session that has not given a second factor within FACTOR_MINUTES, for changes of money and of the account
 * itself. Needs no statement when it was given. Suits `before` of an operation, so that the body is not read.
 * @throws AppError second_factor_missing for an account without one, second_factor_required when it must be given
 * again
 */
export async function requireFactor(
  actor: Pick<Actor, 'id' | 'secondFactorAt'>,
  now: number,
): Promise<void> {
  if (isFactorRecent(actor.secondFactorAt, now)) return;
  if (!(await hasFactor(database(), actor.id))) throw missing();
  throw new AppError('second_factor_required', 'Please confirm with your second factor.');
}

/** Options of an operation that requires a recently given second factor. */
export const asksForFactor = {
  before: ({ actor, now }: { actor: Actor; now: number }) => requireFactor(actor, now),
};

/**
 * Requires the password, and a recently given factor if the account has one, before a factor is added or removed and
 * before new recovery codes (OWASP ASVS 5.0, 7.5.1).
 * @throws AppError wrong_password, second_factor_required, rate_limited
 */
export async function requireChange(
  actor: Actor,
  password: string | undefined,
  now: number,
): Promise<void> {
  const has = await hasFactor(database(), actor.id);
  if (has) await requireFactor(actor, now);
  await requireCountedPassword(await accountOf(database(), actor), password);
}

/**
 * Returns the secret for an authenticator app, the same until it is confirmed by a code. Call `requireChange` first.
 */
export async function setUpApp(actor: Actor, email: string): Promise<SecondFactorApp> {
  const row = await store.findFactor(database(), actor.id);
  const secret = row?.pendingSecret
    ? decrypt(row.pendingSecret, purposeOf(actor.id))
    : new Secret({ size: 20 }).base32;
  if (!row?.pendingSecret)
    await store.savePending(database(), actor.id, encrypt(secret, purposeOf(actor.id)));
  return { secret, uri: totpOf(secret, email).toString() };
}

export interface Added {
  /** Shown only once; empty when the account already had codes. */
  codes: string[];
  sid: string;
}

/**
 * Confirms the pending app as the second factor, replacing the previous app; the factor counts as given.
 * @throws AppError bad_transition without a pending app, invalid_input for a wrong code, second_factor_required
 */
export async function confirmApp(actor: Actor, code: string, now: number): Promise<Added> {
  await consumeRateLimit('second_factor_account', actor.id);
  // Whoever took a session over must not bring an app of their own.
  if (await hasFactor(database(), actor.id)) await requireFactor(actor, now);
  const row = await store.findFactor(database(), actor.id);
  if (!row?.pendingSecret) throw notSetUp();
  const { pendingSecret } = row;
  const secret = decrypt(pendingSecret, purposeOf(actor.id));
  const step = stepOf(secret, code, now);
  if (step === null) throw wrongCode(actor.id);
  return transaction(async (tx) => {
    await store.lockFactor(tx, actor.id);
    const isFirst = !(await hasFactor(tx, actor.id));
    // Another may have been added at the same moment.
    if (!isFirst) await requireFactor(actor, now);
    const confirmed = { pendingSecret, secret: encrypt(secret, purposeOf(actor.id)), step };
    if (!(await store.confirmPending(tx, actor.id, { ...confirmed, at: new Date(now) })))
      throw notSetUp();
    await notifyOfChange(tx, actor, { event: 'second_factor_set_up' }, now);
    return added(tx, actor, isFirst, now);
  });
}

/**
 * Records an added factor, which counts as given. The first factor ends every other session, since none of them was
 * asked for it.
 */
async function added(tx: Transaction, actor: Actor, isFirst: boolean, now: number): Promise<Added> {
  if (isFirst) await revokeSessions(tx, actor.id, actor.sessionId, now);
  const codes = isFirst ? await newRecoveryCodes(tx, actor.id) : [];
  return { codes, sid: await confirmSecondFactor(tx, actor.sessionId, now) };
}

/**
 * Removes the authenticator app.
 * @throws AppError not_found without an app
 */
export function removeApp(actor: Actor, now: number): Promise<void> {
  return transaction(async (tx) => {
    await store.lockFactor(tx, actor.id);
    if (!(await store.removeApp(tx, actor.id))) throw notFound();
    await notifyOfChange(tx, actor, { event: 'second_factor_removed' }, now);
    await removed(tx, actor.id);
  });
}

/**
 * Updates the account after a factor was removed: removing the last one also deletes the recovery codes, and every
 * session counts as signed in without a factor.
 */
async function removed(tx: Transaction, userId: string): Promise<void> {
  if (await hasFactor(tx, userId)) return;
  await store.deleteFactor(tx, userId);
  await forgetSecondFactors(tx, userId);
}

/** Returns the options with which the browser creates a passkey. Call `requireChange` first. */
export function newPasskey(actor: Actor, email: string, now: number) {
  return passkeys.newPasskeyOptions(holderOf(actor), email, now);
}

/**
 * Adds a passkey as a second factor, which counts as given.
 * @throws AppError bad_transition past MAX_PASSKEYS, invalid_input for one that is not accepted,
 * second_factor_required
 */
export async function addPasskey(actor: Actor, input: PasskeyInput, now: number): Promise<Added> {
  await consumeRateLimit('passkey_account', actor.id);
  if (await hasFactor(database(), actor.id)) await requireFactor(actor, now);
  const passkey = await passkeys.readNewPasskey(holderOf(actor), input, now);
  return transaction(async (tx) => {
    await store.lockFactor(tx, actor.id);
    const isFirst = !(await hasFactor(tx, actor.id));
    if (!isFirst) await requireFactor(actor, now);
    await passkeys.insertPasskey(tx, passkey);
    await notifyOfChange(tx, actor, { event: 'passkey_added', name: passkey.name }, now);
    return added(tx, actor, isFirst, now);
  });
}

/**
 * Removes a passkey.
 * @throws AppError not_found for another account's
 */
export function removePasskey(actor: Actor, id: string, now: number): Promise<void> {
  return transaction(async (tx) => {
    await store.lockFactor(tx, actor.id);
    const name = await passkeys.deletePasskey(tx, id, actor.id);
    if (name === null) throw notFound();
    await notifyOfChange(tx, actor, { event: 'passkey_removed', name }, now);
    await removed(tx, actor.id);
  });
}

function holderOf(actor: Actor): passkeys.PasskeyHolder {
  return { userId: actor.id, holder: actor.sessionId };
}

/**
 * Replaces the recovery codes and returns the new ones; the previous ones are void.
 * @throws AppError second_factor_missing, since codes are for an account with a factor
 */
export function renewCodes(actor: Actor, now: number): Promise<string[]> {
  return transaction(async (tx) => {
    if (!(await hasFactor(tx, actor.id))) throw missing();
    await notifyOfChange(tx, actor, { event: 'recovery_codes_renewed' }, now);
    return newRecoveryCodes(tx, actor.id);
  });
}

/** Consumes a proof, in the transaction of the action that it allows. */
export type TakeProof = (tx: Transaction) => Promise<FactorWay>;

/**
 * Verifies a second factor. Attempts with codes and passkeys are counted separately, so that guessing codes does not
 * block passkeys.
 * @param holder the session or pending sign-in that the challenge of a passkey belongs to
 * @throws AppError bad_transition for an account without a factor, invalid_input, rate_limited; the returned function
 * throws the same
 */
export async function readProof(
  { userId, holder, limit }: ProofOwner,
  { code, passkey }: FactorProof,
  now: number,
): Promise<TakeProof> {
  if (passkey) {
    await consumeRateLimit('passkey_account', userId);
    return passkeys.answerOf({ userId, holder }, passkey, now);
  }
  await consumeRateLimit(limit, userId);
  const row = await store.findFactor(database(), userId);
  if (!row || !(await hasFactor(database(), userId))) throw notSetUp();
  const secret = row.secret && decrypt(row.secret, purposeOf(userId));
  return async (tx) => {
    const way = await wayOfCode(tx, userId, { secret, code: code ?? '', now });
    if (!way) throw wrongCode(userId);
    return way;
  };
}

export interface ProofOwner {
  userId: string;
  holder: string;
  limit: 'second_factor_account' | 'second_step_account';
}

/**
 * Records a second factor as given in a live session.
 * @returns which factor it was, and the new token of the session
 * @throws AppError as `readProof`
 */
export async function giveFactor(
  actor: Actor,
  proof: FactorProof,
  now: number,
): Promise<{ way: FactorWay; sid: string }> {
  const owner = {
    userId: actor.id,
    holder: actor.sessionId,
    limit: 'second_factor_account',
  } as const;
  const take = await readProof(owner, proof, now);
  return transaction(async (tx) => {
    const way = await take(tx);
    await noteGiven(tx, actor, way, now);
    return { way, sid: await confirmSecondFactor(tx, actor.sessionId, now) };
  });
}

/** Records a given factor in the audit log; the use of a recovery code is mailed as well. */
export async function noteGiven(
  tx: Transaction,
  account: Pick<Actor, 'id' | 'roles' | 'emailVerified'>,
  way: FactorWay,
  now: number,
): Promise<void> {
  logSecurity('second_factor_given', { account: account.id, how: way });
  if (way === 'recovery_code')
    await notifyOfChange(tx, account, { event: 'recovery_code_used' }, now);
}

export async function factorsOf(actor: Actor) {
  const row = await store.findFactor(database(), actor.id);
  return {
    appSince: row?.confirmedAt ?? null,
    passkeys: await passkeys.ownPasskeys(database(), actor.id),
    codesLeft: row?.codesLeft ?? 0,
  };
}

export async function waysOf(userId: string): Promise<{ app: boolean; passkey: boolean }> {
  const row = await store.findFactor(database(), userId);
  return {
    app: row?.secret != null,
    passkey: (await passkeys.ownPasskeys(database(), userId)).length > 0,
  };
}

export function keyedRecoveryCodes(exec: Executor): Promise<number> {
  return store.countKeyedCodes(exec);
}

/**
 * Removes every factor of an account and its recovery codes, after the operator has verified the owner or when the
 * account is erased.
 */
export async function removeFactors(exec: Executor, userId: string): Promise<void> {
  await store.deleteFactor(exec, userId);
  await forgetSecondFactors(exec, userId);
}

/**
 * Removes the factors added to an account since an instant, for the reader of the mailed undo link, who is its owner.
 * Earlier factors stay, recovery codes do not. Only the operator can remove an administrator's factors.
 */
export async function undoFactors(
  tx: Transaction,
  account: { id: string; roles: readonly string[] },
  since: Date,
  now: number,
): Promise<void> {
  if (account.roles.includes('ADMIN') || !(await hasFactor(tx, account.id))) return;
  await store.lockFactor(tx, account.id);
  await store.deleteFactorsSince(tx, account.id, since);
  await removed(tx, account.id);
  const owner = { role: 'owner', userId: account.id } as const;
  await record(tx, 'second_factor_undone', owner, { subject: account.id, now });
}

export async function exportedFactors(exec: Executor, userId: string) {
  const row = await store.findFactor(exec, userId);
  return {
    authenticator_app_since: row?.confirmedAt ?? null,
    passkeys: (await passkeys.ownPasskeys(exec, userId)).map(({ name, createdAt, usedAt }) => ({
      name,
      created_at: createdAt,
      used_at: usedAt,
    })),
    recovery_codes_left: row?.codesLeft ?? 0,
  };
}

async function wayOfCode(
  tx: Transaction,
  userId: string,
  { secret, code, now }: { secret: string | null; code: string; now: number },
): Promise<FactorWay | null> {
  const step = secret === null ? null : stepOf(secret, code, now);
  if (step !== null) return (await store.takeStep(tx, userId, step)) ? 'app' : null;
  const hashes = [hashOf(userId, code), ...keyedHashes(code, `recovery code of ${userId}`)];
  const used = await store.takeRecoveryCode(tx, userId, hashes, new Date(now));
  return used ? 'recovery_code' : null;
}

/** Returns the time step of this code, accepting one step before and one after the current; null when none matches. */
function stepOf(secret: string, code: string, now: number): number | null {
  const delta = totpOf(secret).validate({ token: code, timestamp: now, window: 1 });
  return delta === null ? null : Math.floor(now / 1000 / PERIOD_SECONDS) + delta;
}

function totpOf(secret: string, label = ''): TOTP {
  return new TOTP({ issuer: ISSUER, label, secret: Secret.fromBase32(secret) });
}

async function newRecoveryCodes(tx: Transaction, userId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () =>
    new Secret({ buffer: new Uint8Array(randomBytes(CODE_BYTES)).buffer }).base32.toLowerCase(),
  );
  await store.replaceRecoveryCodes(
    tx,
    userId,
    codes.map((code) => hashOf(userId, code)),
  );
  return codes.map((code) => code.replace(/(.{4})(?=.)/g, '$1-'));
}

/** Returns the hash of a code; older codes of 80 bits have a keyed hash. */
function hashOf(userId: string, code: string): string {
  return `${store.HASH_PREFIX}${hashToken(`${userId} ${code}`)}`;
}

function purposeOf(userId: string): string {
  return `second factor of ${userId}`;
}

export const encryptedSecrets: readonly EncryptedColumn[] = ['secret', 'pending_secret'].map(
  (column) => ({ table: 'second_factors', column, key: ['user_id'], purpose: purposeOf }),
);

function wrongCode(userId: string): AppError {
  logSecurity('second_factor_refused', { account: userId, how: 'code' });
  const message = FIELD_COPY.codeWrong;
  return new AppError('invalid_input', message, { fields: { code: message } });
}

function notSetUp(): AppError {
  return new AppError('bad_transition', 'No second factor has been set up yet.');
}

function missing(): AppError {
  return new AppError('second_factor_missing', 'Please add a second factor first.');
}
