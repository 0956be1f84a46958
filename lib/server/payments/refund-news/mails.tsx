import 'server-only';
import { accountEnding, NEED_ACCOUNT, whyByHand } from '@/lib/catalogue/money/refund-account';
import { BY_HAND_BANKING_DAYS } from '@/lib/domain/payments/refund';
import { formatDay } from '@/lib/domain/platform/clock-labels';
import { formatPeso } from '@/lib/domain/platform/money';
import {
  ActionLink,
  Facts,
  MailLayout,
  Paragraph,
  renderMail,
} from '@/lib/server/notifications/mails/mails';
import type { MailContent } from '@/lib/server/schema/messages';
import type { PaymentRow } from '../checkout/service';

/** What a mail about a refund names; centavos. */
export interface MailedRefund {
  readonly id: string;
  readonly amount: number;
}

/** To a client whose refund waits for an account; `reminder` where one was asked for before. */
export function accountNeededMail(
  { method, id }: PaymentRow,
  { amount }: MailedRefund,
  { title, url, reminder }: { title: string; url: string; reminder: boolean },
): Promise<MailContent> {
  const peso = formatPeso(amount);
  return renderMail(
    `${reminder ? 'Reminder: we' : 'We'} need your account to refund ${peso}`,
    <MailLayout preview={`${peso} waits for your bank or wallet account.`} title={NEED_ACCOUNT}>
      <Paragraph>
        {reminder ? 'A refund still waits for you. ' : ''}
        {whyByHand(method)} We transfer the money to your bank or wallet instead, within{' '}
        {BY_HAND_BANKING_DAYS} banking days once you have told us where to.
      </Paragraph>
      <Facts
        rows={[
          ['Refund', peso],
          ['For', title],
          ['Payment reference', referenceOf(id)],
        ]}
      />
      <ActionLink href={url}>Give your account</ActionLink>
      <Paragraph>
        Please give it on that page only, after signing in. We never ask for an account, a PIN or a
        one-time code by mail or phone.
      </Paragraph>
    </MailLayout>,
  );
}

interface Transfer {
  readonly reference: string;
  readonly paidAt: Date;
  /** Where it went, with the last four digits; null where the client gave no account on the site. */
  readonly account: { bankId: string; end: string } | null;
}

/** To the client, when a refund was paid by hand. */
export function paidByHandMail(
  { id }: PaymentRow,
  { amount }: MailedRefund,
  { title, url, reference, paidAt, account }: Transfer & { title: string; url: string },
): Promise<MailContent> {
  const peso = formatPeso(amount);
  const where = account ? ` to ${accountEnding(account)}` : '';
  return renderMail(
    `Your refund of ${peso} was transferred`,
    <MailLayout preview={`We transferred ${peso}${where}.`} title="Your refund was transferred">
      <Paragraph>
        We transferred {peso}
        {where}. When it shows depends on your bank or wallet.
      </Paragraph>
      <Facts
        rows={[
          ['For', title],
          ['Payment reference', referenceOf(id)],
          ['Transferred', formatDay(paidAt.getTime())],
          ['Transfer reference', reference],
        ]}
      />
      <ActionLink href={url}>See the payment</ActionLink>
    </MailLayout>,
  );
}

/** To the operator, when the gateway would not make a refund: ids only, no names. */
export function refundFailedMail(
  payment: PaymentRow,
  { id, amount }: MailedRefund,
  { refusal, url }: { refusal: string; url: string },
): Promise<MailContent> {
  return renderMail(
    `Refund of payment ${referenceOf(payment.id)} failed`,
    <MailLayout preview={`${formatPeso(amount)} did not go back.`} title="A refund failed">
      <Paragraph>
        The gateway did not make a refund. Nothing is tried again by itself: please have it tried
        again, or pay it by hand.
      </Paragraph>
      <Facts
        rows={[
          ['Reference', referenceOf(payment.id)],
          ['Refund', id],
          ['Amount', formatPeso(amount)],
          ['Gateway', payment.gateway],
          ['It said', refusal],
        ]}
      />
      <ActionLink href={url}>Open the refunds</ActionLink>
    </MailLayout>,
  );
}

/** As the checkout page shows it. */
function referenceOf(paymentId: string): string {
  return paymentId.slice(0, 8).toUpperCase();
}
