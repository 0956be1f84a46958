import 'server-only';
import {
  and,
  eq,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  or,
  type Placeholder,
  sql,
} from 'drizzle-orm';
import type { Executor, Transaction } from '@/lib/server/platform/db/pool';
import { prepared } from '@/lib/server/platform/db/prepared';
import type { Query } from '@/lib/server/platform/db/queries';
import { textNumbers, textReplies } from '@/lib/server/schema/texts';

export type NumberRow = typeof textNumbers.$inferSelect;

const isConfirmed = isNotNull(textNumbers.confirmedAt);
const isAsked = isNull(textNumbers.confirmedAt);
const ofHashes = (hashes: readonly string[]) => inArray(textNumbers.numberHash, [...hashes]);
const ofUser = (userId: string | Placeholder) => eq(textNumbers.userId, userId);

const numbers = prepared((exec) =>
  exec
    .select()
    .from(textNumbers)
    .where(ofUser(sql.placeholder('userId'))),
);

export async function numbersOf(exec: Executor, userId: string): Promise<NumberRow[]> {
  return numbers(exec, { userId });
}

export const anyOf = (conditions: () => readonly Query[]) =>
  prepared((exec) =>
    exec
      .select({ holds: sql<boolean>`${sql.join([sql`false`, ...conditions()], sql` or `)}` })
      .from(sql`(select) as asked`),
  );

/**
 * Stores the number to which a code is sent, in place of another pending one. False where the same number was
 * requested after `pause`: that code is on its way.
 */
export async function ask(
  exec: Executor,
  row: Omit<NumberRow, 'id' | 'confirmedAt' | 'stoppedAt' | 'codeTries' | 'switchedOff'>,
  pause: Date,
): Promise<boolean> {
  const { userId: _same, ...set } = row;
  const rows = await exec
    .insert(textNumbers)
    .values(row)
    .onConflictDoUpdate({
      target: textNumbers.userId,
      targetWhere: sql`confirmed_at is null`,
      set: { ...set, codeTries: 0 },
      setWhere: or(
        lte(textNumbers.codeSentAt, pause),
        ne(textNumbers.numberHash, sql`excluded.number_hash`),
      ),
    })
    .returning({ id: textNumbers.id });
  return rows.length > 0;
}

/** Deletes a user's number that waits for its code; with a code given, only the number of that code. */
export async function deleteAsked(
  exec: Executor,
  userId: string,
  codeHash?: string,
): Promise<void> {
  await exec
    .delete(textNumbers)
    .where(
      and(
        ofUser(userId),
        isAsked,
        codeHash === undefined ? undefined : eq(textNumbers.codeHash, codeHash),
      ),
    );
}

export async function lockAsked(tx: Transaction, userId: string): Promise<NumberRow | undefined> {
  const [row] = await tx
    .select()
    .from(textNumbers)
    .where(and(ofUser(userId), isAsked))
    .for('update');
  return row;
}

export async function countWrongCode(tx: Transaction, id: string): Promise<void> {
  await tx
    .update(textNumbers)
    .set({ codeTries: sql`${textNumbers.codeTries} + 1` })
    .where(eq(textNumbers.id, id));
}

/** Replaces the confirmed number with this one; the kinds that were switched off stay so. */
export async function confirm(tx: Transaction, { id, userId }: NumberRow, at: Date): Promise<void> {
  const [before] = await tx
    .delete(textNumbers)
    .where(and(ofUser(userId), isConfirmed))
    .returning({ switchedOff: textNumbers.switchedOff });
  await tx
    .update(textNumbers)
    .set({ confirmedAt: at, codeHash: null, switchedOff: before?.switchedOff ?? [] })
    .where(eq(textNumbers.id, id));
}

/** Switches off kinds of texts. False where the user has no confirmed number. */
export async function switchOff(
  exec: Executor,
  userId: string,
  switchedOff: NumberRow['switchedOff'],
): Promise<boolean> {
  const rows = await exec
    .update(textNumbers)
    .set({ switchedOff })
    .where(and(ofUser(userId), isConfirmed))
    .returning({ id: textNumbers.id });
  return rows.length > 0;
}

export async function deleteOfUser(exec: Executor, userId: string): Promise<void> {
  await exec.delete(textNumbers).where(ofUser(userId));
}

/**
 * Ends texts to a number in every account that has it, and deletes it where it waits for a code. Returns how many had
 * it confirmed.
 */
export async function stop(exec: Executor, hashes: readonly string[], at: Date): Promise<number> {
  const ofNumber = ofHashes(hashes);
  await exec.delete(textNumbers).where(and(ofNumber, isAsked));
  const rows = await exec
    .update(textNumbers)
    .set({ stoppedAt: at })
    .where(and(ofNumber, isConfirmed, isNull(textNumbers.stoppedAt)))
    .returning({ id: textNumbers.id });
  return rows.length;
}

/** Starts texts to a number again where they were ended. Returns in how many accounts. */
export async function start(exec: Executor, hashes: readonly string[]): Promise<number> {
  const rows = await exec
    .update(textNumbers)
    .set({ stoppedAt: null })
    .where(and(ofHashes(hashes), isConfirmed, isNotNull(textNumbers.stoppedAt)))
    .returning({ id: textNumbers.id });
  return rows.length;
}

/** Finds one of the accounts in which texts go to a number. */
export async function findTexted(
  exec: Executor,
  hashes: readonly string[],
): Promise<NumberRow | undefined> {
  const [row] = await exec
    .select()
    .from(textNumbers)
    .where(and(ofHashes(hashes), isConfirmed, isNull(textNumbers.stoppedAt)))
    .limit(1);
  return row;
}

/** Records a carrier's answer. False for one that was read before. */
export async function insertReply(tx: Transaction, carrierId: string, at: Date): Promise<boolean> {
  const rows = await tx
    .insert(textReplies)
    .values({ carrierId, createdAt: at })
    .onConflictDoNothing()
    .returning({ carrierId: textReplies.carrierId });
  return rows.length > 0;
}

export async function deleteAskedBefore(exec: Executor, before: Date): Promise<void> {
  await exec.delete(textNumbers).where(and(isAsked, lt(textNumbers.codeSentAt, before)));
}

export async function deleteRepliesBefore(exec: Executor, before: Date): Promise<void> {
  await exec.delete(textReplies).where(lt(textReplies.createdAt, before));
}
