import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { WorkingFor } from '@/components/platform/practice';
import { createQueryClient } from '@/lib/client/platform/query-client';
import type { InAppNotification } from '@/lib/contract/notifications/notifications';
import { fakeServer } from '@/lib/testing/fake-server';
import { NotificationsMenu } from './notifications-menu';

let pathname = '/lawyer-portal';
jest.mock('next/navigation', () => ({ usePathname: () => pathname }));
// Neither a stream nor push in these tests.
jest.mock('@/lib/client/notifications/live', () => ({ useLive: () => true }));
jest.mock('@/lib/client/notifications/use-register-once', () => ({ useRegisterOnce: () => {} }));
jest.mock('@/lib/client/notifications/preferences', () => ({
  browserPushQuery: () => ({ queryKey: ['push'], queryFn: () => 'on' }),
  useSwitchPush: () => ({}),
}));

const MEETING = '/lawyer-portal/meeting/7';
const server = fakeServer();
let items: InAppNotification[] = [];
let refuses = false;
let unseen = -1;

beforeEach(() => {
  refuses = false;
  items = [
    item('a', `${MEETING}#messages`),
    item('b', '/lawyer-portal/work-items/3'),
    item('c', MEETING),
  ];
  server.answer = ({ method, path }) => {
    if (method === 'PUT' && refuses) return { status: 500, payload: { key: 'internal' } };
    if (method === 'PUT') {
      if (path.endsWith('/in-app/seen')) items = items.map((one) => ({ ...one, seen: true }));
      return { status: 204 };
    }
    const unseen_count = items.filter(({ seen }) => !seen).length;
    return { status: 200, payload: { results: items, hasMore: false, unseen_count } };
  };
});

function item(_id: string, url: string): InAppNotification {
  return {
    _id,
    url,
    title: `Notice ${_id}`,
    body: 'Ana Reyes',
    icon: 'new-meeting',
    seen: false,
    created_at: '2026-11-23T00:52:00Z',
  };
}

const count = (now: number) => {
  unseen = now;
};
const noop = () => {};
async function open(at: string) {
  pathname = at;
  const queries = createQueryClient();
  const menu = () => (
    <QueryClientProvider client={queries}>
      <NotificationsMenu id="menu" userId="u" open onOpenChange={noop} onUnseen={count} />
    </QueryClientProvider>
  );
  const { rerender } = render(menu());
  await screen.findByText('Notice a');
  return {
    go: (to: string) => {
      pathname = to;
      rerender(menu());
    },
    arrives: async (one: InAppNotification) => {
      items = [one, ...items];
      await act(() => queries.invalidateQueries());
    },
  };
}
const puts = () => server.of('PUT').map(({ path, body }) => [path, body]);

test('opening a page sees what leads to it, asks once, and only where there is something new', async () => {
  const { go } = await open('/lawyer-portal/payments');
  expect(puts()).toEqual([]);
  expect(unseen).toBe(3);
  go(MEETING);
  await waitFor(() => expect(unseen).toBe(1));
  go('/lawyer-portal/payments');
  go(`${MEETING}/summary`);
  expect(puts()).toEqual([['/notifications/in-app/opened', { url: MEETING }]]);
});

test('while somebody works for a practice, a notice of the own account leads to the choice of accounts', async () => {
  const practice = { id: 'p1', lawyerName: 'Maria Santos', rights: ['meetings'] as const };
  items = [item('a', '/customer-portal/meeting/1'), item('b', MEETING)];
  render(
    <QueryClientProvider client={createQueryClient()}>
      <WorkingFor practice={practice}>
        <NotificationsMenu id="menu" userId="u" open onOpenChange={noop} onUnseen={count} />
      </WorkingFor>
    </QueryClientProvider>,
  );
  const hrefs = async (name: string) =>
    (await screen.findByRole('link', { name })).getAttribute('href');
  expect([await hrefs('Notice a'), await hrefs('Notice b')]).toEqual(['/practices', MEETING]);
});

test('a page that was opened before the list was known', async () => {
  await open(MEETING);
  await waitFor(() => expect(unseen).toBe(1));
  expect(puts()).toHaveLength(1);
});

test('what arrives while a page is open stays new until the page comes into view again', async () => {
  items = [item('a', '/lawyer-portal/payments')];
  const { arrives } = await open(MEETING);
  await arrives(item('d', MEETING));
  await waitFor(() => expect(unseen).toBe(2));
  expect(puts()).toEqual([]);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(unseen).toBe(1));
});

test('a page outside the portals is nobody’s', async () => {
  items = [item('a', '/book/1/2026-11-23T02:00:00Z')];
  await open('/book/1/2026-11-23T02:00:00Z');
  expect(puts()).toEqual([]);
});

test('all are marked seen at once, and the focus stays', async () => {
  await open('/lawyer-portal');
  const button = screen.getByRole('button', { name: 'Mark all as seen' });
  button.focus();
  fireEvent.click(button);
  await waitFor(() => expect(unseen).toBe(0));
  await screen.findByText('All notifications are seen.');
  expect(puts()).toEqual([['/notifications/in-app/seen', { newest: 'a' }]]);
  expect(button).toHaveFocus();
  fireEvent.click(button);
  expect(puts()).toHaveLength(1);
});

test('where that fails they are new again, and it says so', async () => {
  refuses = true;
  await open('/lawyer-portal');
  fireEvent.click(screen.getByRole('button', { name: 'Mark all as seen' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('They were not marked as seen.');
  await waitFor(() => expect(unseen).toBe(3));
});
