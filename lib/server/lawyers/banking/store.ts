import 'server-only';
import { eq } from 'drizzle-orm';
import type { Executor } from '@/lib/server/platform/db/pool';
import { lawyers } from '@/lib/server/schema/lawyers';

interface StoredAccount {
  readonly bankId: string | null;
  readonly accountName: string | null;
  /** Encrypted. */
  readonly accountNumber: string | null;
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
    })
    .from(lawyers)
    .where(eq(lawyers.id, lawyerId));
  return row;
}

export async function updateAccount(
  exec: Executor,
  lawyerId: string,
  { bankId, accountName, accountNumber }: StoredAccount,
): Promise<void> {
  await exec
    .update(lawyers)
    .set({ bankId, bankAccountName: accountName, bankAccountNumber: accountNumber })
    .where(eq(lawyers.id, lawyerId));
}
