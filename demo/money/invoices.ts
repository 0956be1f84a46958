import 'server-only';
import { createHash } from 'node:crypto';
import { formatDay } from '@/lib/domain/platform/clock-labels';
import { formatPeso } from '@/lib/domain/platform/money';
import { DAY_MS } from '@/lib/domain/platform/time';
import { renderPdf } from '@/lib/server/adapters/pdf/pdf';
import { storeFiles } from '@/lib/server/lawyers/verification/documents-service';
import type { invoices } from '@/lib/server/schema/payouts';
import type { MeetingRows } from '@/lib/server/seed/store';

type NewInvoice = typeof invoices.$inferInsert;
type Paid = NonNullable<MeetingRows['payment']>;

const FILE = { name: 'invoice.pdf', contentType: 'application/pdf' } as const;

/** Days for which the newest payments have no invoice yet. */
const WAITS = 7;

/**
 * Returns the demo lawyer's invoices for paid-out meetings, numbered in the order of payment: those of `clientId` as
 * files, the others kept in the lawyer's own external books.
 */
export function demoInvoices(
  now: number,
  meetings: readonly MeetingRows[],
  clientId: string,
): Promise<NewInvoice[]> {
  const paid = meetings
    .flatMap(({ meeting, payment }) =>
      payment?.paidAt && meeting.releasedAt ? [{ meeting, payment, at: payment.paidAt }] : [],
    )
    .filter(({ at }) => at.getTime() < now - WAITS * DAY_MS)
    .toSorted((a, b) => a.at.getTime() - b.at.getTime());
  return Promise.all(
    paid.map(async ({ meeting, payment, at }, index) => {
      const number = String(index + 1).padStart(4, '0');
      const invoice = { paymentId: payment.id, number, sentAt: new Date(at.getTime() + DAY_MS) };
      return meeting.clientId === clientId
        ? withFile(invoice, payment)
        : { ...invoice, link: `https://books.example.com/invoices/${number}` };
    }),
  );
}

async function withFile(invoice: NewInvoice, payment: Paid): Promise<NewInvoice> {
  const content = await invoicePdf(invoice, payment);
  return storeFiles('invoices', [{ ...FILE, content }], async ([stored]) => ({
    ...invoice,
    fileName: FILE.name,
    fileType: FILE.contentType,
    fileSize: stored?.size,
    fileKey: stored?.storageKey,
    fileHash: createHash('sha256').update(content).digest('hex'),
  }));
}

function invoicePdf({ number, sentAt }: NewInvoice, { price, id }: Paid) {
  return renderPdf({
    title: `Invoice ${number}`,
    createdAt: sentAt.getTime(),
    blocks: [
      {
        kind: 'notice',
        text: 'Demo data: this invoice is made up and not registered with the Bureau of Internal Revenue.',
      },
      {
        kind: 'facts',
        rows: [
          ['Number', number],
          ['Date', formatDay(sentAt.getTime())],
          ['For', 'Legal consultation'],
          ['Amount', formatPeso(price)],
          ['Payment reference', id.slice(0, 8).toUpperCase()],
        ],
      },
    ],
    footer: 'Demo document',
  });
}
