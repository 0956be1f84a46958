import 'server-only';
import type { AuthenticatorTransport } from '@simplewebauthn/server';
import { and, asc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '@/lib/server/platform/db/pool';
import { prepared } from '@/lib/server/platform/db/prepared';
import { passkeyChallenges, passkeys } from '@/lib/server/schema/accounts';

export type NewPasskey = Omit<typeof passkeys.$inferInsert, 'id' | 'usedAt'>;
export type Purpose = 'add' | 'give' | 'sign_in';

/** Who was asked: null where nobody is known yet. */
export interface ChallengeKey {
  holder: string;
  userId: string | null;
  purpose: Purpose;
}

const ofUser = prepared((exec) =>
  exec
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, sql.placeholder('userId')))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id)),
);

export async function passkeysOf(exec: Executor, userId: string) {
  const rows = await ofUser(exec, { userId });
  return rows.map((row) => ({
    ...row,
    transports: row.transports as AuthenticatorTransport[],
  }));
}

/** Finds the passkey with this credential id, of whatever account. */
export async function findPasskey(exec: Executor, credentialId: string) {
  const [row] = await exec.select().from(passkeys).where(eq(passkeys.credentialId, credentialId));
  return row;
}

/** Inserts a passkey; returns null when it is already registered. */
export async function insertPasskey(tx: Transaction, passkey: NewPasskey): Promise<string | null> {
  const [row] = await tx
    .insert(passkeys)
    .values(passkey)
    .onConflictDoNothing()
    .returning({ id: passkeys.id });
  return row?.id ?? null;
}

/** Deletes a passkey of this user and returns its name; null when there is none. */
export async function deletePasskey(
  tx: Transaction,
  id: string,
  userId: string,
): Promise<string | null> {
  const [row] = await tx
    .delete(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
    .returning({ name: passkeys.name });
  return row?.name ?? null;
}

/** Counts a use; false when the passkey was used or removed concurrently. */
export async function countUse(
  exec: Executor,
  { id, before, counter, at }: { id: string; before: number; counter: number; at: Date },
): Promise<boolean> {
  const rows = await exec
    .update(passkeys)
    .set({ counter, usedAt: at })
    .where(and(eq(passkeys.id, id), eq(passkeys.counter, before)))
    .returning({ id: passkeys.id });
  return rows.length > 0;
}

/** Stores a challenge, replacing the previous one of the same session or sign-in. */
export async function saveChallenge(
  exec: Executor,
  challenge: typeof passkeyChallenges.$inferInsert,
): Promise<void> {
  await exec
    .insert(passkeyChallenges)
    .values(challenge)
    .onConflictDoUpdate({ target: passkeyChallenges.holder, set: challenge });
}

/** Consumes a pending challenge, whether the response to it is valid or not. */
export async function takeChallenge(
  exec: Executor,
  { holder, userId, purpose, now }: ChallengeKey & { now: Date },
): Promise<string | null> {
  const [row] = await exec
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.holder, holder),
        userId === null ? isNull(passkeyChallenges.userId) : eq(passkeyChallenges.userId, userId),
        eq(passkeyChallenges.purpose, purpose),
        gt(passkeyChallenges.expiresAt, now),
      ),
    )
    .returning({ challenge: passkeyChallenges.challenge });
  return row?.challenge ?? null;
}

export async function deleteChallenges(exec: Executor, before: Date): Promise<void> {
  await exec.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, before));
}

export async function deleteChallengesOf(exec: Executor, userId: string): Promise<void> {
  await exec.delete(passkeyChallenges).where(eq(passkeyChallenges.userId, userId));
}
