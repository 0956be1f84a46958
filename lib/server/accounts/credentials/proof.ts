import 'server-only';
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import * as z from 'zod';
import * as contract from '@/lib/contract/accounts/authentication';
import { MINUTE_MS } from '@/lib/domain/platform/time';
import { AppError } from '@/lib/server/platform/app-error';
import { derivedSecrets } from '@/lib/server/platform/crypto/data-keys';
import {
  consumedShare,
  consumeRateLimit,
  tryRateLimit,
} from '@/lib/server/platform/limits/service';
import { operation } from '@/lib/server/platform/pipeline/operation';

// Operations

export const getChallenge = operation(contract.getChallenge, async ({ address, now }) => ({
  challenge: await newChallenge(await costAt(address), now),
}));

// Service

/** About a second of work on a mid-range phone: a person waits once, an attacker's machine for every account. */
const COST = 1_000;
/**
 * Numbers of sign-ups or reset mails from an address within an hour from which the cost is two, four and eight times
 * as high.
 */
const DEARER_FROM = [10, 25, 50] as const;
const MAX_COST = COST * 2 ** DEARER_FROM.length;
const MIN_ROUNDS = 500;
const MAX_ROUNDS = 1_500;
const VALID_MS = 10 * MINUTE_MS;

type Counted = 'sign_up' | 'reset';

const payload = z.object({
  challenge: z.object({
    parameters: z.object({
      algorithm: z.literal('PBKDF2/SHA-256'),
      nonce: z.string().max(200),
      salt: z.string().max(200),
      cost: z.int().min(COST).max(MAX_COST),
      keyLength: z.int().max(64),
      keyPrefix: z.string().max(200),
      keySignature: z.string().max(200),
      expiresAt: z.number(),
    }),
    signature: z.string().max(200),
  }),
  solution: z.object({
    counter: z.int().min(0).max(MAX_ROUNDS),
    derivedKey: z.string().max(200),
    time: z.number().optional(),
  }),
});

async function costAt(address: string): Promise<number> {
  const counted = await Promise.all([
    consumedShare('sign_up_address', address),
    consumedShare('reset_address', address),
  ]);
  const most = Math.max(...counted);
  return COST * 2 ** DEARER_FROM.filter((from) => most >= from).length;
}

/** Creates a proof-of-work challenge (ALTCHA, PBKDF2), as base64 of its JSON. It is signed, so nothing is stored. */
async function newChallenge(cost: number, now: number): Promise<string> {
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost,
    counter: randomInt(MIN_ROUNDS, MAX_ROUNDS),
    deriveKey,
    expiresAt: new Date(now + VALID_MS),
    ...secrets()[0],
  });
  return Buffer.from(JSON.stringify(challenge)).toString('base64');
}

/**
 * Whether a request brought a solved challenge; each solution counts once.
 * @throws AppError proof_required when it is wrong, expired or used
 */
export async function checkProof(proof: string | undefined): Promise<boolean> {
  return (await costOf(proof)) !== null;
}

/** Returns the cost of the proof in a request; null without one. Throws as `checkProof` does. */
async function costOf(proof: string | undefined): Promise<number | null> {
  if (proof === undefined) return null;
  const cost = await solvedCost(proof);
  if (cost !== null) return cost;
  throw new AppError('proof_required', 'The task was not solved in time. Please try again.');
}

/**
 * Counts an attempt from an address: the first few pass, later ones need a solved challenge. An attempt refused for
 * lack of one is not counted, so the next attempt with a proof has the full allowance.
 * @param by who is counted: the address, or a known device
 * @returns whether a proof came with it
 * @throws AppError proof_required, rate_limited
 */
export async function countProven(
  counted: Counted,
  { address, by = address, proof }: { address: string; by?: string; proof: string | undefined },
): Promise<boolean> {
  const cost = await costOf(proof);
  // One that was posed before others were counted is half as dear at the least.
  if (cost !== null && 2 * cost < (await costAt(address))) throw proofRequired();
  if (cost === null && (await tryRateLimit(`${counted}_unproven`, by)) !== null)
    throw proofRequired();
  await consumeRateLimit(`${counted}_address`, by);
  return cost !== null;
}

export function proofRequired(): AppError {
  return new AppError('proof_required', 'Please let your browser solve a short task first.');
}

/** Returns the cost of a solution, once; null where it is invalid or used. */
async function solvedCost(proof: string): Promise<number | null> {
  const parsed = payload.safeParse(readJson(Buffer.from(proof, 'base64').toString('utf8')));
  if (!parsed.success) return null;
  const { challenge, solution } = parsed.data;
  const given = { challenge, solution: { ...solution, time: solution.time ?? 0 }, deriveKey };
  const tries = secrets().map((under) => verifySolution({ ...given, ...under }));
  if (!(await Promise.all(tries)).some(({ verified }) => verified)) return null;
  const isFirst = (await tryRateLimit('solved_challenge', challenge.signature)) === null;
  return isFirst ? challenge.parameters.cost : null;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Returns a secret for each of DATA_KEYS: a challenge may come from a server whose first key is another. */
function secrets() {
  const signing = derivedSecrets('proof of work challenge');
  const solving = derivedSecrets('proof of work solution');
  return signing.map((key, i) => ({
    hmacSignatureSecret: key.toString('hex'),
    hmacKeySignatureSecret: solving[i]?.toString('hex') ?? '',
  }));
}
