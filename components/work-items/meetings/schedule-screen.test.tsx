import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createQueryClient } from '@/lib/client/platform/query-client';
import { workItemKeys } from '@/lib/client/work-items/queries';
import type { WorkItem } from '@/lib/contract/work-items/work-items';
import { DAY_MS, HOUR_MS, isoInstant } from '@/lib/domain/platform/time';
import { meetingServer, meetingWith, NOW, START } from '@/lib/testing/meeting-page';
import { shownAgreement } from '@/lib/testing/shown-agreement';
import { ScheduleScreen } from './schedule-screen';

const push = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));

const server = meetingServer();

beforeEach(() => {
  push.mockReset();
  jest.useFakeTimers({ now: NOW, doNotFake: ['setTimeout', 'setInterval', 'queueMicrotask'] });
});
afterEach(() => jest.useRealTimers());

const [TEN, ELEVEN] = [START, START + HOUR_MS];
const OPEN = {
  _id: 'r1',
  title: 'Prepare for the conference',
  duration: 60 as const,
  meeting_id: null,
  meeting: null,
};

/** A time is chosen, and all else is answered as before. */
function answerChosen() {
  const { answer } = server;
  server.answer = (method, url) =>
    url.endsWith('/meetings/create')
      ? { status: 200, payload: meetingWith({ _id: 'm9' }) }
      : answer(method, url);
}

/** Fourteen days, with these starts for an hour. */
function timesWith(starts: readonly number[]) {
  const days = Array.from({ length: 14 }, (_, day) => isoInstant(NOW + day * DAY_MS).slice(0, 10));
  const of = (day: string) =>
    starts
      .map((start) => isoInstant(start))
      .filter((start) => start.startsWith(day))
      .map((start_time) => ({ start_time, durations: [60] }));
  return { calendar: Object.fromEntries(days.map((day) => [day, of(day)])) };
}

function show(
  parts: Partial<WorkItem> = {},
  phone: string | null = '+639171234567',
  starts = [TEN, ELEVEN],
) {
  const item = shownAgreement({
    status: 'PAID',
    can: ['schedule_meeting'],
    work_item_meetings: [OPEN],
    ...parts,
  });
  const queries = createQueryClient();
  queries.setQueryData(workItemKeys.detail('w1'), item);
  server.answer = (_, url) =>
    url.endsWith('/times')
      ? { status: 200, payload: timesWith(starts) }
      : { status: 200, payload: item };
  render(
    <QueryClientProvider client={queries}>
      <ScheduleScreen workItemId="w1" meetingRowId="r1" phone={phone} requestNow={NOW} />
    </QueryClientProvider>,
  );
  return item;
}

const shown = () => screen.findByRole('tablist', { name: 'Day' });
const choose = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const confirm = () =>
  act(async () => fireEvent.click(screen.getByRole('button', { name: 'Confirm' })));
const puts = () => server.sent.filter(({ method }) => method === 'PUT');

test('a time is confirmed, and the way leads to the meeting', async () => {
  show();
  await shown();
  expect(screen.getByText('With Atty. Maria Santos, 60 minutes')).toBeVisible();
  expect(screen.getByText(/It costs nothing more/)).toBeVisible();
  expect(screen.queryByText(/refund|pay\b/i)).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Confirm' })).toBeDisabled();
  choose(/11:00 AM/);
  answerChosen();
  await confirm();
  await waitFor(() => expect(push).toHaveBeenCalledWith('/customer-portal/meeting/m9'));
  expect(puts()).toEqual([
    {
      method: 'PUT',
      url: '/api/v1/work-items/w1/meetings/create',
      body: {
        work_item_meeting_id: 'r1',
        start_time: isoInstant(ELEVEN),
        // Mails to a client abroad have both times.
        time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
        type: 'VIDEO',
      },
    },
  ]);
});

test('by phone a number is needed, and sent', async () => {
  show({}, null);
  await shown();
  choose(/10:00 AM/);
  fireEvent.click(screen.getByRole('radio', { name: /^Phone/ }));
  await confirm();
  const number = screen.getByLabelText('Phone number');
  await waitFor(() => expect(number).toHaveFocus());
  expect(screen.getByText('Please provide a value.')).toBeVisible();
  fireEvent.change(number, { target: { value: '+63 917 123 4567' } });
  answerChosen();
  await confirm();
  expect(puts()[0]?.body).toMatchObject({ type: 'PHONE', phone: '+639171234567' });
});

test('a time that was just taken: said above the new times, and the rest is kept', async () => {
  const item = show();
  await shown();
  choose(/10:00 AM/);
  fireEvent.click(screen.getByRole('radio', { name: /^Phone/ }));
  const message = 'Schedule conflict. Please try different time.';
  server.answer = (method, url) => {
    if (method === 'PUT') return { status: 409, payload: { key: 'schedule_conflict', message } };
    return { status: 200, payload: url.endsWith('/times') ? timesWith([ELEVEN]) : item };
  };
  await confirm();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(message);
  expect(alert).toHaveFocus();
  expect(screen.getByRole('radio', { name: /^Phone/ })).toBeChecked();
  expect(screen.getByRole('button', { name: /10:00 AM .*, just taken$/ })).toBeDisabled();
  choose(/11:00 AM/);
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});

test('a failure in the words of the product', async () => {
  const item = show();
  await shown();
  choose(/10:00 AM/);
  server.answer = (method, url) =>
    method === 'PUT'
      ? { status: 500, payload: { key: 'internal', message: '' } }
      : { status: 200, payload: url.endsWith('/times') ? timesWith([TEN]) : item };
  await confirm();
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to create work item meeting');
});

test('one that has a time leads to the meeting', () => {
  const { payment: _, ...meeting } = meetingWith();
  show({ work_item_meetings: [{ ...OPEN, meeting_id: 'm1', meeting }] });
  expect(screen.getByText('This meeting has a time')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open the meeting' })).toHaveAttribute(
    'href',
    '/customer-portal/meeting/m1',
  );
});

test.each([
  ['PROPOSAL', 'You can choose a time once the agreement is paid.'],
  ['COMPLETED', 'This agreement has ended, so no time can be chosen.'],
] as const)('in %s it says why there are no times', (status, words) => {
  show({ status });
  expect(screen.getByText(words)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Confirm' })).not.toBeInTheDocument();
});

test('without an open time it says so', async () => {
  show({}, null, []);
  expect(await screen.findByText('No open times')).toBeVisible();
  expect(screen.getByText(/Atty\. Maria Santos may open more/)).toBeVisible();
});
