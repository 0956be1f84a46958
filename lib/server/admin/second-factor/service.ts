import 'server-only';
import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { SecondFactor, SecondFactorApp } from '@/lib/contract/admin/second-factor';
import { FIELD_TEXTS } from '@/lib/contract/platform/texts';
import { AppError } from '@/lib/server/platform/app-error';
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
import { confirmSecondFactor, forgetSecondFactor } from '@/lib/server/platform/session/service';
import type { EncryptedColumn } from '@/lib/server/registry/feature';
import * as store from './store';

const ISSUER = 'Sangguni';
const RECOVERY_CODES = 10;
/** From 112 bits on a hash without salt keeps a code safe; 120 are 24 characters (ASVS 6.5.2). */
const CODE_BYTES = 15;

/** Apps know no other kind: SHA-1, six digits, 30 seconds (RFC 6238). */
const PERIOD_SECONDS = 30;

export async function secondFactorOf(actor: Actor): Promise<SecondFactor> {
  const row = await store.findFactor(database(), actor.id);
  return {
    set_up: row?.secret != null,
    open: actor.secondFactor,
    recovery_codes_left: await store.countUnusedCodes(database(), actor.id),
  };
}

/** A secret for an app, the same until a code of it arrives. */
export async function setUpApp(actor: Actor, email: string): Promise<SecondFactorApp> {
  const row = await store.findFactor(database(), actor.id);
  requireOpen(actor, row?.secret ?? null);
  const secret = row?.pendingSecret
    ? decrypt(row.pendingSecret, purposeOf(actor.id))
    : new Secret({ size: 20 }).base32;
  if (!row?.pendingSecret)
    await store.savePending(database(), actor.id, encrypt(secret, purposeOf(actor.id)));
  return { secret, uri: totpOf(secret, email).toString() };
}

/**
 * Makes the app the second factor, which is given with that.
 *
 * @returns the recovery codes, which are told this once, and the new token of the session
 * @throws AppError bad_transition without an app that waits, invalid_input for a wrong code
 */
export async function confirmApp(
  actor: Actor,
  code: string,
  now: number,
): Promise<{ codes: string[]; sid: string }> {
  await consumeRateLimit('second_factor_account', actor.id);
  const row = await store.findFactor(database(), actor.id);
  requireOpen(actor, row?.secret ?? null);
  if (!row?.pendingSecret) throw notSetUp();
  const { pendingSecret } = row;
  const secret = decrypt(pendingSecret, purposeOf(actor.id));
  const step = stepOf(secret, code, now);
  if (step === null) throw wrongCode(actor);
  return transaction(async (tx) => {
    const confirmed = { pendingSecret, secret: encrypt(secret, purposeOf(actor.id)), step };
    if (!(await store.confirmPending(tx, actor.id, { ...confirmed, at: new Date(now) })))
      throw notSetUp();
    const sid = await confirmSecondFactor(tx, actor.sessionId, now);
    await writeDown(tx, 'second_factor_set_up', actor, now);
    return { codes: await newRecoveryCodes(tx, actor.id), sid };
  });
}

/**
 * Opens the administration in this session. Each code works once.
 *
 * @returns the new token of the session
 * @throws AppError bad_transition before an app was set up, invalid_input for a wrong code, rate_limited
 */
export async function open(actor: Actor, code: string, now: number): Promise<string> {
  await consumeRateLimit('second_factor_account', actor.id);
  const row = await store.findFactor(database(), actor.id);
  if (!row?.secret) throw notSetUp();
  const secret = decrypt(row.secret, purposeOf(actor.id));
  return transaction(async (tx) => {
    const event = await eventOfCode(tx, actor.id, { secret, code, now });
    if (!event) throw wrongCode(actor);
    await writeDown(tx, event, actor, now);
    return confirmSecondFactor(tx, actor.sessionId, now);
  });
}

export function close(actor: Actor): Promise<void> {
  return forgetSecondFactor(database(), actor.sessionId);
}

export function renewCodes(actor: Actor, now: number): Promise<string[]> {
  return transaction(async (tx) => {
    await writeDown(tx, 'recovery_codes_renewed', actor, now);
    return newRecoveryCodes(tx, actor.id);
  });
}

/** Recovery codes that have a keyed hash, and end with the key of before. */
export function keyedRecoveryCodes(exec: Executor): Promise<number> {
  return store.countKeyedCodes(exec);
}

/** For an administrator who lost app and codes; the next visit sets up a new one. */
export function removeSecondFactor(exec: Executor, userId: string): Promise<void> {
  return store.deleteFactor(exec, userId);
}

async function eventOfCode(
  tx: Transaction,
  userId: string,
  { secret, code, now }: { secret: string; code: string; now: number },
): Promise<'administration_opened' | 'recovery_code_used' | null> {
  const step = stepOf(secret, code, now);
  if (step !== null)
    return (await store.takeStep(tx, userId, step)) ? 'administration_opened' : null;
  const hashes = [hashOf(userId, code), ...keyedHashes(code, `recovery code of ${userId}`)];
  const used = await store.takeRecoveryCode(tx, userId, hashes, new Date(now));
  return used ? 'recovery_code_used' : null;
}

/** The time step whose code this is, one before and one after the current included; null for none. */
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

/** Codes of before, of 80 bits, have a keyed hash. */
function hashOf(userId: string, code: string): string {
  return `${store.HASH_PREFIX}${hashToken(`${userId} ${code}`)}`;
}

function purposeOf(userId: string): string {
  return `second factor of ${userId}`;
}

export const encryptedSecrets: readonly EncryptedColumn[] = ['secret', 'pending_secret'].map(
  (column) => ({ table: 'second_factors', column, key: ['user_id'], purpose: purposeOf }),
);

/** Whoever took a session over must not bring an app of their own. */
function requireOpen(actor: Actor, secret: string | null): void {
  if (secret !== null && !actor.secondFactor)
    throw new AppError('second_factor_required', 'Please enter a code of your app.');
}

function writeDown(
  tx: Transaction,
  event:
    | 'second_factor_set_up'
    | 'administration_opened'
    | 'recovery_code_used'
    | 'recovery_codes_renewed',
  actor: Actor,
  now: number,
): Promise<void> {
  return record(tx, event, { role: 'admin', userId: actor.id }, { subject: actor.id, now });
}

function wrongCode({ id }: Actor): AppError {
  logSecurity('second_factor_refused', { account: id });
  const message = FIELD_TEXTS.codeWrong;
  return new AppError('invalid_input', message, { fields: { code: message } });
}

function notSetUp(): AppError {
  return new AppError('bad_transition', 'No app has been set up yet.');
}
