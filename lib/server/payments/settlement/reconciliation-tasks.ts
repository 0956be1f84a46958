import 'server-only';
import { LISTED } from '@/lib/domain/payments/payment';
import { gateway } from '@/lib/server/adapters/payment/gateway';
import { deliverTestEvent } from '@/lib/server/adapters/payment/local-delivery';
import { type GatewayPayment, isGatewayError } from '@/lib/server/adapters/payment/port';
import { database, transaction } from '@/lib/server/platform/db/pool';
import { describeError, logEvent } from '@/lib/server/platform/log';
import type { Cron, TasksOf } from '@/lib/server/platform/queue/tasks';
import { settleRefunds } from '../refunds/service';
import { alertDifference, purgeDeliveries } from './deliveries-service';
import {
  claimUnsettled,
  isPaymentDiffers,
  settle,
  settleListed,
  settleUnmatched,
  unbookedOf,
} from './service';
import { addUnclaimed, unclaimedOf } from './unclaimed';

interface Payloads {
  deliver_test_event: { sessionId: string; type: 'paid' | 'failed' | 'expired'; eventId: string };
  settle_refunds: { paymentId: string };
  close_checkout: { gateway: string; sessionId: string };
}
declare module '@/lib/server/platform/queue/queue' {
  interface TaskPayloads extends Payloads {}
}

export const tasks: TasksOf<keyof Payloads> = {
  deliver_test_event: {
    group: 'payments',
    run: ({ sessionId, type, eventId }) => deliverTestEvent(sessionId, type, eventId),
  },
  settle_refunds: { group: 'payments', run: ({ paymentId }, now) => settleRefunds(paymentId, now) },
  close_checkout: {
    group: 'payments',
    run: async ({ gateway: name, sessionId }, now) => {
      await settleUnmatched(name, sessionId, now);
    },
  },
};

export const cron: Cron = {
  reconcile_payments: { every: '20 seconds', group: 'payments', alone: true, run: reconcile },
  book_unknown_payments: {
    every: '5 minutes',
    group: 'payments',
    run: (now) => bookUnknown(now, LISTED.oftenBackMs),
  },
  book_unknown_of_days: {
    every: 'day',
    group: 'payments',
    run: (now) => bookUnknown(now, LISTED.dailyBackMs),
  },
  purge_payment_events: { every: 'day', group: 'other', run: purgeDeliveries },
};

/** Payments that are reconciled concurrently. Gateways allow a hundred calls a second and more; this makes at most 40. */
const CONCURRENCY = 8;

/**
 * Reconciles every payment that webhooks left open, never-checked ones first. One that fails does not delay the
 * others; an unreachable gateway is skipped until the next run.
 */
export async function reconcile(now: number): Promise<void> {
  let unanswered = 0;
  const askOneByOne = async () => {
    while (unanswered < CONCURRENCY) {
      const payment = await claimUnsettled(database(), new Date(now));
      if (!payment) return;
      try {
        await settle(payment, now);
        unanswered = 0;
      } catch (error) {
        if (isGatewayError(error) && error.reason === 'unreachable') unanswered += 1;
        await noteFailure(payment, error);
      }
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, askOneByOne));
}

async function noteFailure(payment: string, error: unknown): Promise<void> {
  logEvent('reconcile-failed', { payment, error: describeError(error) });
  if (isPaymentDiffers(error)) await alertDifference(database(), error);
}

/**
 * Walks the gateway's own list of the payments of the last `backMs`, and books those missing here: their session was
 * never stored, or another one was paid. Money for nothing of ours becomes a case.
 * @throws GatewayError
 */
export async function bookUnknown(now: number, backMs: number): Promise<void> {
  const since = now - backMs;
  let from: string | null = null;
  do {
    const { payments, next } = await gateway().listPayments(from);
    const unbooked = new Set(
      await unbookedOf(
        database(),
        gateway().name,
        payments.map(({ id }) => id),
      ),
    );
    for (const money of payments) if (unbooked.has(money.id)) await bookListed(money, now);
    from = payments.some(({ paidAt }) => paidAt >= since) ? next : null;
  } while (from !== null);
}

async function bookListed(money: GatewayPayment, now: number): Promise<void> {
  const { name } = gateway();
  try {
    if (await settleListed(name, money, now)) return;
    // A payment that is confirmed at this moment may be the one.
    if (money.paidAt > now - LISTED.unclaimedAfterMs) return;
    await transaction((tx) => addUnclaimed(tx, unclaimedOf(name, money, now)));
  } catch (error) {
    await noteFailure(money.id, error);
  }
}
