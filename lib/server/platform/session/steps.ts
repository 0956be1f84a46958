import 'server-only';
import { MINUTE_MS } from '@/lib/domain/platform/time';
import { hashToken, newToken } from '../crypto/secret-token';
import { database, type Transaction } from '../db/pool';
import { clearSigned, readSigned, type SignedCookie, storeSigned } from './signed-cookie';
import * as store from './steps-store';

export { endSteps, takeStep } from './steps-store';

/** Minutes that a sign-in waits for the second factor. */
const STEP_MINUTES = 10;

const COOKIE: SignedCookie = {
  name: 'second_step',
  audience: 'second-step',
  lifetimeSeconds: STEP_MINUTES * 60,
};

export type FirstStep = 'password' | 'google' | 'facebook';

export interface SignInStep {
  id: string;
  userId: string;
  how: string;
}

export async function startStep(
  tx: Transaction,
  userId: string,
  how: FirstStep,
  now: number,
): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(now + STEP_MINUTES * MINUTE_MS);
  await store.insertStep(tx, { userId, how, tokenHash: hashToken(token), expiresAt });
  return token;
}

/** Returns the pending sign-in of this browser, or null when there is none or it has expired. */
export async function stepOf(cookies: string | null, now: number): Promise<SignInStep | null> {
  const token = (await readSigned<{ step: string }>(COOKIE, cookies))?.step;
  if (typeof token !== 'string') return null;
  return store.findStep(database(), hashToken(token), new Date(now));
}

export function purgeSteps(now: number): Promise<void> {
  return store.deleteExpired(database(), new Date(now));
}

export function storeStep(token: string): Promise<string> {
  return storeSigned(COOKIE, { step: token });
}

export function clearStep(): string {
  return clearSigned(COOKIE);
}
