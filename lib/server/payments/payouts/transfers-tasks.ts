import 'server-only';
import { BANK_CHANGE_HOURS } from '@/lib/domain/lawyers/bank-account';
import { weeklyCause } from '@/lib/domain/payments/payout';
import { HOUR_MS } from '@/lib/domain/platform/time';
import { isGatewayError } from '@/lib/server/adapters/payment/port';
import { listWithAccount } from '@/lib/server/lawyers/banking/banking';
import { database } from '@/lib/server/platform/db/pool';
import { describeError, logEvent } from '@/lib/server/platform/log';
import { queueJobs } from '@/lib/server/platform/queue/queue';
import type { Cron, TasksOf } from '@/lib/server/platform/queue/tasks';
import { refreshInstitutions } from './institutions-service';
import { claimDue, payWeekly } from './service';
import { settlePayout } from './transfers-service';

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
  refresh_institutions: { every: 'day', group: 'other', run: refreshInstitutions },
};

/** Payouts that are brought on concurrently. */
const CONCURRENCY = 4;

/**
 * Sends every payout that may go and asks about those that were sent. One that fails does not keep the others waiting; a
 * gateway that does not answer at all is left alone until the next run.
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

/** Of so many lawyers one statement queues the weekly payout. */
const AT_ONCE = 500;

/** Mondays in Manila: one job for each lawyer with an account that is old enough to be paid to. */
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
