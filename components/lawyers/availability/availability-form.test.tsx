import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { receiveToasts, type Toast } from '@/components/ui/feedback/toast-queue';
import { Queries } from '@/lib/client/platform/queries';
import { getQueryClient } from '@/lib/client/platform/query-client';
import type { AvailabilityInput, OwnAvailability } from '@/lib/contract/lawyers/availability';
import type { OwnProfile } from '@/lib/contract/lawyers/own-profile';
import { AvailabilityForm } from './availability-form';

jest.mock('next/navigation', () => jest.requireActual('@/lib/testing/location-hooks'));

/** Mon, Nov 23, 2026, 9:00 AM in Manila. */
const NOW = Date.UTC(2026, 10, 23, 1);

const AVAILABILITY: OwnAvailability = {
  daily_availability: [
    { day: 1, available: true, start_time: '09:00', end_time: '12:00' },
    { day: 2, available: true, start_time: '09:00', end_time: '11:00' },
    { day: 6, available: false, start_time: '08:30', end_time: '11:45' },
  ],
  exceptions: [{ date: '2026-11-20', available: false, start_time: null, end_time: null }],
  notice_time: 0,
  buffer_minutes: 0,
  daily_maximum: null,
  ical_feed: false,
  free_consultation: false,
  services: [
    { duration: 30, price: 150_000 },
    { duration: 60, price: 250_000 },
  ],
};

const PROFILE = {
  _id: 'maria',
  display_name: 'Maria Santos',
  is_public: true,
  was_shown: true,
  ibp_verified: true,
  missing: [],
  availability: AVAILABILITY,
  services: AVAILABILITY.services,
} as unknown as OwnProfile;

/** 9:00 to 9:30 AM of tomorrow, Tuesday. */
const BUSY = {
  meetings: [{ start_time: '2026-11-24T01:00:00Z', end_time: '2026-11-24T01:30:00Z' }],
  time_off: [],
};

const realFetch = globalThis.fetch;
let bodies: AvailabilityInput[] = [];
let toasts: Toast[] = [];
let busyStatus = 200;
let refusal: Record<string, string> | null = null;

function answer(path: string, init?: RequestInit) {
  if (init?.method !== 'PUT')
    return path.endsWith('/busy')
      ? [busyStatus, busyStatus === 200 ? BUSY : { key: 'internal' }]
      : [200, PROFILE];
  if (refusal) return [400, { key: 'invalid_input', message: 'Invalid', fields: refusal }];
  const body = JSON.parse(String(init.body)) as AvailabilityInput;
  bodies.push(body);
  return [200, { ...AVAILABILITY, ...body }];
}

beforeEach(() => {
  jest.useFakeTimers({ now: NOW, doNotFake: ['setTimeout', 'setInterval', 'queueMicrotask'] });
  [bodies, toasts, busyStatus, refusal] = [[], [], 200, null];
  receiveToasts((toast) => toasts.push(toast));
  globalThis.fetch = jest.fn(async (path: string, init?: RequestInit) => {
    const [status, body] = answer(path, init);
    return { status, headers: new Headers(), text: async () => JSON.stringify(body) };
  }) as unknown as typeof fetch;
});
afterEach(() => {
  jest.useRealTimers();
  globalThis.fetch = realFetch;
  getQueryClient().clear();
});

async function show(part = 'Week') {
  window.history.replaceState(null, '', '/lawyer-portal/profile/availability');
  render(<AvailabilityForm profile={PROFILE} requestNow={NOW} />, { wrapper: Queries });
  await screen.findByRole('table');
  open(part);
}

