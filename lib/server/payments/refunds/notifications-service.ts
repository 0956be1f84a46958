import 'server-only';
import { NEED_ACCOUNT } from '@/lib/catalogue/money/refund-account';
import type { RefundReason } from '@/lib/domain/payments/refund';
import { formatPeso } from '@/lib/domain/platform/money';
import { sitePath } from '@/lib/domain/platform/safe-path';
import { env } from '@/lib/env';
import { notify } from '@/lib/server/notifications/in-app/service';
import { queueMail } from '@/lib/server/notifications/mails/service';
import type { Transaction } from '@/lib/server/platform/db/pool';
import type { PayableAbout, PayableDescription } from '@/lib/server/registry/payable';
import { payableOf } from '@/lib/server/registry/registry';
import type { MailContent } from '@/lib/server/schema/messages';
import { sendRefundNotice } from '../checkout/payer-mails';
import { payerAddress, payerRefundAddress } from '../checkout/payer-policy';
import { findPayment, type PaymentRow } from '../checkout/service';
import {
  accountGivenMail,
  accountNeededMail,
  type MailedRefund,
  paidByHandMail,
  refundFailedMail,
} from './notifications-mails';

export function pathOf(about: PayableAbout): string {
  return about.kind === 'meeting'
    ? sitePath`/customer-portal/meeting/${about.id}`
    : sitePath`/customer-portal/work-items/${about.workItemId}`;
}

interface MailToPayer {
  readonly template: string;
  readonly dedupeKey: string;
  readonly content: (about: {
    readonly title: string;
    readonly url: string;
    readonly byPayer: boolean;
  }) => Promise<MailContent>;
}

/**
 * Mails about a refund by hand to whoever paid, with the page where it is seen: a payer's is one of the mail alone, and
 * one whose address was erased gets none.
 */
async function mailPayer(
  tx: Transaction,
  { byPayer, payerEmail }: PaymentRow,
  { id }: MailedRefund,
  { title, clientEmail, about }: PayableDescription,
  { content, ...mail }: MailToPayer,
): Promise<void> {
  const to = byPayer ? payerEmail : clientEmail;
  if (!to) return;
  const url = byPayer ? payerRefundAddress(id) : `${env.SITE_URL}${pathOf(about)}`;
  await queueMail(tx, { to, ...mail, content: await content({ title, url, byPayer }) });
}

/** Tells whoever paid by a client's link of a new refund; clients hear of theirs from what was paid for. */
export async function notifyPayer(
  tx: Transaction,
  refund: { paymentId: string; reference: string; amount: number; reason: RefundReason },
): Promise<void> {
  const payment = await findPayment(tx, refund.paymentId);
  if (payment?.byPayer) await sendRefundNotice(tx, payment, refund);
}

/** Asks whoever paid for an account, by mail and a client in the portal, once for each refund. */
export async function notifyAccountNeeded(
  tx: Transaction,
  payment: PaymentRow,
  refund: MailedRefund,
): Promise<void> {
  const payable = await payableOf(payment.payableType).describe(tx, payment.payableId);
  const dedupeKey = `refund-account:${refund.id}`;
  await mailPayer(tx, payment, refund, payable, {
    template: 'refund-account-needed',
    dedupeKey,
    content: (about) => accountNeededMail(payment, refund, { ...about, reminder: false }),
  });
  if (payment.byPayer) return;
  const isMeeting = payable.about.kind === 'meeting';
  await notify(tx, {
    kind: isMeeting ? 'booking' : 'agreement',
    userId: payable.clientId,
    aboutUserId: null,
    icon: isMeeting ? 'new-meeting' : 'new-work-item',
    title: NEED_ACCOUNT,
    body: `Tell us where to send your ${formatPeso(refund.amount)} refund.`,
    url: pathOf(payable.about),
    dedupeKey,
  });
}

/** Reminds whoever paid and was asked for an account `days` ago and gave none, once for each of these days. */
export async function remindOfAccount(
  tx: Transaction,
  payment: PaymentRow,
  refund: MailedRefund,
  days: number,
): Promise<void> {
  const payable = await payableOf(payment.payableType).describe(tx, payment.payableId);
  await mailPayer(tx, payment, refund, payable, {
    template: 'refund-account-reminder',
    dedupeKey: `refund-account:${refund.id}:${days}`,
    content: (about) => accountNeededMail(payment, refund, { ...about, reminder: true }),
  });
}

/** Notifies whoever paid of the account that was given for a refund: the first, and each that takes its place. */
export async function notifyAccountGiven(
  tx: Transaction,
  payment: PaymentRow,
  refund: MailedRefund,
  account: { bankId: string; end: string; changed: boolean },
  now: number,
): Promise<void> {
  const payable = await payableOf(payment.payableType).describe(tx, payment.payableId);
  await mailPayer(tx, payment, refund, payable, {
    template: 'refund-account-given',
    dedupeKey: `refund-account-given:${refund.id}:${now}`,
    content: (about) => accountGivenMail(payment, refund, { ...account, ...about, now }),
  });
}

/** Notifies whoever paid that a refund was paid by hand. */
export async function notifyPaidByHand(
  tx: Transaction,
  payment: PaymentRow,
  refund: MailedRefund,
  transfer: {
    reference: string;
    paidAt: Date;
    account: { bankId: string; end: string } | null;
  },
): Promise<void> {
  const payable = await payableOf(payment.payableType).describe(tx, payment.payableId);
  await mailPayer(tx, payment, refund, payable, {
    template: 'refund-paid-by-hand',
    dedupeKey: `refund-paid:${refund.id}`,
    content: ({ title, url, byPayer }) =>
      paidByHandMail(payment, refund, {
        ...transfer,
        title,
        url: byPayer ? payerAddress(payment.payableId) : url,
      }),
  });
}

/** Notifies the operator of a refund that the gateway did not make. */
export async function notifyFailed(
  tx: Transaction,
  payment: PaymentRow,
  refund: MailedRefund & { refusal: string },
  now: number,
): Promise<void> {
  const about = { refusal: refund.refusal, url: `${env.SITE_URL}/admin/refunds` };
  await queueMail(tx, {
    to: env.SUPPORT_EMAIL,
    template: 'refund-failed',
    // One that is tried again may fail again.
    dedupeKey: `refund-failed:${refund.id}:${now}`,
    content: await refundFailedMail(payment, refund, about),
  });
}
