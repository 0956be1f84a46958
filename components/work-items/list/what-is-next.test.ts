import type { WorkItemRow } from '@/lib/contract/work-items/work-items';
import { agreementRow } from '@/lib/testing/shown-agreement';
import { waitingFirst, whatIsNext } from './what-is-next';

/** Mon, Nov 23, 2026, 9:00 AM in Manila. */
const NOW = Date.UTC(2026, 10, 23, 1);

const CASES: [Partial<WorkItemRow>, lawyer: string, client: string][] = [
  [{ status: 'DRAFT' }, 'Draft of Nov 20, not sent', 'Draft of Nov 20, not sent'],
  [{}, 'Open until Nov 29', 'Accept or decline by Nov 29'],
  [{ status: 'PAYMENT_PENDING' }, 'Accepted, the client is paying', 'Accepted, not paid yet'],
  [
    { status: 'PAID', paid_at: '2026-11-22T02:00:00Z', due_date: '2027-01-15' },
    'Paid Nov 22, due Jan 15, 2027',
    'Paid Nov 22, due Jan 15, 2027',
  ],
  [
    { status: 'PAID', disputed_at: '2026-11-21T02:00:00Z' },
    'Objection of Nov 21 is open',
    'Objection of Nov 21 is open',
  ],
  [
    {
      status: 'COMPLETED',
      disputed_at: '2026-11-21T02:00:00Z',
      money_moves_at: '2026-12-06T02:00:00Z',
    },
    'Decided, the money moves Dec 6',
    'Decided, the money moves Dec 6',
  ],
  [
    { status: 'COMPLETED', objection_until: '2026-12-06T02:00:00Z' },
    'The client can object until Dec 6',
    'Confirm or object until Dec 6',
  ],
  [
    { status: 'COMPLETED', client_confirmed_at: '2026-11-22T02:00:00Z' },
    'Confirmed Nov 22',
    'Confirmed Nov 22',
  ],
  [
    {
      status: 'COMPLETED',
      completed_at: '2026-11-01T02:00:00Z',
      objection_until: '2026-11-15T02:00:00Z',
    },
    'Completed Nov 1',
    'Completed Nov 1',
  ],
  [{ status: 'REJECTED' }, 'The client declined it', 'You declined it'],
  [{ status: 'REJECTED', rejected_by: 'SYSTEM' }, 'Not answered in time', 'Not answered in time'],
];

test.each(CASES)('%j: %s', (parts, lawyer, client) => {
  const row = agreementRow(parts);
  expect(whatIsNext(row, 'lawyer', NOW)).toBe(lawyer);
  expect(whatIsNext(row, 'client', NOW)).toBe(client);
});

test('what waits for the client stands first, for the client alone', () => {
  const rows = [
    agreementRow({ _id: 'paid', status: 'PAID' }),
    agreementRow({ _id: 'asked', status: 'PROPOSAL' }),
    agreementRow({ _id: 'done', status: 'COMPLETED', objection_until: '2026-12-06T02:00:00Z' }),
    agreementRow({ _id: 'over', status: 'COMPLETED', objection_until: '2026-11-01T02:00:00Z' }),
    agreementRow({
      _id: 'objected',
      status: 'COMPLETED',
      objection_until: '2026-12-06T02:00:00Z',
      disputed_at: '2026-11-21T02:00:00Z',
    }),
  ];
  const ids = (reader: 'client' | 'lawyer') =>
    waitingFirst(rows, reader, NOW).map(({ _id }) => _id);
  expect(ids('client')).toEqual(['asked', 'done', 'paid', 'over', 'objected']);
  expect(ids('lawyer')).toEqual(['paid', 'asked', 'done', 'over', 'objected']);
});
