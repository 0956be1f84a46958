import 'server-only';
import { paymentReference } from '@/lib/domain/payments/payment-reference';
import { formatPeso } from '@/lib/domain/platform/money';
import { Facts, MailLayout, Paragraph, renderMail } from '@/lib/server/notifications/mails/mails';
import type { MailContent } from '@/lib/server/schema/messages';
import type { PaymentRow } from '../checkout/service';

export function amountDiffersMail(payment: PaymentRow, received: number): Promise<MailContent> {
  return renderMail(
    `Payment ${paymentReference(payment)}: wrong amount received`,
    <MailLayout
      preview={`${formatPeso(received)} instead of ${formatPeso(payment.total)}`}
      title="A payment with the wrong amount"
    >
      <Paragraph>
        The gateway received a different amount from what we asked for. What it was for is open
        again, the whole amount is being refunded, and the client has been told. Please find out
        why.
      </Paragraph>
      <Facts
        rows={[
          ['Reference', paymentReference(payment)],
          ['Payment', payment.id],
          ['For', `${payment.payableType} ${payment.payableId}`],
          ['Gateway', payment.gateway],
          ['Asked', formatPeso(payment.total)],
          ['Received', formatPeso(received)],
        ]}
      />
    </MailLayout>,
  );
}
