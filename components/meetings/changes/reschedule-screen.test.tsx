import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { Meeting } from '@/lib/contract/meetings/meetings';
import type { MeetingTimes } from '@/lib/contract/meetings/times';
import { DAY_MS, HOUR_MS, isoInstant } from '@/lib/domain/platform/time';
import { meetingServer, meetingWith, NOW, START, showMeeting } from '@/lib/testing/meeting-page';
import type { Side } from '../meeting-labels';
import { LastMove } from './last-move';
import { RescheduleScreen } from './reschedule-screen';

const push = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));

const server = meetingServer();

beforeEach(() => {
  push.mockReset();
  jest.useFakeTimers({ now: NOW, doNotFake: ['setTimeout', 'setInterval', 'queueMicrotask'] });
});
afterEach(() => jest.useRealTimers());

/** Fourteen days, with these starts. */
function timesWith(starts: readonly number[], facts: Partial<MeetingTimes> = {}): MeetingTimes {
  const days = Array.from({ length: 14 }, (_, day) => isoInstant(NOW + day * DAY_MS).slice(0, 10));
  const of = (day: string) =>
    starts
      .map((start) => isoInstant(start))
      .filter((start) => start.startsWith(day))
      .map((start_time) => ({ start_time, durations: [30 as const] }));
  return {
    calendar: Object.fromEntries(days.map((day) => [day, of(day)])),
    earliest_start: isoInstant(START),
    refund_grace_until: null,
    ...facts,
  };
}

const [LATER, LATEST] = [START + HOUR_MS, START + 2 * HOUR_MS];
const [SOON, EARLIER] = [NOW + 5 * HOUR_MS, START - DAY_MS];
const TIMES = timesWith([SOON, EARLIER, LATER, LATEST]);

interface Shown {
  meeting?: Meeting;
  times?: MeetingTimes;
  side?: Side;
}

async function show({ meeting = meetingWith(), times = TIMES, side = 'client' }: Shown = {}) {
  server.answer = () => ({ status: 200, payload: times });
  showMeeting(meeting, <RescheduleScreen meetingId="m1" side={side} requestNow={NOW} />);
  await screen.findByRole('tablist', { name: 'Day' });
}

const choose = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const chooseDay = (name: RegExp) => fireEvent.click(screen.getByRole('tab', { name }));
const reason = () => screen.getByRole('textbox', { name: /^Reason/ });
const press = () =>
  act(async () => fireEvent.click(screen.getByRole('button', { name: 'Reschedule' })));

test('a time and a reason move it, and the way leads back to the meeting', async () => {
  await show();
  expect(screen.getByText(/^Now, with Atty\. Maria Santos/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reschedule' })).toBeDisabled();
  choose(/^Friday, November 27, 11:00 AM/);
  await press();
  expect(await screen.findByText('Please provide a value. A few words are enough.')).toBeVisible();
  expect(reason()).toHaveFocus();
  fireEvent.change(reason(), { target: { value: 'A hearing was set.' } });
  server.answer = () => ({ status: 200, payload: meetingWith({ can_reschedule: false }) });
  await press();
  await waitFor(() => expect(push).toHaveBeenCalledWith('/customer-portal/meeting/m1'));
  expect(server.sent.find(({ method }) => method === 'PUT')).toEqual({
    method: 'PUT',
    url: '/api/v1/meeting/m1/reschedule',
    body: { start_time: isoInstant(LATER), reason: 'A hearing was set.', details: undefined },
  });
  // The one late change is used; that is no refusal of what was just done.
  expect(screen.queryByText(/cannot be changed/)).not.toBeInTheDocument();
});

test('a time that was just taken: said above the times, which are new, and nothing typed is lost', async () => {
  await show();
  choose(/11:00 AM/);
  fireEvent.change(reason(), { target: { value: 'Ill.' } });
  const message = 'Schedule conflict. Please try different time.';
  server.answer = (method, url) => {
    if (method === 'PUT') return { status: 409, payload: { key: 'schedule_conflict', message } };
    const payload = url.endsWith('/times') ? timesWith([LATEST]) : meetingWith();
    return { status: 200, payload };
  };
  await press();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(message);
  expect(alert).toHaveFocus();
  expect(reason()).toHaveValue('Ill.');
  expect(push).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: /11:00 AM .*, just taken$/ })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Reschedule' })).toBeDisabled();
  choose(/12:00 PM/);
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Reschedule' })).toBeEnabled();
});

test.each([
  [500, { key: 'internal', message: 'Oops' }, 'Failed to reschedule meeting'],
  [409, { key: 'too_late', message: 'The meeting has begun.' }, 'The meeting has begun.'],
])('refused with %d for another reason', async (status, payload, text) => {
  await show();
  choose(/11:00 AM/);
  fireEvent.change(reason(), { target: { value: 'Ill.' } });
  server.answer = (method, url) =>
    method === 'PUT'
      ? { status, payload }
      : { status: 200, payload: url.endsWith('/times') ? TIMES : meetingWith() };
  await press();
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(reason()).toHaveValue('Ill.');
});

