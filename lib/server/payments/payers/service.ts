import 'server-only';
import type * as z from 'zod';
import type { payerInput, payerRefundInput } from '@/lib/contract/payments/payers';
import type { PayableRef } from '@/lib/domain/payments/payment';
import { RETENTION_DAYS } from '@/lib/domain/platform/retention';
import { DAY_MS } from '@/lib/domain/platform/time';
import { notFound } from '@/lib/server/platform/app-error';
import { database } from '@/lib/server/platform/db/pool';
import { consumeRateLimit } from '@/lib/server/platform/limits/service';
import type { PayableDescription } from '@/lib/server/registry/payable';
import { payableOf } from '@/lib/server/registry/registry';
import { meetingOfToken, refundOfToken } from '../checkout/payer-policy';
import { findLatest, methodsFor, methodUnavailable, type PaymentRow } from '../checkout/service';
import { type AskedRefund, giveAccountOnce, refundOfPayer } from '../refunds/accounts-service';
import { openInstead } from '../settlement/other-methods';
import { checkoutOf } from '../settlement/service';
import * as store from './store';

export interface PayerView {
  readonly payment: PaymentRow;
  readonly payable: PayableDescription;
  readonly returned: { readonly amount: number; readonly done: boolean } | null;
}

/**
 * Returns what somebody is asked to pay by a link, reconciled with the gateway first while it is open.
 * @throws AppError not_found for a token that is none, and where there is nothing to pay
 */
export async function viewOfLink(token: string, now: number): Promise<PayerView> {
  const { payable, latest } = await paidByLink(token);
  const view = await checkoutOf(latest.ref, now);
  return { ...view, returned: await store.findReturned(database(), payable) };
}

async function paidByLink(token: string): Promise<{ payable: PayableRef; latest: PaymentRow }> {
  const id = meetingOfToken(token);
  if (!id) throw notFound();
  const payable = { type: 'meeting', id } as const;
  const latest = await findLatest(database(), payable);
  if (!latest) throw notFound();
  return { payable, latest };
}

/**
 * Opens the gateway's page for whoever was asked to pay, with all methods that take the amount. Like another method
 * it takes the place of the page that is open: two pages are never open at once, and money of both is settled as any.
 * @throws AppError not_found, bad_transition once it is paid or no longer held, rate_limited for too many pages of
 * one booking, payment_method_unavailable, unavailable
 */
export async function payByLink(
  { token, email }: z.output<typeof payerInput>,
  now: number,
): Promise<string> {
  const { payable, latest } = await paidByLink(token);
  if ((await methodsFor(latest.total)).length === 0) throw methodUnavailable();
  const known = latest.status === 'PENDING' && latest.payerEmail === email;
  // By the booking: nobody with the link can keep the client, who has a limit of their own, from paying.
  if (!known) await consumeRateLimit('payer_pages', payable.id);
  const about = await payableOf(payable.type).describe(database(), payable.id);
  return openInstead(payable, about, { method: null, payerEmail: email }, now);
}

/** @throws AppError not_found for a token that is none, and for a refund that is not paid by hand */
export async function refundOfMail(token: string): Promise<AskedRefund> {
  return refundOfPayer(idOfRefund(token));
}

/** @throws AppError not_found; bad_transition once another account was given, or it is paid */
export async function giveRefundAccount(
  { token, ...account }: z.output<typeof payerRefundInput>,
  now: number,
): Promise<AskedRefund> {
  return giveAccountOnce(idOfRefund(token), account, now);
}

function idOfRefund(token: string): string {
  const id = refundOfToken(token);
  if (!id) throw notFound();
  return id;
}

/** Erases the addresses of payers daily, some time after the payment. */
export async function eraseEmails(now: number): Promise<void> {
  const ago = (days: number) => new Date(now - days * DAY_MS);
  const { payerEmails, unpaidPayerEmails } = RETENTION_DAYS;
  await store.eraseEmails(database(), ago(payerEmails), ago(unpaidPayerEmails));
}
