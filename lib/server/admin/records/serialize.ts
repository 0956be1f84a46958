import 'server-only';
import type { AgreementRecord, MeetingRecord, PaymentRecord } from '@/lib/contract/admin/records';
import { fullName } from '@/lib/domain/accounts/full-name';
import { paymentReference } from '@/lib/domain/payments/payment-reference';
import { isoInstant } from '@/lib/domain/platform/time';
import type * as store from './store';

export function serializeMeeting({ meeting, ...people }: store.MeetingRow): MeetingRecord {
  return {
    _id: meeting.id,
    ...peopleOf(people),
    status: meeting.status,
    type: meeting.type,
    start_time: at(meeting.startsAt),
    end_time: at(meeting.endsAt),
    total: meeting.price + meeting.platformFee,
    created_at: at(meeting.createdAt),
  };
}

export function serializeAgreement({ item, ...people }: store.AgreementRow): AgreementRecord {
  return {
    _id: item.id,
    ...peopleOf(people),
    status: item.status,
    title: item.title,
    price: item.price,
    created_at: at(item.createdAt),
    accepted_at: maybe(item.acceptedAt),
    completed_at: maybe(item.completedAt),
  };
}

export function serializePayment({ payment, ...row }: store.PaymentRow): PaymentRecord {
  const { id, status, method, total, received, gateway } = payment;
  return {
    _id: id,
    reference: paymentReference(payment),
    ...peopleOf(row),
    about: row.meetingId
      ? { kind: 'meeting', _id: row.meetingId }
      : { kind: 'agreement', _id: row.agreementId ?? payment.payableId },
    status,
    method,
    total,
    received,
    refunded: row.refunded,
    released: row.released,
    gateway,
    gateway_payment: payment.gatewayPaymentId,
    checkout: payment.sessionId,
    created_at: at(payment.createdAt),
    paid_at: maybe(payment.paidAt),
  };
}

function peopleOf({ client, lawyer }: Pick<store.MeetingRow, 'client' | 'lawyer'>) {
  return {
    client: { _id: client.id, name: fullName(client) },
    lawyer: { _id: lawyer.userId, name: `Atty. ${lawyer.displayName}` },
  };
}

function at(instant: Date): string {
  return isoInstant(instant.getTime());
}

function maybe(instant: Date | null): string | null {
  return instant && at(instant);
}
