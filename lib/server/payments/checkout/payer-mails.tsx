import 'server-only';
import { goesBack } from '@/lib/catalogue/money/refund-time';
import { PAYMENT_METHOD_LABELS } from '@/lib/catalogue/payment-methods';
import { paymentReference } from '@/lib/domain/payments/payment-reference';
import type { RefundReason } from '@/lib/domain/payments/refund';
import { formatDay, formatTime } from '@/lib/domain/platform/clock-labels';
import { formatPeso } from '@/lib/domain/platform/money';
import {
  ActionLink,
  Facts,
  MailLayout,
  Paragraph,
  renderMail,
} from '@/lib/server/notifications/mails/mails';
import { queueMail } from '@/lib/server/notifications/mails/service';
import type { Transaction } from '@/lib/server/platform/db/pool';
import type { PayableDescription } from '@/lib/server/registry/payable';
import { payableOf } from '@/lib/server/registry/registry';
import type { MailContent } from '@/lib/server/schema/messages';
import { payerAddress } from './payer-policy';
import type { PaymentRow } from './service';

/** Sends the receipt to whoever paid by a link. Its client gets the confirmation of the meeting. */
export async function sendReceipt(
  tx: Transaction,
  payment: PaymentRow,
  paid: { method: PaymentRow['method']; amount: number; at: number },
): Promise<void> {
  if (!payment.payerEmail) return;
  const payable = await payableOf(payment.payableType).describe(tx, payment.payableId);
  await queueMail(tx, {
    to: payment.payerEmail,
    template: 'payer-receipt',
    dedupeKey: `payer-receipt:${payment.id}`,
    content: await receiptMail(payment, payable, paid),
  });
}

/** Tells whoever paid by a link that money goes back, and why, once for each refund. */
export async function sendRefundNotice(
  tx: Transaction,
  payment: PaymentRow,
  refund: { reference: string; amount: number; reason: RefundReason },
): Promise<void> {
  if (!payment.payerEmail) return;
  const payable = await payableOf(payment.payableType).describe(tx, payment.payableId);
  await queueMail(tx, {
    to: payment.payerEmail,
    template: 'payer-refund',
    dedupeKey: `payer-refund:${payment.id}:${refund.reference}`,
    content: await refundMail(payment, payable, refund),
  });
}

function receiptMail(
  payment: PaymentRow,
  { title, clientName }: PayableDescription,
  { method, amount, at }: { method: PaymentRow['method']; amount: number; at: number },
): Promise<MailContent> {
  const peso = formatPeso(amount);
  return renderMail(
    `You paid ${peso} for ${clientName}`,
    <MailLayout preview={`Your receipt: ${peso} for a consultation.`} title="Your receipt">
      <Paragraph>You paid for a consultation that {clientName} booked. Thank you.</Paragraph>
      <Facts
        rows={[
          ['Paid', peso],
          ['For', title],
          ...(method ? [['With', PAYMENT_METHOD_LABELS[method].label] as const] : []),
          ['On', `${formatDay(at)}, ${formatTime(at)} PHT`],
          ['Reference', paymentReference(payment)],
        ]}
      />
      <Paragraph>
        If money goes back, it goes back to you, the way you paid. Only {clientName} can change or
        cancel the meeting, and only {clientName} and the lawyer see what it is about.
      </Paragraph>
      <Paragraph>
        This receipt shows what you paid. It is not an invoice registered with the Bureau of
        Internal Revenue (BIR): {clientName} is the client, and an invoice is issued to the client.
      </Paragraph>
    </MailLayout>,
  );
}

const WHY: Readonly<Record<RefundReason, string>> = {
  LATE: 'Your payment arrived when the time was no longer held.',
  DUPLICATE: 'Your payment arrived when the meeting was already paid.',
  OTHER_AMOUNT: 'Your payment was not the exact price, so the time was not booked.',
  CANCELLED: 'The meeting was cancelled.',
  DISPUTE: 'It was decided that this part of the payment goes back.',
};

function refundMail(
  payment: PaymentRow,
  { title, clientName }: PayableDescription,
  { amount, reason }: { amount: number; reason: RefundReason },
): Promise<MailContent> {
  const peso = formatPeso(amount);
  return renderMail(
    `Your ${peso} refund is on its way`,
    <MailLayout preview={WHY[reason]} title="We are refunding your payment">
      <Paragraph>
        You paid for a consultation that {clientName} asked for. {WHY[reason]}{' '}
        {goesBack(peso, payment.method)}
      </Paragraph>
      <Facts
        rows={[
          ['Refund', peso],
          ['For', title],
          ['Reference', paymentReference(payment)],
        ]}
      />
      <ActionLink href={payerAddress(payment.payableId)}>See the payment</ActionLink>
    </MailLayout>,
  );
}
