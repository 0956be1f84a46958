import 'server-only';
import { formatPeso } from '@/lib/domain/platform/money';
import { Facts, MailLayout, Paragraph, renderMail } from '@/lib/server/notifications/mails/mails';
import type { MailContent } from '@/lib/server/schema/messages';
import type { UnclaimedRow } from './unclaimed-store';

/** To the operator, when money arrived at the gateway that is for nothing of ours: ids only, no names. */
export function unclaimedMail(found: UnclaimedRow): Promise<MailContent> {
  const { gateway, gatewayPaymentId, sessionId, amount, currency, reference } = found;
  const sum = amount === null ? 'Unknown' : `${formatPeso(amount)} (${currency})`;
  return renderMail(
    `A payment at ${gateway} belongs to no booking`,
    <MailLayout
      preview={`${sum}, and none of our references`}
      title="A payment belongs to no booking"
    >
      <Paragraph>
        Money arrived at the payment gateway, and its reference is none of ours. Nothing was booked
        and nothing was sent back. Please look the payment up in the gateway’s dashboard, settle it
        there, and close the case under Cases in the administration.
      </Paragraph>
      <Facts
        rows={[
          ['Gateway', gateway],
          ['Payment', gatewayPaymentId],
          ['Checkout', sessionId ?? 'Not named'],
          ['Amount', sum],
          ['Reference', reference ?? 'None'],
        ]}
      />
    </MailLayout>,
  );
}
