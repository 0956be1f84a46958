import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { createQueryClient } from '@/lib/client/platform/query-client';
import type { Meeting } from '@/lib/contract/meetings/meetings';
import type { Work } from '@/lib/contract/notifications/work';
import type { MeetingPeriod } from '@/lib/domain/meetings/meeting';
import { isoInstant, MINUTE_MS } from '@/lib/domain/platform/time';
import { fakeServer } from '@/lib/testing/fake-server';
import { NOW, shownMeeting } from '@/lib/testing/shown-meeting';
import { ClientMeetings } from './client-meetings';
import { ProfileCard } from './profile-card';

jest.mock('next/navigation', () => jest.requireActual('@/lib/testing/location-hooks'));

const server = fakeServer();
const DAY = 24 * 60;

const ACCOUNT = {
  user: {
    _id: 'u1',
    type: 'CUSTOMER',
    first_name: 'Anna',
    last_name: 'Ferrer',
    email: 'anna@example.com',
    phone: null,
    picture_url: null,
    email_verified: true,
    roles: [],
  },
  pending_email: null,
  has_password: true,
  deletes_at: null,
  export: { state: 'none', expires_at: null },
};

let lists: Record<MeetingPeriod | 'held', Meeting[]>;
let work: Work[];

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
  lists = { today: [], upcoming: [], past: [], held: [] };
  work = [];
  server.answer = ({ path }) => {
    if (path === '/auth/account/settings') return { status: 200, payload: ACCOUNT };
    if (path === '/work')
      return { status: 200, payload: { results: work, more: [], total: work.length } };
    const { searchParams } = new URL(path, 'http://localhost');
    const list = (searchParams.get('period') ?? 'held') as keyof typeof lists;
    const results = lists[list];
    return { status: 200, payload: { results, page: 0, hasMore: false, total: results.length } };
  };
});
afterEach(() => {
  jest.useRealTimers();
  window.history.replaceState(null, '', '/');
});

async function open(worksFor: readonly string[] = []) {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ClientMeetings requestNow={NOW} worksFor={worksFor} />
      <ProfileCard />
    </QueryClientProvider>,
  );
  await pass(50);
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const section = (name: string | RegExp) => screen.getByRole('region', { name });
const subjects = (name: string | RegExp) =>
  within(section(name))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

const pastFold = () => screen.getByRole('link', { name: /^Past and cancelled/ });

