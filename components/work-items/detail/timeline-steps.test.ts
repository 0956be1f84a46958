import type { WorkItem } from '@/lib/contract/work-items/work-items';
import { shownAgreement } from '@/lib/testing/shown-agreement';
import type { Reader } from '../work-item-paths';
import { timelineSteps } from './timeline-steps';

const NOW = Date.UTC(2026, 10, 23, 1);
const accepted = { accepted_at: '2026-11-22T03:00:00Z', paid_at: '2026-11-22T04:00:00Z' };
const completed: Partial<WorkItem> = {
  ...accepted,
  status: 'COMPLETED',
  completed_at: '2026-11-22T05:00:00Z',
  objection_until: '2026-12-06T05:00:00Z',
};
const dispute = {
  kind: 'OBJECTION' as const,
  reason: 'No hearing.',
  disputed_at: '2026-11-23T00:00:00Z',
  refunded: 0,
  decision: null,
  decided_at: null,
};

function shown(parts: Partial<WorkItem>, reader: Reader = 'client'): string[] {
  return timelineSteps(shownAgreement(parts), reader, NOW).map(
    ({ label, note, state }) => `${label}${note ? ` (${note})` : ''} ${state}`,
  );
}

test('a proposal waits for the answer', () => {
  expect(shown({})).toEqual([
    'Proposal sent (Nov 22) done',
    'Your answer (open until Nov 29) current',
    'Payment ahead',
    'Work ahead',
    'Completed ahead',
  ]);
});

test('a withdrawn one is a draft again', () => {
  expect(shown({ status: 'DRAFT' }, 'lawyer').slice(0, 2)).toEqual([
    'Draft (withdrawn) current',
    'Proposal sent ahead',
  ]);
});

test.each([
  ['CLIENT', 'Declined ended'],
  ['SYSTEM', 'Expired ended'],
] as const)('refused by %s it ends', (rejected_by, end) => {
  const steps = shown({ status: 'REJECTED', rejected_by, rejected_reason: 'expired' });
  expect(steps).toHaveLength(2);
  expect(steps[1]).toBe(end);
});

test('paid, the work is under way', () => {
  expect(shown({ ...accepted, status: 'PAID', due_date: '2026-12-20' }).slice(1)).toEqual([
    'Accepted (Nov 22) done',
    'Paid (Nov 22) done',
    'Work (due Dec 20) current',
    'Completed ahead',
  ]);
});

test.each([
  ['waits for the client', {}, 'Your confirmation (open until Dec 6) current'],
  ['is confirmed', { client_confirmed_at: '2026-11-23T00:00:00Z' }, 'Confirmed (Nov 23) done'],
  ['is disputed', { dispute }, 'Objection (Nov 23) current'],
  [
    'is decided',
    { dispute: { ...dispute, decided_at: '2026-11-25T00:00:00Z' } },
    'Decided (Nov 25) done',
  ],
  ['is over', { objection_until: '2026-11-22T23:00:00Z' }, 'Completed (Nov 22) done'],
])('completed, it %s', (_, parts, end) => {
  expect(shown({ ...completed, ...parts }).at(-1)).toBe(end);
});
