import 'server-only';
import { and, eq, lte, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { holdMinutes } from '@/lib/domain/payments/hold';
import type { PayableRef, PayableType } from '@/lib/domain/payments/payment';
import { MINUTE_MS } from '@/lib/domain/platform/time';
import * as payments from '@/lib/server/payments/checkout/service';
import { paymentSettings } from '@/lib/server/payments/settings/settings';
import * as settlement from '@/lib/server/payments/settlement/service';
import { isAppError } from '@/lib/server/platform/app-error';
import { database, type Executor, type Transaction } from '@/lib/server/platform/db/pool';
import { consumeRateLimit } from '@/lib/server/platform/limits/service';
import { describeError, logEvent } from '@/lib/server/platform/log';
import { queueJob, queueJobs } from '@/lib/server/platform/queue/queue';
import { workItemMilestones, workItemPurchases } from '@/lib/server/schema/work-items';

// Service

export type PartRef = PayableRef & { readonly type: PartType };

export interface Payer {
  readonly id: string;
  /** When the account was created, epoch ms. */
  readonly accountSince: number;
}

/** Overdue payments per run, each minute; the next run takes the rest. */
const AT_ONCE = 500;

/** Limits how often an account requests payments of agreements. */
export function limitPayments({ actor }: { actor: { id: string } }): Promise<void> {
  return consumeRateLimit('agreement_payments_account', actor.id);
}

/** Refuses an amount (centavos) that no method takes, before anything is changed. */
export function requireAnyMethod(total: number): Promise<void> {
  return payments.requireAnyMethod(total);
}

/** Returns the end of the hold for a payment that starts now. */
export async function holdUntil(
  exec: Executor,
  { accountSince }: Payer,
  now: number,
): Promise<Date> {
  const { hold_minutes: usual } = await paymentSettings(exec);
  return new Date(now + holdMinutes(usual, accountSince, now) * MINUTE_MS);
}

/** Adds a payment that is held until then; its checkout is opened once this has committed. */
export async function addPayment(
  tx: Transaction,
  part: PartRef,
  amounts: { price: number; platformFee: number },
  until: Date,
): Promise<void> {
  await payments.addPayment(tx, { payable: part, method: null, ...amounts });
  const options = { runAt: until, key: jobKey(part) };
  await queueJob(tx, 'expire_agreement_payment', part, options);
}

/** Opens the gateway's page. When no method takes the payment after all, its hold ends. */
export async function openCheckout(part: PartRef, now: number): Promise<string> {
  try {
    return await payments.openCheckout(part);
  } catch (error) {
    if (isAppError(error) && error.key === 'payment_method_unavailable')
      await settlement.endUnpaid(part, 'EXPIRED', now);
    throw error;
  }
}

/** Ends the hold of an overdue payment, unless it was paid meanwhile. The next sweep retries a failure. */
export async function expireHold(part: PartRef, now: number): Promise<void> {
  const until = await findHoldEnd(database(), part.type, part.id);
  if (!until || until.getTime() > now) return;
  try {
    await settlement.endUnpaid(part, 'EXPIRED', now);
  } catch (error) {
    logEvent('expire-hold-failed', { part: part.id, error: describeError(error) });
  }
}

/** Queues the end of every overdue payment again, in case its job was lost or the gateway did not answer. */
export async function queueOverduePayments(now: number): Promise<void> {
  const overdue = await findOverdue(database(), new Date(now), AT_ONCE);
  const jobs = overdue.map((part) => ({ payload: part, key: jobKey(part) }));
  await queueJobs(database(), 'expire_agreement_payment', jobs);
}

function jobKey({ id }: PartRef): string {
  return `agreement-payment:${id}`;
}

// Store

type PartType = Exclude<PayableType, 'meeting'>;

async function findHoldEnd(exec: Executor, type: PartType, id: string): Promise<Date | null> {
  const table = type === 'milestone' ? workItemMilestones : workItemPurchases;
  const [row] = await exec
    .select({ until: table.holdExpiresAt })
    .from(table)
    .where(and(eq(table.id, id), eq(table.status, 'PAYMENT_PENDING')));
  return row?.until ?? null;
}

async function findOverdue(
  exec: Executor,
  until: Date,
  limit: number,
): Promise<{ type: PartType; id: string }[]> {
  const milestones = exec
    .select({ type: sql<PartType>`'milestone'`.as('type'), id: workItemMilestones.id })
    .from(workItemMilestones)
    .where(
      and(
        eq(workItemMilestones.status, 'PAYMENT_PENDING'),
        lte(workItemMilestones.holdExpiresAt, until),
      ),
    );
  const purchases = exec
    .select({ type: sql<PartType>`'service_purchase'`.as('type'), id: workItemPurchases.id })
    .from(workItemPurchases)
    .where(
      and(
        eq(workItemPurchases.status, 'PAYMENT_PENDING'),
        lte(workItemPurchases.holdExpiresAt, until),
      ),
    );
  return unionAll(milestones, purchases).limit(limit);
}
