import { withTitle } from '@/components/lawyers/practice';
import type { WorkItem } from '@/lib/contract/work-items/work-items';
import { dayKeyStart, formatDay, formatDayTime } from '@/lib/domain/platform/clock-labels';
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
      return { title: 'In work', text: `${lawyer} works on it. ${dueText(item)}` };
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
      return { title: 'In work', text: `Deliver it as a file. ${dueText(item)}` };
    case 'REJECTED':
      return rejected(item, order, 'You declined this order.', `${client} cancelled this order.`);
    default:
      return delivered(item, 'You delivered the work', client, now);
  }
}

function dueText({ due_date: due }: WorkItem): string {
  return due ? `It is due on ${formatDay(dayKeyStart(due))}.` : '';
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
