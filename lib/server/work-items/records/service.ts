import 'server-only';
import { cache } from 'react';
import type { RefundAccountState } from '@/lib/contract/payments/payments';
import { searchedWords } from '@/lib/domain/meetings/client';
import { isOver, type Party } from '@/lib/domain/meetings/meeting';
import type { WorkItemAction, WorkItemStatus } from '@/lib/domain/work-items/work-item';
import { decidedUntil } from '@/lib/server/cases/proceedings/decided-service';
import {
  type CommentRow,
  newestComments,
  unreadCounts,
} from '@/lib/server/meetings/records/comments-service';
import { publishChange } from '@/lib/server/notifications/live/live';
import { notFound } from '@/lib/server/platform/app-error';
import { database, type Executor, type Transaction } from '@/lib/server/platform/db/pool';
import {
  type DeliveryRow,
  type IncludedMeetingView,
  listDeliveries,
  type Parts,
  partsOf,
  type Records,
  recordsOf,
  serviceStatus,
} from './parts-service';
import { actionsOf, type WorkItemFacts } from './policy';
import { refundAccountsOfItems } from './refunds';
import * as store from './store';

// Whoever changes an agreement, or anything that belongs to it, first locks its row (`lockedRows`): the one lock of an
// agreement. Where the lawyer's lock is needed too (settlement, times of meetings), that one is taken before.

export async function ownRows(
  exec: Executor,
  party: Party,
  id: string,
): Promise<store.WorkItemRows> {
  const rows = await findRows(exec, id, party);
  if (!rows) throw notFound();
  return rows;
}

/** Loads an agreement, cached for the whole page. */
const findRows = cache(store.findRows);

export async function lockedRows(
  tx: Transaction,
  party: Party,
  id: string,
): Promise<store.WorkItemRows> {
  const rows = await store.lockRows(tx, id, party);
  if (!rows) throw notFound();
  return rows;
}

export async function rowsOf(exec: Executor, id: string): Promise<store.WorkItemRows> {
  const rows = await store.findRows(exec, id, null);
  if (!rows) throw new Error('agreement not found');
  return rows;
}

export function findLockedRows(
  tx: Transaction,
  id: string,
): Promise<store.WorkItemRows | undefined> {
  return store.lockRows(tx, id, null);
}

export async function lockedRowsOf(tx: Transaction, id: string): Promise<store.WorkItemRows> {
  const rows = await store.lockRows(tx, id, null);
  if (!rows) throw new Error('agreement not found');
  return rows;
}

/**
 * Changes the status by compare-and-set, published to those who may see it at once: true for the one caller that moved it.
 * `only` narrows the states that it may leave.
 */
export async function changeStatusOf(
  tx: Transaction,
  id: string,
  to: WorkItemStatus,
  change: store.StatusChange = {},
): Promise<boolean> {
  const people = await store.changeStatus(tx, id, to, change);
  if (!people) return false;
  await publishChange(tx, people, { type: 'work-item', id });
  return true;
}

export function updateItem(
  tx: Transaction,
  id: string,
  set: Omit<store.StatusChange, 'only'>,
): Promise<void> {
  return store.updateItem(tx, id, set);
}

/** Publishes a change of an agreement to both people; of a draft to its lawyer, of an unpaid order to its client alone. */
export async function publishWorkItem(
  tx: Transaction,
  { item, client, lawyer, order }: store.WorkItemRows,
): Promise<void> {
  const people =
    item.status === 'DRAFT'
      ? [lawyer.userId]
      : [client.id, ...(order && !order.receivedAt ? [] : [lawyer.userId])];
  await publishChange(tx, people, { type: 'work-item', id: item.id });
}

export interface WorkItemRowView extends store.WorkItemRows {
  readonly disputedAt: Date | null;
  /** Time at which the money of a decided objection moves, unless a review is asked for. */
  readonly moneyMovesAt: Date | null;
  /** Number of unseen comments by the other person. */
  readonly unread: number;
  /** A refund that needs an account from the client; relevant to the client alone. */
  readonly refundAccount: RefundAccountState | null;
}

