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
  PAID: ['COMPLETED'],
  COMPLETED: [],
  REJECTED: [],
};

export type WorkItemSide = 'client' | 'lawyer';

/** What a person may do with an agreement: who, and in which states. The table is what runs (policy.ts). */
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
  finish_milestone: { side: 'lawyer', in: ['PAID'] },
  pay_milestone: { side: 'client', in: ['PAID'] },
  confirm_milestone: { side: 'client', in: ['PAID'] },
  complete: { side: 'lawyer', in: ['PAID'] },
  confirm: { side: 'client', in: ['COMPLETED'] },
  object: { side: 'client', in: ['PAID', 'COMPLETED'] },
  report_problem: { side: 'client', in: ['PAID'] },
} as const satisfies Readonly<
  Record<string, { side: WorkItemSide; in: readonly WorkItemStatus[] }>
>;
export type WorkItemAction = keyof typeof WORK_ITEM_ACTIONS;
export const WORK_ITEM_ACTION_NAMES = Object.keys(WORK_ITEM_ACTIONS) as [
  WorkItemAction,
  ...WorkItemAction[],
];

/** Whether this side may do it in this state; what else it depends on is asked by whoever does it. */
export function isAllowed(
  action: WorkItemAction,
  side: WorkItemSide,
  status: WorkItemStatus,
): boolean {
  const { side: actor, in: states } = WORK_ITEM_ACTIONS[action];
  return actor === side && (states as readonly WorkItemStatus[]).includes(status);
}

/** Centavos. Source: docs/contract/work-items.md. */
export const WORK_ITEM_PRICE = { min: 50_000, max: 100_000_000 } as const;
/** Of one milestone or additional service, centavos: the least that a payment can be (docs/contract/work-items.md). */
export const PART_PRICE_MIN = 2_000;
export const TITLE_MAX = 120;
export const MAX_MILESTONES = 6;
export const MAX_INCLUDED_MEETINGS = 20;
export const MAX_SERVICES = 20;
export const MAX_TEMPLATES = 20;
/** Days for which a proposal can be accepted. */
export const EXPIRY_DAYS = { min: 1, usual: 7, max: 30 } as const;
/** Days before the end of a proposal on which its client is reminded. */
export const REMINDER_DAYS = [3, 1] as const;
/** Days in which the client may object to finished work; after them the money is the lawyer's. */
export const OBJECTION_DAYS = 14;
/** Reason of a proposal that nobody answered. */
export const EXPIRED_REASON = 'expired';

/** When a proposal that is sent now (epoch ms) runs out. */
export function proposalEnd(sentAt: number, days: number): number {
  return sentAt + days * DAY_MS;
}

/**
 * The days before its end (epoch ms) for which a proposal is due a reminder now; null for none. What a late worker missed is
 * not caught up: only the last one that is due counts.
 *
 * @param reminded the days for which the last one was sent, if any
 */
export function reminderDue(end: number, reminded: number | null, now: number): number | null {
  if (now >= end) return null;
  const due = REMINDER_DAYS.filter((days) => now >= end - days * DAY_MS);
  const days = due.length > 0 ? Math.min(...due) : null;
  return days !== null && (reminded === null || days < reminded) ? days : null;
}

/** The reminder that a proposal of so many days counts as sent from the beginning: its day does not lie ahead. */
export function remindedAtFirst(expiryDays: number): number | null {
  const past = REMINDER_DAYS.filter((days) => days >= expiryDays);
  return past.length > 0 ? Math.min(...past) : null;
}

/** The end of the time for objections to work that was finished then; epoch ms. */
export function objectionEnd(finishedAt: number): number {
  return finishedAt + OBJECTION_DAYS * DAY_MS;
}
