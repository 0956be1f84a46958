import { withTitle } from '@/components/lawyers/practice';
import type { WorkItem } from '@/lib/contract/work-items/work-items';
import { dayKeyStart, formatDay, formatDayTime } from '@/lib/domain/platform/clock-labels';
import { manilaDayNumber } from '@/lib/domain/platform/time';
import { disputedBy, howItGoesOn, isDisputed, isObjectionOver } from '../disputed';
import { orderEnd } from '../order-end';
import type { Reader } from '../work-item-paths';

interface OrderText {
  readonly title: string;
  readonly text: string;
}

export function dayTimeOf(instant: string): string {
  return formatDayTime(Date.parse(instant));
}

/**
 * Returns the state of an order of written work and the next step, for one side; null for a proposed agreement. `now`
 * in epoch milliseconds.
 */
export function orderText(item: WorkItem, reader: Reader, now: number): OrderText | null {
  if (!item.order) return null;
  return reader === 'client' ? forClient(item, item.order, now) : forLawyer(item, item.order, now);
}

type Order = NonNullable<WorkItem['order']>;

function forClient(item: WorkItem, order: Order, now: number): OrderText {
  const lawyer = withTitle(item.lawyer.display_name);
  switch (item.status) {
    case 'PAID':
      if (isDisputed(item))
        return {
          title: 'In work',
          text: `${disputedBy(item, 'You')} ${howItGoesOn(item)}`,
        };
      if (!order.answered_at)
        return {
          title: 'Paid, not accepted yet',
          text: `${lawyer} can accept it until ${order.answer_by ? dayTimeOf(order.answer_by) : ''}. Otherwise you get everything back.`,
        };
      return isRevised(order)
        ? { title: 'Changes asked', text: `${lawyer} makes the changes. ${dueText(item, now)}` }
        : { title: 'In work', text: `${lawyer} works on it. ${dueText(item, now)}` };
    case 'REJECTED':
      return rejected(item, order, `${lawyer} could not take it.`, 'You cancelled this order.');
    case 'COMPLETED':
      return delivered(item, `${lawyer} delivered the work`, 'you', now);
    default:
      return { title: 'Order', text: 'This order can no longer be paid.' };
  }
}

function forLawyer(item: WorkItem, order: Order, now: number): OrderText {
  const client = item.client.display_name;
  switch (item.status) {
    case 'PAID':
      if (isDisputed(item))
        return {
          title: 'In work',
          text: `${disputedBy(item, client)} ${howItGoesOn(item)}`,
        };
      if (!order.answered_at)
        return {
          title: 'New order',
          text: `Accept or decline it by ${order.answer_by ? dayTimeOf(order.answer_by) : ''}. Otherwise ${client} gets everything back.`,
        };
      return isRevised(order)
        ? {
            title: 'Change and deliver again',
            text: `${client} asked for changes. ${dueText(item, now)}`,
          }
        : { title: 'In work', text: `Deliver it as a file. ${dueText(item, now)}` };
    case 'REJECTED':
      return rejected(item, order, 'You declined this order.', `${client} cancelled this order.`);
    default:
      return delivered(item, 'You delivered the work', client, now);
  }
}

/** Whether the client asked for changes of what was delivered, in a PAID order that was accepted. */
export function isRevised({ revisions, revisions_left: left }: Order): boolean {
  return left < revisions;
}

function dueText({ due_date: due }: WorkItem, now: number): string {
  if (!due) return '';
  const day = formatDay(dayKeyStart(due));
  const late = daysLate(due, now);
  return late > 0 ? `It was due on ${day}, ${lateText(late)}.` : `It is due on ${day}.`;
}

/** Returns how many days a due date has passed. */
export function daysLate(due: string, now: number): number {
  return Math.max(0, manilaDayNumber(now) - manilaDayNumber(dayKeyStart(due)));
}

/** Formats `late by a day`, `late by 3 days`. */
export function lateText(days: number): string {
  return days === 1 ? 'late by a day' : `late by ${days} days`;
}

/** Whether accepted work of an order was not delivered by its day. */
export function isLate({ status, order, due_date: due }: WorkItem, now: number): boolean {
  const works = status === 'PAID' && order?.answered_at != null;
  return works && due !== null && daysLate(due, now) > 0;
}

function rejected(
  { rejected_by }: WorkItem,
  order: Order,
  declined: string,
  cancelled: string,
): OrderText {
  const by = rejected_by ?? 'SYSTEM';
  const texts = {
    LAWYER: `${declined} Everything goes back.`,
    CLIENT: cancelled,
    SYSTEM: order.received_at
      ? 'The order was not accepted in time. Everything goes back.'
      : 'It was not paid while it was open. Nothing was charged.',
  };
  return { title: orderEnd(by, order), text: texts[by] };
}

function delivered(item: WorkItem, said: string, who: string, now: number): OrderText {
  const on = item.completed_at ? ` on ${formatDay(Date.parse(item.completed_at))}` : '';
  const can = who === 'you' ? 'You' : who;
  if (isDisputed(item))
    return { title: 'Delivered', text: `${can} objected. ${howItGoesOn(item)}` };
  if (item.dispute?.kind === 'UNFINISHED')
    return { title: 'Ended', text: 'It ended with the decision about the report.' };
  if (item.dispute) return { title: 'Delivered', text: 'The case is decided.' };
  if (item.client_confirmed_at)
    return {
      title: 'Accepted',
      text: `${can} accepted the work on ${formatDay(Date.parse(item.client_confirmed_at))}.`,
    };
  if (isObjectionOver(item, now))
    return { title: 'Delivered', text: `${said}${on}. The time to object has passed.` };
  const { objection_until: until } = item;
  return {
    title: 'Delivered',
    text: until
      ? `${said}${on}. ${can} can accept it or object until ${dayTimeOf(until)}; after that the money is released.`
      : `${said}${on}.`,
  };
}
