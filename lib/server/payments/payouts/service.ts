import 'server-only';
import { randomBytes, randomUUID } from 'node:crypto';
import { cache } from 'react';
import {
  type PayoutFacts,
  type PayoutRefusal,
  type PayoutStatus,
  planPayout,
  weeklyCause,
} from '@/lib/domain/payments/payout';
import { formatPeso } from '@/lib/domain/platform/money';
import { PAGE_SIZE } from '@/lib/domain/platform/paging';
import { gateway } from '@/lib/server/adapters/payment/gateway';
import { type PayoutAccount, payoutAccountOf } from '@/lib/server/lawyers/banking/banking';
import { AppError, notFound } from '@/lib/server/platform/app-error';
import { type AuditActor, record } from '@/lib/server/platform/audit/service';
import { decrypt, encrypt } from '@/lib/server/platform/crypto/encryption';
import { lock } from '@/lib/server/platform/db/locks';
import {
  database,
  type Executor,
  type Transaction,
  transaction,
} from '@/lib/server/platform/db/pool';
import type { EncryptedColumn } from '@/lib/server/registry/feature';
import { availableOf, type Balance, balanceOf } from '../ledger/balances-service';
import { postPayout, postReturn } from '../ledger/ledger';
import { paymentSettings } from '../settings/settings';
import { railsOf } from './institutions';
import { notifyPayout } from './notifications';
import * as store from './store';

const REFUSALS: Readonly<Record<PayoutRefusal, string>> = {
  open: 'A payout is on its way already. You can ask for the next one when it has arrived.',
  no_bank: 'Set your bank account on your profile first.',
  nothing: 'Nothing is available to be paid out.',
  below_minimum: 'Less is available than is paid out at a time.',
  bank_unreachable:
    'Transfers do not reach your bank at the moment. Set another bank account on your profile.',
  bank_changed: 'Your bank account was changed less than 72 hours ago.',
};

/** The destination of a lawyer's payouts, and the minimum (centavos). */
export interface PayoutTerms extends Pick<PayoutFacts, 'minimum' | 'bank'> {
  readonly account: PayoutAccount | null;
}

export interface PayoutOverview extends PayoutTerms {
  readonly balance: Balance;
  /** Centavos that would be paid out now, or why nothing is. */
  readonly payable: number | PayoutRefusal;
}

/** Returns the payouts section of a lawyer's page of payments. */
export async function payoutOverview(lawyerId: string, now: number): Promise<PayoutOverview> {
  const exec = database();
  const [balance, terms] = await Promise.all([
    balanceOf(exec, lawyerId),
    payoutTerms(exec, lawyerId),
  ]);
  const { available, hasOpen } = balance;
  const plan = planPayout({ ...terms, available, hasOpen }, now);
  return { ...terms, balance, payable: typeof plan === 'string' ? plan : plan.amount };
}

/** Loads the payout terms of a lawyer, cached for the whole page. */
export const payoutTerms = cache(async (exec: Executor, lawyerId: string): Promise<PayoutTerms> => {
  const [{ payout_minimum: minimum }, where] = await Promise.all([
    paymentSettings(exec),
    payoutBank(exec, lawyerId),
  ]);
  return { ...where, minimum };
});

/** Returns the bank account for a lawyer's payouts. Two statements at most. */
export async function payoutBank(
  exec: Executor,
  lawyerId: string,
): Promise<Pick<PayoutTerms, 'account' | 'bank'>> {
  const account = await payoutAccountOf(exec, lawyerId);
  return { account, bank: await bankOf(exec, account) };
}

async function bankOf(exec: Executor, account: PayoutAccount | null): Promise<PayoutFacts['bank']> {
  if (!account) return null;
  const rails = [...(await railsOf(exec, account.bankId)).keys()];
  return { rails, changedAt: account.changedAt };
}

export async function payoutsOf(lawyerId: string, page: number) {
  return pageOf(page, (span) => store.listOfLawyer(database(), lawyerId, span));
}

export async function allPayouts(status: PayoutStatus | undefined, page: number) {
  return pageOf(page, (span) => store.listAll(database(), status, span));
}

async function pageOf<Row>(
  page: number,
  list: (span: { offset: number; limit: number }) => Promise<Row[]>,
): Promise<{ rows: Row[]; hasMore: boolean }> {
  const rows = await list({ offset: page * PAGE_SIZE, limit: PAGE_SIZE + 1 });
  return { rows: rows.slice(0, PAGE_SIZE), hasMore: rows.length > PAGE_SIZE };
}

/**
 * Pays out the available balance at the lawyer's request, as far as the bank's network takes it. The same key makes
 * one payout.
 * @throws AppError bad_transition with the reason
 */
export async function requestPayout(
  tx: Transaction,
  lawyerId: string,
  key: string | null,
  now: number,
): Promise<store.PayoutRow> {
  const made = await makePayout(tx, { lawyerId, cause: `request:${key ?? randomUUID()}` }, now);
  if (typeof made === 'string') throw refused(made);
  return made;
}

/**
 * Pays out the available balance to a lawyer on a Monday; does nothing on another day, or where something prevents
 * it.
 */
export async function payWeekly(lawyerId: string, now: number): Promise<void> {
  const cause = weeklyCause(now);
  if (cause) await transaction((tx) => makePayout(tx, { lawyerId, cause }, now));
}

interface Meant {
  readonly lawyerId: string;
  readonly cause: string;
  /**
   * Centavos that an administrator has paid out again; without it everything is paid out, subject to the minimum and
   * approval.
   */
  readonly again?: number;
}

