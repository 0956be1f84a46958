import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { createQueryClient } from '@/lib/client/platform/query-client';
import { Clients } from './clients';

jest.mock('next/navigation', () => jest.requireActual('@/lib/testing/location-hooks'));

/** Mon, Nov 23, 2026, 9:00 AM in Manila. */
const NOW = Date.UTC(2026, 10, 23, 1);
const realFetch = globalThis.fetch;
let names: string[];
let asked: string[];
let failing: boolean;

beforeEach(() => {
  jest.useFakeTimers({ now: NOW, doNotFake: ['setTimeout', 'setInterval', 'queueMicrotask'] });
  names = Array.from({ length: 12 }, (_, index) => `Client ${String.fromCharCode(65 + index)}`);
  [asked, failing] = [[], false];
  globalThis.fetch = (async (url: string) => {
    const { searchParams } = new URL(url, 'http://localhost');
    asked.push(searchParams.toString());
    if (failing) return reply(400, { key: 'invalid_input', message: '' });
    const [q, page] = [searchParams.get('q') ?? '', Number(searchParams.get('page'))];
    const found = names.filter((name) => name.toLowerCase().includes(q.toLowerCase()));
    const results = found.slice(page * 10, page * 10 + 10).map(client);
    return reply(200, {
      results,
      page,
      hasMore: found.length > page * 10 + 10,
      total: found.length,
    });
  }) as unknown as typeof fetch;
});
afterEach(() => {
  jest.useRealTimers();
  window.history.replaceState(null, '', '/');
});
afterAll(() => {
  globalThis.fetch = realFetch;
});

function reply(status: number, payload: unknown) {
  return {
    status,
    statusText: '',
    headers: { get: () => null },
    text: async () => JSON.stringify(payload),
  };
}

function client(display_name: string) {
  return {
    _id: display_name.replace(' ', '-'),
    display_name,
    picture_url: null,
    last_subject: 'Dismissal',
    meeting_count: 2,
    last_meeting: { _id: 'm1', start_time: '2026-11-11T02:00:00Z' },
    next_meeting:
      display_name === 'Client A' ? { _id: 'm2', start_time: '2026-11-24T02:00:00Z' } : null,
  };
}

function open() {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Clients requestNow={NOW} />
    </QueryClientProvider>,
  );
}

const search = () => screen.getByRole('searchbox', { name: 'Search by name' });
const links = () => screen.getAllByRole('link').map(({ textContent }) => textContent);

test('lists clients with what is next or was last, and more of them', async () => {
  open();
  expect(await screen.findByText('12 clients')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Client A' })).toHaveAttribute(
    'href',
    '/lawyer-portal/clients/Client-A',
  );
  expect(screen.getByText(/^Next:/)).toHaveTextContent('Next: Tomorrow, 10:00 AM PHT');
  expect(screen.getAllByText('Last: November 11, 2026')).toHaveLength(9);
  fireEvent.click(screen.getByRole('button', { name: 'Load more clients' }));
  expect(await screen.findByRole('link', { name: 'Client L' })).toBeInTheDocument();
  expect(window.location.search).toBe('?page=1');
  expect(screen.queryByRole('button', { name: 'Load more clients' })).toBeNull();
});

test('shows what was talked about last where two have one name', async () => {
  names = ['Ana Reyes', 'ana reyes', 'Ben Cruz'];
  open();
  expect(await screen.findByText('3 clients')).toBeInTheDocument();
  expect(links()).toEqual(['Ana Reyes, Dismissal', 'ana reyes, Dismissal', 'Ben Cruz']);
});

test('a search is asked once the typing pauses, and stands in the address', async () => {
  window.history.replaceState(null, '', '/?q=client+k');
  open();
  expect(search()).toHaveValue('client k');
  expect(await screen.findByText('1 client found')).toBeInTheDocument();
  for (const value of ['c', 'cl', 'client b']) fireEvent.change(search(), { target: { value } });
  expect(await screen.findByRole('link', { name: 'Client B' })).toBeInTheDocument();
  expect(links()).toEqual(['Client B']);
  expect(window.location.search).toBe('?q=client+b');
  expect(asked).toEqual(['q=client+k&page=0', 'q=client+b&page=0']);
});

test('a name that nobody has leads back to all', async () => {
  open();
  await screen.findByText('12 clients');
  fireEvent.change(search(), { target: { value: 'Zoraida' } });
  expect(await screen.findByText('No client with this name')).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Show all clients' }));
  expect(await screen.findByText('12 clients')).toBeInTheDocument();
  expect(search()).toHaveValue('');
  expect(search()).toHaveFocus();
  expect(window.location.search).toBe('');
});

test('without a client it says what to do', async () => {
  names = [];
  open();
  expect(await screen.findByText('No clients yet')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Check your calendar' })).toBeInTheDocument();
});

test('what failed is said, and tried again', async () => {
  failing = true;
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch your clients');
  failing = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('12 clients')).toBeInTheDocument();
});