export interface WorkItemView extends WorkItemRowView, Parts, Records {
  readonly comments: readonly CommentRow[];
  readonly deliveries: readonly DeliveryRow[];
  readonly can: readonly WorkItemAction[];
}

/** Returns an agreement of this person; not found when it is another person's. */
export async function viewOf(
  party: Party,
  id: string,
  now: number,
  exec: Executor = database(),
): Promise<WorkItemView> {
  const rows = await ownRows(exec, party, id);
  const parts = await partsOf(exec, id);
  const records = await recordsOf(exec, id);
  const asked = records.version?.terms.milestones.length ?? parts.milestones.length;
  const { dispute } = records;
  const accounts = await refundAccountsFor(exec, party, [id]);
  const open = dispute && !dispute.decidedAt ? dispute : null;
  const moves = await decidedUntil(exec, open ? [open.id] : []);
  const view = {
    ...rows,
    ...parts,
    deliveries: await deliveriesOf(exec, rows),
    ...records,
    // Beyond those of the terms stand parts of earlier versions that were to be paid.
    milestones: parts.milestones.filter(({ milestone }) => milestone.position < asked),
    disputedAt: open?.createdAt ?? null,
    moneyMovesAt: (open && moves.get(open.id)) ?? null,
    refundAccount: accounts.get(id) ?? null,
    ...(await newestComments({ kind: 'work-item', id }, party.userId, exec)),
  };
  return { ...view, can: actionsOf(factsOf(view, party, now), now) };
}

/** Lists the deliveries of what was paid; nothing else has any, which saves the statement. */
function deliveriesOf(exec: Executor, { item, order }: store.WorkItemRows): Promise<DeliveryRow[]> {
  const isPaid = order !== null || item.paidAt !== null;
  return isPaid ? listDeliveries(exec, item.id) : Promise.resolve([]);
}

function factsOf(view: Omit<WorkItemView, 'can'>, { side }: Party, now: number): WorkItemFacts {
  return {
    side,
    item: view.item,
    order: view.order,
    disputed: view.disputedAt !== null,
    deliveries: view.deliveries,
    milestones: view.milestones.map(({ milestone }) => milestone),
    services: view.services.map(serviceStatus),
    servicesHeld: view.services.some(
      ({ purchase }) => purchase?.status === 'PURCHASED' && !purchase.releasedAt,
    ),
    meetings: view.meetings.map((one) => meetingState(one, now)),
  };
}

function meetingState({ meeting }: IncludedMeetingView, now: number) {
  if (!meeting) return 'open';
  const ahead = meeting.status === 'CONFIRMED' && !isOver(meeting.endsAt.getTime(), now);
  return ahead ? 'ahead' : 'over';
}

interface Which {
  readonly status?: WorkItemStatus | undefined;
  readonly q: string;
  readonly clientId?: string | undefined;
}

/** Lists a page of this person's agreements, the latest changed first, with the count of each status. */
export async function workItemsOf(party: Party, { status, q, clientId }: Which, page: number) {
  const words = searchedWords(q);
  const asked = { status, words, clientId: party.side === 'lawyer' ? clientId : undefined };
  const { rows, ...found } = await store.listRows(database(), party, asked, page);
  const ids = rows.map(({ item }) => item.id);
  const unread = await unreadCounts(database(), 'work-item', ids, party.userId);
  const accounts = await refundAccountsFor(database(), party, ids);
  const moves = await decidedUntil(
    database(),
    rows.flatMap(({ disputeId }) => disputeId ?? []),
  );
  const views = rows.map(
    ({ disputeId, ...row }): WorkItemRowView => ({
      ...row,
      moneyMovesAt: (disputeId && moves.get(disputeId)) || null,
      unread: unread.get(row.item.id) ?? 0,
      refundAccount: accounts.get(row.item.id) ?? null,
    }),
  );
  return { ...found, rows: views };
}

/** Finds the refund accounts for a client; a lawyer gets none. */
async function refundAccountsFor(exec: Executor, { side }: Party, ids: readonly string[]) {
  return side === 'client'
    ? refundAccountsOfItems(exec, ids)
    : new Map<string, RefundAccountState>();
}

export type { ItemRow, OrderRow, StatusChange, VersionRow, WorkItemRows } from './store';
export { findVersion, ofUser } from './store';
