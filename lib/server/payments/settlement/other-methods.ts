import 'server-only';
import type * as z from 'zod';
import type { payAnotherWayInput } from '@/lib/contract/payments/payments';
import * as contract from '@/lib/contract/payments/payments';
import type { PayableRef } from '@/lib/domain/payments/payment';
import { AppError, notFound } from '@/lib/server/platform/app-error';
import { lock } from '@/lib/server/platform/db/locks';
import { database, transaction } from '@/lib/server/platform/db/pool';
import { consumeRateLimit } from '@/lib/server/platform/limits/service';
import { operation } from '@/lib/server/platform/pipeline/operation';
import type { PayableDescription } from '@/lib/server/registry/payable';
import { payableOf } from '@/lib/server/registry/registry';
import * as payments from '../checkout/service';
import { closeReplaced, findByRef } from './service';

// Operations

export const payAnotherWay = operation(
  contract.payAnotherWay,
  async ({ actor, body, now }) => ({
    checkout_url: await checkoutAnotherWay(actor.id, body, now),
  }),
  { before: ({ actor }) => consumeRateLimit('payment_methods_account', actor.id) },
);

// Service

type Input = z.output<typeof payAnotherWayInput>;

/**
 * Replaces the open payment of a pending payable with one of the same amount by another method; the old page is
 * closed before the new one is opened. The hold keeps its end, and a repeat returns the same page. Money that arrives
 * first or late through the old page is settled as any late money.
 * @throws AppError not_found for everyone else, bad_transition once it is paid or no longer held, or where the
 * gateway's page offers all methods anyway, payment_method_unavailable, unavailable; PaymentDiffers
 */
export async function checkoutAnotherWay(
  clientId: string,
  input: Input,
  now: number,
): Promise<string> {
  const known = await findByRef(database(), input.ref);
  if (!known) throw notFound();
  const payable: PayableRef = { type: known.payableType, id: known.payableId };
  const about = await payableOf(payable.type).describe(database(), payable.id);
  if (about.clientId !== clientId) throw notFound();
  if (!(await payments.methodsFor(known.total)).includes(input.payment_method))
    throw payments.methodUnavailable();
  return openInstead(payable, about, { method: input.payment_method, payerEmail: null }, now);
}

type NextPayment = Pick<payments.PaymentRow, 'method' | 'payerEmail'>;

/**
 * Opens a page like this in place of the one that is open, of the client or of whoever was asked to pay.
 * @throws AppError and PaymentDiffers as `checkoutAnotherWay`
 */
export async function openInstead(
  payable: PayableRef,
  about: PayableDescription,
  wanted: NextPayment,
  now: number,
): Promise<string> {
  const payment = await replace(payable, about.lawyer.id, wanted, now);
  if (payment.checkoutUrl) return payment.checkoutUrl;
  const replaced = await payments.findReplaced(database(), payment);
  if (replaced && (await closeReplaced(replaced, now))) throw notOpen();
  return payments.openCheckoutOf(payment, about);
}

async function replace(
  payable: PayableRef,
  lawyerId: string,
  { method, payerEmail }: NextPayment,
  now: number,
): Promise<payments.PaymentRow> {
  return transaction(async (tx) => {
    // As settlement does, so that no money is posted in between.
    await lock(tx, 'lawyer', lawyerId);
    const { state, holdExpiresAt } = await payableOf(payable.type).describe(tx, payable.id);
    const open = await payments.findLatest(tx, payable);
    const isHeld = state === 'waiting' && holdExpiresAt && holdExpiresAt.getTime() > now;
    if (!isHeld || open?.status !== 'PENDING' || !(open.method || open.byPayer)) throw notOpen();
    const byPayer = payerEmail !== null;
    if (open.byPayer === byPayer && open.method === method && open.payerEmail === payerEmail)
      return open;
    if (!(await payments.changeStatus(tx, open.id, 'EXPIRED'))) throw notOpen();
    const { price, platformFee } = open;
    return payments.addPayment(tx, { payable, method, price, platformFee, payerEmail });
  });
}

function notOpen(): AppError {
  return new AppError('bad_transition', 'This can no longer be paid another way.');
}
