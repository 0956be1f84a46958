import 'server-only';
import * as contract from '@/lib/contract/meetings/summaries';
import { fullName } from '@/lib/domain/accounts/full-name';
import type { Party } from '@/lib/domain/meetings/meeting';
import { MINUTE_MS } from '@/lib/domain/platform/time';
import { renderPdf } from '@/lib/server/adapters/pdf/pdf';
import type { PdfDocument } from '@/lib/server/adapters/pdf/port';
import * as receipts from '@/lib/server/payments/statements/receipts';
import {
  type PaidPayment,
  paidPaymentOf,
  referenceOf,
} from '@/lib/server/payments/statements/receipts';
import { database } from '@/lib/server/platform/db/pool';
import { consumeRateLimit } from '@/lib/server/platform/limits/service';
import { operation } from '@/lib/server/platform/pipeline/operation';
import * as records from '../records/service';

// Operations

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

/** Builds a receipt without the subject of the meeting, since it may be passed on to others. */
function receiptDocument({ view, ...paid }: Receipt, now: number): PdfDocument {
  const { meeting, lawyer, client } = view;
  const minutes = (meeting.endsAt.getTime() - meeting.startsAt.getTime()) / MINUTE_MS;
  const kind = meeting.type === 'VIDEO' ? 'video' : 'phone';
  return receipts.receiptDocument(
    paid,
    [
      ...whoPaid(paid.payment, fullName(client)),
      ['Lawyer', `Atty. ${lawyer.displayName}`],
      ['For', `Legal consultation by ${kind}, ${minutes} minutes`],
      ['Time', `${receipts.instantLabel(meeting.startsAt)}${whatBecame(meeting)}`],
    ],
    now,
  );
}

function whoPaid({ byPayer }: PaidPayment['payment'], client: string): [string, string][] {
  if (!byPayer) return [['Paid by', client]];
  return [
    ['Client', client],
    ['Paid by', 'Another person, for the client'],
  ];
}

function whatBecame({ status }: Receipt['view']['meeting']): string {
  if (status === 'CANCELLED') return ', cancelled';
  return status === 'EXPIRED' ? ', not booked' : '';
}

// Service

interface Receipt extends PaidPayment {
  readonly view: records.MeetingRows;
}

async function receiptOf(party: Party, meetingId: string): Promise<Receipt> {
  await records.ownMeeting(database(), meetingId, party);
  const paid = await paidPaymentOf(database(), { type: 'meeting', id: meetingId });
  return { ...paid, view: await records.rowsOf(database(), meetingId) };
}