test('one that cannot be moved says why, without times', async () => {
  const message = 'You have changed the time once since the refund ended.';
  server.answer = () => ({ status: 409, payload: { key: 'bad_transition', message } });
  const meeting = meetingWith({ can_reschedule: false });
  showMeeting(meeting, <RescheduleScreen meetingId="m1" side="client" requestNow={NOW} />);
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Reschedule' })).not.toBeInTheDocument();
});

describe('the rule', () => {
  const rule = () => screen.getByText(/^(No new payment|Nothing to pay)$/).parentElement;

  test('of a client in time: a later time does not move the refund, an earlier one does', async () => {
    await show();
    expect(rule()).toHaveTextContent('Your refund deadline stays Thu, Nov 26, 10:00 AM PHT');
    choose(/11:00 AM/);
    expect(rule()).toHaveTextContent(/by Thu, Nov 26, 10:00 AM PHT/);
    expect(rule()).toHaveTextContent('A later time does not change that.');
    chooseDay(/Nov 26/);
    choose(/^Thursday, November 26, 10:00 AM/);
    expect(rule()).toHaveTextContent(/by Wed, Nov 25, 10:00 AM PHT/);
    chooseDay(/Nov 23/);
    choose(/2:00 PM/);
    expect(rule()).toHaveTextContent('once you move the meeting there, cancelling gives no refund');
  });

  test('of a client past it: this is the one change', async () => {
    const earliest = isoInstant(NOW + 2 * HOUR_MS);
    await show({ times: timesWith([LATER], { earliest_start: earliest }) });
    expect(rule()).toHaveTextContent(
      'No refund if you cancel: refunds ended 24 hours before its earliest start, and moving it does not change that.',
    );
    expect(rule()).toHaveTextContent('the time cannot be changed again');
  });

  test('of a lawyer: the client may leave', async () => {
    await show({ side: 'lawyer' });
    expect(rule()).toHaveTextContent('in any case for 24 hours');
    choose(/11:00 AM/);
    expect(rule()).toHaveTextContent(/full refund until Thu, Nov 26, 11:00 AM PHT/);
    chooseDay(/Nov 23/);
    choose(/2:00 PM/);
    expect(rule()).toHaveTextContent('full refund until the meeting starts.');
    expect(rule()).toHaveTextContent('Anna Ferrer reads the reason');
  });

  test('of one that could not be connected: as if it were booked for the new time', async () => {
    const earliest = isoInstant(NOW - HOUR_MS);
    const past = {
      start_time: earliest,
      end_time: isoInstant(NOW - HOUR_MS / 2),
      never_connected: true,
    };
    const times = timesWith([SOON, LATER], { earliest_start: earliest });
    await show({ meeting: meetingWith(past), times });
    expect(reason()).toHaveValue('The call could not be connected.');
    expect(rule()).toHaveTextContent('The refund counts from the new start.');
    chooseDay(/Nov 27/);
    choose(/11:00 AM/);
    expect(rule()).toHaveTextContent(/by Thu, Nov 26, 11:00 AM PHT/);
    expect(rule()).not.toHaveTextContent(/one change|earliest/);
    chooseDay(/Nov 23/);
    choose(/2:00 PM/);
    expect(rule()).toHaveTextContent('once you move the meeting there, cancelling gives no refund');
  });

  test('of a free consultation: nothing about refunds', async () => {
    const { payment } = meetingWith();
    const free = { ...payment, price: 0, platform_fee: 0, total: 0 };
    await show({ meeting: meetingWith({ payment: free }) });
    choose(/11:00 AM/);
    expect(rule()).toHaveTextContent('Nothing to pay');
    expect(rule()).not.toHaveTextContent(/refund/);
  });
});

test.each([
  ['client', 'You moved it from Fri, Nov 27, 10:00 AM PHT'],
  ['lawyer', 'Anna Ferrer moved it from Fri, Nov 27, 10:00 AM PHT'],
] as const)('the page of the meeting tells a %s of the change', (side, text) => {
  const last_move = {
    unconnected: false,
    by: 'CLIENT' as const,
    from_time: isoInstant(START),
    moved_at: isoInstant(NOW),
    reason: 'A hearing was set.',
    details: 'All morning.',
  };
  const meeting = meetingWith({ last_move });
  showMeeting(meeting, <LastMove meeting={meeting} side={side} />);
  const section = screen.getByRole('region', { name: 'Change of time' });
  expect(section).toHaveTextContent(text);
  expect(section).toHaveTextContent('Reason: A hearing was set.All morning.');
});

test.each(['client', 'lawyer'] as const)(
  'a %s reads that a call could not be connected',
  (side) => {
    const last_move = {
      unconnected: true,
      by: 'CLIENT' as const,
      from_time: isoInstant(START),
      moved_at: isoInstant(NOW),
      reason: 'The call could not be connected.',
      details: null,
    };
    const meeting = meetingWith({ last_move });
    showMeeting(meeting, <LastMove meeting={meeting} side={side} />);
    expect(screen.getByRole('region', { name: 'Change of time' })).toHaveTextContent(
      'The call could not be connected. Nobody counts as absent. What was paid counts for the new time.',
    );
  },
);
