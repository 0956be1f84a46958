import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { createQueryClient } from '@/lib/client/platform/query-client';
import type { ThreadMessage } from '@/lib/contract/meetings/inbox';
import { fakeServer } from '@/lib/testing/fake-server';
import { ClientMessages } from './client-messages';

const NOW = Date.parse('2026-11-23T01:30:00Z');
const ANNA = {
  _id: 'u1',
  name: 'Anna Ferrer',
  type: 'CUSTOMER',
  picture_url: null,
  member: null,
} as const;
const MARIA = {
  _id: 'maria',
  name: 'Maria Santos',
  type: 'LAWYER',
  picture_url: null,
  member: null,
} as const;

const server = fakeServer();

function show(results: ThreadMessage[], unread: number) {
  const thread = { person: ANNA, places: [], results, hasMore: false, page: 0, total: 7 };
  server.answer = () => ({ status: 200, payload: { ...thread, unread_count: unread } });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ClientMessages clientId="u1" requestNow={NOW} />
    </QueryClientProvider>,
  );
}

const message = (author: ThreadMessage['author'], comment: string): ThreadMessage => ({
  _id: comment,
  comment,
  author,
  created_at: '2026-11-23T01:00:00Z',
  edited_at: null,
  can_change: author === MARIA,
  can_delete: author === MARIA,
  handed_in: false,
  about: { kind: 'meeting', _id: 'm1' },
});

test('the last message, how many wait, and the way to all', async () => {
  show([message(MARIA, 'Please bring it.'), message(ANNA, 'I will.')], 2);
  expect(await screen.findByRole('link', { name: 'Read the messages' })).toHaveAttribute(
    'href',
    '/lawyer-portal/messages/u1',
  );
  expect(screen.getByText('I will.')).toBeInTheDocument();
  expect(screen.queryByText(/Please bring it/)).toBeNull();
  expect(screen.getByText('2 unread messages')).toBeInTheDocument();
});

test('an own message is said to be, and nothing waits', async () => {
  show([message(ANNA, 'I will.'), message(MARIA, 'Please bring it.')], 0);
  expect(await screen.findByRole('link', { name: 'All messages' })).toBeInTheDocument();
  expect(screen.getByText('You: Please bring it.')).toBeInTheDocument();
  expect(screen.queryByText(/unread/)).toBeNull();
});

test('where nothing was written it says so', async () => {
  show([], 0);
  expect(await screen.findByText('Nothing was written yet.')).toBeInTheDocument();
});

test('says that they could not be read', async () => {
  // The calls in between are a second and two apart.
  jest.useFakeTimers();
  server.answer = () => ({ status: 500, payload: { key: 'internal', message: '' } });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ClientMessages clientId="u1" requestNow={NOW} />
    </QueryClientProvider>,
  );
  expect(await screen.findByText('Failed to fetch the messages')).toBeInTheDocument();
});