test('the next meeting comes first, the later ones follow, past ones and the profile last', async () => {
  lists.today = [shownMeeting(60)];
  lists.upcoming = [shownMeeting(DAY), shownMeeting(2 * DAY)];
  lists.past = [shownMeeting(-DAY, { status: 'COMPLETED' })];
  await open();
  const next = section('Next meeting');
  expect(next).toHaveTextContent('in 1 h');
  expect(next).toHaveTextContent('Today, 10:00 AM PHT');
  expect(within(next).getByRole('link', { name: 'Case at 60' })).toHaveAttribute(
    'href',
    '/customer-portal/meeting/m60',
  );
  expect(screen.queryByRole('region', { name: /^Today/ })).toBeNull();
  expect(subjects(/^Upcoming/)).toEqual([`Case at ${DAY}`, `Case at ${2 * DAY}`]);
  expect(section(/^Upcoming/)).toHaveTextContent('Upcoming2');
  const card = section('Your profile');
  expect(card).toHaveTextContent('Anna Ferrer');
  expect(card).toHaveTextContent('anna@example.com');
  expect(card).toHaveTextContent('Email verified');
  expect(within(card).getByRole('link', { name: 'Account settings' })).toHaveAttribute(
    'href',
    '/customer-portal/account-settings',
  );
  const order = [next, section(/^Upcoming/), pastFold(), card];
  for (const [at, element] of order.slice(1).entries()) {
    expect(order[at]?.compareDocumentPosition(element)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  }
});

test('past meetings open by one press, and the address keeps it', async () => {
  lists.upcoming = [shownMeeting(DAY)];
  lists.past = [shownMeeting(-DAY, { status: 'COMPLETED' })];
  await open();
  expect(pastFold()).toHaveTextContent('Past and cancelled1');
  expect(pastFold()).toHaveAttribute('aria-expanded', 'false');
  expect(pastFold()).toHaveAttribute('href', '/customer-portal?show=past');
  expect(screen.queryByRole('link', { name: `Case at ${-DAY}` })).toBeNull();
  fireEvent.click(pastFold());
  await pass(50);
  expect(subjects(/^Past/)).toEqual([`Case at ${-DAY}`]);
  expect(pastFold()).toHaveAttribute('aria-expanded', 'true');
  expect(window.location.search).toBe('?show=past');
  fireEvent.click(pastFold());
  await pass(50);
  expect(window.location.search).toBe('');
  expect(screen.queryByRole('link', { name: `Case at ${-DAY}` })).toBeNull();
});

test('where nothing is ahead, it says so and the past ones are open', async () => {
  lists.past = [shownMeeting(-DAY, { status: 'COMPLETED' })];
  await open();
  expect(screen.getByText(/^No meeting is ahead\./)).toBeVisible();
  expect(subjects(/^Past/)).toEqual([`Case at ${-DAY}`]);
  expect(screen.queryByRole('region', { name: /^(Today|Upcoming)/ })).toBeNull();
});

test.each([
  [9, false],
  [10, true],
])('of %i meetings a search is offered: %s', async (count, offered) => {
  lists.upcoming = Array.from({ length: count }, (_, at) => shownMeeting(DAY + at));
  await open();
  const search = screen.queryByRole('searchbox', {
    name: 'Search by lawyer, subject or reference',
  });
  expect(search !== null).toBe(offered);
});

test('what is not paid yet comes first, once, and goes when its time has run out', async () => {
  const held = shownMeeting(3 * DAY, {
    status: 'PAYMENT_PENDING',
    checkout_url: '/checkout?ref=abc',
    hold_expires_at: isoInstant(NOW + 2 * MINUTE_MS),
  });
  lists.held = [held];
  lists.upcoming = [shownMeeting(DAY), held];
  await open();
  const first = section('Pay to confirm your time');
  expect(within(first).getByRole('link', { name: /^Pay ₱1,500/ })).toHaveAttribute(
    'href',
    '/checkout?ref=abc',
  );
  expect(first.compareDocumentPosition(section('Your profile'))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
  expect(section('Next meeting')).toHaveTextContent(`Case at ${DAY}`);
  expect(screen.queryByRole('region', { name: /^Upcoming/ })).toBeNull();
  lists.held = [];
  lists.upcoming = [shownMeeting(DAY)];
  await pass(2 * MINUTE_MS + 20_000);
  expect(screen.queryByRole('region', { name: 'Pay to confirm your time' })).toBeNull();
});

test('money that waits for its client stands above what can wait, once', async () => {
  const waits = { since: isoInstant(NOW - DAY), until: null, alert: null };
  work = [
    {
      ...waits,
      _id: 'm1',
      kind: 'review',
      action: 'Review the meeting',
      about: 'Maria Luisa Santos, Nov 20',
      href: '/customer-portal/meeting/m1#review',
    },
    {
      ...waits,
      _id: 'r1',
      kind: 'refund_account',
      action: 'Tell us where to send ₱2,250',
      about: 'Unpaid wages',
      href: '/customer-portal/meeting/m2',
    },
  ];
  lists.upcoming = [shownMeeting(DAY), shownMeeting(2 * DAY)];
  await open();
  const refund = section('Tell us where to send ₱2,250');
  expect(refund).toHaveTextContent('Your refund for Unpaid wages waits');
  expect(within(refund).getByRole('link', { name: 'Give an account' })).toHaveAttribute(
    'href',
    '/customer-portal/meeting/m2',
  );
  const others = section('Needs your attention');
  expect(refund.compareDocumentPosition(others)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(others.compareDocumentPosition(section(/^Upcoming/))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
  expect(within(others).getAllByRole('link')).toHaveLength(1);
  expect(others).toHaveTextContent('1 item');
});

test('two of what waits stand above the later meetings, the others open by a press', async () => {
  work = [1, 2, 3].map((at) => ({
    _id: `m${at}`,
    kind: 'review',
    action: 'Review the meeting',
    about: `Atty. Santos, Nov ${at}`,
    since: isoInstant(NOW - DAY),
    until: null,
    alert: null,
    href: `/customer-portal/meeting/m${at}#review`,
  }));
  lists.upcoming = [shownMeeting(DAY)];
  await open();
  const waits = section('Needs your attention');
  expect(within(waits).getAllByRole('link')).toHaveLength(2);
  expect(waits).toHaveTextContent('3 items');
  fireEvent.click(within(waits).getByRole('button', { name: 'Show all' }));
  expect(within(waits).getAllByRole('link')).toHaveLength(3);
});

test.each([
  [21, 'Confirmed', 'Starts in 21 minutes'],
  [9, 'Starts in 9 minutes', 'Starts in 9 minutes'],
  [1, 'Starts in 1 minute', 'Starts in 1 minute'],
  [-5, 'Under way', 'Under way'],
])('a meeting in %i minutes says "%s"', async (minutes, badge, text) => {
  lists.today = [shownMeeting(-15), shownMeeting(minutes)];
  await open();
  expect(section(/^Today/)).toHaveTextContent(badge);
  expect(within(section(/^Today/)).getAllByText(text)).toHaveLength(1);
});

test.each([
  ['cancelled', { status: 'CANCELLED', cancelled_by: 'LAWYER' }, true],
  ['not paid', { status: 'EXPIRED' }, true],
  ['completed', { status: 'COMPLETED' }, false],
] as const)('one that was %s can be booked again from its row', async (_, change, isFilled) => {
  const meeting = shownMeeting(-DAY, change);
  lists.past = [meeting];
  await open();
  expect(
    screen.getByRole('link', { name: 'Book again with Atty. Maria Luisa Santos' }),
  ).toHaveAttribute(
    'href',
    isFilled
      ? `/book/maria/${meeting.start_time}?duration=30&from=${meeting._id}`
      : '/lawyer/maria?duration=30#times',
  );
});

test('a completed meeting without a review leads to writing one', async () => {
  lists.past = [shownMeeting(-DAY, { status: 'COMPLETED' })];
  await open();
  expect(screen.getByRole('link', { name: /^Write a review of Case/ })).toHaveAttribute(
    'href',
    `/customer-portal/meeting/m${-DAY}#review`,
  );
});

test('a meeting that ends goes from today to past by itself', async () => {
  const meeting = shownMeeting(-29);
  lists.today = [meeting];
  await open();
  lists.today = [];
  lists.past = [meeting];
  await pass(MINUTE_MS + 20_000);
  await pass(50);
  expect(screen.getByText(/^No meeting is ahead\./)).toBeVisible();
  expect(subjects(/^Past/)).toEqual([meeting.subject]);
  expect(section(/^Past/)).toHaveTextContent('Ended');
});

test('without any meeting there is a way to the first', async () => {
  await open();
  expect(screen.getByRole('heading', { name: 'No meetings yet' })).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Find a lawyer' })).toHaveLength(1);
  expect(screen.queryByRole('link', { name: /^Past/ })).toBeNull();
});

test('who works for a lawyer finds the practice above the own, empty list', async () => {
  await open(['Lila Robles']);
  const own = section('You work for Atty. Lila Robles');
  expect(within(own).getByRole('link', { name: 'Go to the practice' })).toHaveAttribute(
    'href',
    '/practices',
  );
  expect(
    own.compareDocumentPosition(screen.getByRole('heading', { name: 'No meetings yet' })),
  ).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('an administrator finds the administration above the own, empty list', async () => {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ClientMeetings requestNow={NOW} isAdministrator />
    </QueryClientProvider>,
  );
  await pass(50);
  const card = section('You are an administrator');
  expect(within(card).getByRole('link', { name: 'Go to the administration' })).toHaveAttribute(
    'href',
    '/admin',
  );
});

test('a list that cannot be read says so and can be tried again', async () => {
  const answer = server.answer;
  server.answer = (request) =>
    request.path.includes('period=past')
      ? { status: 400, payload: { key: 'invalid_input', message: '' } }
      : answer(request);
  lists.upcoming = [shownMeeting(DAY)];
  lists.past = [shownMeeting(-DAY, { status: 'COMPLETED' })];
  await open();
  expect(section('Next meeting')).toHaveTextContent(`Case at ${DAY}`);
  fireEvent.click(pastFold());
  await pass(50);
  server.answer = answer;
  fireEvent.click(within(section(/^Past/)).getByRole('button', { name: /try again/i }));
  await pass(50);
  expect(subjects(/^Past/)).toEqual([`Case at ${-DAY}`]);
});
