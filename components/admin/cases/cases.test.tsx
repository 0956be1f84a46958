import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createQueryClient } from '@/lib/client/platform/query-client';
import type { AbsenceCase, AdminCase, DisputeCase, FullCase } from '@/lib/contract/admin/cases';
import { fakeServer } from '@/lib/testing/fake-server';
import { Cases } from './cases';
import { FullCaseView } from './full-case';

jest.mock('next/navigation', () => jest.requireActual('@/lib/testing/location-hooks'));

const server = fakeServer();
afterEach(() => window.history.replaceState(null, '', '/'));

const people = {
  client: { _id: 'c1', display_name: 'Ana Reyes' },
  lawyer: { _id: 'l1', display_name: 'Atty. Maria Santos' },
};
const DISPUTE: DisputeCase = {
  kind: 'dispute',
  ...people,
  _id: 'd1',
  case: { _id: 'k1', state: 'ANSWERED', decide_by: '2026-11-30T02:00:00Z' },
  agreement_id: '49c46472-dd1e-43d0-a780-a5fc826d268e',
  title: 'Dismissal case',
  status: 'COMPLETED',
  due_date: null,
  about: 'OBJECTION',
  reason: 'No paper was filed.',
  disputed_at: '2026-11-22T02:00:00Z',
  refunded: 0,
  decision: null,
  decided_at: null,
  held: [
    { refundable: 185_000, releasable: 180_000 },
    { refundable: 505_000, releasable: 500_000 },
  ],
};
const ABSENCE: AbsenceCase = {
  kind: 'absence',
  ...people,
  _id: 'm1',
  case: { _id: 'k2', state: 'ANSWERED', decide_by: '2026-11-30T02:00:00Z' },
  state: 'CONTESTED',
  refundable: 105_000,
  start_time: '2026-11-20T02:00:00Z',
  details: 'Nobody called.',
  answer: 'I did call.',
  reported_at: '2026-11-20T03:00:00Z',
  answer_until: '2026-11-21T03:00:00Z',
  answered_at: '2026-11-20T04:00:00Z',
  decision: null,
  decided_at: null,
  type: 'PHONE',
};

async function show(path: string, results: readonly AdminCase[]) {
  window.history.replaceState(null, '', path);
  const kind = results[0]?.kind ?? 'absence';
  const waiting = { absence: 1, dispute: 2, review: 0, unclaimed: 0, help: 0 };
  server.answer = () => ({
    status: 200,
    payload: { results, hasMore: false, page: 0, kind, waiting },
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Cases />
    </QueryClientProvider>,
  );
  await waitFor(() => expect(screen.queryByText('Loading the cases')).toBeNull());
}

const FULL: FullCase = {
  ...people,
  _id: 'k1',
  kind: 'OBJECTION',
  state: 'ANSWERED',
  title: 'Dismissal case',
  agreement_id: 'w1',
  meeting_id: null,
  opened_at: '2026-11-22T02:00:00Z',
  asks: 300_000,
  held: DISPUTE.held,
  answer_until: '2026-11-25T02:00:00Z',
  reply_until: null,
  decide_by: '2026-11-30T02:00:00Z',
  statements: [
    {
      kind: 'OPENING',
      by: 'client',
      text: 'No paper was filed.',
      written_at: '2026-11-22T02:00:00Z',
    },
    { kind: 'ANSWER', by: 'lawyer', text: 'It was filed.', written_at: '2026-11-23T02:00:00Z' },
  ],
  files: [],
  deliveries: [],
  messages: [],
  offers: [],
  decisions: [],
  moves_at: null,
  closed_at: null,
  decided_by_me: false,
  agreement: null,
  meeting: null,
};

async function showFull(
  of: FullCase,
  post: { status: number; payload?: object } = { status: 204 },
) {
  server.answer = ({ method }) => (method === 'POST' ? post : { status: 200, payload: of });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <FullCaseView id={of._id} />
    </QueryClientProvider>,
  );
  await screen.findByText(of.title);
}

const press = (within_: HTMLElement, name: string | RegExp) =>
  act(async () => fireEvent.click(within(within_).getByRole('button', { name })));

const type = (label: string, value: string) =>
  fireEvent.change(within(screen.getByRole('dialog')).getByLabelText(label), { target: { value } });

test('a card leads to the case with both sides', async () => {
  await show('/admin/cases?kind=dispute', [DISPUTE]);
  expect(server.of('GET')[0]?.path).toBe('/admin/cases?kind=dispute&state=open&page=0');
  expect(screen.getByRole('article')).toHaveTextContent('No paper was filed.');
  expect(screen.getByRole('link', { name: /Agreements/ })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Open the case' })).toHaveAttribute(
    'href',
    '/admin/cases/k1',
  );
  expect(screen.getByRole('article')).toHaveTextContent('Agreement49C46472');
  expect(screen.getByText(/^Decide by/)).toBeVisible();
});

