import 'server-only';
import { and, asc, eq, gt, isNotNull, isNull, lte, or } from 'drizzle-orm';
import { BANKS } from '@/lib/catalogue/banks';
import type { BankingInput } from '@/lib/contract/lawyers/own-profile';
import { accountOf, requirePassword } from '@/lib/server/accounts/settings/service';
import { queueMail } from '@/lib/server/notifications/mails/service';
import { record } from '@/lib/server/platform/audit/service';
import { decrypt, encrypt } from '@/lib/server/platform/crypto/encryption';
import { database, type Executor } from '@/lib/server/platform/db/pool';
import type { Actor } from '@/lib/server/platform/session/actor';
import type { EncryptedColumn } from '@/lib/server/registry/feature';
import type { EncryptedText } from '@/lib/server/schema/columns';
import { lawyers } from '@/lib/server/schema/lawyers';
import { changeProfile, completenessOf } from '../profiles/service';
import { bankAccountChangedMail } from './mails';

// Service

export function storedAccountNumber(lawyerId: string, accountNumber: string): EncryptedText {
  return encrypt(accountNumber, purposeOf(lawyerId));
}

/** Returns an account number masked to its last four digits. */
export function maskedAccountNumber(lawyerId: string, stored: EncryptedText): string {
  return masked(decrypt(stored, purposeOf(lawyerId)));
}

export interface PayoutAccount {
  readonly bankId: string;
  readonly accountName: string;
  readonly accountNumber: string;
  /** Epoch ms; null when it was never changed. */
  readonly changedAt: number | null;
}

export async function payoutAccountOf(
  exec: Executor,
  lawyerId: string,
): Promise<PayoutAccount | null> {
  const { lawyer } = await completenessOf(exec, lawyerId);
  const { bankId, bankAccountName: accountName, bankAccountNumber: stored } = lawyer;
  if (!bankId || !accountName || !stored) return null;
  return {
    bankId,
    accountName,
    accountNumber: decrypt(stored, purposeOf(lawyerId)),
    changedAt: lawyer.bankChangedAt?.getTime() ?? null,
  };
}

/**
 * Sets the payout account of a lawyer. A change is mailed and logged; a repeat changes nothing.
 * @throws AppError wrong_password
 */
export async function setBankAccount(
  actor: Actor,
  lawyerId: string,
  input: BankingInput,
  now: number,
): Promise<void> {
  const account = await accountOf(database(), actor);
  await requirePassword(account, input.current_password);
  const { bank_id: bankId, account_name: accountName, account_number: accountNumber } = input;
  await changeProfile(lawyerId, async (tx) => {
    const before = await findAccount(tx, lawyerId);
    const same =
      before?.bankId === bankId &&
      before.accountName === accountName &&
      before.accountNumber !== null &&
      decrypt(before.accountNumber, purposeOf(lawyerId)) === accountNumber;
    if (same) return;
    const stored = storedAccountNumber(lawyerId, accountNumber);
    const changed = { bankId, accountName, accountNumber: stored };
    await updateAccount(tx, lawyerId, changed, new Date(now));
    await record(
      tx,
      'bank_account_changed',
      { role: 'owner', userId: actor.id },
      {
        subject: actor.id,
        now,
      },
    );
    await queueMail(tx, {
      to: account.email,
      template: 'bank-account-changed',
      dedupeKey: `bank-account:${actor.id}:${now}`,
      content: await bankAccountChangedMail({
        firstName: account.firstName,
        bank: BANKS.find(({ id }) => id === bankId)?.name ?? bankId,
        accountNumber: masked(accountNumber),
      }),
    });
  });
}

function masked(accountNumber: string): string {
  return `••••${accountNumber.slice(-4)}`;
}

function purposeOf(lawyerId: string): string {
  return `bank-account:${lawyerId}`;
}

export const encryptedAccountNumber: EncryptedColumn = {
  table: 'lawyers',
  column: 'bank_account_number',
  key: ['id'],
  purpose: purposeOf,
};

// Store

interface StoredAccount {
  readonly bankId: string | null;
  readonly accountName: string | null;
  readonly accountNumber: EncryptedText | null;
  readonly changedAt: Date | null;
}

async function findAccount(exec: Executor, lawyerId: string): Promise<StoredAccount | undefined> {
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

async function updateAccount(
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

/** Lists lawyers whose account was not changed since an instant, after one of them in the order of their ids. */
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
