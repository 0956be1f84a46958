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
  const counter = known
    ? await newCounter(known, answer, { expectedChallenge, alone: false })
    : null;
  if (!known || counter === null) throw refused(owner.userId);
  return async (tx: Executor): Promise<'passkey'> => {
    if (!(await store.countUse(tx, useOf(known, counter, now)))) throw refused(owner.userId);
    return 'passkey';
  };
}

/**
 * Returns the options with which the browser asks for a passkey of whichever account, and which must verify its user:
 * possession and verification are two factors.
 */
export async function signInOptions(holder: string, now: number) {
  const options = await generateAuthenticationOptions({
    rpID: relyingParty().id,
    timeout: TIMEOUT_MS,
    userVerification: 'required',
  });
  await keepChallenge({ userId: null, holder }, 'sign_in', options.challenge, now);
  return options;
}

/** A passkey that answers for an account. */
export type KnownPasskey = NonNullable<Awaited<ReturnType<typeof store.findPasskey>>>;

/** Finds the passkey of an answer; its signature is not verified yet. */
export function passkeyOfAnswer(answer: PasskeyAnswer): Promise<KnownPasskey | undefined> {
  return store.findPasskey(database(), answer.id);
}

/**
 * Verifies the response of a passkey that signs in alone: its owner is who the device says it is (WebAuthn Level 3,
 * 7.2, step 6), and was verified by it. Returns that owner, and a function that counts the use.
 * @param holder the browser that was given the challenge
 * @throws AppError too_late without a challenge, bad_credentials; `take` throws the second
 */
export async function signInAnswerOf(
  holder: string | null,
  known: KnownPasskey | undefined,
  answer: PasskeyAnswer,
  now: number,
) {
  const asked = { userId: null, purpose: 'sign_in', now: new Date(now) } as const;
  const expectedChallenge = holder && (await store.takeChallenge(database(), { ...asked, holder }));
  if (!expectedChallenge)
    throw new AppError('too_late', 'The passkey took too long. Please try again.');
  const isOwner = known && answer.response.userHandle === userHandleOf(known.userId);
  const counter = isOwner
    ? await newCounter(known, answer, { expectedChallenge, alone: true })
    : null;
  if (!known || counter === null) throw signInRefused(known?.userId);
  const { userId } = known;
  const take = async (tx: Executor): Promise<void> => {
    if (!(await store.countUse(tx, useOf(known, counter, now)))) throw signInRefused(userId);
  };
  return { userId, take };
}

/** Returns what a device keeps beside a passkey to tell whose it is, base64url. */
function userHandleOf(userId: string): string {
  return Buffer.from(userId).toString('base64url');
}

/** Returns the counter of a response that is right, or null. A passkey that is `alone` must have verified its user. */
async function newCounter(
  known: KnownPasskey,
  answer: PasskeyAnswer,
  { expectedChallenge, alone }: { expectedChallenge: string; alone: boolean },
): Promise<number | null> {
  const { origin, id } = relyingParty();
  const checked = await verifyAuthenticationResponse({
    response: answer as Parameters<typeof verifyAuthenticationResponse>[0]['response'],
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: alone,
    credential: {
      id: known.credentialId,
      publicKey: new Uint8Array(Buffer.from(known.publicKey, 'base64url')),
      counter: known.counter,
    },
  }).catch(() => null);
  return checked?.verified ? checked.authenticationInfo.newCounter : null;
}

function useOf({ id, counter: before }: KnownPasskey, counter: number, now: number) {
  return { id, before, counter, at: new Date(now) };
}

/** Refuses a passkey that nobody has in the same words as one that was not right. */
export function signInRefused(account: string | undefined): AppError {
  logSecurity('sign_in_refused', { account: account ?? null, how: 'passkey' });
  return new AppError('bad_credentials', FIELD_COPY.passkeyRefused);
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
  { userId, holder }: Omit<store.ChallengeKey, 'purpose'>,
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
