import 'server-only';
import {
  and,
  count,
  eq,
  getTableColumns,
  gte,
  inArray,
  isNotNull,
  isNull,
  like,
  lt,
  not,
  or,
  sql,
} from 'drizzle-orm';
import type { Executor, Transaction } from '@/lib/server/platform/db/pool';
import { prepared } from '@/lib/server/platform/db/prepared';
import { passkeys, recoveryCodes, secondFactors } from '@/lib/server/schema/accounts';
import type { EncryptedText } from '@/lib/server/schema/columns';

const own = eq(secondFactors.userId, sql.placeholder('userId'));

const factor = prepared((exec) =>
  exec
    .select({
      ...getTableColumns(secondFactors),
      codesLeft: sql<number>`(select count(*)::int from recovery_codes c where c.user_id = second_factors.user_id
        and c.used_at is null)`,
    })
    .from(secondFactors)
    .where(own),
);

export async function findFactor(exec: Executor, userId: string) {
  const [row] = await factor(exec, { userId });
  return row;
}

const hasPasskey = sql`exists (select 1 from ${passkeys} where ${passkeys.userId} = ${secondFactors.userId})`;

const eitherFactor = prepared((exec) =>
  exec
    .select({ userId: secondFactors.userId })
    .from(secondFactors)
    .where(and(own, or(isNotNull(secondFactors.secret), hasPasskey))),
);

export async function hasFactor(exec: Executor, userId: string): Promise<boolean> {
  const [row] = await eitherFactor(exec, { userId });
  return row !== undefined;
}

/** Locks the row of an account until the transaction ends, and creates it if missing. */
export async function lockFactor(tx: Transaction, userId: string): Promise<void> {
  await tx.insert(secondFactors).values({ userId }).onConflictDoNothing();
  await tx
    .select({ userId: secondFactors.userId })
    .from(secondFactors)
    .where(eq(secondFactors.userId, userId))
    .for('update');
}

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

/** Makes the pending secret the active one, from the time step of this code on. False when it is no longer pending. */
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

/** Consumes the time step of a code; false when it or a later one was consumed before. */
export async function takeStep(tx: Transaction, userId: string, step: number): Promise<boolean> {
  const rows = await tx
    .update(secondFactors)
    .set({ lastStep: step })
    .where(and(eq(secondFactors.userId, userId), lt(secondFactors.lastStep, step)))
    .returning({ userId: secondFactors.userId });
  return rows.length > 0;
}

/** Prefix of code hashes that need none of DATA_KEYS. */
export const HASH_PREFIX = 'sha256:';

/** Consumes a recovery code by any of its hashes; false when it is unknown or used. */
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

export async function countKeyedCodes(exec: Executor): Promise<number> {
  const isKeyed = not(like(recoveryCodes.codeHash, `${HASH_PREFIX}%`));
  const [row] = await exec
    .select({ codes: count() })
    .from(recoveryCodes)
    .where(and(isKeyed, isNull(recoveryCodes.usedAt)));
  return row?.codes ?? 0;
}

/**
 * Removes the app and the passkeys added at or after an instant, and all recovery codes, which the person who added
 * them may have seen.
 */
export async function deleteFactorsSince(
  tx: Transaction,
  userId: string,
  since: Date,
): Promise<void> {
  await tx.delete(passkeys).where(and(eq(passkeys.userId, userId), gte(passkeys.createdAt, since)));
  await tx
    .update(secondFactors)
    .set({ secret: null, confirmedAt: null })
    .where(and(eq(secondFactors.userId, userId), gte(secondFactors.confirmedAt, since)));
  await tx
    .update(secondFactors)
    .set({ pendingSecret: null })
    .where(eq(secondFactors.userId, userId));
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
}

export async function deleteFactor(exec: Executor, userId: string): Promise<void> {
  await exec.delete(secondFactors).where(eq(secondFactors.userId, userId));
}
