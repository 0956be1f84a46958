import 'server-only';
import {
  accountEnding,
  NEED_ACCOUNT,
  whyByHand,
  willTransfer,
} from '@/lib/catalogue/money/refund-account';
import { paymentReference } from '@/lib/domain/payments/payment-reference';
import { BY_HAND_BANKING_DAYS } from '@/lib/domain/payments/refund';
import { formatDay, formatTime } from '@/lib/domain/platform/clock-labels';
import { formatPeso } from '@/lib/domain/platform/money';
import { env } from '@/lib/env';
import {
  ActionLink,
  Facts,
  MailLayout,
  Paragraph,
  renderMail,
} from '@/lib/server/notifications/mails/mails';
import type { MailContent } from '@/lib/server/schema/messages';
import type { PaymentRow } from '../checkout/service';

export interface MailedRefund {
  readonly id: string;
  readonly amount: number;
}

interface Asked {
  readonly title: string;
  readonly url: string;
  readonly reminder: boolean;
  /** To somebody who paid for a client and has no account here. */
  readonly byPayer: boolean;
}

export function accountNeededMail(
  payment: PaymentRow,
  { amount }: MailedRefund,
  { title, url, reminder, byPayer }: Asked,
): Promise<MailContent> {
  const peso = formatPeso(amount);
  return renderMail(
    `${reminder ? 'Reminder: we' : 'We'} need your account to refund ${peso}`,
    <MailLayout
      preview={`Tell us which bank or wallet account should get your ${peso}.`}
      title={NEED_ACCOUNT}
    >
      <Paragraph>
        {reminder ? 'Your refund is still waiting. ' : ''}
        {whyByHand(payment.method)} We will transfer the money to your bank or wallet instead,
        within {BY_HAND_BANKING_DAYS} banking days after you give us your account.
      </Paragraph>
      <Facts
        rows={[
          ['Refund', peso],
          ['For', title],
          ['Payment reference', paymentReference(payment)],
        ]}
      />
      <ActionLink href={url}>Give your account</ActionLink>
      <Paragraph>
        {byPayer
          ? 'The button is for you alone, so please do not forward this mail. The account can be given once.'
          : 'Please give it only on that page, after you sign in.'}{' '}
        We never ask for an account number, a PIN or a one-time code by email or phone.
      </Paragraph>
    </MailLayout>,
  );
}

interface GivenAccountProps {
  readonly bankId: string;
  readonly end: string;
  readonly changed: boolean;
  readonly title: string;
  readonly url: string;
  readonly now: number;
  readonly byPayer: boolean;
}

/**
 * Builds the mail to whoever paid when an account was given for a refund, so that one who did not give it can stop
 * it.
 */
export function accountGivenMail(
  payment: PaymentRow,
  { amount }: MailedRefund,
  { title, url, now, changed, byPayer, ...account }: GivenAccountProps,
): Promise<MailContent> {
  const peso = formatPeso(amount);
  return renderMail(
    changed ? `The account for your refund of ${peso} was changed` : `Where your ${peso} goes`,
    <MailLayout
      preview="If this was you, you don’t need to do anything."
      title={changed ? 'The account for your refund was changed' : 'Your account for the refund'}
    >
      <Paragraph>{willTransfer(amount, account)}</Paragraph>
      <Facts
        rows={[
          ['For', title],
          ['Payment reference', paymentReference(payment)],
          [changed ? 'Changed' : 'Given', `${formatDay(now)}, ${formatTime(now)} PHT`],
        ]}
      />
      {byPayer ? (
        <Paragraph>
          If you did not give this account, or it is wrong, write to {env.SUPPORT_EMAIL} now.
        </Paragraph>
      ) : (
        <>
          <Paragraph>
            If you did not give this account, somebody else is in yours: set a new password now,
            which signs every device out, correct the account, and write to us.
          </Paragraph>
          <ActionLink href={`${env.SITE_URL}/forgot-password`}>Set a new password</ActionLink>
        </>
      )}
      <ActionLink href={url}>See the refund</ActionLink>
    </MailLayout>,
  );
}

interface Transfer {
  readonly reference: string;
  readonly paidAt: Date;
  /** Destination, with the last four digits; null where the client gave no account on the site. */
  readonly account: { bankId: string; end: string } | null;
}

export function paidByHandMail(
  payment: PaymentRow,
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
        {where}. When you see it depends on your bank or wallet.
      </Paragraph>
      <Facts
        rows={[
          ['For', title],
          ['Payment reference', paymentReference(payment)],
          ['Transferred', formatDay(paidAt.getTime())],
          ['Transfer reference', reference],
        ]}
      />
      <ActionLink href={url}>See the payment</ActionLink>
    </MailLayout>,
  );
}

export function refundFailedMail(
  payment: PaymentRow,
  { id, amount }: MailedRefund,
  { refusal, url }: { refusal: string; url: string },
): Promise<MailContent> {
  return renderMail(
    `Refund of payment ${paymentReference(payment)} failed`,
    <MailLayout preview={`${formatPeso(amount)} was not refunded.`} title="A refund failed">
      <Paragraph>
        The gateway did not make a refund. We don’t try again automatically: please retry it or pay
        it by hand.
      </Paragraph>
      <Facts
        rows={[
          ['Reference', paymentReference(payment)],
          ['Refund', id],
          ['Amount', formatPeso(amount)],
          ['Gateway', payment.gateway],
          ['Its answer', refusal],
        ]}
      />
      <ActionLink href={url}>Open the refunds</ActionLink>
    </MailLayout>,
  );
}
