import 'server-only';
import type { Party } from '@/lib/domain/meetings/meeting';
import { type PaidPayment, paidPaymentOf } from '@/lib/server/payments/statements/receipts';
import { database } from '@/lib/server/platform/db/pool';
import * as records from '../records/service';

export interface Receipt extends PaidPayment {
  readonly view: records.MeetingRows;
}

/** What a client paid for an own meeting; not found while no money arrived, and for what is free. */
export async function receiptOf(party: Party, meetingId: string): Promise<Receipt> {
  await records.ownMeeting(database(), meetingId, party);
  const paid = await paidPaymentOf(database(), { type: 'meeting', id: meetingId });
  return { ...paid, view: await records.rowsOf(database(), meetingId) };
}
