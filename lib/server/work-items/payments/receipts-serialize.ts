import 'server-only';
import { formatDay } from '@/lib/domain/platform/clock-labels';
import type { PdfDocument } from '@/lib/server/adapters/pdf/port';
import * as receipts from '@/lib/server/payments/statements/receipts-serialize';
import type { WorkItemReceipt } from './receipts-service';

/** A receipt without the title of the agreement and the names of its parts: it may be passed on to others. */
export function receiptDocument(
  { rows, part, ...paid }: WorkItemReceipt,
  now: number,
): PdfDocument {
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
