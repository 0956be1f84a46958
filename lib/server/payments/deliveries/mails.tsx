import 'server-only';
import type { Difference } from '@/lib/domain/payments/claims';
import { Facts, MailLayout, Paragraph, renderMail } from '@/lib/server/notifications/mails/mails';
import type { MailContent } from '@/lib/server/schema/messages';
import type { PaymentRow } from '../checkout/service';

/** To the operator, when what a gateway says does not fit a payment: ids only, no names. */
export function paymentDiffersMail(
  payment: PaymentRow,
  what: readonly Difference[],
  eventId: string | null,
): Promise<MailContent> {
  const reference = payment.id.slice(0, 8).toUpperCase();
  return renderMail(
    `Payment ${reference}: the gateway says something else`,
    <MailLayout
      preview={`Other ${what.join(', ')} than was asked`}
      title="A payment that does not fit"
    >
      <Paragraph>
        What the gateway says of this payment is not what was asked for. Nothing was confirmed.
        Please look at the payment in the gateway’s dashboard before anything else is done with it.
      </Paragraph>
      <Facts
        rows={[
          ['Reference', reference],
          ['Payment', payment.id],
          ['Gateway', payment.gateway],
          ['Event', eventId ?? 'none, it was asked about'],
          ['Differs', what.join(', ')],
        ]}
      />
    </MailLayout>,
  );
}
