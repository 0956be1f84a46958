import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { createQueryClient } from '@/lib/client/platform/query-client';
import type { WorkItemRow } from '@/lib/contract/work-items/work-items';
import { WORK_ITEM_STATUSES } from '@/lib/domain/work-items/work-item';
import { fakeServer } from '@/lib/testing/fake-server';
import { agreementRow } from '@/lib/testing/shown-agreement';
import type { Reader } from '../work-item-paths';
import { Agreements } from './agreements';

jest.mock('next/navigation', () => jest.requireActual('@/lib/testing/location-hooks'));

/** Mon, Nov 23, 2026, 9:00 AM in Manila. */
const NOW = Date.UTC(2026, 10, 23, 1);
const server = fakeServer();
let rows: WorkItemRow[];

beforeEach(() => {
  jest.useFakeTimers({ now: NOW, doNotFake: ['setTimeout', 'setInterval', 'queueMicrotask'] });
  rows = [
    agreementRow({ _id: 'w1', title: 'NLRC case', expires_at: '2026-11-29T02:00:00Z' }),
    agreementRow({ _id: 'w2', title: 'Lease', status: 'PAID', paid_at: '2026-11-22T02:00:00Z' }),
  ];
  server.answer = ({ path }) => {
    const { searchParams } = new URL(path, 'http://localhost');
    const [q, status] = [searchParams.get('q') ?? '', searchParams.get('status')];
    const page = Number(searchParams.get('page'));
    const named = rows.filter(({ title }) => title.toLowerCase().includes(q.toLowerCase()));
    const found = named.filter((row) => !status || row.status === status);
    const counts = WORK_ITEM_STATUSES.map((one) => [
      one,
      named.filter((row) => row.status === one).length,
    ]);
    const results = found.slice(page * 10, page * 10 + 10);
    const hasMore = found.length > page * 10 + 10;
    return {
      status: 200,
      payload: { results, page, hasMore, total: found.length, counts: Object.fromEntries(counts) },
    };
  };
});
afterEach(() => {
  jest.useRealTimers();
  window.history.replaceState(null, '', '/');
});

function open(reader: Reader = 'lawyer') {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Agreements reader={reader} requestNow={NOW} />
    </QueryClientProvider>,
  );
}

const titles = () =>
  screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

test('each row says who, how much, how it stands and what is next', async () => {
  open();
  expect(await screen.findByText('2 agreements')).toBeInTheDocument();
  const [first] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent('NLRC caseAnna FerrerOpen until Nov 29Proposal₱28,000');
  expect(screen.getByRole('link', { name: 'NLRC case' })).toHaveAttribute(
    'href',
    '/lawyer-portal/work-items/w1',
  );
  expect(screen.getByText('Paid Nov 22')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'New agreement' })).toHaveAttribute(
    'href',
    '/lawyer-portal/work-items/proposal',
  );
});

test('the tabs have counts, and the address keeps which one is open', async () => {
  open();
  await screen.findByText('2 agreements');
  fireEvent.click(screen.getByRole('tab', { name: 'In work 1' }));
  expect(await screen.findByText('1 agreement')).toBeInTheDocument();
  expect(titles()).toEqual(['Lease']);
  expect(window.location.search).toBe('?status=paid');
  expect(screen.getByRole('tab', { name: 'All 2' })).toHaveAttribute('aria-selected', 'false');
  expect(screen.queryByRole('tab', { name: /^Drafts/ })).toBeNull();
});

test('a search finds titles, and can be cleared where it finds none', async () => {
  open();
  await screen.findByText('2 agreements');
  const search = screen.getByRole('searchbox', { name: 'Search by title or client' });
  fireEvent.change(search, { target: { value: 'lease' } });
  expect(await screen.findByText('1 agreement')).toBeInTheDocument();
  expect(window.location.search).toBe('?q=lease');
  fireEvent.change(search, { target: { value: 'zoning' } });
  fireEvent.click(await screen.findByRole('button', { name: 'Clear the search' }));
  expect(await screen.findByText('2 agreements')).toBeInTheDocument();
  expect(search).toHaveValue('');
});

test('more rows come on demand, and the address remembers how many', async () => {
  rows = Array.from({ length: 12 }, (_, n) => agreementRow({ _id: `w${n}`, title: `Case ${n}` }));
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Load more agreements' }));
  expect(await screen.findByRole('link', { name: 'Case 11' })).toBeInTheDocument();
  expect(window.location.search).toBe('?page=1');
});

test('without any it says what to do, to each side', async () => {
  rows = [];
  open();
  const heading = await screen.findByRole('heading', {
    name: 'You have no engagement agreements.',
  });
  expect(heading).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: 'New agreement' })).toHaveLength(1);
  expect(screen.queryByRole('tablist')).toBeNull();
});

test('a client finds lawyers, sees no drafts, and has own words for what is next', async () => {
  open('client');
  await screen.findByText('2 agreements');
  const tabs = within(screen.getByRole('tablist')).getAllByRole('tab');
  expect(tabs.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^All/),
    expect.stringMatching(/^Proposals/),
    expect.stringMatching(/^In work/),
  ]);
  expect(screen.getByText('Accept or decline by Nov 29')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'New agreement' })).toBeNull();
});

test('what failed is said, and tried again', async () => {
  const answer = server.answer;
  server.answer = () => ({ status: 400, payload: { key: 'invalid_input', message: '' } });
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to get work items');
  server.answer = answer;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('2 agreements')).toBeInTheDocument();
});
