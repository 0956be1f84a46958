import 'server-only';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { COSEALG } from '@simplewebauthn/server/helpers';
import type { PasskeyAnswer, PasskeyInput } from '@/lib/contract/accounts/second-factor';
import { FIELD_COPY } from '@/lib/contract/platform/copy';
import { MAX_PASSKEYS, PASSKEY_MINUTES } from '@/lib/domain/accounts/second-factor';
import { MINUTE_MS } from '@/lib/domain/platform/time';
import { env } from '@/lib/env';
import { AppError } from '@/lib/server/platform/app-error';
import { database, type Executor, type Transaction } from '@/lib/server/platform/db/pool';
import { logSecurity } from '@/lib/server/platform/security-events';
import * as store from './passkeys-store';

const TIMEOUT_MS = PASSKEY_MINUTES * MINUTE_MS;

/**
 * Key algorithms that every server can verify. The library would offer ML-DSA-44 first where its Node has it, and a
 * server on Node 22 or on the previous release could not accept such a passkey.
 */
const ALGORITHMS = [COSEALG.EdDSA, COSEALG.ES256, COSEALG.RS256];

/** Binds passkeys to this site: a page elsewhere cannot request them (WebAuthn Level 3, 13.4.9). */
const relyingParty = () => {
  const { origin, hostname } = new URL(env.SITE_URL);
  return { origin, id: hostname };
};

export interface PasskeyHolder {
  userId: string;
  holder: string;
}

/**
 * Returns the options with which the browser creates a passkey (PublicKeyCredentialCreationOptionsJSON).
 * @throws AppError bad_transition for an account with MAX_PASSKEYS of them
 */
export async function newPasskeyOptions(owner: PasskeyHolder, email: string, now: number) {
  const own = await store.passkeysOf(database(), owner.userId);
  refuseTooMany(own.length);
  const options = await generateRegistrationOptions({
    rpName: 'Sangguni',
    rpID: relyingParty().id,
    userName: email,
    userID: new TextEncoder().encode(owner.userId),
    timeout: TIMEOUT_MS,
    attestationType: 'none',
    excludeCredentials: own.map(({ credentialId: id, transports }) => ({ id, transports })),
    supportedAlgorithmIDs: ALGORITHMS,
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  });
  await keepChallenge(owner, 'add', options.challenge, now);
  return options;
}

/** Verifies a new passkey: its challenge, our origin, its signature. */
export async function readNewPasskey(
  owner: PasskeyHolder,
  { name, passkey }: PasskeyInput,
  now: number,
): Promise<store.NewPasskey> {
  const expectedChallenge = await takeChallenge(owner, 'add', now);
  const { origin, id } = relyingParty();
  const checked = await verifyRegistrationResponse({
    // Its own type names more than anybody reads of it.
    response: passkey as Parameters<typeof verifyRegistrationResponse>[0]['response'],
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: id,
    supportedAlgorithmIDs: ALGORITHMS,
    requireUserVerification: false,
  }).catch(() => null);
  if (!checked?.verified) throw refused(owner.userId);
  const { credential } = checked.registrationInfo;
  return {
    userId: owner.userId,
    name,
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: credential.transports ?? [],
    createdAt: new Date(now),
  };
}

/**
 * Returns the options with which the browser asks for a passkey of this account
 * (PublicKeyCredentialRequestOptionsJSON).
 */
export async function passkeyOptions(owner: PasskeyHolder, now: number) {
  const own = await store.passkeysOf(database(), owner.userId);
  if (own.length === 0) throw new AppError('bad_transition', 'This account has no passkey.');
  const options = await generateAuthenticationOptions({
    rpID: relyingParty().id,
    timeout: TIMEOUT_MS,
    allowCredentials: own.map(({ credentialId: id, transports }) => ({ id, transports })),
    userVerification: 'preferred',
  });
  await keepChallenge(owner, 'give', options.challenge, now);
  return options;
}

/**
 * Verifies the response of a passkey; the returned function counts its use.
 * @throws AppError invalid_input beside `passkey`: another account's, an old or foreign challenge, a cloned device
 */
export async function answerOf(owner: PasskeyHolder, answer: PasskeyAnswer, now: number) {
  // Before anything is checked: no challenge is good for a second try.
  const expectedChallenge = await takeChallenge(owner, 'give', now);
  const own = await store.passkeysOf(database(), owner.userId);
  const known = own.find(({ credentialId }) => credentialId === answer.id);
  if (!known) throw refused(owner.userId);
  const { origin, id } = relyingParty();
  const checked = await verifyAuthenticationResponse({
    response: answer as Parameters<typeof verifyAuthenticationResponse>[0]['response'],
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: false,
    credential: {
      id: known.credentialId,
      publicKey: new Uint8Array(Buffer.from(known.publicKey, 'base64url')),
      counter: known.counter,
    },
  }).catch(() => null);
  if (!checked?.verified) throw refused(owner.userId);
  const { newCounter } = checked.authenticationInfo;
  return async (tx: Executor): Promise<'passkey'> => {
    const use = { id: known.id, before: known.counter, counter: newCounter, at: new Date(now) };
    if (!(await store.countUse(tx, use))) throw refused(owner.userId);
    return 'passkey';
  };
}

function refuseTooMany(count: number): void {
  if (count < MAX_PASSKEYS) return;
  throw new AppError(
    'bad_transition',
    `An account has at most ${MAX_PASSKEYS} passkeys. Please remove one first.`,
  );
}

export const ownPasskeys = store.passkeysOf;

export const { deletePasskey, deleteChallengesOf } = store;

/**
 * Inserts a passkey.
 * @throws AppError bad_transition past MAX_PASSKEYS, invalid_input for one that is already registered
 */
export async function insertPasskey(tx: Transaction, passkey: store.NewPasskey): Promise<void> {
  refuseTooMany((await store.passkeysOf(tx, passkey.userId)).length);
  if (!(await store.insertPasskey(tx, passkey))) throw refused(passkey.userId);
}

export function purgeChallenges(now: number): Promise<void> {
  return store.deleteChallenges(database(), new Date(now));
}

function keepChallenge(
  { userId, holder }: PasskeyHolder,
  purpose: store.Purpose,
  challenge: string,
  now: number,
): Promise<void> {
  const expiresAt = new Date(now + TIMEOUT_MS);
  return store.saveChallenge(database(), { holder, userId, purpose, challenge, expiresAt });
}

async function takeChallenge(
  { userId, holder }: PasskeyHolder,
  purpose: store.Purpose,
  now: number,
): Promise<string> {
  const asked = { holder, userId, purpose, now: new Date(now) };
  const challenge = await store.takeChallenge(database(), asked);
  if (!challenge) throw refused(userId);
  return challenge;
}

function refused(userId: string): AppError {
  logSecurity('second_factor_refused', { account: userId, how: 'passkey' });
  const message = FIELD_COPY.passkeyRefused;
  return new AppError('invalid_input', message, { fields: { passkey: message } });
}
