import 'server-only';
import type { WorkItemFile } from '@/lib/contract/work-items/files';
import type { Milestone } from '@/lib/contract/work-items/milestones';
import type { AdditionalService } from '@/lib/contract/work-items/services';
import type { Delivery, IncludedMeeting, WorkItem } from '@/lib/contract/work-items/work-items';
import { notJoinableReason } from '@/lib/domain/meetings/calls';
import { mayDelete, type Party } from '@/lib/domain/meetings/meeting';
import { isoInstant } from '@/lib/domain/platform/time';
import { CHANGES_MAX, objectionEnd } from '@/lib/domain/work-items/work-item';
import {
  type AcceptanceRow,
  type DeliveryRow,
  type DisputeRow,
  type FileRow,
  type IncludedMeetingView,
  type MilestoneView,
  type ServiceView,
  serviceStatus,
} from './parts-service';
import { changesOf, showsFile } from './policy';
import type { WorkItemView } from './service';

export function serializeMilestone(
  { milestone, payment }: MilestoneView,
  { item: { objectionDays }, deliveries }: Pick<WorkItemView, 'item' | 'deliveries'>,
  { side }: Party,
): Milestone {
  const { finishedAt, releasedAt } = milestone;
  const pending = milestone.status === 'PAYMENT_PENDING';
  const { asked, openSince } = changesOf(milestone, deliveries);
  const release =
    finishedAt && !releasedAt ? new Date(objectionEnd(finishedAt.getTime(), objectionDays)) : null;
  return {
    _id: milestone.id,
    name: milestone.name,
    amount: milestone.amount,
    due_date: milestone.dueDate,
    status: milestone.status,
    asked_at: iso(milestone.askedAt),
    hold_expires_at: iso(milestone.holdExpiresAt),
    paid_at: iso(milestone.paidAt),
    finished_at: iso(finishedAt),
    changes_asked_at: iso(openSince),
    changes_left: Math.max(0, CHANGES_MAX - asked),
    release_at: iso(release),
    released_at: iso(releasedAt),
    refunded: payment ? (payment.received ?? 0) - payment.refundable : 0,
    checkout_url: pending && payment && side === 'client' ? checkoutUrl(payment) : null,
  };
}

export function serializeService(view: ServiceView, { side }: Party): AdditionalService {
  const { service, purchase, payment } = view;
  const status = serviceStatus(view);
  const pending = status === 'PAYMENT_PENDING';
  return {
    _id: service.id,
    name: service.name,
    description: service.description,
    price: service.price,
    status,
    purchased_at: iso(purchase?.purchasedAt ?? null),
    hold_expires_at: pending ? iso(purchase?.holdExpiresAt ?? null) : null,
    checkout_url: pending && payment && side === 'client' ? checkoutUrl(payment) : null,
  };
}

export function serializeIncludedMeeting(
  { included, meeting }: IncludedMeetingView,
  now: number,
): IncludedMeeting {
  return {
    _id: included.id,
    title: included.title,
    duration: included.duration,
    meeting_id: meeting?.id ?? null,
    meeting: meeting && {
      status: meeting.status,
      type: meeting.type,
      start_time: isoInstant(meeting.startsAt.getTime()),
      end_time: isoInstant(meeting.endsAt.getTime()),
      can_join:
        notJoinableReason(
          {
            status: meeting.status,
            type: meeting.type,
            start: meeting.startsAt.getTime(),
            end: meeting.endsAt.getTime(),
          },
          now,
        ) === null,
    },
  };
}

/** Serializes the files that this person may read. Delivered ones stay. */
export function serializeFiles(
  files: readonly FileRow[],
  { order, deliveries }: Pick<WorkItemView, 'order' | 'deliveries'>,
  party: Party,
): WorkItemFile[] {
  const delivered = new Set(deliveries.flatMap(({ fileIds }) => fileIds));
  return files
    .filter((file) => showsFile(file, { order }, party))
    .map((file) => {
      const shown = serializeFile(file, party);
      return { ...shown, can_remove: shown.can_remove && !delivered.has(file.id) };
    });
}

export function serializeDelivery(row: DeliveryRow): Delivery {
  return {
    _id: row.id,
    milestone_id: row.milestoneId,
    note: row.note,
    delivered_at: isoInstant(row.deliveredAt.getTime()),
    file_ids: row.fileIds,
    changes: row.changes,
    changes_asked_at: iso(row.changesAskedAt),
  };
}

function serializeFile(file: FileRow, party: Party): WorkItemFile {
  return {
    _id: file.id,
    name: file.name,
    size: file.size,
    content_type: file.contentType,
    url: `/api/v1/work-items/${file.workItemId}/file/${file.id}`,
    mine: file.ownerId === party.userId,
    can_remove: mayDelete(party, file),
  };
}

/** Serializes an acceptance without the network address, which is never shown. */
export function serializeAcceptance(acceptance: AcceptanceRow): WorkItem['acceptance'] {
  const { name, acceptedAt, version, sha256, pdfSha256 } = acceptance;
  return {
    name,
    accepted_at: isoInstant(acceptedAt.getTime()),
    version,
    sha256,
    pdf_sha256: pdfSha256,
  };
}

export function serializeDispute(dispute: DisputeRow): WorkItem['dispute'] {
  const { kind, reason, createdAt, decision, decidedAt, refunded } = dispute;
  return {
    kind,
    reason,
    disputed_at: isoInstant(createdAt.getTime()),
    decision,
    decided_at: iso(decidedAt),
    refunded,
  };
}

/** Returns the page that shows a payment and leads to the gateway's. */
export function checkoutUrl({ ref }: { ref: string }): string {
  return `/checkout?ref=${ref}`;
}

function iso(at: Date | null): string | null {
  return at && isoInstant(at.getTime());
}
