import 'server-only';
import type { AdminCase } from '@/lib/contract/admin/cases';
import { fullName } from '@/lib/domain/accounts/full-name';
import { reviewAuthor } from '@/lib/domain/lawyers/review';
import { answerDeadline } from '@/lib/domain/meetings/attendance/absence';
import { isoInstant } from '@/lib/domain/platform/time';
import { serializeQuestion } from '@/lib/server/cases/help/operations';
import { addressOf } from '@/lib/server/cases/help/service';
import type { CaseRow } from '@/lib/server/cases/proceedings/service';
import type { CaseView } from './service';

/**
 * Serializes a case.
 * @param adminId the administrator who reads it
 */
export function serializeCase(view: CaseView, adminId: string): AdminCase {
  switch (view.kind) {
    case 'absence':
      return absenceCase(view);
    case 'dispute':
      return disputeCase(view);
    case 'review':
      return reviewCase(view);
    case 'unclaimed':
      return unclaimedCase(view);
    case 'help':
      return helpCase(view, adminId);
  }
}

function absenceCase({ absence, ...view }: CaseView & { kind: 'absence' }): AdminCase {
  return {
    kind: 'absence',
    _id: absence.meetingId,
    case: argued(view.case),
    ...peopleOf(view),
    state: absence.state,
    type: view.type,
    start_time: at(view.startsAt),
    details: absence.details,
    reported_at: at(absence.reportedAt),
    answer_until: isoInstant(answerDeadline(absence.reportedAt.getTime())),
    answer: absence.answer,
    answered_at: maybe(absence.answeredAt),
    refundable: view.refundable,
    decision: absence.decision,
    decided_at: maybe(absence.decidedAt ?? absence.closedAt),
  };
}

function disputeCase({ dispute, item, ...view }: CaseView & { kind: 'dispute' }): AdminCase {
  return {
    kind: 'dispute',
    _id: dispute.id,
    case: argued(view.case),
    ...peopleOf(view),
    agreement_id: item.id,
    title: item.title,
    status: item.status,
    due_date: item.dueDate,
    about: dispute.kind,
    reason: dispute.reason,
    disputed_at: at(dispute.createdAt),
    held: view.held.map(({ refundable, releasable }) => ({ refundable, releasable })),
    refunded: dispute.refunded,
    decision: dispute.decision,
    decided_at: maybe(dispute.decidedAt),
  };
}

function reviewCase({ report, review, ...view }: CaseView & { kind: 'review' }): AdminCase {
  return {
    kind: 'review',
    _id: review.id,
    ...peopleOf(view),
    meeting_id: review.meetingId,
    rating: review.rating,
    comment: review.comment,
    written_at: at(review.createdAt),
    author: reviewAuthor(view.client, review.showName),
    reason: report.reason,
    reported_at: at(report.createdAt),
    outcome: report.decision,
    decision: report.decisionReason,
    decided_at: maybe(report.decidedAt),
  };
}

function unclaimedCase({ unclaimed }: CaseView & { kind: 'unclaimed' }): AdminCase {
  const { id, gateway, gatewayPaymentId, sessionId, reference, amount, currency } = unclaimed;
  return {
    kind: 'unclaimed',
    _id: id,
    gateway,
    gateway_payment: gatewayPaymentId,
    checkout: sessionId,
    reference,
    amount,
    currency,
    found_at: at(unclaimed.foundAt),
    decision: unclaimed.decision,
    decided_at: maybe(unclaimed.closedAt),
  };
}

function helpCase({ kind, ...view }: CaseView & { kind: 'help' }, adminId: string): AdminCase {
  const { question, asker, assignee } = view;
  return {
    kind,
    ...serializeQuestion(question, `/api/v1/admin/help-questions/${question.id}/file`),
    person: asker && named(asker),
    email: addressOf(view),
    assigned_to: assignee && { ...named(assignee), is_me: assignee.id === adminId },
  };
}

function named(user: { id: string; firstName: string; lastName: string }) {
  return { _id: user.id, display_name: fullName(user) };
}

function argued(row: CaseRow | null) {
  return row && { _id: row.id, state: row.state, decide_by: maybe(row.decideBy) };
}

type People = Pick<Extract<CaseView, { kind: 'review' }>, 'client' | 'lawyer'>;

function peopleOf({ client, lawyer }: People) {
  return {
    client: { _id: client.id, display_name: fullName(client) },
    lawyer: {
      _id: lawyer.userId,
      display_name: `Atty. ${lawyer.displayName}`,
    },
  };
}

function at(instant: Date): string {
  return isoInstant(instant.getTime());
}

function maybe(instant: Date | null): string | null {
  return instant && at(instant);
}
