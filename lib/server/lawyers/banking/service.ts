import 'server-only';
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
import { changeProfile } from '../profiles/service';
import { bankAccountChangedMail } from './mails';
import * as store from './store';

/** How a lawyer's bank account number is stored. */
export function storedAccountNumber(lawyerId: string, accountNumber: string): EncryptedText {
  return encrypt(accountNumber, purposeOf(lawyerId));
}

/** An account number as it is shown: its last four digits. */
export function maskedAccountNumber(lawyerId: string, stored: EncryptedText): string {
  return masked(decrypt(stored, purposeOf(lawyerId)));
}

/** Where a lawyer is paid. */
export interface PayoutAccount {
  readonly bankId: string;
  readonly accountName: string;
  readonly accountNumber: string;
  /** Epoch ms; null: it was never changed. */
  readonly changedAt: number | null;
}

/** Null where a lawyer has set no account. */
export async function payoutAccountOf(
  exec: Executor,
  lawyerId: string,
): Promise<PayoutAccount | null> {
  const found = await store.findAccount(exec, lawyerId);
  if (!found?.bankId || !found.accountName || !found.accountNumber) return null;
  const { bankId, accountName, accountNumber, changedAt } = found;
  return {
    bankId,
    accountName,
    accountNumber: decrypt(accountNumber, purposeOf(lawyerId)),
    changedAt: changedAt?.getTime() ?? null,
  };
}

/**
 * Sets where a lawyer is paid. A change is mailed and logged; the same again changes nothing.
 *
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
    const before = await store.findAccount(tx, lawyerId);
    const same =
      before?.bankId === bankId &&
      before.accountName === accountName &&
      before.accountNumber !== null &&
      decrypt(before.accountNumber, purposeOf(lawyerId)) === accountNumber;
    if (same) return;
    const stored = storedAccountNumber(lawyerId, accountNumber);
    const changed = { bankId, accountName, accountNumber: stored };
    await store.updateAccount(tx, lawyerId, changed, new Date(now));
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

export { listWithAccount } from './store';
