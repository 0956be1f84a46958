import type { WorkItem } from '@/lib/contract/work-items/work-items';
import { dayChip, dayKeyStart, formatTime } from '@/lib/domain/platform/clock-labels';
import { isDisputed } from '../disputed';
import { orderEnd } from '../order-end';
import type { Reader } from '../work-item-paths';

/** A step of an agreement. `ended`: it does not continue. */
export interface TimelineStep {
  readonly label: string;
  readonly note: string | null;
  readonly state: 'done' | 'current' | 'ahead' | 'ended';
}

type Facts = Pick<
  WorkItem,
  | 'status'
  | 'created_at'
  | 'sent_at'
  | 'expires_at'
  | 'rejected_by'
  | 'accepted_at'
  | 'paid_at'
  | 'due_date'
  | 'completed_at'
  | 'objection_until'
  | 'client_confirmed_at'
  | 'dispute'
  | 'money_moves_at'
  | 'order'
> & { milestones: readonly Pick<WorkItem['milestones'][number], 'hold_expires_at' | 'paid_at'>[] };

/**
 * Returns the steps of an agreement, six for its lawyer and five for its client, who sees no draft, or the first ones
 * and its early end; `now` in epoch milliseconds.
 */
export function timelineSteps(item: Facts, reader: Reader, now: number): TimelineStep[] {
  if (item.order) return orderSteps(item, item.order, reader, now);
  const ended = endOf(item);
  const written = reader === 'lawyer' ? [draft(item)] : [];
  const steps = [...written, sent(item), ...(ended ? [] : [answer(item, reader)])];
  return ended
    ? [...steps, ended]
    : [...steps, payment(item), work(item), completed(item, reader, now)];
}

/** Returns the steps of an order of written work: ordered, paid, accepted, work, accepted or objected to. */
function orderSteps(
  item: Facts,
  order: NonNullable<Facts['order']>,
  reader: Reader,
  now: number,
): TimelineStep[] {
  const ordered = done('Ordered', day(item.created_at));
  const paid = order.received_at ? done('Paid', day(order.received_at)) : null;
  const ended = endOf(item);
  if (ended) return [ordered, ...(paid ? [paid] : []), ended];
  return [
    ordered,
    paid ?? { label: 'Payment', note: null, state: 'current' },
    answerOfLawyer(order, reader),
    { ...work(item), ...(order.answered_at === null && { state: 'ahead', note: null }) },
    completed(item, reader, now),
  ];
}

function answerOfLawyer(order: NonNullable<Facts['order']>, reader: Reader): TimelineStep {
  if (order.answered_at) return done('Accepted', day(order.answered_at));
  return {
    label: reader === 'client' ? 'Lawyer’s answer' : 'Your answer',
    note: order.answer_by ? `open until ${day(order.answer_by)}` : null,
    state: order.received_at ? 'current' : 'ahead',
  };
}

const ORDER = ['DRAFT', 'PROPOSAL', 'PAYMENT_PENDING', 'PAID', 'COMPLETED', 'REJECTED'] as const;

/** Returns the state of a step, given the agreement's status during that step. */
function stateOf({ status }: Facts, inHand: Facts['status']): 'done' | 'current' | 'ahead' {
  const distance = ORDER.indexOf(status) - ORDER.indexOf(inHand);
  if (distance === 0) return 'current';
  return distance > 0 ? 'done' : 'ahead';
}

function draft(item: Facts): TimelineStep {
  const state = stateOf(item, 'DRAFT');
  const withdrawn = state === 'current' && item.sent_at !== null;
  return { label: 'Draft', note: withdrawn ? 'withdrawn' : day(item.created_at), state };
}

function sent(item: Facts): TimelineStep {
  const state = item.status === 'DRAFT' ? 'ahead' : 'done';
  return { label: 'Proposal sent', note: state === 'done' ? day(item.sent_at) : null, state };
}

function answer(item: Facts, reader: Reader): TimelineStep {
  const state = stateOf(item, 'PROPOSAL');
  if (state === 'done') return { label: 'Accepted', note: day(item.accepted_at), state };
  return {
    label: reader === 'client' ? 'Your answer' : 'Client’s answer',
    note: state === 'current' && item.expires_at ? `open until ${day(item.expires_at)}` : null,
    state,
  };
}

function payment(item: Facts): TimelineStep {
  const state = stateOf(item, 'PAYMENT_PENDING');
  const until = item.milestones.find(({ hold_expires_at }) => hold_expires_at)?.hold_expires_at;
  const waiting = until ? `until ${formatTime(Date.parse(until))}` : null;
  if (state === 'done') return { label: 'Paid', note: day(item.paid_at), state };
  return { label: 'Payment', note: state === 'current' ? waiting : null, state };
}

const OPEN = { OBJECTION: 'objection open', UNFINISHED: 'problem reported' } as const;

function work(item: Facts): TimelineStep {
  const state = stateOf(item, 'PAID');
  const objected = state === 'current' && isDisputed(item);
  const due = item.due_date ? `due ${dayChip(dayKeyStart(item.due_date)).date}` : null;
  return {
    label: 'Work',
    note: objected
      ? item.money_moves_at === null
        ? OPEN[item.dispute?.kind ?? 'OBJECTION']
        : `decided, money moves ${day(item.money_moves_at)}`
      : state === 'done'
        ? day(item.completed_at)
        : due,
    state,
  };
}

function completed(item: Facts, reader: Reader, now: number): TimelineStep {
  if (item.status !== 'COMPLETED') return { label: 'Completed', note: null, state: 'ahead' };
  if (isDisputed(item) && item.money_moves_at !== null)
    return { label: 'Decided', note: `money moves ${day(item.money_moves_at)}`, state: 'current' };
  if (isDisputed(item))
    return { label: 'Objection', note: day(item.dispute?.disputed_at ?? null), state: 'current' };
  if (item.dispute) return done('Decided', day(item.dispute.decided_at));
  if (item.client_confirmed_at !== null) return done('Confirmed', day(item.client_confirmed_at));
  const until = item.objection_until;
  if (until === null || now >= Date.parse(until)) return done('Completed', day(item.completed_at));
  return {
    label: reader === 'client' ? 'Your confirmation' : 'Client’s confirmation',
    note: `open until ${day(until)}`,
    state: 'current',
  };
}

function done(label: string, note: string | null): TimelineStep {
  return { label, note, state: 'done' };
}

const ENDS = { CLIENT: 'Declined', LAWYER: 'Declined', SYSTEM: 'Expired' } as const;

function endOf({ status, rejected_by, order }: Facts): TimelineStep | null {
  if (status !== 'REJECTED') return null;
  const by = rejected_by ?? 'SYSTEM';
  return { label: order ? orderEnd(by, order) : ENDS[by], note: null, state: 'ended' };
}

function day(instant: string | null): string | null {
  return instant && dayChip(Date.parse(instant)).date;
}
