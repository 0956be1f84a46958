import { act, fireEvent, screen, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import type { NotificationList } from '@/lib/contract/notifications/notifications';
import { fakeServer } from '@/lib/testing/fake-server';
import { NotificationsBell } from './notifications-bell';
import { NotificationsMenu } from './notifications-menu';

jest.mock('next/navigation', () => ({ usePathname: () => '/lawyer-portal' }));
// Neither a stream nor push in these tests.
jest.mock('@/lib/client/notifications/live', () => ({ useLive: () => true }));
jest.mock('@/lib/client/notifications/use-register-once', () => ({ useRegisterOnce: () => {} }));
jest.mock('@/lib/client/notifications/preferences', () => ({
  browserPushQuery: () => ({ queryKey: ['push'], queryFn: () => 'on' }),
  useSwitchPush: () => ({}),
}));

const NOTICES: NotificationList = {
  results: [
    {
      _id: 'a',
      url: '/lawyer-portal/meeting/7',
      title: 'New meeting',
      body: 'Ana Reyes',
      icon: 'new-meeting',
      seen: false,
      created_at: '2026-11-23T00:52:00Z',
    },
  ],
  hasMore: false,
  unseen_count: 1,
};

const server = fakeServer();
const root = document.createElement('div');
let hydrated: ReturnType<typeof hydrateRoot> | undefined;

beforeEach(() => {
  server.answer = () => ({ status: 200, payload: NOTICES });
  document.body.append(root);
});
afterEach(async () => {
  await act(async () => hydrated?.unmount());
  root.remove();
});

const bell = () => (
  <NotificationsBell
    userId="u"
    confirmed
    Menu={NotificationsMenu}
    first={{ list: NOTICES, since: 4 }}
  />
);

/** On a server there is no storage. */
function renderedByServer(): string {
  const storage = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new ReferenceError('localStorage is not defined');
  });
  const html = renderToString(bell());
  storage.mockRestore();
  return html;
}

test('a portal sends it with its news, for a press before the scripts are there', async () => {
  root.innerHTML = renderedByServer();
  const button = screen.getByRole('button', { name: 'Notifications, 1 new' });
  const panel = root.querySelector('[role="dialog"]');
  expect(button).toHaveAttribute('popovertarget', panel?.id);
  expect(panel).toHaveAttribute('popover', 'auto');
  expect(panel?.querySelector('a[href="/lawyer-portal/meeting/7"]')).toHaveTextContent(
    'New meeting',
  );
  await act(async () => {
    hydrated = hydrateRoot(root, bell());
  });
  expect(server.of('GET')).toEqual([]);
  expect(screen.queryByText('New meeting')).toBeNull();
  await act(async () => void fireEvent.click(button));
  const menu = within(screen.getByRole('dialog', { name: 'Notifications' }));
  expect(menu.getByRole('link', { name: 'New meeting' })).toBeVisible();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(screen.queryByText('New meeting')).toBeNull();
  expect(button).toHaveFocus();
});
