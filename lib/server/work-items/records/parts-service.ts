import 'server-only';
import type { ServiceStatus } from '@/lib/domain/work-items/milestone';
import { findMeetings, type MeetingRow } from '@/lib/server/meetings/records/service';
import { type PaymentSummary, paymentsOf } from '@/lib/server/payments/checkout/service';
import type { Executor } from '@/lib/server/platform/db/pool';
import * as store from './parts-store';

export interface MilestoneView {
  readonly milestone: store.MilestoneRow;
  readonly payment: PaymentSummary | null;
}

export interface ServiceView {
  readonly service: store.ServiceRow;
  readonly purchase: store.PurchaseRow | null;
  readonly payment: PaymentSummary | null;
}

export interface IncludedMeetingView {
  readonly included: store.IncludedMeetingRow;
  /** Meeting that is confirmed or took place; null while a time can be chosen. */
  readonly meeting: MeetingRow | null;
}

export interface Parts {
  readonly milestones: readonly MilestoneView[];
  readonly services: readonly ServiceView[];
  readonly meetings: readonly IncludedMeetingView[];
  readonly files: readonly store.FileRow[];
}

/** Loads the parts without an access check; the number of statements is the same for every agreement. */
export async function partsOf(exec: Executor, itemId: string): Promise<Parts> {
  return {
    milestones: await milestonesOf(exec, itemId),
    services: await servicesOf(exec, itemId),
    meetings: await includedMeetingsOf(exec, itemId),
    files: await store.listFiles(exec, itemId),
  };
}

export async function milestonesOf(exec: Executor, itemId: string): Promise<MilestoneView[]> {
  const rows = await store.listMilestones(exec, itemId);
  const payments = await paymentsOf(
    exec,
    'milestone',
    rows.map(({ id }) => id),
  );
  return rows.map((milestone) => ({ milestone, payment: payments.get(milestone.id) ?? null }));
}

export async function servicesOf(exec: Executor, itemId: string): Promise<ServiceView[]> {
  const rows = await store.listServices(exec, itemId);
  const purchases = [...new Set(rows.flatMap(({ purchase }) => purchase?.id ?? []))];
  const payments = await paymentsOf(exec, 'service_purchase', purchases);
  return rows.map(({ service, purchase }) => ({
    service,
    purchase,
    payment: (purchase && payments.get(purchase.id)) ?? null,
  }));
}

export async function includedMeetingsOf(
  exec: Executor,
  itemId: string,
): Promise<IncludedMeetingView[]> {
  const rows = await store.listIncludedMeetings(exec, itemId);
  const scheduled = await findMeetings(
    exec,
    rows.flatMap(({ meetingId }) => meetingId ?? []),
  );
  const known = new Map(
    scheduled
      .filter(({ status }) => status !== 'CANCELLED' && status !== 'EXPIRED')
      .map((meeting) => [meeting.id, meeting]),
  );
  return rows.map((included) => ({
    included,
    meeting: (included.meetingId && known.get(included.meetingId)) || null,
  }));
}

/** Returns the status of a service by its purchase: an expired one leaves it as it was. */
export function serviceStatus({ purchase }: Pick<ServiceView, 'purchase'>): ServiceStatus {
  return !purchase || purchase.status === 'EXPIRED' ? 'PROPOSED' : purchase.status;
}

export type {
  AcceptanceRow,
  DeliveryRow,
  DisputeRow,
  FileRow,
  IncludedMeetingRow,
  MilestoneRow,
  PurchaseRow,
  Records,
  ServiceRow,
} from './parts-store';
export { findRecords as recordsOf, listDeliveries, listFiles as filesOf } from './parts-store';
