import 'server-only';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '@/lib/server/platform/db/pool';
import { verifications } from '@/lib/server/schema/verification';

export type RequestRow = typeof verifications.$inferSelect;

const open = (tokenHash: string, at: Date) =>
  and(eq(verifications.tokenHash, tokenHash), gt(verifications.tokenExpiresAt, at));

/** Finds the verification of a valid link; a decision invalidates the link. */
export async function findOpen(
  exec: Executor,
  tokenHash: string,
  at: Date,
): Promise<RequestRow | undefined> {
  const [row] = await exec.select().from(verifications).where(open(tokenHash, at));
  return row;
}

/** Finds and locks the verification, so that attempts at a code are counted one after the other. */
export async function lockOpen(
  tx: Transaction,
  tokenHash: string,
  at: Date,
): Promise<RequestRow | undefined> {
  const [row] = await tx.select().from(verifications).where(open(tokenHash, at)).for('update');
  return row;
}

export async function setCode(
  tx: Transaction,
  id: string,
  code: { codeHash: string; codeSentAt: Date },
): Promise<void> {
  await tx
    .update(verifications)
    .set({ ...code, codeTries: 0, codesSent: sql`${verifications.codesSent} + 1` })
    .where(eq(verifications.id, id));
}

export async function removeCode(tx: Transaction, id: string): Promise<void> {
  await tx.update(verifications).set({ codeHash: null }).where(eq(verifications.id, id));
}

export async function countWrongTry(tx: Transaction, id: string): Promise<void> {
  await tx
    .update(verifications)
    .set({ codeTries: sql`${verifications.codeTries} + 1` })
    .where(eq(verifications.id, id));
}
