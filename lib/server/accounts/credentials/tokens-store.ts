import 'server-only';
import { and, desc, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '@/lib/server/platform/db/pool';
import { tokens } from '@/lib/server/schema/accounts';

export type TokenKind = (typeof tokens.$inferSelect)['kind'];
export type TokenRow = typeof tokens.$inferSelect;

export async function insertToken(
  exec: Executor,
  token: typeof tokens.$inferInsert,
): Promise<void> {
  await exec.insert(tokens).values(token);
}

/** Consumes a token: of two concurrent uses only one gets the row. */
export async function consumeToken(
  exec: Executor,
  kinds: readonly TokenKind[],
  tokenHash: string,
  at: Date,
): Promise<TokenRow | undefined> {
  const [row] = await exec
    .update(tokens)
    .set({ usedAt: at })
    .where(
      and(
        eq(tokens.tokenHash, tokenHash),
        inArray(tokens.kind, [...kinds]),
        isNull(tokens.usedAt),
        gt(tokens.expiresAt, at),
      ),
    )
    .returning();
  return row;
}

export async function isOpen(
  exec: Executor,
  kinds: readonly TokenKind[],
  tokenHash: string,
  at: Date,
): Promise<boolean> {
  const [row] = await exec
    .select({ id: tokens.id })
    .from(tokens)
    .where(
      and(
        eq(tokens.tokenHash, tokenHash),
        inArray(tokens.kind, [...kinds]),
        isNull(tokens.usedAt),
        gt(tokens.expiresAt, at),
      ),
    );
  return row !== undefined;
}

export async function tokensSince(
  exec: Executor,
  userId: string,
  kind: TokenKind,
  since: Date,
): Promise<TokenRow[]> {
  return exec
    .select()
    .from(tokens)
    .where(and(eq(tokens.userId, userId), eq(tokens.kind, kind), gt(tokens.createdAt, since)))
    .orderBy(desc(tokens.createdAt));
}

/** Finds and locks the newest verification link of a user, if it can still be used. */
export async function lockNewestOpen(
  tx: Transaction,
  userId: string,
  at: Date,
): Promise<TokenRow | undefined> {
  const [row] = await tx
    .select()
    .from(tokens)
    .where(
      and(
        eq(tokens.userId, userId),
        eq(tokens.kind, 'verify_email'),
        isNull(tokens.usedAt),
        gt(tokens.expiresAt, at),
      ),
    )
    .orderBy(desc(tokens.createdAt))
    .limit(1)
    .for('update');
  return row;
}

export async function markUsed(tx: Transaction, id: string, at: Date): Promise<void> {
  await tx.update(tokens).set({ usedAt: at }).where(eq(tokens.id, id));
}

export async function countWrongCode(tx: Transaction, id: string): Promise<void> {
  await tx
    .update(tokens)
    .set({ codeTries: sql`${tokens.codeTries} + 1` })
    .where(eq(tokens.id, id));
}

export async function revokeTokens(
  exec: Executor,
  userId: string,
  kinds: readonly TokenKind[],
  at: Date,
  issuedAfter?: Date,
): Promise<void> {
  await exec
    .update(tokens)
    .set({ usedAt: at })
    .where(
      and(
        eq(tokens.userId, userId),
        inArray(tokens.kind, [...kinds]),
        isNull(tokens.usedAt),
        issuedAfter && gt(tokens.createdAt, issuedAfter),
      ),
    );
}

export async function deleteTokens(exec: Executor, userId: string): Promise<void> {
  await exec.delete(tokens).where(eq(tokens.userId, userId));
}

export async function deleteUsedOrExpired(exec: Executor, before: Date): Promise<void> {
  await exec.delete(tokens).where(or(lt(tokens.usedAt, before), lt(tokens.expiresAt, before)));
}
