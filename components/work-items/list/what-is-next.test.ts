import type { WorkItemRow } from '@/lib/contract/work-items/work-items';
import { agreementRow } from '@/lib/testing/shown-agreement';
import { whatIsNext } from './what-is-next';

/** Monday 23 November 2026, 9:00 AM in Manila. */
const NOW = Date.UTC(2026, 10, 23, 1);

const CASES: [Partial<WorkItemRow>, lawyer: string, client: string][] = [
  [{ status: 'DRAFT' }, 'Draft of 20 Nov, not sent', 'Draft of 20 Nov, not sent'],
  [{}, 'Open until 29 Nov', 'Accept or decline by 29 Nov'],
  [{ status: 'PAYMENT_PENDING' }, 'Accepted, the client is paying', 'Accepted, not paid yet'],
  [
    { status: 'PAID', paid_at: '2026-11-22T02:00:00Z', due_date: '2027-01-15' },
    'Paid 22 Nov, due 15 Jan 2027',
    'Paid 22 Nov, due 15 Jan 2027',
  ],
  [
    { status: 'PAID', disputed_at: '2026-11-21T02:00:00Z' },
    'Objection of 21 Nov is open',
    'Objection of 21 Nov is open',
  ],
  [
    { status: 'COMPLETED', objection_until: '2026-12-06T02:00:00Z' },
    'The client can object until 6 Dec',
    'Confirm or object until 6 Dec',
  ],
  [
    { status: 'COMPLETED', client_confirmed_at: '2026-11-22T02:00:00Z' },
    'Confirmed 22 Nov',
    'Confirmed 22 Nov',
  ],
  [
    {
      ...{ status: 'COMPLETED', completed_at: '2026-11-01T02:00:00Z' },
      objection_until: '2026-11-15T02:00:00Z',
    },
    'Completed 1 Nov',
    'Completed 1 Nov',
  ],
  [{ status: 'REJECTED' }, 'The client declined it', 'You declined it'],
  [{ status: 'REJECTED', rejected_by: 'SYSTEM' }, 'Not answered in time', 'Not answered in time'],
];

test.each(CASES)('%j: %s', (parts, lawyer, client) => {
  const row = agreementRow(parts);
  expect(whatIsNext(row, 'lawyer', NOW)).toBe(lawyer);
  expect(whatIsNext(row, 'client', NOW)).toBe(client);
});
