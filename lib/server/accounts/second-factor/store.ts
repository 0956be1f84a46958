import 'server-only';
import { and, count, eq, inArray, isNotNull, isNull, like, lt, not, or, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '@/lib/server/platform/db/pool';
import { prepared } from '@/lib/server/platform/db/prepared';
import { passkeys, recoveryCodes, secondFactors } from '@/lib/server/schema/accounts';
import type { EncryptedText } from '@/lib/server/schema/columns';

export async function findFactor(exec: Executor, userId: string) {
  const [row] = await exec.select().from(secondFactors).where(eq(secondFactors.userId, userId));
  return row;
}

const hasPasskey = sql`exists (select 1 from ${passkeys} where ${passkeys.userId} = ${secondFactors.userId})`;

const factorOf = prepared((exec) =>
  exec
    .select({ userId: secondFactors.userId })
    .from(secondFactors)
    .where(
      and(
        eq(secondFactors.userId, sql.placeholder('userId')),
        or(isNotNull(secondFactors.secret), hasPasskey),
      ),
    ),
);

/** Whether an account has an app or a passkey. */
export async function hasFactor(exec: Executor, userId: string): Promise<boolean> {
  return (await factorOf(exec, { userId })).length > 0;
}

/** The row of an account, locked until the transaction ends: it is made where there is none. */
export async function lockFactor(tx: Transaction, userId: string): Promise<void> {
  await tx.insert(secondFactors).values({ userId }).onConflictDoNothing();
  await tx
    .select({ userId: secondFactors.userId })
    .from(secondFactors)
    .where(eq(secondFactors.userId, userId))
    .for('update');
}

/** Whether there was an app to remove. */
export async function removeApp(tx: Transaction, userId: string): Promise<boolean> {
  const rows = await tx
    .update(secondFactors)
    .set({ secret: null, pendingSecret: null, confirmedAt: null })
    .where(and(eq(secondFactors.userId, userId), isNotNull(secondFactors.secret)))
    .returning({ userId: secondFactors.userId });
  return rows.length > 0;
}

export async function savePending(exec: Executor, userId: string, pendingSecret: EncryptedText) {
  await exec
    .insert(secondFactors)
    .values({ userId, pendingSecret })
    .onConflictDoUpdate({ target: secondFactors.userId, set: { pendingSecret } });
}

/** The pending secret is the one in force, from a code of this time step on. False when it is not pending any more. */
export async function confirmPending(
  tx: Transaction,
  userId: string,
  {
    pendingSecret,
    secret,
    step,
    at,
  }: { pendingSecret: EncryptedText; secret: EncryptedText; step: number; at: Date },
): Promise<boolean> {
  const rows = await tx
    .update(secondFactors)
    .set({ secret, pendingSecret: null, confirmedAt: at, lastStep: step })
    .where(and(eq(secondFactors.userId, userId), eq(secondFactors.pendingSecret, pendingSecret)))
    .returning({ userId: secondFactors.userId });
  return rows.length > 0;
}

/** Takes a time step whose code was given; false when it, or a later one, was taken before. */
export async function takeStep(tx: Transaction, userId: string, step: number): Promise<boolean> {
  const rows = await tx
    .update(secondFactors)
    .set({ lastStep: step })
    .where(and(eq(secondFactors.userId, userId), lt(secondFactors.lastStep, step)))
    .returning({ userId: secondFactors.userId });
  return rows.length > 0;
}

/** What the hash of a code begins with that needs none of DATA_KEYS. */
export const HASH_PREFIX = 'sha256:';

/** Takes a recovery code, by any of its hashes; false when there is none such, or it was used. */
export async function takeRecoveryCode(
  tx: Transaction,
  userId: string,
  hashes: string[],
  at: Date,
): Promise<boolean> {
  const rows = await tx
    .update(recoveryCodes)
    .set({ usedAt: at })
    .where(
      and(
        eq(recoveryCodes.userId, userId),
        inArray(recoveryCodes.codeHash, hashes),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ id: recoveryCodes.id });
  return rows.length > 0;
}

export async function replaceRecoveryCodes(
  tx: Transaction,
  userId: string,
  hashes: readonly string[],
): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.insert(recoveryCodes).values(hashes.map((codeHash) => ({ userId, codeHash })));
}

export async function countUnusedCodes(exec: Executor, userId: string): Promise<number> {
  const [row] = await exec
    .select({ left: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));
  return row?.left ?? 0;
}

/** Unused codes, of all accounts, that are known by a keyed hash. */
export async function countKeyedCodes(exec: Executor): Promise<number> {
  const isKeyed = not(like(recoveryCodes.codeHash, `${HASH_PREFIX}%`));
  const [row] = await exec
    .select({ codes: count() })
    .from(recoveryCodes)
    .where(and(isKeyed, isNull(recoveryCodes.usedAt)));
  return row?.codes ?? 0;
}

export async function deleteFactor(exec: Executor, userId: string): Promise<void> {
  await exec.delete(secondFactors).where(eq(secondFactors.userId, userId));
}