const open = (part: string) =>
  fireEvent.click(screen.getByRole('tab', { name: new RegExp(`^${part}`) }));

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const toggle = (day: string) => fireEvent.click(screen.getByRole('checkbox', { name: day }));
const save = async () => {
  press('Save');
  await waitFor(() => expect(toasts).toHaveLength(1));
  return bodies.at(-1);
};
const timesOf = (day: string) =>
  within(screen.getByRole('list', { name: `Open times of ${day}` }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);
const choose = (day: RegExp) =>
  fireEvent.click(within(screen.getByRole('table')).getByRole('button', { name: day }));

it('keeps the hours of a day that is switched off, and brings them back', async () => {
  await show();
  expect(screen.getByText('Keeps 8:30 AM to 11:45 AM')).toBeInTheDocument();
  toggle('Monday');
  expect(screen.queryByLabelText('Monday from')).not.toBeInTheDocument();
  expect(screen.getByText('Keeps 9:00 AM to 12:00 PM')).toBeInTheDocument();
  toggle('Saturday');
  expect(screen.getByLabelText('Saturday from')).toHaveValue('08:30');
  const body = await save();
  expect(body?.daily_availability).toEqual([
    { day: 1, available: false, start_time: '09:00', end_time: '12:00' },
    { day: 2, available: true, start_time: '09:00', end_time: '11:00' },
    { day: 6, available: true, start_time: '08:30', end_time: '11:45' },
  ]);
  expect(toasts).toEqual([{ kind: 'success', text: 'Success!' }]);
  await screen.findByText('No changes to save');
});

it('adds and removes hours of a day, and begins a day that has none', async () => {
  await show();
  press('Add hours on Monday');
  expect(screen.getByLabelText('Monday 2 from')).toHaveValue('13:00');
  press('Remove hours 1 of Monday');
  expect(screen.getByLabelText('Monday from')).toHaveValue('13:00');
  expect(screen.getByRole('button', { name: 'Add hours on Monday' })).toHaveFocus();
  toggle('Friday');
  expect(screen.getByLabelText('Friday from')).toHaveValue('09:00');
  for (let n = 0; n < 5; n += 1) press('Add hours on Tuesday');
  expect(screen.queryByRole('button', { name: 'Add hours on Tuesday' })).not.toBeInTheDocument();
});

it('says beside the field that hours overlap, until they do not', async () => {
  await show();
  press('Add hours on Monday');
  type('Monday 2 from', '11:30');
  press('Save');
  expect(await screen.findByText('One field needs your attention')).toBeInTheDocument();
  expect(screen.getByLabelText('Monday 2 from')).toHaveAccessibleDescription(
    'These hours overlap others of this day.',
  );
  // Corrected at the other hours.
  type('Monday until', '11:30');
  await waitFor(() => expect(screen.getByLabelText('Monday 2 from')).toBeValid());
  expect(screen.queryByText('One field needs your attention')).not.toBeInTheDocument();
  type('Monday until', '08:00');
  expect(await screen.findByText('Please choose an end after the start.')).toBeInTheDocument();
  expect(bodies).toEqual([]);
});

it('copies Monday to the other weekdays', async () => {
  await show();
  press('Copy Monday to all weekdays');
  expect(screen.getByLabelText('Thursday until')).toHaveValue('12:00');
  const body = await save();
  expect(body?.daily_availability.map(({ day, end_time }) => [day, end_time])).toEqual([
    ...[1, 2, 3, 4, 5].map((day) => [day, '12:00']),
    [6, '11:45'],
  ]);
});

it('takes a holiday off with one press, and gives it back', async () => {
  await show('Days off');
  expect(screen.getByRole('button', { name: /^Mon, Nov 30, 6 open times/ })).toBeVisible();
  press('Mon, Nov 30, Bonifacio Day');
  expect(screen.getByText('Mon, Nov 30, no open times')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Mon, Nov 30, Bonifacio Day' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  const body = await save();
  // The date that was over is not sent again.
  expect(body?.exceptions).toEqual([
    { date: '2026-11-30', available: false, start_time: null, end_time: null },
  ]);
  press('Mon, Nov 30, Bonifacio Day');
  expect(screen.getByRole('button', { name: /^Mon, Nov 30, 6 open times/ })).toBeVisible();
});

it('leads from a day with other hours to them, and changes a day off into one', async () => {
  await show('Days off');
  press('Tue, Nov 24');
  press('Change Tue, Nov 24');
  fireEvent.change(screen.getByLabelText('What differs'), { target: { value: 'open' } });
  press('Tue, Nov 24, other hours');
  await waitFor(() => expect(screen.getByLabelText('What differs')).toHaveFocus());
});

it('keeps what is typed on each of its pages, and shows the first that is wrong', async () => {
  await show('Rules');
  type('30 minutes', '19');
  open('Calendars');
  expect(screen.queryByRole('region', { name: 'Preview' })).not.toBeInTheDocument();
  expect(screen.getByText('Not saved yet')).toBeVisible();
  press('Save');
  await waitFor(() => expect(screen.getByLabelText('30 minutes')).toHaveFocus());
  expect(screen.getByLabelText('30 minutes')).toHaveValue('19');
  expect(screen.getByRole('tab', { name: /^Rules/ })).toHaveAttribute('aria-selected', 'true');
  expect(window.location.search).toBe('?part=rules');
});

it('opens the calendars by the former address of Google Calendar', async () => {
  window.history.replaceState(null, '', '/lawyer-portal/profile/availability#google-calendar');
  render(<AvailabilityForm profile={PROFILE} requestNow={NOW} />, { wrapper: Queries });
  await waitFor(() =>
    expect(screen.getByRole('tab', { name: /^Calendars/ })).toHaveAttribute(
      'aria-selected',
      'true',
    ),
  );
});

it('closes a range of dates at once, which is one row that goes at once', async () => {
  await show('Days off');
  press('Close several days');
  press('Close these days');
  expect(screen.getByLabelText('First day off')).toHaveFocus();
  expect(screen.getByLabelText('First day off')).toHaveAccessibleDescription(
    'Please provide a value.',
  );
  type('First day off', '2026-12-20');
  type('Last day off', '2026-12-19');
  press('Close these days');
  expect(screen.getByLabelText('Last day off')).toBeInvalid();
  type('Last day off', '2027-07-20');
  press('Close these days');
  expect(screen.getByText('You can set 200 dates at most.')).toBeVisible();
  type('Last day off', '2027-01-03');
  press('Close these days');
  expect(screen.queryByLabelText('First day off')).not.toBeInTheDocument();
  expect(
    screen.getByRole('button', { name: 'Day by day for Sun, Dec 20 to Sun, Jan 3' }),
  ).toHaveTextContent('15 days off');
  const body = await save();
  expect(body?.exceptions).toHaveLength(15);
  expect(body?.exceptions?.[0]).toEqual({
    date: '2026-12-20',
    available: false,
    start_time: null,
    end_time: null,
  });
  press('Day by day for Sun, Dec 20 to Sun, Jan 3');
  press('Remove Sun, Dec 20');
  expect(screen.getAllByLabelText('Date')).toHaveLength(14);
});

it('takes all holidays off at once', async () => {
  await show('Days off');
  press(/^Take all \d+ holidays off$/);
  press('Mon, Nov 30, Bonifacio Day');
  const body = await save();
  const dates = body?.exceptions?.map(({ date }) => date);
  expect(dates).toContain('2026-12-25');
  expect(dates).not.toContain('2026-11-30');
});

it('takes an extra day, and says what is wrong with a date', async () => {
  await show('Days off');
  expect(screen.getByText('1 past date')).toBeInTheDocument();
  press('Add a date');
  fireEvent.change(screen.getByLabelText('What differs'), { target: { value: 'open' } });
  press('Save');
  expect(await screen.findByText('Please provide a value.')).toBeInTheDocument();
  type('Date', '2026-11-22');
  expect(await screen.findByText('Please choose today or a later day.')).toBeInTheDocument();
  type('Date', '2026-11-25');
  expect(await screen.findByRole('option', { name: 'Extra day' })).toBeInTheDocument();
  type('Open until', '10:00');
  choose(/^Wed, Nov 25/);
  expect(timesOf('Wed, Nov 25')).toEqual(['9:00 AM', '9:30 AM']);
  expect((await save())?.exceptions).toEqual([
    { date: '2026-11-25', available: true, start_time: '09:00', end_time: '10:00' },
  ]);
});

it('shows what clients will see before it is saved', async () => {
  await show();
  choose(/^Tue, Nov 24/);
  expect(timesOf('Tue, Nov 24')).toEqual(['9:30 AM', '10:00 AM', '10:30 AM']);
  open('Rules');
  type('Free minutes between meetings', '30');
  expect(timesOf('Tue, Nov 24')).toEqual(['10:00 AM', '10:30 AM']);
  fireEvent.click(screen.getByRole('radio', { name: /^60 minutes/ }));
  expect(timesOf('Tue, Nov 24')).toEqual(['10:00 AM']);
  type(/^Most meetings a day/, '1');
  expect(screen.getByText('Tue, Nov 24, no open times')).toBeInTheDocument();
  type('60 minutes', '2,750.50');
  expect(screen.getByRole('radio', { name: '60 minutes ₱2,750.50' })).toBeInTheDocument();
  expect(bodies).toEqual([]);
});

it('says in the preview that the meetings and time off could not be read, and tries again', async () => {
  // The calls in between are a second and two apart.
  jest.useFakeTimers();
  busyStatus = 500;
  render(<AvailabilityForm profile={PROFILE} requestNow={NOW} />, { wrapper: Queries });
  expect(await screen.findByText('Failed to fetch availability')).toBeInTheDocument();
  busyStatus = 200;
  press('Try again');
  expect(await screen.findByRole('table')).toBeInTheDocument();
});

it('puts what the server refuses beside its field, and keeps what was typed', async () => {
  refusal = { 'daily_availability.1.end_time': 'Please choose an end after the start.' };
  await show();
  type('Tuesday until', '10:30');
  press('Save');
  await waitFor(() => expect(toasts).toEqual([{ kind: 'error', text: 'Failed' }]));
  expect(screen.getByLabelText('Tuesday until')).toHaveAccessibleDescription(
    'Please choose an end after the start.',
  );
  expect(screen.getByLabelText('Tuesday until')).toHaveValue('10:30');
  expect(screen.getByText('Not saved yet')).toBeInTheDocument();
});

it('refuses prices out of their range in the words of the API', async () => {
  await show('Rules');
  type('30 minutes', '19');
  type('60 minutes', '50,001');
  press('Save');
  expect(await screen.findByText('2 fields need your attention')).toBeInTheDocument();
  expect(screen.getAllByText('Please provide a price from ₱20 to ₱50,000.')).toHaveLength(2);
});
