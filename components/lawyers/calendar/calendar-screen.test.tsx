import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { receiveToasts, type Toast } from '@/components/ui/feedback/toast-queue';
import { asOwn } from '@/lib/client/lawyers/blocker-cache';
import { blockersQuery } from '@/lib/client/lawyers/blockers';
import { createQueryClient } from '@/lib/client/platform/query-client';
import type { Blocker } from '@/lib/contract/lawyers/blockers';
import { DAY_MS, HOUR_MS, isoInstant } from '@/lib/domain/platform/time';
import { CalendarScreen } from './calendar-screen';
import type { View } from './model/calendar-dates';
import { blockerEntry, busyEntries, type MeetingEntry } from './model/entries';

jest.mock('next/navigation', () => jest.requireActual('@/lib/testing/location-hooks'));

/** Mon, Nov 23, 2026, 9:20 AM in Manila. */
const NOW = Date.UTC(2026, 10, 23, 1, 20);
const WEEK = { first: '2026-11-23', last: '2026-11-29' };
/** Tuesday, noon. */
const NOON = Date.UTC(2026, 10, 24, 4);
const LUNCH: Blocker = {
  _id: 'lunch',
  title: 'Lunch',
  series_id: null,
  start_time: isoInstant(NOON),
  end_time: isoInstant(NOON + HOUR_MS),
};
const MEETING: MeetingEntry = {
  kind: 'meeting',
  id: 'm1',
  title: 'Anna Ferrer',
  state: 'held',
  type: 'VIDEO',
  href: '/lawyer-portal/meeting/m1',
  start: NOON - 2 * HOUR_MS,
  end: NOON - HOUR_MS,
};

/** Tuesday, 3:00 to 5:00 PM; the hours end at five. */
const BUSY = busyEntries({
  results: [
    {
      source: 'google',
      start_time: isoInstant(NOON + 3 * HOUR_MS),
      end_time: isoInstant(NOON + 5 * HOUR_MS),
    },
  ],
});

const realFetch = globalThis.fetch;
let stored: Blocker[];
const toasts: Toast[] = [];
let stop = () => {};
let busy: ReturnType<typeof busyEntries>;
let answer: (method: string) => ReturnType<typeof reply> | Promise<ReturnType<typeof reply>>;
const reply = (status: number, body?: unknown) => ({
  status,
  statusText: '',
  headers: new Headers(),
  text: async () => (body === undefined ? '' : JSON.stringify(body)),
});
const sent: [method: string, url: string, body: unknown][] = [];

beforeEach(() => {
  stop = receiveToasts((toast) => toasts.push(toast));
  // Those of the tests before.
  toasts.length = 0;
  stored = [LUNCH];
  busy = [];
  sent.length = 0;
  answer = () => reply(200, { ...LUNCH, count: 1, meetings: [] });
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), { matches: true, media }) as MediaQueryList;
  const fetched = async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method === 'GET') return reply(200, { results: stored, hasMore: false, page: 0 });
    sent.push([method, url, typeof body === 'string' ? JSON.parse(body) : null]);
    return answer(method);
  };
  globalThis.fetch = fetched as unknown as typeof fetch;
});
afterEach(() => {
  stop();
  globalThis.fetch = realFetch;
});

function Calendar({ view, date = '2026-11-24' }: { view: View; date?: string }) {
  const { data } = useQuery(blockersQuery(WEEK));
  return (
    <CalendarScreen
      address={{ view, date }}
      onGo={() => {}}
      now={NOW}
      entries={data && [...data.map(blockerEntry), MEETING, ...busy]}
      hoursOf={(day) => ([2, 3].includes(day % 7) ? [] : [[480, 1020]])}
      error={null}
      retrying={false}
      onRetry={() => {}}
    />
  );
}

function show(view: View = 'week', date?: string) {
  const queries = createQueryClient();
  queries.setQueryData(blockersQuery(WEEK).queryKey, stored.map(asOwn));
  render(
    <QueryClientProvider client={queries}>
      <Calendar view={view} {...(date && { date })} />
    </QueryClientProvider>,
  );
}

