import 'server-only';
import { MEETINGS_AHEAD } from '@/lib/catalogue/deletion-waits';
import { isCaseOpen } from '@/lib/domain/meetings/conflicts/conflict';
import { type PaymentSummary, paymentsOf } from '@/lib/server/payments/checkout/service';
import type { Executor, Transaction } from '@/lib/server/platform/db/pool';
import { exportFile } from '@/lib/server/registry/export-file';
import type { ErasedAccount, ExportSection } from '@/lib/server/registry/feature';
import * as store from './personal-data-store';
import type { MeetingRow } from './service';

export async function deletionWaits(
  exec: Executor,
  userId: string,
  now: number,
): Promise<string | null> {
  return (await store.hasMeetingsAhead(exec, userId, new Date(now))) ? MEETINGS_AHEAD : null;
}

export async function exportedMeetings(exec: Executor, userId: string): Promise<ExportSection> {
  const rows = await store.findMeetings(exec, userId);
  const ids = rows.map(({ id }) => id);
  const payments = await paymentsOf(exec, 'meeting', ids);
  const moves = await store.findMoves(exec, userId);
  const data = rows.map((row) => ({
    ...meetingData(row, payments.get(row.id)),
    // It is the client's: what the lawyer may see is on the page of the meeting, around the call.
    phone: row.clientId === userId ? row.phone : null,
    description: row.clientId === userId || isCaseOpen(row.conflictState) ? row.description : null,
    moves: moves.filter(({ meetingId }) => meetingId === row.id).map(moveData),
  }));
  return { name: 'meetings', data };
}

function meetingData(meeting: MeetingRow, payment: PaymentSummary | undefined) {
  return {
    id: meeting.id,
    lawyer: meeting.lawyerId,
    work_item: meeting.workItemId,
    starts_at: meeting.startsAt,
    ends_at: meeting.endsAt,
    status: meeting.status,
    type: meeting.type,
    subject: meeting.subject,
    description: meeting.description,
    other_party: meeting.otherParty,
    client_time_zone: meeting.clientZone,
    attendee_name: meeting.attendeeName,
    attendee_relation: meeting.attendeeRelation,
    consent_at: meeting.consentAt,
    booked_at: meeting.createdAt,
    confirmed_at: meeting.confirmedAt,
    cancelled_by: meeting.cancelledBy,
    cancel_reason: meeting.cancelReason,
    decline_reason: meeting.declineReason,
    call_seconds: meeting.callSeconds,
    client_absent: meeting.clientAbsent,
    price_centavos: meeting.price,
    payment: payment
      ? {
          reference: payment.ref,
          method: payment.method,
          status: payment.status,
          total_centavos: payment.total,
          received_centavos: payment.received,
          refunded_centavos: payment.refunded,
          paid_at: payment.paidAt,
          paid_by_somebody_else: payment.byPayer,
        }
      : null,
  };
}

function moveData(move: Awaited<ReturnType<typeof store.findMoves>>[number]) {
  const { movedBy, fromStart, toStart, reason, details, unconnected, createdAt } = move;
  return {
    by: movedBy,
    from: fromStart,
    to: toStart,
    reason,
    details,
    call_could_not_be_connected: unconnected,
    at: createdAt,
  };
}

export async function exportedFiles(exec: Executor, userId: string): Promise<ExportSection> {
  const rows = (await store.findFiles(exec, userId)).map((row) => ({ row, file: exportFile(row) }));
  const data = rows.map(({ row: { name, size, contentType, meetingId, createdAt }, file }) => ({
    name,
    size,
    content_type: contentType,
    meeting: meetingId,
    added_at: createdAt,
    in_this_archive: file.path,
  }));
  return { name: 'files', data, files: rows.map(({ file }) => file) };
}

export async function eraseMeetings(tx: Transaction, { id }: ErasedAccount): Promise<string[]> {
  await store.anonymiseMeetings(tx, id);
  return [];
}

export function eraseFiles(tx: Transaction, { id }: ErasedAccount): Promise<string[]> {
  return store.deleteFiles(tx, id);
}
