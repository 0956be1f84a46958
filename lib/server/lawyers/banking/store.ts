import 'server-only';
import { and, asc, eq, gt, isNotNull, isNull, lte, or } from 'drizzle-orm';
import type { Executor } from '@/lib/server/platform/db/pool';
import type { EncryptedText } from '@/lib/server/schema/columns';
import { lawyers } from '@/lib/server/schema/lawyers';

interface StoredAccount {
  readonly bankId: string | null;
  readonly accountName: string | null;
  readonly accountNumber: EncryptedText | null;
  readonly changedAt: Date | null;
}

export async function findAccount(
  exec: Executor,
  lawyerId: string,
): Promise<StoredAccount | undefined> {
  const [row] = await exec
    .select({
      bankId: lawyers.bankId,
      accountName: lawyers.bankAccountName,
      accountNumber: lawyers.bankAccountNumber,
      changedAt: lawyers.bankChangedAt,
    })
    .from(lawyers)
    .where(eq(lawyers.id, lawyerId));
  return row;
}

export async function updateAccount(
  exec: Executor,
  lawyerId: string,
  { bankId, accountName, accountNumber }: Omit<StoredAccount, 'changedAt'>,
  changedAt: Date,
): Promise<void> {
  const account = { bankId, bankAccountName: accountName, bankAccountNumber: accountNumber };
  await exec
    .update(lawyers)
    .set({ ...account, bankChangedAt: changedAt })
    .where(eq(lawyers.id, lawyerId));
}

/** Lawyers with an account that was not changed since, after one of them in the order of their ids. */
export async function listWithAccount(
  exec: Executor,
  { unchangedSince, after, limit }: { unchangedSince: Date; after: string; limit: number },
): Promise<string[]> {
  const rows = await exec
    .select({ id: lawyers.id })
    .from(lawyers)
    .where(
      and(
        gt(lawyers.id, after),
        isNotNull(lawyers.bankId),
        or(isNull(lawyers.bankChangedAt), lte(lawyers.bankChangedAt, unchangedSince)),
      ),
    )
    .orderBy(asc(lawyers.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}
