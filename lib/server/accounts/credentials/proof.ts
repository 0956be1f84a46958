import 'server-only';
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import * as z from 'zod';
import * as contract from '@/lib/contract/accounts/authentication';
import { MINUTE_MS } from '@/lib/domain/platform/time';
import { AppError } from '@/lib/server/platform/app-error';
import { derivedSecrets } from '@/lib/server/platform/crypto/data-keys';
import { tryRateLimit } from '@/lib/server/platform/limits/service';
import { operation } from '@/lib/server/platform/pipeline/operation';

// Operations

export const getChallenge = operation(contract.getChallenge, async ({ now }) => ({
  challenge: await newChallenge(now),
}));

// Service

/** About a second of work on a mid-range phone: a person waits once, a machine for every account. */
const COST = 1_000;
const MIN_ROUNDS = 500;
const MAX_ROUNDS = 1_500;
const VALID_MS = 10 * MINUTE_MS;

type Unproven = 'sign_up_unproven' | 'reset_unproven';

const payload = z.object({
  challenge: z.object({
    parameters: z.object({
      algorithm: z.literal('PBKDF2/SHA-256'),
      nonce: z.string().max(200),
      salt: z.string().max(200),
      cost: z.literal(COST),
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

/** A proof of work to solve (ALTCHA, PBKDF2), as base64 of its JSON. Signed, so nothing is stored. */
async function newChallenge(now: number): Promise<string> {
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: COST,
    counter: randomInt(MIN_ROUNDS, MAX_ROUNDS),
    deriveKey,
    expiresAt: new Date(now + VALID_MS),
    ...secrets()[0],
  });
  return Buffer.from(JSON.stringify(challenge)).toString('base64');
}

/**
 * Whether a request brought a solved challenge; each solution counts once.
 *
 * @throws AppError proof_required when what it brought is wrong, expired or used
 */
export async function checkProof(proof: string | undefined): Promise<boolean> {
  if (proof === undefined) return false;
  if (await isSolved(proof)) return true;
  throw new AppError('proof_required', 'The task was not solved in time. Please try again.');
}

/**
 * Lets the first few tries from an address pass, later ones only with a solved challenge.
 *
 * @throws AppError proof_required
 */
export async function requireProof(
  limit: Unproven,
  address: string,
  proven: boolean,
): Promise<void> {
  if (!proven && (await tryRateLimit(limit, address)) !== null) throw proofRequired();
}

/** What the browser answers with a solved challenge. */
export function proofRequired(): AppError {
  return new AppError('proof_required', 'Please let your browser solve a short task first.');
}

async function isSolved(proof: string): Promise<boolean> {
  const parsed = payload.safeParse(readJson(Buffer.from(proof, 'base64').toString('utf8')));
  if (!parsed.success) return false;
  const { challenge, solution } = parsed.data;
  const given = { challenge, solution: { ...solution, time: solution.time ?? 0 }, deriveKey };
  const tries = secrets().map((under) => verifySolution({ ...given, ...under }));
  if (!(await Promise.all(tries)).some(({ verified }) => verified)) return false;
  return (await tryRateLimit('solved_challenge', challenge.signature)) === null;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Under each of DATA_KEYS: a challenge may have been made by a server whose first key is another. */
function secrets() {
  const signing = derivedSecrets('proof of work challenge');
  const solving = derivedSecrets('proof of work solution');
  return signing.map((key, i) => ({
    hmacSignatureSecret: key.toString('hex'),
    hmacKeySignatureSecret: solving[i]?.toString('hex') ?? '',
  }));
}
