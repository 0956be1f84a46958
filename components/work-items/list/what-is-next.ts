import type { WorkItemRow } from '@/lib/contract/work-items/work-items';
import { dayChip, dayKey, dayKeyStart, formatDayTime } from '@/lib/domain/platform/clock-labels';
import { daysLate, isRevised, lateText } from '../orders/order-text';
import type { Reader } from '../work-item-paths';

/** Whether it waits for the client: a proposal to answer, or completed work to confirm. */
export function waitsForClient(item: WorkItemRow, now: number): boolean {
  const { status, disputed_at, money_moves_at, client_confirmed_at, objection_until, order } = item;
  if (disputed_at || money_moves_at || client_confirmed_at) return false;
  if (status === 'PROPOSAL') return !order;
  return status === 'COMPLETED' && objection_until !== null && Date.parse(objection_until) > now;
}

/** Returns rows with those first that wait for the reader; else as they came. */
export function waitingFirst(rows: readonly WorkItemRow[], reader: Reader, now: number) {
  if (reader === 'lawyer') return rows;
  const waits = rows.filter((item) => waitsForClient(item, now));
  return [...waits, ...rows.filter((item) => !waits.includes(item))];
}

/** Describes the next step of an agreement, or the last one, in a few words. */
export function whatIsNext(item: WorkItemRow, reader: Reader, now: number): string {
  const day = (instant: string) => shortDay(Date.parse(instant), now);
  if (item.money_moves_at) return `Decided, the money moves ${day(item.money_moves_at)}`;
  if (item.disputed_at) return `Objection of ${day(item.disputed_at)} is open`;
  if (item.order) return ofOrder(item, item.order, reader, now);
  switch (item.status) {
    case 'DRAFT':
      return `Draft of ${day(item.created_at)}, not sent`;
    case 'PROPOSAL':
      if (!item.expires_at) return 'Waits for an answer';
      return reader === 'client'
        ? `Accept or decline by ${day(item.expires_at)}`
        : `Open until ${day(item.expires_at)}`;
    case 'PAYMENT_PENDING':
      return reader === 'client' ? 'Accepted, not paid yet' : 'Accepted, the client is paying';
    case 'PAID':
      return ofWork(item, now);
    case 'COMPLETED':
      return afterwards(item, reader, now);
    case 'REJECTED':
      return item.rejected_by === 'SYSTEM'
        ? 'Not answered in time'
        : reader === 'client'
          ? 'You declined it'
          : 'The client declined it';
  }
}

function ofOrder(
  item: WorkItemRow,
  order: NonNullable<WorkItemRow['order']>,
  reader: Reader,
  now: number,
): string {
  switch (item.status) {
    case 'PAID':
      if (order.answered_at) return ofOrderedWork(item, order, reader, now);
      return order.answer_by
        ? `${reader === 'client' ? 'Can be accepted' : 'Accept or decline'} by ${formatDayTime(Date.parse(order.answer_by))}`
        : 'Not accepted yet';
    case 'COMPLETED':
      return afterwards(item, reader, now);
    case 'REJECTED':
      if (item.rejected_by === 'CLIENT') return 'Cancelled';
      if (item.rejected_by === 'LAWYER')
        return reader === 'client' ? 'Declined, everything goes back' : 'You declined it';
      return order.received_at ? 'Not answered in time, everything goes back' : 'Not paid';
    default:
      return item.expires_at
        ? `Pay by ${shortDay(Date.parse(item.expires_at), now)}`
        : 'Not paid yet';
  }
}

function ofOrderedWork(
  item: WorkItemRow,
  order: NonNullable<WorkItemRow['order']>,
  reader: Reader,
  now: number,
): string {
  const { due_date: due } = item;
  if (!isRevised(order) && (!due || daysLate(due, now) === 0)) return ofWork(item, now);
  const what = isRevised(order)
    ? reader === 'client'
      ? 'Changes asked'
      : 'Change and deliver again'
    : 'In work';
  if (!due) return what;
  const late = daysLate(due, now);
  return late > 0
    ? `${what}, ${lateText(late)}`
    : `${what}, due ${shortDay(dayKeyStart(due), now)}`;
}

function ofWork({ paid_at, due_date }: WorkItemRow, now: number): string {
  const paid = paid_at ? `Paid ${shortDay(Date.parse(paid_at), now)}` : 'Paid';
  return due_date ? `${paid}, due ${shortDay(dayKeyStart(due_date), now)}` : paid;
}

function afterwards(item: WorkItemRow, reader: Reader, now: number): string {
  const { client_confirmed_at: confirmed, objection_until: until, completed_at } = item;
  if (confirmed) return `Confirmed ${shortDay(Date.parse(confirmed), now)}`;
  if (until && Date.parse(until) > now) {
    const last = shortDay(Date.parse(until), now);
    return reader === 'client'
      ? `Confirm or object until ${last}`
      : `The client can object until ${last}`;
  }
  return completed_at ? `Completed ${shortDay(Date.parse(completed_at), now)}` : 'Completed';
}

/** Formats `Nov 29`, with its year if that is another. */
export function shortDay(instant: number, now: number): string {
  const { date } = dayChip(instant);
  const year = dayKey(instant).slice(0, 4);
  return year === dayKey(now).slice(0, 4) ? date : `${date}, ${year}`;
}
