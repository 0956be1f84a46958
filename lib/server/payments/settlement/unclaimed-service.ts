import 'server-only';
import { env } from '@/lib/env';
import type { GatewayPayment } from '@/lib/server/adapters/payment/port';
import { queueMail } from '@/lib/server/notifications/mails/service';
import { AppError, notFound } from '@/lib/server/platform/app-error';
import { record } from '@/lib/server/platform/audit/service';
import { type Transaction, transaction } from '@/lib/server/platform/db/pool';
import { logEvent } from '@/lib/server/platform/log';
import { unclaimedMail } from './unclaimed-mails';
import * as store from './unclaimed-store';

/** Money at a gateway as a case has it. */
export function unclaimedOf(
  gateway: string,
  { id, sessionId, references, amount, currency, method }: GatewayPayment,
  now: number,
): store.NewUnclaimed {
  const reference = references[0] ?? null;
  const foundAt = new Date(now);
  return { gateway, gatewayPaymentId: id, sessionId, reference, amount, currency, method, foundAt };
}

/**
 * Makes a case of money at the gateway that is for nothing of ours, and mails the operator; once, however often it is found.
 * Nothing is booked: what the product does not know it neither owes nor gives back.
 */
export async function addUnclaimed(tx: Transaction, found: store.NewUnclaimed): Promise<void> {
  const added = await store.insertUnclaimed(tx, found);
  if (!added) return;
  logEvent('payment-unclaimed', { gateway: added.gateway, case: added.id });
  await queueMail(tx, {
    to: env.SUPPORT_EMAIL,
    template: 'payment-unclaimed',
    dedupeKey: `payment-unclaimed:${added.id}`,
    content: await unclaimedMail(added),
  });
}

/**
 * Closes the case of a payment that is for nothing of ours, with what was done about it.
 *
 * @throws AppError not_found, or bad_transition when it is closed
 */
export async function closeUnclaimed(
  id: string,
  decision: string,
  adminId: string,
  now: number,
): Promise<void> {
  await transaction(async (tx) => {
    if (!(await store.closeUnclaimed(tx, id, { decision, closedAt: new Date(now) }))) {
      if (!(await store.findUnclaimed(tx, id))) throw notFound();
      throw new AppError('bad_transition', 'This case is closed.');
    }
    const by = { role: 'admin', userId: adminId } as const;
    await record(tx, 'unclaimed_payment_closed', by, { subject: id, now });
  });
}

export type { NewUnclaimed, UnclaimedRow } from './unclaimed-store';
