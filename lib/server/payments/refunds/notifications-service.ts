import 'server-only';
import { NEED_ACCOUNT } from '@/lib/catalogue/money/refund-account';
import { formatPeso } from '@/lib/domain/platform/money';
import { sitePath } from '@/lib/domain/platform/safe-path';
import { env } from '@/lib/env';
import { notify } from '@/lib/server/notifications/in-app/service';
import { queueMail } from '@/lib/server/notifications/mails/service';
import type { Transaction } from '@/lib/server/platform/db/pool';
import type { PayableAbout } from '@/lib/server/registry/payable';
import { payableOf } from '@/lib/server/registry/registry';
import type { PaymentRow } from '../checkout/service';
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

/** Asks the client for an account, by mail and in the portal, once for each refund. */
export async function notifyAccountNeeded(
  tx: Transaction,
  payment: PaymentRow,
  refund: MailedRefund,
): Promise<void> {
  const payable = await payableOf(payment.payableType).describe(tx, payment.payableId);
  const path = pathOf(payable.about);
  const dedupeKey = `refund-account:${refund.id}`;
  const about = { title: payable.title, url: `${env.SITE_URL}${path}`, reminder: false };
  await queueMail(tx, {
    to: payable.clientEmail,
    template: 'refund-account-needed',
    dedupeKey,
    content: await accountNeededMail(payment, refund, about),
  });
  const isMeeting = payable.about.kind === 'meeting';
  await notify(tx, {
    kind: isMeeting ? 'booking' : 'agreement',
    userId: payable.clientId,
    aboutUserId: null,
    icon: isMeeting ? 'new-meeting' : 'new-work-item',
    title: NEED_ACCOUNT,
    body: `Tell us where to send your ${formatPeso(refund.amount)} refund.`,
    url: path,
    dedupeKey,
  });
}

/** Reminds a client who was asked for an account `days` ago and gave none, once for each of these days. */
export async function remindOfAccount(
  tx: Transaction,
  payment: PaymentRow,
  refund: MailedRefund,
  days: number,
): Promise<void> {
  const payable = await payableOf(payment.payableType).describe(tx, payment.payableId);
  const url = `${env.SITE_URL}${pathOf(payable.about)}`;
  await queueMail(tx, {
    to: payable.clientEmail,
    template: 'refund-account-reminder',
    dedupeKey: `refund-account:${refund.id}:${days}`,
    content: await accountNeededMail(payment, refund, {
      title: payable.title,
      url,
      reminder: true,
    }),
  });
}

/** Notifies the client of the account that was given for a refund: the first, and each that takes its place. */
export async function notifyAccountGiven(
  tx: Transaction,
  payment: PaymentRow,
  refund: MailedRefund,
  account: { bankId: string; end: string; changed: boolean },
  now: number,
): Promise<void> {
  const payable = await payableOf(payment.payableType).describe(tx, payment.payableId);
  const url = `${env.SITE_URL}${pathOf(payable.about)}`;
  await queueMail(tx, {
    to: payable.clientEmail,
    template: 'refund-account-given',
    dedupeKey: `refund-account-given:${refund.id}:${now}`,
    content: await accountGivenMail(payment, refund, {
      ...account,
      title: payable.title,
      url,
      now,
    }),
  });
}

/** Notifies the client that a refund was paid by hand. */
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
  const url = `${env.SITE_URL}${pathOf(payable.about)}`;
  await queueMail(tx, {
    to: payable.clientEmail,
    template: 'refund-paid-by-hand',
    dedupeKey: `refund-paid:${refund.id}`,
    content: await paidByHandMail(payment, refund, { ...transfer, title: payable.title, url }),
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
