import 'server-only';
import { BANK_CHANGE_HOURS } from '@/lib/domain/lawyers/bank-account';
import { weeklyCause } from '@/lib/domain/payments/payout';
import { HOUR_MS } from '@/lib/domain/platform/time';
import { gatewayOf } from '@/lib/server/adapters/payment/gateway';
import { type GatewayTransfer, isGatewayError } from '@/lib/server/adapters/payment/port';
import { listWithAccount } from '@/lib/server/lawyers/banking/banking';
import { database, type Transaction, transaction } from '@/lib/server/platform/db/pool';
import { describeError, logEvent } from '@/lib/server/platform/log';
import { queueJobs } from '@/lib/server/platform/queue/queue';
import type { Cron, TasksOf } from '@/lib/server/platform/queue/tasks';
import { SITE } from '@/lib/site';
import { postReturn } from '../ledger/ledger';
import { railsOf, refreshInstitutions } from './institutions';
import { notifyPayout } from './notifications';
import {
  accountNumberOf,
  changeStatus,
  claimDue,
  findOwner,
  findPayout,
  type PayoutRow,
  payWeekly,
} from './service';

// Service

/**
 * Advances a payout by one step at its gateway: sends an approved one; checks a sent or paid one. Safe to repeat,
 * also concurrently: the gateway transfers once per reference, and one caller moves the row.
 * @throws GatewayError unreachable; nothing has changed then
 */
export async function settlePayout(id: string, now: number): Promise<void> {
  const payout = await findPayout(database(), id);
  if (!payout) return;
  if (payout.status === 'APPROVED') return send(payout, now);
  if (payout.status !== 'SENT' && payout.status !== 'PAID') return;
  if (!payout.gatewayTransferId) return;
  const state = await gatewayOf(payout).getTransfer(payout.gatewayTransferId);
  await transaction((tx) => apply(tx, payout, state, now));
}

async function send(payout: PayoutRow, now: number): Promise<void> {
  const number = accountNumberOf(payout);
  const { accountName: name, reference, rail, amount, withheld } = payout;
  if (!number || !name) throw new Error('an open payout has no account');
  // A bank that is no longer listed is the gateway's to refuse: it may have made this transfer before.
  const bic = (await railsOf(database(), payout.bankId)).get(rail) ?? payout.bankId;
  try {
    const state = await gatewayOf(payout).transfer({
      reference,
      rail,
      amount: amount - withheld,
      account: { bic, name, number },
      description: `${SITE.name} payout ${payout.id.slice(0, 8).toUpperCase()}`,
    });
    await transaction(async (tx) => {
      const set = { gatewayTransferId: state.id, sentAt: new Date(now) };
      const sent = await changeStatus(tx, payout.id, 'SENT', set);
      if (sent) await apply(tx, sent, state, now);
    });
  } catch (error) {
    // Nothing but a refusal of the transfer itself says that it was not made.
    if (!isGatewayError(error) || error.reason !== 'refused') throw error;
    await fail(payout, error.reason, now);
  }
}

function fail({ id }: PayoutRow, failure: string, now: number): Promise<void> {
  return transaction((tx) => end(tx, id, 'FAILED', failure, now));
}

async function apply(
  tx: Transaction,
  { id, status }: PayoutRow,
  state: GatewayTransfer,
  now: number,
): Promise<void> {
  if (state.status === 'pending') return;
  if (state.status === 'succeeded') {
    const paid = await changeStatus(tx, id, 'PAID', { paidAt: new Date(now) });
    if (paid) await notifyPayout(tx, paid, await findOwner(tx, paid.lawyerId));
    return;
  }
  const cameBack = state.status === 'returned' || status === 'PAID';
  await end(tx, id, cameBack ? 'RETURNED' : 'FAILED', state.failure, now);
}

async function end(
  tx: Transaction,
  id: string,
  to: 'FAILED' | 'RETURNED',
  failure: string | null,
  now: number,
): Promise<void> {
  const ended = await changeStatus(tx, id, to, { failure, endedAt: new Date(now) });
  if (!ended) return;
  await postReturn(tx, ended, now);
  await notifyPayout(tx, ended, await findOwner(tx, ended.lawyerId));
}

// Tasks

interface Payloads {
  pay_weekly: { lawyerId: string };
}
declare module '@/lib/server/platform/queue/queue' {
  interface TaskPayloads extends Payloads {}
}

export const tasks: TasksOf<keyof Payloads> = {
  pay_weekly: { group: 'other', run: ({ lawyerId }, now) => payWeekly(lawyerId, now) },
};

export const cron: Cron = {
  settle_payouts: { every: '20 seconds', group: 'payments', alone: true, run: settlePayouts },
  queue_weekly_payouts: { every: 'day', group: 'other', run: queueWeekly },
  refresh_institutions: { every: 'day', group: 'payments', run: refreshInstitutions },
};

const CONCURRENCY = 4;

/**
 * Sends every payout that is due and checks on those that were sent. One that fails does not delay the others; an
 * unreachable gateway is skipped until the next run.
 */
export async function settlePayouts(now: number): Promise<void> {
  let unanswered = 0;
  const oneByOne = async () => {
    while (unanswered < CONCURRENCY) {
      const payout = await claimDue(database(), new Date(now));
      if (!payout) return;
      try {
        await settlePayout(payout, now);
        unanswered = 0;
      } catch (error) {
        if (isGatewayError(error) && error.reason === 'unreachable') unanswered += 1;
        logEvent('payout-failed', { payout, error: describeError(error) });
      }
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, oneByOne));
}

const AT_ONCE = 500;

/** Queues one job on Mondays in Manila for each lawyer with an account that is old enough to be paid to. */
export async function queueWeekly(now: number): Promise<void> {
  const cause = weeklyCause(now);
  if (!cause) return;
  const unchangedSince = new Date(now - BANK_CHANGE_HOURS * HOUR_MS);
  let after = '';
  for (;;) {
    const ids = await listWithAccount(database(), { unchangedSince, after, limit: AT_ONCE });
    const jobs = ids.map((lawyerId) => ({ payload: { lawyerId }, key: `${cause}:${lawyerId}` }));
    await queueJobs(database(), 'pay_weekly', jobs);
    after = ids.at(-1) ?? '';
    if (ids.length < AT_ONCE) return;
  }
}
