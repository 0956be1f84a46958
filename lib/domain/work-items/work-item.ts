import { DAY_MS } from '@/lib/domain/platform/time';
import type { Transitions } from '@/lib/domain/platform/transitions';

/** States of an engagement agreement (spec section 4, docs/contract/work-items.md). */
export const WORK_ITEM_STATUSES = [
  'DRAFT',
  'PROPOSAL',
  'PAYMENT_PENDING',
  'PAID',
  'COMPLETED',
  'REJECTED',
] as const;
export type WorkItemStatus = (typeof WORK_ITEM_STATUSES)[number];

export const WORK_ITEM_TRANSITIONS: Transitions<WorkItemStatus> = {
  DRAFT: ['PROPOSAL'],
  // PAID: money for the accepted version arrives after its checkout ran out.
  PROPOSAL: ['DRAFT', 'PAYMENT_PENDING', 'REJECTED', 'PAID'],
  PAYMENT_PENDING: ['PROPOSAL', 'PAID'],
  // REJECTED: the lawyer did not accept an order of written work.
  PAID: ['COMPLETED', 'REJECTED'],
  // PAID: the client asked for changes, or for a revision of delivered written work.
  COMPLETED: ['PAID'],
  REJECTED: [],
};

export type WorkItemSide = 'client' | 'lawyer';

/** Actions on an agreement: who may perform them, and in which states. This table is enforced (policy.ts). */
export const WORK_ITEM_ACTIONS = {
  edit: { side: 'lawyer', in: ['DRAFT', 'PROPOSAL'] },
  send: { side: 'lawyer', in: ['DRAFT'] },
  withdraw: { side: 'lawyer', in: ['PROPOSAL'] },
  delete: { side: 'lawyer', in: ['DRAFT'] },
  accept: { side: 'client', in: ['PROPOSAL'] },
  reject: { side: 'client', in: ['PROPOSAL'] },
  add_meeting: { side: 'lawyer', in: ['DRAFT', 'PROPOSAL', 'PAID'] },
  change_meeting: { side: 'lawyer', in: ['DRAFT', 'PROPOSAL', 'PAID'] },
  schedule_meeting: { side: 'client', in: ['PAID'] },
  add_service: { side: 'lawyer', in: ['PROPOSAL', 'PAID'] },
  remove_service: { side: 'lawyer', in: ['PROPOSAL', 'PAID'] },
  purchase: { side: 'client', in: ['PAID'] },
  ask_milestone: { side: 'lawyer', in: ['PAID'] },
  waive_milestone: { side: 'lawyer', in: ['PAID'] },
  deliver_milestone: { side: 'lawyer', in: ['PAID'] },
  pay_milestone: { side: 'client', in: ['PAID'] },
  confirm_milestone: { side: 'client', in: ['PAID'] },
  ask_changes: { side: 'client', in: ['PAID', 'COMPLETED'] },
  complete: { side: 'lawyer', in: ['PAID'] },
  confirm: { side: 'client', in: ['COMPLETED'] },
  object: { side: 'client', in: ['PAID', 'COMPLETED'] },
  report_problem: { side: 'client', in: ['PAID'] },
  check_conflict: { side: 'lawyer', in: ['PAID'] },
  accept_order: { side: 'lawyer', in: ['PAID'] },
  decline_order: { side: 'lawyer', in: ['PAID'] },
  deliver: { side: 'lawyer', in: ['PAID'] },
  revise: { side: 'client', in: ['COMPLETED'] },
} as const satisfies Readonly<
  Record<string, { side: WorkItemSide; in: readonly WorkItemStatus[] }>
>;
export type WorkItemAction = keyof typeof WORK_ITEM_ACTIONS;
export const WORK_ITEM_ACTION_NAMES = Object.keys(WORK_ITEM_ACTIONS) as [
  WorkItemAction,
  ...WorkItemAction[],
];

/** Actions on orders of written work alone. */
const OF_ORDERS: readonly WorkItemAction[] = [
  'check_conflict',
  'accept_order',
  'decline_order',
  'deliver',
  'revise',
];

/** Actions on proposed agreements and on orders of written work; every other one is of proposed agreements alone. */
const OF_BOTH: readonly WorkItemAction[] = [
  'accept',
  'reject',
  'confirm',
  'object',
  'report_problem',
];

/**
 * Whether this party may perform the action in this state; further conditions are checked by the caller.
 * @param isOrder whether it is an order of written work, and not an agreement that the lawyer proposed
 */
export function isAllowed(
  action: WorkItemAction,
  side: WorkItemSide,
  status: WorkItemStatus,
  isOrder = false,
): boolean {
  if (!OF_BOTH.includes(action) && OF_ORDERS.includes(action) !== isOrder) return false;
  const { side: actor, in: states } = WORK_ITEM_ACTIONS[action];
  return actor === side && (states as readonly WorkItemStatus[]).includes(status);
}

/** Bounds of the price in centavos. Source: docs/contract/work-items.md. */
export const WORK_ITEM_PRICE = { min: 50_000, max: 100_000_000 } as const;
/**
 * Minimum price of one milestone or additional service in centavos: the smallest amount that can be paid
 * (docs/contract/work-items.md).
 */
export const PART_PRICE_MIN = 2_000;
export const TITLE_MAX = 120;
export const MAX_MILESTONES = 6;
export const MAX_INCLUDED_MEETINGS = 20;
export const MAX_SERVICES = 20;
export const MAX_TEMPLATES = 20;
export const EXPIRY_DAYS = { min: 1, usual: 7, max: 30 } as const;
export const REMINDER_DAYS = [3, 1] as const;
/**
 * Days within which the client may object to the finished work of a proposed agreement; after that the money belongs
 * to the lawyer. Those of an order of written work are `ORDER_OBJECTION_DAYS`.
 */
export const OBJECTION_DAYS = 14;
/** How often a client may ask for changes of one part of an agreement; after that it is confirmed or objected to. */
export const CHANGES_MAX = 2;
/** Days that a lawyer has for changes that were asked for, before the client may report the work as unfinished. */
export const CHANGES_DAYS = 7;
export const EXPIRED_REASON = 'expired';

/** Returns when a proposal sent now expires; both are epoch ms. */
export function proposalEnd(sentAt: number, days: number): number {
  return sentAt + days * DAY_MS;
}

/**
 * Returns the days before `end` (epoch ms) for which a reminder is due now, or null. Reminders missed by a late
 * worker are not caught up: only the last due one counts.
 * @param reminded the days for which the last one was sent, if any
 */
export function reminderDue(end: number, reminded: number | null, now: number): number | null {
  if (now >= end) return null;
  const due = REMINDER_DAYS.filter((days) => now >= end - days * DAY_MS);
  const days = due.length > 0 ? Math.min(...due) : null;
  return days !== null && (reminded === null || days < reminded) ? days : null;
}

/** Returns the reminder that a new proposal counts as already sent, because its day is not in the future. */
export function remindedAtFirst(expiryDays: number): number | null {
  const past = REMINDER_DAYS.filter((days) => days >= expiryDays);
  return past.length > 0 ? Math.min(...past) : null;
}

/** Returns when the period of `days` for objections to work finished then ends; epoch ms. */
export function objectionEnd(finishedAt: number, days: number): number {
  return finishedAt + days * DAY_MS;
}
