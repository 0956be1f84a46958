import 'server-only';
import type * as z from 'zod';
import { REFUND_OWED } from '@/lib/catalogue/deletion-waits';
import type { RefundAccountState } from '@/lib/contract/payments/payments';
import type { refundAccountInput } from '@/lib/contract/payments/refund-accounts';
import { isFactorRecent } from '@/lib/domain/accounts/second-factor';
import { ACCOUNT_REMINDER_DAYS } from '@/lib/domain/payments/refund';
import { RETENTION_DAYS } from '@/lib/domain/platform/retention';
import { DAY_MS } from '@/lib/domain/platform/time';
import { hasFactor, requireFactor } from '@/lib/server/accounts/second-factor/service';
import { accountOf, requireCountedPassword } from '@/lib/server/accounts/settings/service';
import { AppError, notFound } from '@/lib/server/platform/app-error';
import { record } from '@/lib/server/platform/audit/service';
import { decrypt, encrypt } from '@/lib/server/platform/crypto/encryption';
import {
  database,
  type Executor,
  type Transaction,
  transaction,
} from '@/lib/server/platform/db/pool';
import type { Query } from '@/lib/server/platform/db/queries';
import type { Actor } from '@/lib/server/platform/session/actor';
import type { EncryptedColumn, ErasedAccount, ExportSection } from '@/lib/server/registry/feature';
import { payableOf, registeredPayables } from '@/lib/server/registry/registry';
import type { PaymentRow } from '../checkout/service';
import * as store from './accounts-store';
import { notifyAccountGiven, remindOfAccount } from './notifications-service';
import type { RefundRow } from './service';

export interface AskedRefund {
  readonly refund: RefundRow;
  readonly payment: PaymentRow;
  readonly account: GivenAccount | null;
}

export interface GivenAccount {
  readonly bankId: string;
  readonly accountName: string;
  /** Full account number; only its end leaves the server, except for an administrator who pays there. */
  readonly accountNumber: string;
  readonly givenAt: Date;
  /** When it replaced another account; null for the first. */
  readonly changedAt: Date | null;
}

/** Returns a refund paid by hand, for its client; not found when it is another person's, or made by the gateway. */
export async function askedRefund(actor: Actor, refundId: string): Promise<AskedRefund> {
  const row = await store.findAsked(database(), refundId);
  if (!row || row.refund.status === 'FAILED' || row.refund.status === 'PENDING') throw notFound();
  await requireClient(database(), row.payment, actor);
  return withAccount(row);
}

function withAccount(row: NonNullable<Awaited<ReturnType<typeof store.findAsked>>>): AskedRefund {
  return { ...row, account: row.account && opened(row.account) };
}

/** Returns a refund paid by hand to somebody who paid by a client's link; not found for every other. */
export async function refundOfPayer(refundId: string): Promise<AskedRefund> {
  const row = await store.findAsked(database(), refundId);
  if (!row?.payment.byPayer || row.refund.status === 'FAILED' || row.refund.status === 'PENDING')
    throw notFound();
  return withAccount(row);
}

async function requireClient(
  exec: Executor,
  { payableType, payableId, byPayer }: PaymentRow,
  actor: Actor,
): Promise<void> {
  if (byPayer) throw notFound();
  const { clientId } = await payableOf(payableType).describe(exec, payableId);
  if (clientId !== actor.id) throw notFound();
}

/**
 * Stores the account for a refund; its client may change it until it is paid, after reauthentication. The same
 * account again changes nothing. Every account is mailed to the client.
 * @throws AppError not_found for others, bad_transition once it is paid, or where another was given meanwhile; as
 * `requireOwner` for another account than before
 */
