import 'server-only';
import { PAYOUT_OPEN } from '@/lib/catalogue/deletion-waits';
import { findLawyerId } from '@/lib/server/lawyers/profiles/service';
import type { Executor, Transaction } from '@/lib/server/platform/db/pool';
import type { ErasedAccount, ExportSection } from '@/lib/server/registry/feature';
import { balanceOf } from '../ledger/balances-service';
import { eraseAccounts, findAll } from './service';

/** Returns why a lawyer's account must stay: money is held for it, available or on its way to the bank. */
export async function deletionWaits(exec: Executor, userId: string): Promise<string | null> {
  const lawyerId = await findLawyerId(exec, userId);
  if (!lawyerId) return null;
  const { held, available, onTheWay } = await balanceOf(exec, lawyerId);
  return held + available + onTheWay > 0 ? PAYOUT_OPEN : null;
}

export async function exportedPayouts(
  exec: Executor,
  userId: string,
): Promise<ExportSection | undefined> {
  const lawyerId = await findLawyerId(exec, userId);
  const rows = lawyerId ? await findAll(exec, lawyerId) : [];
  if (rows.length === 0) return undefined;
  const data = rows.map((row) => ({
    status: row.status,
    amount_centavos: row.amount,
    withheld_centavos: row.withheld,
    network: row.rail,
    bank: row.bankId,
    account_name: row.accountName,
    account_number: row.accountEnd && `••••${row.accountEnd}`,
    reference: row.reference,
    failure: row.failure,
    reason: row.reason,
    asked_at: row.createdAt,
    sent_at: row.sentAt,
    paid_at: row.paidAt,
    ended_at: row.endedAt,
  }));
  return { name: 'payouts', data };
}

export async function erasePayouts(tx: Transaction, { id }: ErasedAccount): Promise<string[]> {
  await eraseAccounts(tx, id);
  return [];
}
