import 'server-only';
import { MINUTE_MS } from '@/lib/domain/platform/time';
import type { PdfDocument } from '@/lib/server/adapters/pdf/port';
import * as receipts from '@/lib/server/payments/statements/receipts-serialize';
import type { Receipt } from './receipts-service';

/** A receipt without the subject of the meeting: it may be passed on to others. */
export function receiptDocument({ view, ...paid }: Receipt, now: number): PdfDocument {
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