/** Makes a lawyer's payouts one after the other, each from the balance that the earlier ones left. */
async function makePayout(
  tx: Transaction,
  { lawyerId, cause, again }: Meant,
  now: number,
): Promise<store.PayoutRow | PayoutRefusal> {
  await lock(tx, 'lawyer', lawyerId);
  const before = await store.findByCause(tx, lawyerId, cause);
  if (before) return before;
  const settings = await paymentSettings(tx);
  const account = await payoutAccountOf(tx, lawyerId);
  const available = await availableOf(tx, lawyerId);
  const minimum = again === undefined ? settings.payout_minimum : 0;
  const hasOpen = await store.hasOpen(tx, lawyerId);
  const bank = await bankOf(tx, account);
  const plan = planPayout({ available, minimum, hasOpen, bank }, now, again ?? available);
  if (typeof plan === 'string') return plan;
  if (!account) return 'no_bank';
  const { suspendedAt } = await store.findOwner(tx, lawyerId);
  const asks = suspendedAt !== null || plan.amount > settings.payout_approval_above;
  const waits = again === undefined && asks;
  const id = randomUUID();
  const payout = await store.insertPayout(tx, {
    id,
    lawyerId,
    cause,
    ...plan,
    status: waits ? 'WAITING' : 'APPROVED',
    bankId: account.bankId,
    accountName: account.accountName,
    accountNumber: encrypt(account.accountNumber, purposeOf(id)),
    accountEnd: account.accountNumber.slice(-4),
    gateway: gateway().name,
    reference: randomBytes(18).toString('base64url'),
    createdAt: new Date(now),
  });
  await postPayout(tx, payout, now);
  return payout;
}

/** Returns the account number of a payout; null once it is erased. */
export function accountNumberOf({ id, accountNumber }: store.PayoutRow): string | null {
  return accountNumber && decrypt(accountNumber, purposeOf(id));
}

function purposeOf(payoutId: string): string {
  return `payout:${payoutId}`;
}

export const encryptedAccountNumber: EncryptedColumn = {
  table: 'payouts',
  column: 'account_number',
  key: ['id'],
  purpose: purposeOf,
};

function refused(why: PayoutRefusal): AppError {
  return new AppError('bad_transition', REFUSALS[why]);
}

type Admin = Extract<AuditActor, { userId: string }>;

/**
 * Approves a waiting payout; does nothing once approved.
 * @throws AppError not_found; bad_transition when declined
 */
export function approvePayout(by: Admin, id: string, now: number): Promise<void> {
  return transaction(async (tx) => {
    const moved = await store.changeStatus(tx, id, 'APPROVED');
    if (moved) return record(tx, 'payout_approved', by, { subject: id, now });
    const { status } = await payoutOf(tx, id);
    if (status === 'DECLINED') throw notWaiting();
  });
}

/**
 * Declines a waiting payout: the money returns to the lawyer's balance, and the lawyer is shown the reason. Does
 * nothing once declined.
 * @throws AppError not_found; bad_transition when approved
 */
export function declinePayout(by: Admin, id: string, reason: string, now: number): Promise<void> {
  return transaction(async (tx) => {
    const moved = await store.changeStatus(tx, id, 'DECLINED', { reason, endedAt: new Date(now) });
    if (!moved) {
      if ((await payoutOf(tx, id)).status === 'DECLINED') return;
      throw notWaiting();
    }
    await postReturn(tx, moved, now);
    await notifyPayout(tx, moved, await store.findOwner(tx, moved.lawyerId));
    await record(tx, 'payout_declined', by, { subject: id, now });
  });
}

/**
 * Pays out again what did not arrive, to the lawyer's current account; a repeat returns the same payout.
 * @throws AppError not_found; bad_transition with the reason
 */
export function retryPayout(by: Admin, id: string, now: number): Promise<store.PayoutRow> {
  return transaction(async (tx) => {
    const { lawyerId, status, amount } = await payoutOf(tx, id);
    if (status !== 'FAILED' && status !== 'RETURNED')
      throw new AppError('bad_transition', 'Only a payout that failed or came back is retried.');
    const cause = `retry:${id}`;
    await lock(tx, 'lawyer', lawyerId);
    const before = await store.findByCause(tx, lawyerId, cause);
    if (before) return before;
    const made = await makePayout(tx, { lawyerId, cause, again: amount }, now);
    if (typeof made === 'string') throw notAgain(made, amount);
    await record(tx, 'payout_retried', by, { subject: id, detail: made.id, now });
    return made;
  });
}

async function payoutOf(exec: Executor, id: string): Promise<store.PayoutRow> {
  const payout = await store.findPayout(exec, id);
  if (!payout) throw notFound();
  return payout;
}

function notWaiting(): AppError {
  return new AppError('bad_transition', 'This payout waits for no decision.');
}

function notAgain(why: PayoutRefusal, amount: number): AppError {
  const reasons: Readonly<Record<PayoutRefusal, string>> = {
    open: 'Another payout of this lawyer is on its way.',
    no_bank: 'No account is set.',
    nothing: `The lawyer’s balance is less than ${formatPeso(amount)} by now.`,
    below_minimum: 'The balance is below the minimum.',
    bank_unreachable: 'Transfers do not reach the lawyer’s bank.',
    bank_changed: 'The lawyer’s bank account was changed less than 72 hours ago.',
  };
  return new AppError('bad_transition', reasons[why]);
}

export type { PayoutRow } from './store';
export {
  changeStatus,
  claimDue,
  eraseAccounts,
  findAll,
  findOfLawyer,
  findOwner,
  findPayout,
} from './store';
