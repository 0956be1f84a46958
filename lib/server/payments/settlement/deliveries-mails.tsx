import 'server-only';
import type { Difference } from '@/lib/domain/payments/claims';
import { paymentReference } from '@/lib/domain/payments/payment-reference';
import { Facts, MailLayout, Paragraph, renderMail } from '@/lib/server/notifications/mails/mails';
import type { MailContent } from '@/lib/server/schema/messages';
import type { PaymentRow } from '../checkout/service';

/** Builds the mail to the operator when a gateway's data do not fit a payment: ids only, no names. */
export function paymentDiffersMail(
  payment: PaymentRow,
  what: readonly Difference[],
  eventId: string | null,
): Promise<MailContent> {
  const reference = paymentReference(payment);
  return renderMail(
    `Payment ${reference}: the gateway reports something different`,
    <MailLayout
      preview={`Different from what we asked for: ${what.join(', ')}`}
      title="A payment does not match"
    >
      <Paragraph>
        What the gateway reports about this payment does not match what we asked for. Nothing was
        confirmed. Please check the payment in the gateway’s dashboard before you do anything else
        with it.
      </Paragraph>
      <Facts
        rows={[
          ['Reference', reference],
          ['Payment', payment.id],
          ['Gateway', payment.gateway],
          ['Event', eventId ?? 'None: found when we asked the gateway'],
          ['Different', what.join(', ')],
        ]}
      />
    </MailLayout>,
  );
}
