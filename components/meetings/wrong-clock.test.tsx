import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ServerClock } from '@/components/platform/server-clock';
import { SupportEmail } from '@/components/platform/support-email';
import { HeldTimes } from '@/components/portal/meetings/held-times';
import { createQueryClient } from '@/lib/client/platform/query-client';
import { learnServerTime } from '@/lib/clock';
import type { Meeting } from '@/lib/contract/meetings/meetings';
import { waitlistForm } from '@/lib/contract/meetings/waitlist';
import { isoInstant, MINUTE_MS } from '@/lib/domain/platform/time';
import { fakeServer } from '@/lib/testing/fake-server';
import { NOW, shownMeeting } from '@/lib/testing/shown-meeting';
import { CallPage } from './calls/call-page';
import { JoinableMeetings } from './calls/joinable-meetings';
import { MeetingPanel } from './detail/meeting-panel';
import { useMeeting } from './use-meeting';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: () => {} }) }));
jest.mock('./calls/lobby-and-call', () => ({ LobbyAndCall: () => <h1>Lobby</h1> }));

const server = fakeServer();
const DAY = 24 * 60;

beforeAll(() => import('./calls/lobby-and-call'));
afterEach(() => {
  // The next test has a device that is right.
  learnServerTime({ at: Date.now(), sent: Date.now(), received: Date.now() });
  jest.useRealTimers();
});

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const title = () => screen.getByRole('heading', { level: 1 });

/** A device that is so many minutes ahead of the server, at whose NOW the page was rendered; the line took a second. */
async function open(minutes: number, shown: ReactNode, known = true) {
  jest.useFakeTimers({ now: NOW + minutes * MINUTE_MS });
  jest.advanceTimersByTime(1_000);
  server.clock = () => Date.now() - minutes * MINUTE_MS;
  render(
    <QueryClientProvider client={createQueryClient()}>
      {known && <ServerClock now={NOW} />}
      <SupportEmail email="help@sangguni.example">{shown}</SupportEmail>
    </QueryClientProvider>,
  );
  await pass(100);
}

function answerWith(meetings: Meeting[]) {
  server.answer = ({ path }) => {
    const one = meetings.find(({ _id }) => path === `/meeting/${_id}`);
    if (one) return { status: 200, payload: one };
    if (path.startsWith('/meeting/video/')) return { status: 200, payload: VIDEO };
    return {
      status: 200,
      payload: { results: meetings, hasMore: false, page: 0, total: meetings.length },
    };
  };
}

const VIDEO = {
  _id: 'v1',
  meeting_id: 'm3',
  role: 'client',
  start_time: '',
  end_time: '',
  closes_at: '',
  ice_servers: [],
  ice_expires_at: '',
  events_url: '',
  people: [],
};

const WRONG = [
  ['12 minutes slow', -12],
  ['1 day slow', -DAY],
  ['1 day fast', DAY],
  ['45 minutes fast', 45],
  ['2 hours fast', 125],
  ['365 days slow', -365 * DAY],
  // Set by hand to the time of the wall, in the zone of London; summer time that there is none of; an empty battery.
  ['8 hours fast', 8 * 60],
  ['60 minutes fast', 60],
  ['20780 days slow', -NOW / MINUTE_MS + 60],
] as const;

test.each(WRONG)('%s: the call of a meeting that starts in three minutes opens', async (_, off) => {
  answerWith([shownMeeting(3)]);
  await open(off, <CallPage meetingId="m3" reader="client" requestNow={NOW} />);
  expect(title()).toHaveTextContent('Lobby');
});

test.each(WRONG)(
  '%s: a call that is not open says when, and why the clock differs',
  async (is, off) => {
    answerWith([shownMeeting(15)]);
    await open(off, <CallPage meetingId="m15" reader="client" requestNow={NOW} />);
    expect(title()).toHaveTextContent('Not open yet');
    expect(screen.getByRole('status')).toHaveTextContent(`The clock of this device is ${is}.`);
    expect(screen.getByText(/^0(?:4:5\d|5:00)$/)).toBeVisible();
    await pass(5 * MINUTE_MS + 3_000);
    expect(title()).toHaveTextContent('Lobby');
  },
);

function Panel({ id }: { id: string }) {
  const { query, now } = useMeeting(id, NOW);
  return query.data && <MeetingPanel meeting={query.data} side="client" now={now} />;
}

test.each(WRONG)('%s: the button of the meeting’s page is there', async (_, off) => {
  answerWith([shownMeeting(3)]);
  await open(off, <Panel id="m3" />);
  expect(screen.getByRole('link', { name: 'Join meeting' })).toBeVisible();
  expect(screen.getByText('Starts in 2 minutes.')).toBeVisible();
  const reads = server.sent.length;
  await pass(2 * MINUTE_MS);
  expect(server.sent).toHaveLength(reads);
  // At its start it is read again, as on a device that is right.
  await pass(75_000);
  expect(server.sent.length).toBeGreaterThan(reads);
  expect(screen.getByText('Under way.')).toBeVisible();
});

test.each(WRONG)('%s: the list of calls asks for those of now, and says so', async (is, off) => {
  answerWith([shownMeeting(3)]);
  await open(off, <JoinableMeetings side="client" requestNow={NOW} />);
  const asked = server.sent.map(({ path }) => new URLSearchParams(path.split('?')[1]).get('from'));
  const from = Date.parse(asked.find(Boolean) ?? '');
  expect(Math.abs(from - (NOW - 30 * MINUTE_MS))).toBeLessThan(5_000);
  expect(screen.getByRole('link', { name: /^Join/ })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(is);
});

test.each(WRONG)('%s: a held time stays until the server ends it', async (_, off) => {
  const held = shownMeeting(60, {
    status: 'PAYMENT_PENDING',
    hold_expires_at: isoInstant(NOW + 15 * MINUTE_MS),
    checkout_url: 'https://pay.example/x',
  });
  answerWith([held]);
  // A page that was not told the time learns it from the answer.
  await open(off, <HeldTimes />, false);
  expect(screen.getByText(/15 min left/)).toBeVisible();
  await pass(15 * MINUTE_MS);
  expect(screen.queryByText(/min left/)).toBeNull();
});

test('a device that is right reads nothing of it, on a slow line too', async () => {
  answerWith([shownMeeting(15)]);
  jest.useFakeTimers({ now: NOW });
  jest.advanceTimersByTime(50_000);
  server.clock = () => Date.now();
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ServerClock now={NOW} />
      <CallPage meetingId="m15" reader="client" requestNow={NOW} />
    </QueryClientProvider>,
  );
  await pass(100);
  expect(title()).toHaveTextContent('Not open yet');
  expect(screen.queryByText(/clock of this device/)).toBeNull();
});

test('who sets the clock right and comes back to the page reads nothing of it any more', async () => {
  answerWith([shownMeeting(15)]);
  await open(-12, <CallPage meetingId="m15" reader="client" requestNow={NOW} />);
  expect(screen.getByRole('status')).toHaveTextContent('12 minutes slow');
  server.clock = () => Date.now();
  jest.setSystemTime(NOW + 10_000);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await pass(100);
  expect(server.sent.map(({ method, path }) => `${method} ${path}`)).toContain('HEAD /api/live');
  expect(screen.queryByText(/clock of this device/)).toBeNull();
});

test.each([
  ['2 days fast', 2 * DAY],
  ['20 days slow', -20 * DAY],
] as const)('%s: today can be asked for on the waitlist', async (_, off) => {
  await open(off, null);
  const today = { from: '2026-11-23', to: '2026-11-23' };
  expect(waitlistForm.safeParse(today).success).toBe(true);
});