const lunch = () => screen.getByRole('button', { name: /^Lunch ?, blocked/ });
const press = (...keys: (string | [key: string, shift: true])[]) => {
  for (const key of keys)
    fireEvent.keyDown(lunch(), typeof key === 'string' ? { key } : { key: key[0], shiftKey: true });
};
async function said(text: RegExp) {
  await waitFor(() => expect(toasts.at(-1)?.text).toMatch(text));
  // It is asked again after it.
  await act(async () => {});
}
const times = (start: number, end: number) => ({
  title: 'Lunch',
  start_time: isoInstant(start),
  end_time: isoInstant(end),
});

it('moves and resizes with the keys alone, says where it is, and saves once', async () => {
  show();
  press('m');
  expect(screen.getByRole('status')).toHaveTextContent(/^Moving Lunch, .*Escape leaves it/);
  press('ArrowDown', 'ArrowRight', ['ArrowDown', true]);
  expect(screen.getByRole('status')).toHaveTextContent('Lunch, Wed, Nov 25, 12:15 PM to 1:30 PM');
  expect(sent).toEqual([]);
  const [start, end] = [NOON + DAY_MS + HOUR_MS / 4, NOON + DAY_MS + 1.5 * HOUR_MS];
  stored = [{ ...LUNCH, ...times(start, end) }];
  press('Enter');
  await said(/^Saved: Lunch, Wed, Nov 25/);
  expect(sent).toEqual([['PUT', '/api/v1/blockers/lunch?scope=one', times(start, end)]]);
  expect(lunch()).toHaveAccessibleName(/Wed, Nov 25, 12:15 PM to 1:30 PM$/);
  await waitFor(() => expect(lunch()).toHaveFocus());

  stored = [LUNCH];
  expect(toasts.at(-1)?.action?.label).toBe('Undo');
  await act(async () => toasts.at(-1)?.action?.run());
  const back = ['PUT', '/api/v1/blockers/lunch?scope=one', times(NOON, NOON + HOUR_MS)];
  await waitFor(() => expect(sent.at(-1)).toEqual(back));
  expect(await screen.findByText(/^Undone: Lunch, Tue, Nov 24, 12:00 PM/)).toBeVisible();
});

