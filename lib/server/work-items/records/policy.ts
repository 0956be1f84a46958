import 'server-only';
import { COMMENT_DAYS } from '@/lib/domain/meetings/comments';
import { isCaseOpen } from '@/lib/domain/meetings/conflicts/conflict';
import type { Party } from '@/lib/domain/meetings/meeting';
import { DAY_MS } from '@/lib/domain/platform/time';
import type { MilestoneStatus, ServiceStatus } from '@/lib/domain/work-items/milestone';
import {
  notChangeableReason,
  notObjectableReason,
  problemNotReportableReason,
} from '@/lib/domain/work-items/objection';
import {
  isAllowed,
  WORK_ITEM_ACTION_NAMES,
  type WorkItemAction,
  type WorkItemStatus,
} from '@/lib/domain/work-items/work-item';
import { AppError } from '@/lib/server/platform/app-error';
import type { ItemRow, WorkItemRows } from './store';

type Side = Party['side'];

const STATES: Readonly<Record<WorkItemStatus, string>> = {
  DRAFT: 'This agreement is a draft.',
  PROPOSAL: 'This agreement waits for the answer of the client.',
  PAYMENT_PENDING: 'This agreement is being paid.',
  PAID: 'This agreement is paid.',
  COMPLETED: 'This agreement is completed.',
  REJECTED: 'This agreement was declined or ran out.',
};

const ORDER_STATES: Readonly<Record<WorkItemStatus, string>> = {
  ...STATES,
  PROPOSAL: 'This order is not paid yet.',
  PAYMENT_PENDING: 'This order is being paid.',
  PAID: 'This work was ordered at a fixed price.',
  COMPLETED: 'This work was delivered.',
  REJECTED: 'This order was declined or ran out.',
};

/**
 * Refuses an action that this side must not take in this state of an agreement.
 * @throws AppError bad_transition
 */
export function requireAllowed(
  action: WorkItemAction,
  side: Side,
  { item: { status }, order }: Pick<WorkItemRows, 'item' | 'order'>,
): void {
  if (isAllowed(action, side, status, order !== null)) return;
  throw new AppError('bad_transition', order ? ORDER_STATES[status] : STATES[status]);
}

export interface WorkItemFacts {
  readonly side: Side;
  readonly item: Pick<
    ItemRow,
    | 'status'
    | 'expiresAt'
    | 'completedAt'
    | 'clientConfirmedAt'
    | 'dueDate'
    | 'updatedAt'
    | 'objectionDays'
  >;
  readonly order: WorkItemRows['order'];
  readonly milestones: readonly {
    id: string;
    status: MilestoneStatus;
    askedAt: Date | null;
    finishedAt: Date | null;
    releasedAt: Date | null;
  }[];
  readonly services: readonly ServiceStatus[];
  readonly servicesHeld: boolean;
  /** State of each included meeting: without a time, ahead, or past. */
  readonly meetings: readonly ('open' | 'ahead' | 'over')[];
  readonly disputed: boolean;
  readonly deliveries: readonly MilestoneDelivery[];
}

/** A delivery of a part, with the changes that were asked for after it. */
interface MilestoneDelivery {
  readonly milestoneId: string | null;
  readonly changesAskedAt: Date | null;
}

/** Conditions beside the table of states; an action without one needs nothing else. */
const CONDITIONS: Readonly<
  Partial<Record<WorkItemAction, (facts: WorkItemFacts, now: number) => boolean>>
> = {
  accept: ({ item: { expiresAt } }, now) => expiresAt !== null && now < expiresAt.getTime(),
  change_meeting: ({ meetings }) => meetings.includes('open'),
  schedule_meeting: ({ meetings }) => meetings.includes('open'),
  remove_service: ({ services }) => services.includes('PROPOSED'),
  purchase: ({ services }) => services.some((status) => status !== 'PURCHASED'),
  ask_milestone: ({ milestones }) =>
    milestones.some(({ status, askedAt }) => status === 'WAITING' && !askedAt),
  waive_milestone: ({ milestones }) => milestones.some(({ status }) => status === 'WAITING'),
  deliver_milestone: ({ milestones, disputed }) =>
    !disputed && milestones.some(({ status, finishedAt }) => status === 'PAID' && !finishedAt),
  pay_milestone: ({ milestones }) =>
    milestones.some(
      ({ status, askedAt }) => status === 'PAYMENT_PENDING' || (status === 'WAITING' && askedAt),
    ),
  confirm_milestone: (facts) => !facts.disputed && facts.milestones.some(isFinished),
  ask_changes: ({ item, milestones, deliveries, disputed }, now) =>
    milestones.some(
      (one) => notChangeableReason(changesFacts({ item, deliveries, disputed }, one), now) === null,
    ),
  complete: ({ milestones, services, meetings, disputed, deliveries }) =>
    milestones.every(({ status }) => status === 'PAID' || status === 'WAIVED') &&
    openChanges(milestones, deliveries).length === 0 &&
    !services.includes('PAYMENT_PENDING') &&
    !meetings.includes('ahead') &&
    !disputed,
  // After the time for objections only what is still held can be confirmed.
  confirm: (facts, now) =>
    !facts.item.clientConfirmedAt &&
    !facts.disputed &&
    (canObject(facts, now) || facts.servicesHeld || facts.milestones.some(isFinished)),
  object: canObject,
  check_conflict: ({ order }) => order?.conflictState === 'OPEN',
  accept_order: (facts) => isUnanswered(facts) && isCaseOpen(facts.order?.conflictState ?? null),
  decline_order: isUnanswered,
  deliver: (facts) => !isUnanswered(facts) && !facts.disputed,
  revise: canRevise,
  report_problem: ({ item, milestones, services, disputed, deliveries }, now) => {
    const unfinishedHeld = isUnfinished(milestones, services.includes('PURCHASED'));
    const facts = problemFacts(item, openChanges(milestones, deliveries));
    return problemNotReportableReason({ ...facts, disputed, unfinishedHeld }, now) === null;
  },
};

