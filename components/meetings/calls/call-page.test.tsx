import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { SupportEmail } from '@/components/platform/support-email';
import { createQueryClient } from '@/lib/client/platform/query-client';
import type { Meeting } from '@/lib/contract/meetings/meetings';
import { MINUTE_MS } from '@/lib/domain/platform/time';
import { fakeServer } from '@/lib/testing/fake-server';
import { NOW, shownMeeting } from '@/lib/testing/shown-meeting';
import type { Side } from '../meeting-labels';
import { CallPage } from './call-page';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: () => {} }) }));
// The page behind the permission has tests of its own.
jest.mock('./lobby-and-call', () => ({
  LobbyAndCall: ({ inCall }: { inCall: boolean }) => <h1>{inCall ? 'In the call' : 'Lobby'}</h1>,
}));

const server = fakeServer();

// Loaded on demand: the first test must not wait longer than the others.
beforeAll(() => import('./lobby-and-call'));
beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
  sessionStorage.clear();
});
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

const VIDEO = {
  _id: 'v1',
  meeting_id: 'm1',
  role: 'client',
  start_time: '',
  end_time: '',
  closes_at: '',
  ice_servers: [],
  ice_expires_at: '',
  events_url: '',
  people: [],
};

const NO_SUMMARY = {
  text: '',
  next_steps: [],
  papers: [],
  version: 0,
  written_at: null,
  edited_at: null,
  can_send: true,
};

type Refusal = { status: number; key: string };

interface Shown {
  side?: Side;
  inPortal?: boolean;
  /** Instead of the permission. */
  refusal?: Refusal | null;
  /** Version of the summary; 0 where there is none. */
  summary?: number;
}

async function open(
  meeting: Meeting,
  { side = 'client', inPortal = false, refusal, summary = 1 }: Shown = {},
) {
  const state = { meeting, refusal: refusal ?? null, summary };
  server.answer = ({ path }) => {
    if (path === `/meeting/${meeting._id}`) return { status: 200, payload: state.meeting };
    if (path.endsWith('/summary'))
      return { status: 200, payload: { ...NO_SUMMARY, version: state.summary } };
    if (!state.refusal) return { status: 200, payload: VIDEO };
    const { status, key } = state.refusal;
    return { status, payload: { key, message: key } };
  };
  render(
    <QueryClientProvider client={createQueryClient()}>
      <SupportEmail email="help@sangguni.example">
        <CallPage meetingId={meeting._id} reader={side} inPortal={inPortal} requestNow={NOW} />
      </SupportEmail>
    </QueryClientProvider>,
  );
  await pass(100);
  return state;
}

const title = () => screen.getByRole('heading', { level: 1 });
const asked = () => server.sent.filter(({ path }) => path.startsWith('/meeting/video/'));

test('too early: from when, how long it is, and the lobby by itself at that moment', async () => {
  await open(shownMeeting(15));
  expect(title()).toHaveTextContent('Not open yet');
  expect(screen.getByText(/You can join from/).parentElement).toHaveTextContent('9:05 AM PHT');
  expect(screen.getByText('05:00')).toBeVisible();
  expect(screen.getByText('Case at 15')).toBeVisible();
  expect(asked()).toHaveLength(0);
  await pass(2_000);
  expect(screen.getByText('04:58')).toBeVisible();
  await pass(4 * MINUTE_MS + 57_000);
  expect(title()).toHaveTextContent('Not open yet');
  await pass(2_000);
  await pass(100);
  expect(title()).toHaveTextContent('Lobby');
});

test('on another day the day is named', async () => {
  await open(shownMeeting(2 * 24 * 60));
  expect(screen.getByText(/You can join from/).parentElement).toHaveTextContent(
    'Wed, Nov 25, 8:50 AM PHT',
  );
});

test('a browser whose clock is ahead asks until the server lets it in', async () => {
  const state = await open(shownMeeting(10), { refusal: { status: 409, key: 'too_early' } });
  expect(title()).toHaveTextContent('Not open yet');
  state.refusal = null;
  await pass(4_000);
  expect(title()).toHaveTextContent('Lobby');
});

test('a moved meeting says by whom, and from when', async () => {
  const last_move = {
    unconnected: false,
    by: 'LAWYER' as const,
    from_time: '2026-11-23T01:00:00Z',
    reason: 'A hearing',
    details: null,
    moved_at: '2026-11-22T01:00:00Z',
  };
  await open(shownMeeting(60, { last_move }));
  expect(title()).toHaveTextContent('Not open yet');
  expect(screen.getByRole('region', { name: 'Change of time' })).toHaveTextContent(
    'Atty. Maria Luisa Santos moved it from Mon, Nov 23, 9:00 AM PHT',
  );
});

test('too late: until when, and the way to the summary', async () => {
  await open(shownMeeting(-70, { status: 'COMPLETED' }));
  await pass(100);
  expect(title()).toHaveTextContent('This call is over');
  expect(screen.getByText(/You could join until/).parentElement).toHaveTextContent('8:50 AM PHT');
  expect(screen.getByRole('link', { name: 'Open the summary' })).toHaveAttribute(
    'href',
    '/customer-portal/meeting/m-70/summary',
  );
});