it('Escape leaves it as it was; it does not go beyond the days shown', () => {
  show();
  press('m', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft');
  expect(screen.getByRole('status')).toHaveTextContent(/^Lunch, Mon, Nov 23/);
  press('Escape');
  expect(screen.getByRole('status')).toHaveTextContent('Lunch stays as it was');
  expect(sent).toEqual([]);
});

it('takes a move back that fails', async () => {
  let fail = () => {};
  answer = () =>
    new Promise((resolve) => {
      fail = () => resolve(reply(500, { message: 'x', key: 'internal' }));
    });
  show();
  press('m', 'ArrowDown', 'Enter');
  expect(
    await screen.findByRole('button', { name: /^Lunch.* 12:15 PM to 1:15 PM$/ }),
  ).toBeVisible();
  await waitFor(() => expect(sent).toHaveLength(1));
  fail();
  expect(
    await screen.findByRole('button', { name: /^Lunch.* 12:00 PM to 1:00 PM$/ }),
  ).toBeVisible();
});

it('sends one move after the other, and asks only after the last', async () => {
  const replies: (() => void)[] = [];
  answer = () =>
    new Promise((resolve) => {
      replies.push(() => resolve(reply(200, { ...LUNCH, count: 1, meetings: [] })));
    });
  show();
  press('m', 'ArrowDown', 'Enter');
  expect(
    await screen.findByRole('button', { name: /^Lunch.* 12:15 PM to 1:15 PM$/ }),
  ).toBeVisible();
  press('m', 'ArrowDown', 'Enter');
  expect(
    await screen.findByRole('button', { name: /^Lunch.* 12:30 PM to 1:30 PM$/ }),
  ).toBeVisible();
  expect(sent).toHaveLength(1);
  // The server's state between the two is not shown.
  stored = [{ ...LUNCH, ...times(NOON + HOUR_MS / 4, NOON + 1.25 * HOUR_MS) }];
  replies[0]?.();
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(lunch()).toHaveAccessibleName(/12:30 PM to 1:30 PM$/);
  stored = [{ ...LUNCH, ...times(NOON + HOUR_MS / 2, NOON + 1.5 * HOUR_MS) }];
  replies[1]?.();
  await said(/^Saved: Lunch, .* 12:30 PM/);
  expect(lunch()).toHaveAccessibleName(/12:30 PM to 1:30 PM$/);
});

it('asks which of a series is meant, and names the meetings that stand there', async () => {
  stored = [{ ...LUNCH, series_id: 'series' }];
  const meetings = [
    { _id: 'm1', client: 'Anna Ferrer', start_time: isoInstant(NOON), end_time: isoInstant(NOON) },
  ];
  answer = () => reply(200, { ...LUNCH, count: 3, meetings });
  show();
  press('m', 'ArrowUp', 'Enter');
  const dialog = within(await screen.findByRole('dialog', { name: 'Change Lunch?' }));
  expect(dialog.getByText('To Tue, Nov 24, 11:45 AM to 12:45 PM.')).toBeVisible();
  fireEvent.click(dialog.getByRole('radio', { name: 'This one and all after it' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('A meeting is booked then')).toBeVisible();
  const list = screen.getByText(/These meetings are already booked/).parentElement;
  const link = within(list ?? document.body).getByRole('link', { name: 'Anna Ferrer' });
  expect(link).toHaveAttribute('href', '/lawyer-portal/meeting/m1');
  expect(sent[0]?.[1]).toBe('/api/v1/blockers/lunch?scope=following');
});

it('keeps what was typed when blocking fails, and says so in the dialog', async () => {
  answer = () => reply(500, { message: 'x', key: 'internal' });
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Block time' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Block time' }));
  fireEvent.change(dialog.getByLabelText(/^Title/), { target: { value: 'Hearing' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Block time' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Failed to create meeting');
  expect(dialog.getByLabelText(/^Title/)).toHaveValue('Hearing');
  expect(screen.queryByText('Hearing')).not.toBeInTheDocument();
  expect(sent[0]?.[2]).toMatchObject({ title: 'Hearing', start_time: '2026-11-24T01:00:00Z' });
});

it('begins with the title, and what was blocked can be taken back from the message', async () => {
  answer = (method) =>
    method === 'POST'
      ? reply(201, { _id: 'b1', series_id: 's1', count: 3, meetings: [] })
      : reply(204);
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Block time' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Block time' }));
  await waitFor(() => expect(dialog.getByLabelText(/^Title/)).toHaveFocus());
  fireEvent.change(dialog.getByLabelText('Repeats'), { target: { value: 'TWO_WEEKS' } });
  fireEvent.change(dialog.getByLabelText('Last day'), { target: { value: '2026-12-22' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Block time' }));
  await waitFor(() => expect(toasts).toHaveLength(1));
  expect(sent[0]?.[2]).toMatchObject({ repeat: { every: 'TWO_WEEKS', until: '2026-12-22' } });
  expect(toasts[0]).toMatchObject({ text: '3 times are blocked', action: { label: 'Undo' } });
  await act(async () => toasts[0]?.action?.run());
  await waitFor(() => expect(sent.at(-1)?.[1]).toBe('/api/v1/blockers/b1?scope=all'));
  expect(sent.at(-1)?.[0]).toBe('DELETE');
  expect(await screen.findByText('Undone: nothing is blocked')).toBeVisible();
});

it('deletes after asking; a failure leaves it where it was', async () => {
  answer = () => reply(500, { message: 'x', key: 'internal' });
  show();
  press('Delete');
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete Lunch?' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Failed to delete blocker');
  answer = () => {
    stored = [];
    return reply(204);
  };
  fireEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.queryByRole('button', { name: /^Lunch/ })).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Block time' })).toHaveFocus());
});

