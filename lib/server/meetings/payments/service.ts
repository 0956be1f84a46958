import 'server-only';
import { monthRange } from '@/lib/domain/platform/months';
import {
  monthsWithPayments,
  type ReceivedPayment,
  receivedIn,
} from '@/lib/server/payments/received/service';
import { database, type Executor } from '@/lib/server/platform/db/pool';
import type { PayableTitle } from '@/lib/server/registry/payable';
import * as store from './store';

export interface PaymentOfLawyer {
  readonly payment: ReceivedPayment;
  readonly meeting: store.PaidMeeting;
}

/** Payments for a lawyer's meetings that arrived in a month, the latest first, and the months that have any. */
export async function paymentsOfLawyer(
  lawyerId: string,
  month: string,
): Promise<{ months: string[]; payments: PaymentOfLawyer[] }> {
  const own = { type: 'meeting', ids: store.meetingIdsOf(database(), lawyerId) } as const;
  const [months, received] = await Promise.all([
    monthsWithPayments(database(), own),
    receivedIn(database(), own, monthRange(month)),
  ]);
  const ids = [...new Set(received.map(({ payableId }) => payableId))];
  const meetings = await store.findPaidMeetings(database(), ids);
  const byId = new Map(meetings.map((meeting) => [meeting.id, meeting]));
  const payments = received.flatMap((payment) => {
    const meeting = byId.get(payment.payableId);
    return meeting ? [{ payment, meeting }] : [];
  });
  return { months, payments };
}

/** Meetings as a lawyer's payments show them. */
export async function titlesOf(exec: Executor, ids: readonly string[]): Promise<PayableTitle[]> {
  const meetings = await store.findPaidMeetings(exec, ids);
  return meetings.map(({ id, subject, startsAt, endsAt, client }) => ({
    ...{ id, title: subject, path: `/lawyer-portal/meeting/${id}` },
    client: { id: client.id, name: `${client.firstName} ${client.lastName}` },
    time: { start: startsAt, end: endsAt },
  }));
}

export { meetingIdsOf } from './store';
