import 'server-only';
import type { Meeting, MeetingAbsence, MeetingFile } from '@/lib/contract/meetings/meetings';
import type { Review } from '@/lib/contract/meetings/reviews';
import { fullName } from '@/lib/domain/accounts/full-name';
import { reviewAuthor } from '@/lib/domain/lawyers/review';
import { canAskAssociate } from '@/lib/domain/meetings/associates';
import { answerDeadline } from '@/lib/domain/meetings/attendance/absence';
import { callMinutes, type Stay } from '@/lib/domain/meetings/attendance/presence';
import { notJoinableReason } from '@/lib/domain/meetings/calls';
import {
  canCancel,
  refundEnd,
  refundOnCancel,
  refusalToMove,
} from '@/lib/domain/meetings/cancellation';
import { canInviteGuest } from '@/lib/domain/meetings/guests';
import { isMember, mayDelete, type Party, rightsOf, sees } from '@/lib/domain/meetings/meeting';
import { lawyerSeesNumber } from '@/lib/domain/meetings/phone-number';
import { titleFor } from '@/lib/domain/platform/members';
import { isoInstant, MINUTE_MS } from '@/lib/domain/platform/time';
import type { MeetingReviewRow } from '@/lib/server/lawyers/reviews/meeting-reviews';
import { pictureUrl } from '@/lib/server/media/pictures/service';
import { payerAddress } from '@/lib/server/payments/checkout/payer-policy';
import { serializeAssociate } from './associates-service';
import { serializeComment } from './comments-serialize';
import { serializeGuest } from './guests-serialize';
import { factsOf, isOpenForComments, showsCase, showsFile } from './policy';
import type { MeetingView } from './service';
import type { FileRow } from './store';

export function serializeMeeting(
  view: MeetingView,
  files: readonly FileRow[],
  party: Party,
  now: number,
): Meeting {
  const { meeting, lawyer, client, payment } = view;
  const facts = factsOf(meeting);
  const { start, end } = facts;
  const call = { ...facts, type: meeting.type };
  const held = meeting.status === 'PAYMENT_PENDING';
  const arranges = sees(party, 'meetings');
  const writes = sees(party, 'messages');
  return {
    _id: meeting.id,
    status: meeting.status,
    type: meeting.type,
    start_time: isoInstant(start),
    end_time: isoInstant(end),
    duration: (end - start) / MINUTE_MS,
    phone:
      party.side === 'client' || (arranges && lawyerSeesNumber(facts, now)) ? meeting.phone : null,
    subject: titleFor('meeting', meeting.subject, rightsOf(party)),
    description: showsCase(meeting, party) ? meeting.description : null,
    other_party: arranges ? meeting.otherParty : null,
    conflict_check: party.side === 'lawyer' && !isMember(party) ? serializeCheck(view) : null,
    attendee_name: arranges ? meeting.attendeeName : null,
    relation: arranges ? meeting.attendeeRelation : null,
    guest: arranges && view.guest ? serializeGuest(view.guest, call, party.side, now) : null,
    associate: associateFor(view, party),
    lawyer: {
      _id: lawyer.id,
      display_name: lawyer.displayName,
      picture_url: pictureUrl(lawyer.picture),
      is_listed: lawyer.isListed,
      area_of_practice: lawyer.area,
    },
    client: {
      _id: client.id,
      display_name: fullName(client),
      picture_url: pictureUrl(client.picture),
    },
    payment: {
      status: payment?.status ?? null,
      method: payment?.method ?? null,
      price: meeting.price,
      platform_fee: meeting.platformFee,
      total: meeting.price + meeting.platformFee,
      refunded: payment?.refunded ?? 0,
      by_payer: (party.side === 'client' && payment?.byPayer) || false,
    },
    refund_account: (party.side === 'client' && view.payment?.refundAccount) || null,
    files: serializeFiles(files, meeting, party),
    comments: writes ? view.comments?.map((row) => serializeComment(row, party)) : undefined,
    unread_comments: writes ? view.unread : 0,
    can_comment: writes && isOpenForComments(view, now),
    review: view.review && serializeReview(view.review, client, party),
    hold_expires_at:
      held && meeting.holdExpiresAt ? isoInstant(meeting.holdExpiresAt.getTime()) : null,
    refund_deadline: isoInstant(refundEnd(facts)),
    checkout_url:
      held && payment && party.side === 'client' ? `/checkout?ref=${payment.ref}` : null,
    payer_url: held && payment && party.side === 'client' ? payerAddress(meeting.id) : null,
    cancelled_by: meeting.cancelledBy,
    cancel_reason: arranges ? meeting.cancelReason : null,
    decline_reason: arranges ? meeting.declineReason : null,
    can_cancel: arranges && canCancel(facts, party.side, now),
    refund_if_cancelled: refundIfCancelled(view, party, now),
    can_reschedule:
      arranges && (refusalToMove(facts, party.side, now) === null || view.neverConnected === true),
    never_connected: view.neverConnected === true,
    lawyer_seen: view.seen?.lawyerSeen ?? null,
    stay: view.seen?.stay ? serializeStay(view.seen.stay) : null,
    can_invite_guest: party.side === 'client' && canInviteGuest(call, now),
    can_ask_associate: party.side === 'lawyer' && !isMember(party) && canAskAssociate(call, now),
    can_join: !isMember(party) && notJoinableReason(call, now) === null,
    last_move: view.lastMove && serializeMove(view.lastMove, arranges),
    call_minutes: meeting.callSeconds === null ? null : callMinutes(meeting.callSeconds * 1000),
    client_absent: meeting.clientAbsent,
    absence: view.absence && !isMember(party) ? serializeAbsence(view.absence) : null,
    work_item_id: meeting.workItemId,
  };
}