it('shows a held meeting as such, and links it', () => {
  show();
  const link = screen.getByRole('link', {
    name: /^Held, paying ?, Anna Ferrer, video meeting/,
  });
  expect(link).toHaveTextContent('Held, paying');
  expect(link).toHaveAttribute('href', '/lawyer-portal/meeting/m1');
  expect(screen.getAllByText('No hours')).toHaveLength(2);
});

it('says of the entries of one day when and how they are', () => {
  show('day');
  expect(screen.getByRole('link', { name: /^Held, paying ?, Anna Ferrer/ })).toHaveTextContent(
    /^Held, paying, Anna Ferrer, video meeting, .*Anna Ferrer, \d+:00 to \d+:00, video$/,
  );
  expect(lunch()).toHaveTextContent(/^Lunch, blocked, .*12:00 to 1:00$/);
});

it('lists the day of a phone with its free gaps, which open the form', async () => {
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), { matches: false, media }) as MediaQueryList;
  show();
  const agenda = screen.getByRole('list', { name: 'Tue, Nov 24' });
  const rows = within(agenda).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringContaining('Free, 2 hours'),
    expect.stringContaining('Held, paying'),
    expect.stringContaining('Free, 1 hour'),
    expect.stringContaining('Blocked until 1:00 PM'),
    expect.stringContaining('Free, 4 hours'),
  ]);
  const strip = within(screen.getByRole('list', { name: 'Days of the week' }));
  expect(strip.getByRole('button', { name: /^Tue 24 Nov,/ })).toHaveTextContent('Tue 24');
  fireEvent.click(within(agenda).getByRole('button', { name: /^Free, 1 hour, from 11:00 AM/ }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByLabelText('Start time')).toHaveValue('11:00');
  expect(dialog.getByLabelText('End time')).toHaveValue('12:00');
  await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Cancel' })));
});

it('takes the busy times of another calendar out of the free gaps', () => {
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), { matches: false, media }) as MediaQueryList;
  busy = BUSY;
  show();
  const agenda = screen.getByRole('list', { name: 'Tue, Nov 24' });
  const rows = within(agenda).getAllByRole('listitem');
  expect(rows.slice(-2).map((row) => row.textContent)).toEqual([
    expect.stringContaining('Free, 2 hours'),
    expect.stringContaining('Busy until 5:00 PM'),
  ]);
});

test.each(['week', 'day', 'month'] as const)(
  'a busy time of another calendar stands in the %s, and cannot be opened',
  (view) => {
    busy = BUSY;
    show(view);
    const [shown] = screen.getAllByText('Busy (Google)');
    expect(shown?.closest('a, button')).toBeNull();
    expect(shown?.parentElement).toHaveTextContent(
      'Busy (Google), Tue, Nov 24, 3:00 PM to 5:00 PM',
    );
  },
);

it('names a holiday in the head of its day', () => {
  show('week', '2026-11-30');
  expect(screen.getByText('Bonifacio Day')).toBeVisible();
});

it('names a holiday in the month', () => {
  show('month', '2026-11-30');
  expect(
    screen.getByRole('button', { name: 'Mon, Nov 30, Bonifacio Day, 0 entries' }),
  ).toBeVisible();
});

it('names a holiday in the list of a phone', () => {
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), { matches: false, media }) as MediaQueryList;
  show('week', '2026-11-30');
  expect(screen.getByRole('button', { name: /^Mon 30 Nov, Bonifacio Day,/ })).toBeVisible();
  expect(screen.getByText('Bonifacio Day')).toBeVisible();
});

it('says when an entry of half an hour begins, before its title', () => {
  stored = [{ ...LUNCH, end_time: isoInstant(NOON + HOUR_MS / 2) }];
  show();
  expect(lunch()).toHaveTextContent(/^12:00Lunch/);
});
