import 'server-only';
import { and, eq, gt, lt } from 'drizzle-orm';
import { STEP_MINUTES } from '@/lib/domain/accounts/second-factor';
import { MINUTE_MS } from '@/lib/domain/platform/time';
import { signInSteps } from '@/lib/server/schema/accounts';
import { hashToken, newToken } from '../crypto/secret-token';
import { database, type Executor, type Transaction } from '../db/pool';
import { clearSigned, readSigned, type SignedCookie, storeSigned } from './signed-cookie';

// Service

/** What came before the second factor. */
export type FirstStep = 'password' | 'google' | 'facebook';

export interface SignInStep {
  id: string;
  userId: string;
  how: string;
}

/** A sign-in that waits for the second factor. Returns its token, which only the cookie will hold. */
export async function startStep(
  tx: Transaction,
  userId: string,
  how: FirstStep,
  now: number,
): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(now + STEP_MINUTES * MINUTE_MS);
  await tx.insert(signInSteps).values({ userId, how, tokenHash: hashToken(token), expiresAt });
  return token;
}

/** The sign-in of this browser that waits, or null when there is none or it took too long. */
export async function stepOf(cookies: string | null, now: number): Promise<SignInStep | null> {
  const token = (await readSigned<{ step: string }>(COOKIE, cookies))?.step;
  return typeof token === 'string' ? find(token, now) : null;
}

/** Ends a sign-in that waits, once: false when it had ended. */
export async function takeStep(tx: Transaction, id: string): Promise<boolean> {
  const rows = await tx.delete(signInSteps).where(eq(signInSteps.id, id)).returning();
  return rows.length > 0;
}

/** No sign-in of a user waits any more: its password is another, or the account is gone. */
export async function endSteps(exec: Executor, userId: string): Promise<void> {
  await exec.delete(signInSteps).where(eq(signInSteps.userId, userId));
}

/** Daily job: deletes what waited in vain. */
export async function purgeSteps(now: number): Promise<void> {
  await database()
    .delete(signInSteps)
    .where(lt(signInSteps.expiresAt, new Date(now)));
}

// Cookie

const COOKIE: SignedCookie = {
  name: 'second_step',
  audience: 'second-step',
  lifetimeSeconds: STEP_MINUTES * 60,
};

/** Set-Cookie line with which a browser goes on to the second factor. It is no session. */
export function storeStep(token: string): Promise<string> {
  return storeSigned(COOKIE, { step: token });
}

export function clearStep(): string {
  return clearSigned(COOKIE);
}

// Store

async function find(token: string, now: number): Promise<SignInStep | null> {
  const [row] = await database()
    .select({ id: signInSteps.id, userId: signInSteps.userId, how: signInSteps.how })
    .from(signInSteps)
    .where(
      and(eq(signInSteps.tokenHash, hashToken(token)), gt(signInSteps.expiresAt, new Date(now))),
    );
  return row ?? null;
}