export async function giveAccount(
  actor: Actor,
  refundId: string,
  input: z.output<typeof refundAccountInput>,
  now: number,
): Promise<AskedRefund> {
  const { payment, refund, account } = await askedRefund(actor, refundId);
  if (refund.status !== 'MANUAL') throw alreadyPaid();
  if (account && isSame(account, input)) return { payment, refund, account };
  if (account) await requireOwner(actor, input.current_password, now);
  const owner = { role: 'owner', userId: actor.id } as const;
  await saveAccount({ payment, refund, account }, input, owner, now);
  return askedRefund(actor, refundId);
}

/**
 * Stores the account for a refund of somebody who paid by a client's link, once; the same account again changes nothing.
 * @throws AppError not_found, bad_transition once another was given, or it is paid
 */
export async function giveAccountOnce(
  refundId: string,
  input: Account,
  now: number,
): Promise<AskedRefund> {
  const asked = await refundOfPayer(refundId);
  if (asked.refund.status !== 'MANUAL') throw alreadyPaid();
  if (asked.account && !isSame(asked.account, input))
    throw new AppError('bad_transition', 'An account was given before. To change it, write to us.');
  if (!asked.account) await saveAccount(asked, input, null, now);
  return refundOfPayer(refundId);
}

type Account = Omit<z.output<typeof refundAccountInput>, 'current_password'>;

async function saveAccount(
  { payment, refund, account }: AskedRefund,
  input: Account,
  owner: { role: 'owner'; userId: string } | null,
  now: number,
): Promise<void> {
  await transaction(async (tx) => {
    if (!(await store.lockWaiting(tx, refund.id))) throw alreadyPaid();
    const [row] = await store.findAccounts(tx, [refund.id]);
    const before = row && opened(row);
    // Replacing it takes a proof, which was not asked for.
    if (before && !account) {
      if (isSame(before, input)) return;
      throw new AppError('bad_transition', 'An account was given meanwhile.');
    }
    const given = {
      bankId: input.bank_id,
      accountName: input.account_name,
      accountNumber: input.account_number,
    };
    await store.saveAccount(tx, {
      ...given,
      refundId: refund.id,
      accountNumber: encrypt(given.accountNumber, purposeOf(refund.id)),
      givenAt: new Date(now),
      changedAt: before ? new Date(now) : null,
    });
    const event = before ? 'refund_account_changed' : 'refund_account_given';
    if (owner) await record(tx, event, owner, { subject: refund.id, now });
    await notifyAccountGiven(
      tx,
      payment,
      refund,
      { bankId: given.bankId, end: endOf(given), changed: before !== undefined },
      now,
    );
    await payableOf(payment.payableType).refundChanged(tx, payment.payableId);
  });
}

function alreadyPaid(): AppError {
  return new AppError('bad_transition', 'This refund has already been paid.');
}

function isSame(account: GivenAccount, input: Account): boolean {
  return (
    account.bankId === input.bank_id &&
    account.accountName === input.account_name &&
    account.accountNumber === input.account_number
  );
}

/**
 * Requires a recent second factor or the password: a stolen session alone must not redirect a refund.
 * @throws AppError second_factor_required for an account that has one and brings no password; wrong_password,
 * rate_limited
 */
async function requireOwner(
  actor: Actor,
  password: string | undefined,
  now: number,
): Promise<void> {
  if (isFactorRecent(actor.secondFactorAt, now)) return;
  if (password === undefined && (await hasFactor(database(), actor.id)))
    await requireFactor(actor, now);
  await requireCountedPassword(await accountOf(database(), actor), password);
}

function opened(row: store.AccountRow): GivenAccount {
  const { refundId, bankId, accountName, accountNumber, givenAt, changedAt } = row;
  return {
    bankId,
    accountName,
    givenAt,
    changedAt,
    accountNumber: decrypt(accountNumber, purposeOf(refundId)),
  };
}

function purposeOf(refundId: string): string {
  return `refund-account:${refundId}`;
}

export const encryptedAccountNumber: EncryptedColumn = {
  table: 'refund_accounts',
  column: 'account_number',
  key: ['refund_id'],
  purpose: purposeOf,
};

