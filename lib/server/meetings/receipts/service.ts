import 'server-only';
import type { Party } from '@/lib/domain/meetings/meeting';
import { findLatest, type PaymentRow } from '@/lib/server/payments/checkout/service';
import { listRefunds, type RefundRow } from '@/lib/server/payments/refunds/service';
import { notFound } from '@/lib/server/platform/app-error';
import { database } from '@/lib/server/platform/db/pool';
import * as records from '../records/service';

export interface Receipt {
  readonly view: records.MeetingRows;
  readonly payment: PaymentRow & { paidAt: Date; received: number };
  readonly refunds: readonly RefundRow[];
}

/** What a client paid for an own meeting; not found while no money arrived, and for what is free. */
export async function receiptOf(party: Party, meetingId: string): Promise<Receipt> {
  await records.ownMeeting(database(), meetingId, party);
  const payment = await findLatest(database(), { type: 'meeting', id: meetingId });
  if (!payment?.paidAt || payment.received === null) throw notFound();
  const { paidAt, received } = payment;
  return {
    view: await records.rowsOf(database(), meetingId),
    payment: { ...payment, paidAt, received },
    refunds: await listRefunds(database(), payment.id),
  };
}
