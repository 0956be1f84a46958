import 'server-only';
import { deliverTestEvent } from '@/lib/server/adapters/payment/local-delivery';
import { GatewayError } from '@/lib/server/adapters/payment/port';
import { database } from '@/lib/server/platform/db/pool';
import { describeError, logEvent } from '@/lib/server/platform/log';
import type { Cron, TasksOf } from '@/lib/server/platform/queue/tasks';
import { findPayment } from '../checkout/service';
import { alertDifference, purgeDeliveries } from '../deliveries/service';
import { settleRefunds } from '../refunds/service';
import { claimUnsettled, PaymentDiffers, settle } from '../settlement/service';

interface Payloads {
  deliver_test_event: { sessionId: string; type: 'paid' | 'failed' | 'expired'; eventId: string };
  settle_refunds: { paymentId: string };
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
};

export const cron: Cron = {
  reconcile_payments: { every: '20 seconds', group: 'payments', alone: true, run: reconcile },
  purge_payment_events: { every: 'day', group: 'other', run: purgeDeliveries },
};

/** Payments that are reconciled concurrently. Gateways allow a hundred calls a second and more; this makes at most 40. */
const CONCURRENCY = 8;

/**
 * Reconciles every payment that webhooks left open, never-checked ones first. One that fails does not keep the others
 * waiting; a gateway that does not answer at all is left alone until the next run.
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
        if (error instanceof GatewayError && error.reason === 'unreachable') unanswered += 1;
        await noteFailure(payment, error);
      }
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, askOneByOne));
}

async function noteFailure(payment: string, error: unknown): Promise<void> {
  logEvent('reconcile-failed', { payment, error: describeError(error) });
  const row = error instanceof PaymentDiffers ? await findPayment(database(), payment) : undefined;
  if (row) await alertDifference(database(), row, (error as PaymentDiffers).what);
}
