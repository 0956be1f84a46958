import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { receiveToasts, type Toast } from '@/components/ui/feedback/toast-queue';
import { Queries } from '@/lib/client/platform/queries';
import { getQueryClient } from '@/lib/client/platform/query-client';
import type { CalendarFeed } from '@/lib/contract/lawyers/calendar-feed';
import type { CalendarImport } from '@/lib/contract/lawyers/calendar-imports';
import type { GoogleConnection } from '@/lib/contract/lawyers/google-calendar';
import { CalendarService } from './calendar-service';

const COURT: CalendarImport = {
  _id: '1',
  name: 'Court dates',
  host: 'calendar.example.com',
  error: null,
  unread_events: 0,
  first_unread: null,
  synced_at: '2026-11-22T02:00:00Z',
};
const PRIVATE = 'This address is not on the public internet, so we don’t read it.';
const FAILED = { key: 'internal', message: 'Failed' };
const url = (n: number) => `https://sangguni.example/api/v1/calendars/${n}.ics`;

const realFetch = globalThis.fetch;
let toasts: Toast[] = [];
let feed: CalendarFeed | null = null;
let imports: CalendarImport[] = [];
let made = 0;
/** Null where the installation does not offer it. */
let google: { connection: GoogleConnection | null } | null = null;
/** Failures, by method and the end of the path. */
let failing = new Map<string, [number, object]>();

function answer(path: string, { method = 'GET', body }: RequestInit): [number, object?] {
  const call = `${method} ${path.split('/calendars/').at(-1)}`;
  const failure = failing.get(call);
  if (failure) return failure;
  const input = body ? JSON.parse(String(body)) : {};
  if (call === 'POST generate') {
    made += 1;
    const names = input.client_names ?? feed?.client_names ?? false;
    feed = { client_names: names, created_at: '2026-11-22T02:00:00Z' };
    return [200, { url: url(made) }];
  }
  if (call === 'PUT feed' && feed) feed = { ...feed, client_names: input.client_names };
  if (call === 'DELETE feed') feed = null;
  if (call.endsWith(' feed')) return method === 'DELETE' ? [204] : [200, { feed }];
  if (call === 'GET google')
    return [200, { available: google !== null, connection: google?.connection ?? null }];
  if (call === 'PUT google' && google?.connection) {
    google = { connection: { ...google.connection, client_names: input.client_names } };
    return [200, { available: true, ...google }];
  }
  if (call === 'DELETE google') {
    google = { connection: null };
    return [204];
  }
  if (call === 'GET imports') return [200, { results: imports }];
  if (call === 'POST imports') {
    imports = [...imports, { ...COURT, _id: '2', name: input.name }];
    return [201, imports.at(-1)];
  }
  if (call === 'DELETE imports/1') {
    imports = [];
    return [204];
  }
  imports = [{ ...COURT, synced_at: '2026-11-22T05:00:00Z' }];
  return [200, imports[0]];
}

beforeEach(() => {
  [toasts, feed, imports, made, failing] = [[], null, [], 0, new Map()];
  google = null;
  receiveToasts((toast) => toasts.push(toast));
  globalThis.fetch = jest.fn(async (path: string, init: RequestInit = {}) => {
    const [status, body] = answer(path, init);
    const text = async () => (body ? JSON.stringify(body) : '');
    return { status, headers: new Headers(), text };
  }) as unknown as typeof fetch;
});
afterEach(() => {
  globalThis.fetch = realFetch;
  getQueryClient().clear();
});

const show = () => render(<CalendarService google={null} />, { wrapper: Queries });
const button = (name: string) => screen.findByRole('button', { name });
const press = async (name: string) => fireEvent.click(await button(name));
const address = () => screen.findByLabelText('Address of your feed');
const said = (kind: string, text: string) =>
  waitFor(() => expect(toasts.at(-1)).toEqual({ kind, text }));

it('shows the address of a new feed, and another one after a question', async () => {
  show();
  await press('Make the address');
  expect(await address()).toHaveValue(url(1));
  await said('success', 'Success!');
  expect(screen.getByText(/Anyone with this address can see your meeting times/)).toBeVisible();
  await press('Make a new address');
  expect(screen.getByRole('dialog')).toHaveTextContent('stops working right away');
  await press('Keep the current one');
  expect(await address()).toHaveValue(url(1));
  await press('Make a new address');
  await press('Make a new one');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await address()).toHaveValue(url(2));
});

it('opens the calendar of the device by its address', async () => {
  show();
  await press('Make the address');
  await address();
  expect(screen.getByRole('link', { name: 'Open in your calendar app' })).toHaveAttribute(
    'href',
    url(1).replace('https:', 'webcal:'),
  );
});

it('shows no address of a feed that was made before, and switches it off', async () => {
  feed = { client_names: true, created_at: '2026-11-22T02:00:00Z' };
  show();
  expect(await screen.findByText(/The feed is on since November 22, 2026/)).toBeVisible();
  expect(screen.queryByLabelText('Address of your feed')).not.toBeInTheDocument();
  const names = screen.getByRole('checkbox', { name: /^Show the names of clients/ });
  expect(names).toBeChecked();
  fireEvent.click(names);
  expect(names).not.toBeChecked();
  await said('success', 'Success!');
  expect(names).not.toBeChecked();
  await press('Switch off');
  await press('Switch it off');
  expect(await button('Make the address')).toBeVisible();
});

