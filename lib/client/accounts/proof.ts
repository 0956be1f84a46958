import type { Challenge } from 'altcha-lib';
import { ApiError } from '@/lib/client/platform/api-error';
import { call } from '@/lib/client/platform/call';
import { getChallenge } from '@/lib/contract/accounts/authentication';

/**
 * Sends without a proof of work, and once more with one when the server requires it after many attempts from one
 * address. The user only waits a moment longer.
 */
export async function withProof<T>(send: (proof: string | undefined) => Promise<T>): Promise<T> {
  try {
    return await send(undefined);
  } catch (error) {
    if (!(error instanceof ApiError) || error.key !== 'proof_required') throw error;
    return send(await solve());
  }
}

async function solve(): Promise<string> {
  const [{ challenge: encoded }, { solveChallenge }, { deriveKey }] = await Promise.all([
    call(getChallenge),
    import('altcha-lib'),
    import('altcha-lib/algorithms/web/pbkdf2'),
  ]);
  const challenge = JSON.parse(atob(encoded)) as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  return btoa(JSON.stringify({ challenge, solution }));
}
