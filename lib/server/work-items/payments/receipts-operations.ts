import 'server-only';
import * as contract from '@/lib/contract/work-items/documents';
import { formatDay } from '@/lib/domain/platform/clock-labels';
import { renderPdf } from '@/lib/server/adapters/pdf/pdf';
import type { PdfDocument } from '@/lib/server/adapters/pdf/port';
import * as receipts from '@/lib/server/payments/statements/receipts-serialize';
import { referenceOf } from '@/lib/server/payments/statements/receipts-serialize';
import { consumeRateLimit } from '@/lib/server/platform/limits/service';
import { operation } from '@/lib/server/platform/pipeline/operation';
import { receiptOf, type WorkItemReceipt } from './receipts-service';

export const getWorkItemReceipt = operation(
  contract.getWorkItemReceipt,
  async ({ actor, params, now }) => {
    const party = { side: 'client', userId: actor.id } as const;
    const receipt = await receiptOf(party, params.id, params.childId);
    const body = await renderPdf(receiptDocument(receipt, now));
    const name = `receipt-${referenceOf(receipt)}.pdf`;
    return { name, contentType: 'application/pdf', size: body.length, body };
  },
  { before: ({ actor }) => consumeRateLimit('pdf_account', actor.id) },
);

/** A receipt without the title of the agreement and the names of its parts: it may be passed on to others. */
function receiptDocument({ rows, part, ...paid }: WorkItemReceipt, now: number): PdfDocument {
  const { item, client, lawyer } = rows;
  const accepted = item.acceptedAt
    ? ([['Agreement accepted on', formatDay(item.acceptedAt.getTime())]] as const)
    : [];
  return receipts.receiptDocument(
    paid,
    [
      ['Paid by', `${client.firstName} ${client.lastName}`],
      ['Lawyer', `Atty. ${lawyer.displayName}`],
      ['For', whatFor(part)],
      ...accepted,
    ],
    now,
  );
}

function whatFor(part: WorkItemReceipt['part']): string {
  if (part === 'services') return 'Additional legal services beside an engagement agreement';
  const whole = 'Legal services under an engagement agreement';
  return part === null ? whole : `${whole}, milestone ${part}`;
}
