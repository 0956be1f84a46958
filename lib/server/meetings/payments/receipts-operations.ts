import 'server-only';
import * as contract from '@/lib/contract/meetings/summaries';
import { MINUTE_MS } from '@/lib/domain/platform/time';
import { renderPdf } from '@/lib/server/adapters/pdf/pdf';
import type { PdfDocument } from '@/lib/server/adapters/pdf/port';
import * as receipts from '@/lib/server/payments/statements/receipts';
import { referenceOf } from '@/lib/server/payments/statements/receipts';
import { consumeRateLimit } from '@/lib/server/platform/limits/service';
import { operation } from '@/lib/server/platform/pipeline/operation';
import { type Receipt, receiptOf } from './receipts-service';

export const getReceipt = operation(
  contract.getReceipt,
  async ({ actor, params, now }) => {
    const receipt = await receiptOf({ side: 'client', userId: actor.id }, params.id);
    const body = await renderPdf(receiptDocument(receipt, now));
    const name = `receipt-${referenceOf(receipt)}.pdf`;
    return { name, contentType: 'application/pdf', size: body.length, body };
  },
  { before: ({ actor }) => consumeRateLimit('pdf_account', actor.id) },
);

/** A receipt without the subject of the meeting: it may be passed on to others. */
function receiptDocument({ view, ...paid }: Receipt, now: number): PdfDocument {
  const { meeting, lawyer, client } = view;
  const minutes = (meeting.endsAt.getTime() - meeting.startsAt.getTime()) / MINUTE_MS;
  const kind = meeting.type === 'VIDEO' ? 'video' : 'phone';
  return receipts.receiptDocument(
    paid,
    [
      ['Paid by', `${client.firstName} ${client.lastName}`],
      ['Lawyer', `Atty. ${lawyer.displayName}`],
      ['For', `Legal consultation by ${kind}, ${minutes} minutes`],
      ['Time', `${receipts.instantLabel(meeting.startsAt)}${whatBecame(meeting)}`],
    ],
    now,
  );
}

function whatBecame({ status }: Receipt['view']['meeting']): string {
  if (status === 'CANCELLED') return ', cancelled';
  return status === 'EXPIRED' ? ', not booked' : '';
}