test.each([
  ['DECIDED', 'Objection: decided, money waits'],
  ['SETTLED', '₱3,000 back'],
] as const)('a case that is %s names no day to decide by', async (state, badge) => {
  const over = state === 'SETTLED' && { decided_at: '2026-11-24T02:00:00Z', refunded: 300_000 };
  const argued = { _id: 'k1', state, decide_by: '2026-11-30T02:00:00Z' };
  await show('/admin/cases?kind=dispute', [{ ...DISPUTE, ...over, case: argued }]);
  expect(screen.getByRole('article')).toHaveTextContent(badge);
  expect(screen.queryByText(/^Decide by/)).toBeNull();
});

test('a case is split: the sums are those that will be, and the amount is checked', async () => {
  await showFull(FULL);
  expect(screen.getByText('It was filed.')).toBeVisible();
  await press(document.body, 'Split it');
  const dialog = screen.getByRole('dialog');
  type('Back to the client, in pesos', '6,900');
  type('Reason', 'Half of it was filed.');
  await press(dialog, 'Split it');
  expect(dialog).toHaveTextContent('Please enter an amount above ₱0 and below ₱6,900.');
  expect(server.of('POST')).toEqual([]);
  type('Back to the client, in pesos', '2,000');
  expect(dialog).toHaveTextContent(
    '₱2,000 goes back to Ana Reyes, ₱4,850 is released to Atty. Maria Santos, ₱50 stays as the platform’s fee.',
  );
  await press(dialog, 'Refund ₱2,000 and release the rest');
  expect(server.of('POST')[0]).toMatchObject({
    path: '/admin/cases/k1/decision',
    body: { decision: 'split', refund: 200_000, reason: 'Half of it was filed.' },
  });
});

test('one that somebody else decided meanwhile says so, and keeps the reason', async () => {
  const message = 'Nothing about this case waits for a decision.';
  await showFull(FULL, { status: 409, payload: { key: 'bad_transition', message } });
  await press(document.body, 'Refund ₱6,900');
  type('Reason', 'No call is on the list.');
  await press(screen.getByRole('dialog'), 'Refund ₱6,900');
  const dialog = screen.getByRole('dialog');
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(message);
  expect(within(dialog).getByLabelText('Reason')).toHaveValue('No call is on the list.');
});

test('whoever decided it does not look at it again', async () => {
  await showFull({ ...FULL, state: 'REVIEW', decided_by_me: true });
  expect(screen.getByText('Another administrator decides')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('of a video meeting, what both browsers reported stands beside what both wrote', async () => {
  await showFull({
    ...FULL,
    kind: 'ABSENCE',
    agreement_id: null,
    meeting_id: 'm1',
    meeting: {
      _id: 'm1',
      title: 'Dismissal',
      status: 'COMPLETED',
      type: 'VIDEO',
      start_time: '2026-11-20T02:00:00Z',
      end_time: '2026-11-20T03:00:00Z',
      together: null,
      signals: [
        {
          role: 'client',
          from: '2026-11-20T01:58:03Z',
          until: '2026-11-20T02:20:40Z',
          connected_to: [],
          devices_on: true,
        },
        {
          role: 'lawyer',
          from: '2026-11-20T02:14:00Z',
          until: '2026-11-20T02:14:20Z',
          connected_to: ['client'],
          devices_on: false,
        },
      ],
    },
  });
  const signals = screen.getByRole('region', { name: 'What the browsers reported' });
  const [first, second] = within(signals).getAllByRole('listitem');
  expect(first).toHaveTextContent(
    /Ana Reyes, 9:58:03 AM to 10:20:40 AM: connected to nobody, microphone, camera or screen on/,
  );
  expect(second).toHaveTextContent(
    /Maria Santos, 10:14:00 AM to 10:14:20 AM: connected to Ana Reyes, listening/,
  );
});

test('who decides reads the note of an offer, also while it stands', async () => {
  const times = { made_at: '2026-11-23T02:00:00Z', expires_at: '2026-11-25T02:00:00Z' };
  const offer = { ...times, _id: 'o1', by: 'lawyer', refund: 100_000, state: 'OPEN' } as const;
  await showFull({ ...FULL, offers: [{ ...offer, note: 'I am sorry for the wait.' }] });
  expect(screen.getByRole('list', { name: 'Offers to settle' })).toHaveTextContent(
    /offered ₱1,000 back: stands until .*I am sorry for the wait\./,
  );
});

test('one that the lawyer may still answer has nothing to decide', async () => {
  const open = { ...ABSENCE, state: 'REPORTED', answer: null, answered_at: null } as const;
  await show('/admin/cases', [open]);
  expect(screen.getByRole('article')).toHaveTextContent('If there is no answer by');
  expect(screen.queryByRole('button')).toBeNull();
});

test('without a kind in the address, that of which something waits is shown, and filters keep it', async () => {
  await show('/admin/cases', [DISPUTE]);
  expect(server.of('GET')[0]?.path).toBe('/admin/cases?state=open&page=0');
  const kinds = within(screen.getByRole('navigation', { name: 'Kind of case' }));
  expect(kinds.getByRole('link', { current: 'page' })).toHaveTextContent('Agreements2');
  expect(screen.getByRole('link', { name: 'Decided' })).toHaveAttribute(
    'href',
    '/admin/cases?kind=dispute&state=decided',
  );
});

test('none says so', async () => {
  await show('/admin/cases?kind=review', []);
  expect(screen.getByRole('heading', { name: 'Nothing is open' })).toBeVisible();
});