export async function accountsOf(
  exec: Executor,
  refundIds: readonly string[],
): Promise<ReadonlyMap<string, GivenAccount>> {
  const rows = await store.findAccounts(exec, refundIds);
  return new Map(rows.map((row) => [row.refundId, opened(row)]));
}

/**
 * Builds a query of the refund that needs an account from the client, else one that is paid soon, for each whole. The
 * given query takes `ids`, and returns `type`, `id` and `whole`.
 */
export function refundAccountsIn(payables: Query) {
  const waiting = store.waitingIn(payables);
  return async (
    exec: Executor,
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, RefundAccountState>> => {
    if (ids.length === 0) return new Map();
    const rows = await waiting(exec, { ids });
    // The first of each stays.
    return new Map(rows.toReversed().map((row) => [row.whole, stateOf(row)]));
  };
}

export async function refundAccountOf(
  exec: Executor,
  { id, payableType, payableId }: PaymentRow,
): Promise<RefundAccountState | null> {
  const rows = await store.listWaiting(exec, payableType, [payableId]);
  const row = rows.find(({ paymentId }) => paymentId === id);
  return row ? stateOf(row) : null;
}

function stateOf({
  refundId,
  amount,
  given,
}: Pick<Awaited<ReturnType<typeof store.listWaiting>>[number], 'refundId' | 'amount' | 'given'>) {
  return { refund_id: refundId, amount, status: given ? 'given' : 'needed' } as const;
}

/** Reminds clients who gave no account, once after each of the days of ACCOUNT_REMINDER_DAYS. */
export async function remindOfAccounts(now: number): Promise<void> {
  for (const [at, days] of ACCOUNT_REMINDER_DAYS.entries()) {
    // Mails are forgotten after a while, so a reminder has an end: the next one, or as long as up to here.
    const end = ACCOUNT_REMINDER_DAYS[at + 1] ?? 2 * days;
    const [after, until] = [new Date(now - end * DAY_MS), new Date(now - days * DAY_MS)];
    for (const { payment, refund } of await store.listUnanswered(database(), after, until))
      await transaction((tx) => remindOfAccount(tx, payment, refund, days));
  }
}

/** Erases accounts daily, some time after the refund was paid. */
export async function purgeAccounts(now: number): Promise<void> {
  await store.deletePaid(database(), new Date(now - RETENTION_DAYS.refundAccounts * DAY_MS));
}

/** Returns queries of everything a client pays for, of every kind. */
export function paidForBy(exec: Executor, userId: string): store.PayablesOf[] {
  return registeredPayables().map(({ type, ofClient }) => ({ type, ids: ofClient(exec, userId) }));
}

/** Returns why an account cannot be deleted while it is owed a refund. */
export async function deletionWaits(exec: Executor, userId: string): Promise<string | null> {
  return (await store.hasOwed(exec, paidForBy(exec, userId))) ? REFUND_OWED : null;
}

export async function exportedAccounts(
  exec: Executor,
  userId: string,
): Promise<ExportSection | undefined> {
  const rows = await store.listAccounts(exec, paidForBy(exec, userId));
  if (rows.length === 0) return undefined;
  const data = rows.map(({ account, amount }) => ({
    amount_centavos: amount,
    bank_id: account.bankId,
    account_name: account.accountName,
    account_number: `••••${endOf(opened(account))}`,
    given_at: account.givenAt,
  }));
  return { name: 'refund_accounts', data };
}

export async function eraseAccounts(tx: Transaction, { id }: ErasedAccount): Promise<string[]> {
  const rows = await store.listAccounts(tx, paidForBy(tx, id));
  await store.deleteAccounts(
    tx,
    rows.map(({ account }) => account.refundId),
  );
  return [];
}

export function endOf({ accountNumber }: Pick<GivenAccount, 'accountNumber'>): string {
  return accountNumber.slice(-4);
}
