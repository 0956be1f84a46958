import type { WorkItem } from '@/lib/contract/work-items/work-items';
import { UNANSWERED_REASON } from '@/lib/domain/work-items/order';
import { shownAgreement } from '@/lib/testing/shown-agreement';
import { timelineSteps } from '../detail/timeline-steps';
import { whatIsNext } from '../list/what-is-next';
import { isLate, orderText } from './order-text';

const NOW = Date.UTC(2026, 10, 24, 1);
const ORDER: NonNullable<WorkItem['order']> = {
  days: 5,
  revisions: 1,
  revisions_left: 1,
  conflict: null,
  received_at: '2026-11-23T04:00:00Z',
  answer_by: '2026-11-24T04:00:00Z',
  answered_at: null,
};
const UNPAID = { ...ORDER, received_at: null, answer_by: null };
const ANSWERED = { ...ORDER, answered_at: '2026-11-23T06:00:00Z' };

const decided = (kind: 'OBJECTION' | 'UNFINISHED') => ({
  kind,
  reason: 'Nothing came.',
  disputed_at: '2026-11-23T10:00:00Z',
  decision: 'It is late.',
  decided_at: '2026-11-24T00:00:00Z',
  refunded: 0,
});

const item = (parts: Partial<WorkItem>) =>
  shownAgreement({ status: 'PAID', paid_at: '2026-11-23T04:00:00Z', order: ORDER, ...parts });

test.each<[string, Partial<WorkItem>, client: string, lawyer: string]>([
  ['paid', {}, 'Paid, not accepted yet', 'New order'],
  ['accepted', { order: ANSWERED, due_date: '2026-11-28' }, 'In work', 'In work'],
  ['declined', { status: 'REJECTED', rejected_by: 'LAWYER' }, 'Declined', 'Declined'],
  [
    'not answered',
    { status: 'REJECTED', rejected_by: 'SYSTEM', rejected_reason: UNANSWERED_REASON },
    'Not answered',
    'Not answered',
  ],
  [
    'not answered, after its words were erased',
    { status: 'REJECTED', rejected_by: 'SYSTEM', rejected_reason: null },
    'Not answered',
    'Not answered',
  ],
  [
    'not paid',
    { status: 'REJECTED', rejected_by: 'SYSTEM', order: UNPAID },
    'Not paid',
    'Not paid',
  ],
  ['delivered', { status: 'COMPLETED', order: ANSWERED }, 'Delivered', 'Delivered'],
  [
    'accepted work',
    { status: 'COMPLETED', order: ANSWERED, client_confirmed_at: '2026-11-24T00:00:00Z' },
    'Accepted',
    'Accepted',
  ],
  [
    'ended by a decision about unfinished work',
    { status: 'COMPLETED', order: ANSWERED, dispute: decided('UNFINISHED') },
    'Ended',
    'Ended',
  ],
  [
    'delivered and decided about',
    { status: 'COMPLETED', order: ANSWERED, dispute: decided('OBJECTION') },
    'Delivered',
    'Delivered',
  ],
])('an order that is %s says so to each', (_, parts, client, lawyer) => {
  const order = item(parts);
  expect(orderText(order, 'client', NOW)?.title).toBe(client);
  expect(orderText(order, 'lawyer', NOW)?.title).toBe(lawyer);
});

test('delivered work can be objected to until its days are over', () => {
  const order = item({
    status: 'COMPLETED',
    order: ANSWERED,
    completed_at: '2026-11-23T08:00:00Z',
    objection_until: '2026-11-30T08:00:00Z',
  });
  const end = Date.UTC(2026, 10, 30, 8);
  expect(orderText(order, 'client', end - 1)?.text).toMatch(
    /^Atty\. Maria Santos delivered the work on .+\. You can accept it or object until .+; after that the money is released\.$/,
  );
  expect(orderText(order, 'client', end)?.text).toMatch(
    /^Atty\. Maria Santos delivered the work on .+\. The time to object has passed\.$/,
  );
  expect(orderText(order, 'lawyer', end)?.text).toMatch(
    /^You delivered the work on .+\. The time to object has passed\.$/,
  );
});

test('an agreement that was proposed has words of its own', () => {
  expect(orderText(shownAgreement(), 'client', NOW)).toBeNull();
});

test('what is next in the list', () => {
  expect(whatIsNext(item({}), 'lawyer', NOW)).toMatch(/^Accept or decline by /);
  expect(whatIsNext(item({ order: ANSWERED, due_date: '2026-11-28' }), 'client', NOW)).toBe(
    'Paid Nov 23, due Nov 28',
  );
  expect(whatIsNext(item({ status: 'PROPOSAL', order: UNPAID }), 'client', NOW)).toBe(
    'Pay by Nov 29',
  );
  const unanswered = { status: 'REJECTED', rejected_by: 'SYSTEM' } as const;
  expect(whatIsNext(item(unanswered), 'client', NOW)).toBe(
    'Not answered in time, everything goes back',
  );
  expect(whatIsNext(item({ ...unanswered, order: UNPAID }), 'client', NOW)).toBe('Not paid');
});

test('its steps', () => {
  const steps = (parts: Partial<WorkItem>) =>
    timelineSteps(item(parts), 'client', NOW).map(({ label, state }) => `${label}: ${state}`);
  expect(steps({})).toEqual([
    'Ordered: done',
    'Paid: done',
    'Lawyer’s answer: current',
    'Work: ahead',
    'Completed: ahead',
  ]);
  expect(steps({ order: ANSWERED })).toContain('Work: current');
  expect(steps({ status: 'REJECTED', rejected_by: 'LAWYER' })).toEqual([
    'Ordered: done',
    'Paid: done',
    'Declined: ended',
  ]);
  const ended = { status: 'REJECTED', rejected_by: 'SYSTEM' } as const;
  expect(steps(ended)).toContain('Not answered: ended');
  // Closed for a suspended lawyer, it ran out as little as it was late.
  expect(steps({ ...ended, order: UNPAID })).toEqual(['Ordered: done', 'Not paid: ended']);
});

describe('an order in which changes were asked', () => {
  const revised = (due_date: string) =>
    item({ order: { ...ANSWERED, revisions_left: 0 }, due_date });

  test.each([
    ['2026-11-25', 'It is due on November 25, 2026.', 'due Nov 25'],
    ['2026-11-24', 'It is due on November 24, 2026.', 'due Nov 24'],
    ['2026-11-23', 'It was due on November 23, 2026, late by a day.', 'late by a day'],
    ['2026-11-20', 'It was due on November 20, 2026, late by 4 days.', 'late by 4 days'],
  ])('due on %s says so in its card and in lists', (due, text, row) => {
    const order = revised(due);
    const card = orderText(order, 'lawyer', NOW);
    expect(card?.title).toBe('Change and deliver again');
    expect(card?.text).toBe(`${order.client.display_name} asked for changes. ${text}`);
    expect(whatIsNext(order, 'lawyer', NOW)).toBe(`Change and deliver again, ${row}`);
    expect(whatIsNext(order, 'client', NOW)).toBe(`Changes asked, ${row}`);
  });

  test('is late from the day after', () => {
    expect(isLate(revised('2026-11-24'), NOW)).toBe(false);
    expect(isLate(revised('2026-11-23'), NOW)).toBe(true);
    expect(isLate(item({ due_date: '2026-11-01' }), NOW)).toBe(false);
  });
});
