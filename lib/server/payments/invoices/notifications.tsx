import 'server-only';
import { paymentReference } from '@/lib/domain/payments/payment-reference';
import { env } from '@/lib/env';
import { notify } from '@/lib/server/notifications/in-app/service';
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
import type { MailContent } from '@/lib/server/schema/messages';
import { pathOf } from '../refunds/notifications-service';
import type { InvoiceRow } from './store';

// Service

/** Notifies the client of an invoice by mail and in the portal: once for each that was sent. */
export async function notifyInvoice(
  tx: Transaction,
  payable: PayableDescription,
  { paymentId, number, sentAt }: InvoiceRow,
  { payableId, replaced }: { payableId: string; replaced: boolean },
): Promise<void> {
  const isMeeting = payable.about.kind === 'meeting';
  const path = pathOf(payable.about);
  const dedupeKey = `invoice:${paymentId}:${sentAt.getTime()}`;
  await queueMail(tx, {
    to: payable.clientEmail,
    template: 'invoice',
    dedupeKey,
    content: await invoiceMail(payable, { payableId, number, replaced, path }),
  });
  await notify(tx, {
    userId: payable.clientId,
    kind: isMeeting ? 'booking' : 'agreement',
    aboutUserId: null,
    icon: isMeeting ? 'new-meeting' : 'new-work-item',
    title: titleOf(replaced),
    body: `You find it on the page of your ${isMeeting ? 'meeting' : 'agreement'}.`,
    url: path,
    dedupeKey,
  });
}

const titleOf = (replaced: boolean) =>
  replaced ? 'Your lawyer replaced an invoice' : 'Your lawyer sent an invoice';

// Mails

interface MailedInvoice {
  readonly payableId: string;
  readonly number: string;
  readonly replaced: boolean;
  readonly path: string;
}

function invoiceMail(
  { lawyer, title }: PayableDescription,
  { payableId, number, replaced, path }: MailedInvoice,
): Promise<MailContent> {
  return renderMail(
    replaced ? `New invoice ${number} in place of an earlier one` : `Invoice ${number}`,
    <MailLayout preview={`From Atty. ${lawyer.displayName}.`} title={titleOf(replaced)}>
      <Paragraph>
        Atty. {lawyer.displayName} issued an invoice for your payment. You don’t have to pay
        anything: it is for your records and your taxes.
      </Paragraph>
      <Facts
        rows={[
          ['Invoice', number],
          ['For', title],
          ['Payment reference', paymentReference({ payableId })],
        ]}
      />
      <ActionLink href={`${env.SITE_URL}${path}`}>Open the invoice</ActionLink>
    </MailLayout>,
  );
}
