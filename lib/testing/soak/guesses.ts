import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { getChallenge, signin } from '@/lib/contract/accounts/authentication';
import type { Endpoint } from '@/lib/contract/platform/endpoint';
import { consumeRateLimit } from '@/lib/server/platform/limits/service';
import { TestBrowser } from '@/lib/testing/api/requests';

export const PASSWORD = 'Harbor-42-lamp';
export const PROOF_REQUIRED = { status: 403, body: { key: 'proof_required' } };

let house = 0;
/** Answers an unused client address. */
export function newAddress(): string {
  house += 1;
  return `198.51.100.${house}`;
}

/** Calls an endpoint from a client address. */
export const from = (address: string, endpoint: Endpoint, body?: unknown, cookie = '') =>
  new TestBrowser(cookie).call(endpoint, { body, headers: { 'x-client-address': address } });

/** Asks from a client address for the proof of work that is due there. */
export async function challengeFor(address: string): Promise<Challenge> {
  const { body } = await from(address, getChallenge);
  return JSON.parse(Buffer.from((body as { challenge: string }).challenge, 'base64').toString());
}

/** Does the proof of work that is due at a client address. */
export async function solved(address = newAddress()): Promise<string> {
  const challenge = await challengeFor(address);
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

/** Signs in with a wrong password. */
export const wrong = (email: string, address = newAddress()) =>
  from(address, signin, { email, password: 'Wrong-pass1' });

/** Signs in with the right password. */
export const right = (email: string, proof?: string, address = newAddress()) =>
  from(address, signin, { email, password: PASSWORD, proof });

/** Signs in with a wrong password so many times, each from another address. */
export async function guess(times: number, email: string): Promise<number[]> {
  const statuses = [];
  for (let i = 0; i < times; i += 1) statuses.push((await wrong(email)).status);
  return statuses;
}

/** Does to an address what so many wrong passwords do. */
export async function exhaust(address: string, tries = 100): Promise<void> {
  for (let i = 0; i < tries; i += 1) await consumeRateLimit('sign_in_address', address);
}
