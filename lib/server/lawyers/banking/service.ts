import 'server-only';
import { BANKS } from '@/lib/catalogue/banks';
import type { BankingInput } from '@/lib/contract/lawyers/own-profile';
import { accountOf, requirePassword } from '@/lib/server/accounts/settings/service';
import { queueMail } from '@/lib/server/notifications/mails/service';
import { record } from '@/lib/server/platform/audit/service';
import { decrypt, encrypt } from '@/lib/server/platform/crypto/encryption';
import { database } from '@/lib/server/platform/db/pool';
import type { Actor } from '@/lib/server/platform/session/actor';
import { changeProfile } from '../profiles/service';
import { bankAccountChangedMail } from './mails';
import * as store from './store';

/** How a lawyer's bank account number is stored. */
export function storedAccountNumber(lawyerId: string, accountNumber: string): string {
  return encrypt(accountNumber, purposeOf(lawyerId));
}

/** An account number as it is shown: its last four digits. */
export function maskedAccountNumber(lawyerId: string, stored: string): string {
  return masked(decrypt(stored, purposeOf(lawyerId)));
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
    await store.updateAccount(tx, lawyerId, { bankId, accountName, accountNumber: stored });
    await record(
      tx,
      'bank_account_changed',
      { role: 'owner', userId: actor.id },
      {
        ...{ subject: actor.id, now },
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