it('says that a change of the feed failed, and leaves it as it was', async () => {
  failing.set('POST generate', [500, FAILED]);
  show();
  await press('Make the address');
  await said('error', 'Failed!');
  expect(await button('Make the address')).toBeVisible();
});

it('adds a calendar, and says beside the field what is wrong with its address', async () => {
  failing.set('POST imports', [
    400,
    { key: 'invalid_input', message: PRIVATE, fields: { url: PRIVATE } },
  ]);
  show();
  expect(await screen.findByText(/No calendar added yet/)).toBeVisible();
  fireEvent.change(screen.getByLabelText('Name of the calendar'), { target: { value: 'Court' } });
  const field = screen.getByLabelText('iCal address');
  fireEvent.change(field, { target: { value: 'https://localhost/' } });
  await press('Add the calendar');
  await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(PRIVATE)));
  expect(screen.getByLabelText('Name of the calendar')).toHaveValue('Court');
  failing.clear();
  await press('Add the calendar');
  await said('success', 'Your calendar was added');
  expect(await screen.findByRole('listitem')).toHaveTextContent('Court');
  expect(field).toHaveValue('');
});

it('lists calendars with what is wrong, reads one again, and removes it after a question', async () => {
  imports = [{ ...COURT, error: 'There is no calendar at this address.' }];
  show();
  const row = await screen.findByRole('listitem');
  expect(row).toHaveTextContent('calendar.example.com');
  expect(row).toHaveTextContent('Last read Sun, Nov 22, 10:00 AM PHT');
  expect(within(row).getByText('There is no calendar at this address.')).toBeVisible();
  await press('Sync Court dates now');
  await waitFor(() => expect(row).toHaveTextContent('1:00 PM PHT'));
  expect(row).not.toHaveTextContent('There is no calendar');
  await press('Remove Court dates');
  await press('Remove it');
  expect(await screen.findByText(/No calendar added yet/)).toBeVisible();
});

it.each([
  [3, '2026-12-02', '3 events could not be read in full, the first on December 2, 2026.'],
  [1, null, '1 event could not be read in full.'],
])('says of a calendar how many events could not be read: %i', async (count, first, text) => {
  imports = [{ ...COURT, unread_events: count, first_unread: first }];
  show();
  expect(await screen.findByText(text)).toBeVisible();
});

it('takes three calendars at most', async () => {
  imports = [1, 2, 3].map((n) => ({ ...COURT, _id: String(n), name: `Calendar ${n}` }));
  show();
  expect(await screen.findByText(/You’ve reached the limit/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add the calendar' })).not.toBeInTheDocument();
});

it('says that the calendars could not be fetched, and fetches them again', async () => {
  failing.set('GET imports', [400, FAILED]);
  show();
  expect(
    await screen.findByRole('heading', { name: 'Failed to fetch your calendars' }),
  ).toBeVisible();
  failing.clear();
  await press('Try again');
  expect(await screen.findByText(/No calendar added yet/)).toBeVisible();
});

const CONNECTED: GoogleConnection = {
  account: 'maria@gmail.example',
  connected_at: '2026-11-22T02:00:00Z',
  client_names: false,
  agreed_at: '2026-11-22T02:00:00Z',
  problem: null,
  url: 'https://calendar.google.com/calendar/r?authuser=maria%40gmail.example',
};
const section = () => screen.findByRole('region', { name: 'Google Calendar, both ways' });

it('says nothing of Google Calendar where it is not offered', async () => {
  show();
  await screen.findByText(/No calendar added yet/);
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'Google Calendar, both ways' })).toBeNull(),
  );
});

it('leads to Google, and says why nothing was connected', async () => {
  google = { connection: null };
  render(<CalendarService google="permission" />, { wrapper: Queries });
  expect(await screen.findByRole('alert')).toHaveTextContent('We need both permissions');
  expect(await screen.findByRole('link', { name: 'Connect Google Calendar' })).toHaveAttribute(
    'href',
    '/api/v1/lawyers/profile/calendars/google/connect',
  );
});

it('shows when both agreed, and disconnects after a question', async () => {
  google = { connection: CONNECTED };
  show();
  expect(await section()).toHaveTextContent(
    'maria@gmail.exampleBoth calendars last agreed Sun, Nov 22, 10:00 AM PHT',
  );
  await press('Disconnect');
  await press('Disconnect it');
  expect(await screen.findByRole('link', { name: 'Connect Google Calendar' })).toBeVisible();
});

it('asks whether names stand there, and shows the choice at once', async () => {
  google = { connection: CONNECTED };
  show();
  const box = await screen.findByRole('checkbox', { name: /^Show the names of clients there/ });
  expect(box).not.toBeChecked();
  fireEvent.click(box);
  await waitFor(() => expect(box).toBeChecked());
  await waitFor(() => expect(google?.connection?.client_names).toBe(true));
});

it.each([
  ['revoked', 'Google no longer gives us access', 'Connect again'],
  ['quota', 'Google asked us to wait', null],
] as const)('says what is wrong, and what helps: %s', async (problem, title, again) => {
  google = { connection: { ...CONNECTED, problem } };
  show();
  expect(await screen.findByText(title)).toBeVisible();
  const link = screen.queryByRole('link', { name: 'Connect again' });
  expect(link?.textContent ?? null).toBe(again);
});