test('too late, and no summary: the rating comes first', async () => {
  await open(shownMeeting(-70, { status: 'COMPLETED' }), { summary: 0 });
  await pass(100);
  expect(screen.queryByRole('link', { name: 'Open the summary' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Rate the meeting' })).toHaveAttribute(
    'href',
    '/customer-portal/meeting/m-70#review',
  );
  expect(
    screen.getByText(/^Atty\. Maria Luisa Santos has not sent a summary yet\. We tell you/),
  ).toBeVisible();
});

test.each([
  ['client', 'LAWYER', 'The lawyer cancelled this meeting. I am ill.', '₱1,500 went back'],
  ['lawyer', 'LAWYER', 'You cancelled this meeting. I am ill.', 'went back to the client'],
] as const)('cancelled, as the %s reads it', async (side, cancelled_by, who, money) => {
  const cancelled = shownMeeting(5, {
    status: 'CANCELLED',
    cancelled_by,
    cancel_reason: 'I am ill.',
    payment: { ...shownMeeting(5).payment, status: 'REFUNDED', refunded: 150_000 },
  });
  await open(cancelled, { side });
  expect(title()).toHaveTextContent('This meeting was cancelled');
  expect(screen.getByText(who)).toBeVisible();
  expect(screen.getByText(new RegExp(money))).toBeVisible();
  const again = screen.queryByRole('link', { name: 'Book again' });
  expect(again !== null).toBe(side === 'client');
  expect(asked()).toHaveLength(0);
});

test('cancelled a moment ago: the server says so, and the meeting is read again', async () => {
  const refusal = { status: 409, key: 'meeting_cancelled' };
  const meeting = shownMeeting(5);
  const state = await open(meeting, { refusal });
  state.meeting = { ...meeting, status: 'CANCELLED', cancelled_by: 'CLIENT' };
  await pass(100);
  expect(title()).toHaveTextContent('This meeting was cancelled');
});

test('by phone: who calls which number, and nothing to join', async () => {
  await open(shownMeeting(5, { type: 'PHONE', phone: '+639171234567' }));
  expect(title()).toHaveTextContent('This meeting is by phone');
  expect(screen.getByText('+639171234567')).toBeVisible();
  expect(screen.queryByRole('link', { name: /Join/ })).not.toBeInTheDocument();
});

test('not paid yet: the way to pay, for its client', async () => {
  const held = shownMeeting(5, {
    status: 'PAYMENT_PENDING',
    hold_expires_at: '2026-11-23T01:04:00Z',
    checkout_url: 'https://pay.example/x',
  });
  await open(held);
  expect(title()).toHaveTextContent('This meeting is not paid yet');
  expect(screen.getByRole('link', { name: 'Pay ₱1,500' })).toHaveAttribute(
    'href',
    'https://pay.example/x',
  );
});

test('a server that does not answer can be asked again', async () => {
  const state = await open(shownMeeting(5), { refusal: { status: 500, key: 'internal' } });
  await pass(10_000);
  expect(screen.getByRole('alert')).toHaveTextContent('The call could not be joined');
  state.refusal = null;
  act(() => screen.getByRole('button', { name: 'Try again' }).click());
  await pass(100);
  expect(title()).toHaveTextContent('Lobby');
});

test('a tab that was in the call comes back into it, but not inside a portal', async () => {
  sessionStorage.setItem('in_call', 'm5');
  await open(shownMeeting(5));
  expect(title()).toHaveTextContent('In the call');
});

test('a call that is not open is not come back into when it opens', async () => {
  sessionStorage.setItem('in_call', 'm15');
  await open(shownMeeting(15));
  expect(title()).toHaveTextContent('Not open yet');
  await pass(5 * MINUTE_MS + 1_000);
  await pass(100);
  expect(title()).toHaveTextContent('Lobby');
});

test('in a portal there is the lobby first', async () => {
  sessionStorage.setItem('in_call', 'm5');
  await open(shownMeeting(5), { inPortal: true });
  expect(title()).toHaveTextContent('Lobby');
});

test('a guest reads when it opens, and neither what it is about nor pages of a portal', async () => {
  const about = {
    status: 'CONFIRMED' as const,
    type: 'VIDEO' as const,
    start: NOW + 15 * MINUTE_MS,
    end: NOW + 45 * MINUTE_MS,
    subject: null,
    withName: 'Anna Ferrer',
  };
  render(
    <QueryClientProvider client={createQueryClient()}>
      <CallPage
        meetingId="m1"
        reader="guest"
        about={about}
        requestNow={NOW}
        closeHref="/guest"
        leftHref="/guest"
      />
    </QueryClientProvider>,
  );
  await pass(100);
  expect(title()).toHaveTextContent('Not open yet');
  expect(screen.getByText('With Anna Ferrer')).toBeVisible();
  for (const link of screen.getAllByRole('link')) expect(link).toHaveAttribute('href', '/guest');
});