function serializeStay({ until, refundAt }: Stay): Meeting['stay'] {
  return { until: isoInstant(until), refund_at: isoInstant(refundAt) };
}

/** Returns the associate; a client sees a request only after the associate has accepted it. */
function associateFor({ associate }: MeetingView, { side }: Party): Meeting['associate'] {
  if (!associate || (side === 'client' && associate.acceptedAt === null)) return null;
  return serializeAssociate(associate);
}

function serializeCheck({
  meeting,
  conflictDecidedAt: at,
}: MeetingView): Meeting['conflict_check'] {
  const { conflictState: state } = meeting;
  return state && { state, checked_at: at && isoInstant(at.getTime()) };
}

function serializeAbsence(absence: NonNullable<MeetingView['absence']>): MeetingAbsence {
  const { state, details, answer, decision, reportedAt, answeredAt, decidedAt, closedAt } = absence;
  return {
    state,
    details,
    answer,
    decision,
    reported_at: isoInstant(reportedAt.getTime()),
    answer_until: isoInstant(answerDeadline(reportedAt.getTime())),
    answered_at: answeredAt && isoInstant(answeredAt.getTime()),
    decided_at: decidedAt && isoInstant(decidedAt.getTime()),
    unconnected: state === 'REFUNDED' && closedAt?.getTime() === reportedAt.getTime(),
  };
}

/** Serializes a move; its reason is visible only to members with the right to read it. */
function serializeMove(
  { movedBy, fromStart, ...move }: NonNullable<MeetingView['lastMove']>,
  withWords: boolean,
) {
  return {
    by: movedBy,
    unconnected: move.unconnected,
    reason: withWords ? move.reason : null,
    details: withWords ? move.details : null,
    from_time: isoInstant(fromStart.getTime()),
    moved_at: isoInstant(move.createdAt.getTime()),
  };
}

function refundIfCancelled(
  { meeting, payment }: MeetingView,
  { side }: Party,
  now: number,
): number | null {
  const facts = factsOf(meeting);
  if (facts.status !== 'CONFIRMED' || !canCancel(facts, side, now)) return null;
  return refundOnCancel(facts, side, payment?.refundable ?? 0, now);
}

export function serializeFiles(
  files: readonly FileRow[],
  meeting: MeetingView['meeting'],
  party: Party,
): MeetingFile[] {
  return files
    .filter((file) => showsFile(file, meeting, party))
    .map((file) => serializeFile(file, party));
}

export function serializeFile(file: FileRow, party: Party): MeetingFile {
  return {
    _id: file.id,
    name: file.name,
    size: file.size,
    content_type: file.contentType,
    url: `/api/v1/meeting/${file.meetingId}/file/${file.id}`,
    mine: file.ownerId === party.userId,
    can_remove: mayDelete(party, file),
  };
}

function replyOf({
  reply,
  repliedAt,
}: Pick<MeetingReviewRow, 'reply' | 'repliedAt'>): Review['reply'] {
  return reply !== null && repliedAt
    ? { text: reply, created_at: isoInstant(repliedAt.getTime()) }
    : null;
}

export function serializeReview(
  { review, reportedAt, decision, ...replied }: MeetingReviewRow,
  client: { firstName: string; lastName: string },
  { side }: Party,
): Review {
  return {
    _id: review.id,
    meeting_id: review.meetingId,
    rating: review.rating,
    comment: review.comment,
    show_name: review.showName,
    author: reviewAuthor(client, review.showName),
    created_at: isoInstant(review.createdAt.getTime()),
    edited_at: review.updatedAt && isoInstant(review.updatedAt.getTime()),
    reported_at: side === 'lawyer' && reportedAt ? isoInstant(reportedAt.getTime()) : null,
    report_decision: side === 'lawyer' ? decision : null,
    hidden_at: review.hiddenAt && isoInstant(review.hiddenAt.getTime()),
    reply: replyOf(replied),
  };
}