/** Whether an agreement that is PAID has held money for unfinished work. */
export function isUnfinished(
  milestones: readonly { status: MilestoneStatus; finishedAt: Date | null }[],
  purchased: boolean,
): boolean {
  return purchased || milestones.some(({ status, finishedAt }) => status === 'PAID' && !finishedAt);
}

export function problemFacts(
  { dueDate, updatedAt }: Pick<ItemRow, 'dueDate' | 'updatedAt'>,
  changes: readonly Date[],
) {
  const asked = changes.map((at) => at.getTime());
  return {
    dueDate,
    lastChange: updatedAt.getTime(),
    changesAsked: asked.length > 0 ? Math.max(...asked) : null,
  };
}

/** Returns when changes were asked for that are not delivered yet: those after the latest delivery of a part. */
export function openChanges(
  milestones: readonly { id: string; finishedAt: Date | null }[],
  deliveries: readonly MilestoneDelivery[],
): Date[] {
  return milestones.flatMap((one) => changesOf(one, deliveries).openSince ?? []);
}

/** Returns how often changes of a part were asked for, and since when it is to be delivered again. */
export function changesOf(
  { id, finishedAt }: { readonly id: string; readonly finishedAt: Date | null },
  deliveries: readonly MilestoneDelivery[],
): { readonly asked: number; readonly openSince: Date | null } {
  const own = deliveries.flatMap((one) =>
    one.milestoneId === id && one.changesAskedAt ? one.changesAskedAt : [],
  );
  return { asked: own.length, openSince: finishedAt === null ? (own.at(-1) ?? null) : null };
}

/** Collects what decides whether changes of a part can be asked for. */
export function changesFacts(
  {
    item,
    deliveries,
    disputed,
  }: {
    readonly item: Pick<ItemRow, 'objectionDays' | 'clientConfirmedAt'>;
    readonly deliveries: readonly MilestoneDelivery[];
    readonly disputed: boolean;
  },
  part: { readonly id: string; readonly finishedAt: Date | null; readonly releasedAt: Date | null },
) {
  return {
    finishedAt: part.finishedAt?.getTime() ?? null,
    released: part.releasedAt !== null,
    objectionDays: item.objectionDays,
    disputed,
    confirmed: item.clientConfirmedAt !== null,
    asked: changesOf(part, deliveries).asked,
  };
}

function isFinished({ finishedAt, releasedAt }: WorkItemFacts['milestones'][number]): boolean {
  return finishedAt !== null && releasedAt === null;
}

function canObject({ item, milestones, ...facts }: WorkItemFacts, now: number): boolean {
  const completedAt = item.completedAt?.getTime() ?? null;
  const finished = milestones
    .filter(isFinished)
    .map(({ finishedAt }) => finishedAt?.getTime() ?? 0);
  const bought = completedAt !== null && facts.servicesHeld ? [completedAt] : [];
  const objection = {
    status: item.status,
    objectionDays: item.objectionDays,
    completedAt,
    confirmed: item.clientConfirmedAt !== null,
    disputed: facts.disputed,
    heldSince: [...finished, ...bought],
  };
  return notObjectableReason(objection, now) === null;
}

/** Whether an order of written work waits for its lawyer's answer. */
function isUnanswered({ order }: WorkItemFacts): boolean {
  return order !== null && order.answeredAt === null;
}

/** Whether an included revision of delivered work is left, and its money is held. */
function canRevise(facts: WorkItemFacts, now: number): boolean {
  const { order } = facts;
  return order !== null && order.revised < order.revisions && canObject(facts, now);
}

export function actionsOf(facts: WorkItemFacts, now: number): WorkItemAction[] {
  const { side, item, order } = facts;
  return WORK_ITEM_ACTION_NAMES.filter(
    (action) =>
      isAllowed(action, side, item.status, order !== null) &&
      (CONDITIONS[action]?.(facts, now) ?? true),
  );
}

/**
 * Whether comments are open: from its first sending until a while after its end, and while neither account is
 * deleted.
 */
export function isOpenForComments(rows: WorkItemRows, now: number): boolean {
  const { item, client, lawyer, order } = rows;
  if (item.status === 'DRAFT' || client.deleted || lawyer.deleted) return false;
  // The lawyer sees an order once it is paid.
  if (order && !order.receivedAt) return false;
  const end = item.completedAt ?? item.rejectedAt;
  return end === null || now < end.getTime() + COMMENT_DAYS * DAY_MS;
}

/** Whether this person may read what an order is about: its lawyer only after checking for a conflict of interest. */
export function showsBrief({ order }: Pick<WorkItemRows, 'order'>, { side }: Party): boolean {
  return side === 'client' || !order || isCaseOpen(order.conflictState);
}

/** Whether this person may read a file; their own is always visible. */
export function showsFile(
  file: { readonly ownerId: string },
  rows: Pick<WorkItemRows, 'order'>,
  party: Party,
): boolean {
  return file.ownerId === party.userId || showsBrief(rows, party);
}

const FILE_STATES: Readonly<Record<Side, readonly WorkItemStatus[]>> = {
  lawyer: ['DRAFT', 'PROPOSAL', 'PAYMENT_PENDING', 'PAID'],
  client: ['PROPOSAL', 'PAYMENT_PENDING', 'PAID'],
};

export function canChangeFiles(side: Side, status: WorkItemStatus): boolean {
  return FILE_STATES[side].includes(status);
}
