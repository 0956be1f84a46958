import 'server-only';
import type { WorkItem, WorkItemRow } from '@/lib/contract/work-items/work-items';
import { fullName } from '@/lib/domain/accounts/full-name';
import type { Party } from '@/lib/domain/meetings/meeting';
import { isoInstant } from '@/lib/domain/platform/time';
import type { RichTextDocument } from '@/lib/domain/work-items/rich-text';
import { objectionEnd } from '@/lib/domain/work-items/work-item';
import { pictureUrl } from '@/lib/server/media/pictures/service';
import { serializeWritten } from '@/lib/server/meetings/records/comments-serialize';
import {
  checkoutUrl,
  serializeAcceptance,
  serializeDelivery,
  serializeDispute,
  serializeFiles,
  serializeIncludedMeeting,
  serializeMilestone,
  serializeService,
} from './parts-serialize';
import { canChangeFiles, isOpenForComments, showsBrief } from './policy';
import type { WorkItemRowView, WorkItemView } from './service';

const NO_WORDS: RichTextDocument = { type: 'doc', content: [{ type: 'paragraph' }] };

export function serializeWorkItemRow(
  { item, client, lawyer, order, ...view }: WorkItemRowView,
  { side }: Party,
) {
  return {
    _id: item.id,
    title: item.title,
    client_id: client.id,
    client: {
      _id: client.id,
      display_name: fullName(client),
      picture_url: pictureUrl(client.picture),
    },
    lawyer: {
      _id: lawyer.id,
      display_name: lawyer.displayName,
      picture_url: pictureUrl(lawyer.picture),
    },
    price: item.price,
    due_date: item.dueDate,
    status: item.status,
    version: item.version,
    expires_at: item.status === 'PROPOSAL' ? iso(item.expiresAt) : null,
    rejected_by: item.rejectedBy,
    rejected_reason: item.rejectedReason,
    disputed_at: iso(view.disputedAt),
    money_moves_at: iso(view.moneyMovesAt),
    client_confirmed_at: iso(item.clientConfirmedAt),
    created_at: isoInstant(item.createdAt.getTime()),
    sent_at: iso(item.sentAt),
    accepted_at: iso(item.acceptedAt),
    paid_at: iso(item.paidAt),
    completed_at: iso(item.completedAt),
    objection_until:
      item.completedAt && isoInstant(objectionEnd(item.completedAt.getTime(), item.objectionDays)),
    unread_comments: view.unread,
    refund_account: side === 'client' ? view.refundAccount : null,
    order: order && {
      days: order.days,
      revisions: order.revisions,
      revisions_left: order.revisions - order.revised,
      conflict: order.conflictState,
      received_at: iso(order.receivedAt),
      answer_by: iso(order.answerBy),
      answered_at: iso(order.answeredAt),
    },
  } satisfies WorkItemRow;
}

export function serializeWorkItem(view: WorkItemView, party: Party, now: number): WorkItem {
  const { item, version } = view;
  return {
    ...serializeWorkItemRow(view, party),
    // The contract's lists can be changed.
    description: (version?.terms.description ?? NO_WORDS) as WorkItem['description'],
    platform_fee: item.platformFee,
    expiry_days: item.expiryDays,
    milestones: view.milestones.map((milestone) => serializeMilestone(milestone, view, party)),
    additional_services: view.services.map((service) => serializeService(service, party)),
    work_item_meetings: view.meetings.map((one) => serializeIncludedMeeting(one, now)),
    files: serializeFiles(view.files, view, party),
    comments: view.comments.map((row) => ({ ...serializeWritten(row, party), item_id: item.id })),
    can_comment: isOpenForComments(view, now),
    can_add_files: canChangeFiles(party.side, item.status),
    sha256: version?.sha256 ?? '',
    acceptance: isAccepted(view) && view.acceptance ? serializeAcceptance(view.acceptance) : null,
    dispute: view.dispute && serializeDispute(view.dispute),
    checkout_url: waitingCheckout(view, party),
    brief:
      view.order && showsBrief(view, party)
        ? { about: view.order.about, other_party: view.order.otherParty }
        : null,
    deliveries: view.deliveries.map(serializeDelivery),
    can: [...view.can],
  };
}

/** Whether an acceptance is in force; one that was not paid in time is history. */
function isAccepted({ item }: WorkItemView): boolean {
  return item.acceptedAt !== null;
}

function waitingCheckout({ item, milestones }: WorkItemView, { side }: Party): string | null {
  if (item.status !== 'PAYMENT_PENDING' || side !== 'client') return null;
  const pending = milestones.find(({ milestone }) => milestone.status === 'PAYMENT_PENDING');
  return pending?.payment ? checkoutUrl(pending.payment) : null;
}

function iso(at: Date | null): string | null {
  return at && isoInstant(at.getTime());
}
