import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { ownVerificationQuery } from '@/lib/client/lawyers/verification';
import { dashboardQuery } from '@/lib/client/meetings/dashboard';
import { workQuery } from '@/lib/client/notifications/work';
import { createQueryClient } from '@/lib/client/platform/query-client';
import { workItemKeys } from '@/lib/client/work-items/queries';
import type { OwnVerification } from '@/lib/contract/lawyers/verification';
import type { Dashboard } from '@/lib/contract/meetings/dashboard';
import type { WorkList } from '@/lib/contract/notifications/work';
import type { WorkItemRow } from '@/lib/contract/work-items/work-items';
import { isoInstant } from '@/lib/domain/platform/time';
import { agreementRow } from '@/lib/testing/shown-agreement';
import { LawyerDashboard } from './lawyer-dashboard';

// Mon, Nov 23, 2026, 9:52:14 AM in Manila.
const NOW = Date.parse('2026-11-23T01:52:14Z');
const manila = (clock: string) => isoInstant(Date.parse(`2026-11-23T${clock}:00+08:00`));

const IDS = {
  status: 'APPROVED',
  checked_at: '2026-03-12T02:00:00Z',
  check_ends_at: '2027-04-11T16:00:00Z',
  renewal_due: false,
} as const;
const OWN: OwnVerification = {
  ...IDS,
  submitted_at: null,
  decided_at: IDS.checked_at,
  reason: null,
  documents: [],
  roll_number: '56214',
  ibp_number: '104873',
};

const WEEKS = Array.from({ length: 12 }, (_, n) => ({
  week: new Date(Date.parse('2026-09-07') + n * 7 * 86_400_000).toISOString().slice(0, 10),
  bookings: n % 4,
  earnings: n * 150_000,
  views: n * 20,
}));

const FULL: Dashboard = {
  next: {
    _id: 'm1',
    client: 'Jonalyn Ramirez',
    subject: 'Unpaid 13th month pay',
    type: 'VIDEO',
    start_time: manila('10:00'),
    end_time: manila('10:30'),
    files: 4,
  },
  today: [
    {
      kind: 'meeting',
      _id: 'm0',
      client: 'Carlo Enriquez',
      type: 'VIDEO',
      status: 'COMPLETED',
      start_time: manila('08:30'),
      end_time: manila('09:00'),
    },
    {
      kind: 'meeting',
      _id: 'm1',
      client: 'Jonalyn Ramirez',
      type: 'VIDEO',
      status: 'CONFIRMED',
      start_time: manila('10:00'),
      end_time: manila('10:30'),
    },
    {
      kind: 'blocker',
      title: 'Hearing, RAB VII',
      start_time: manila('11:00'),
      end_time: manila('12:30'),
    },
    { kind: 'free', start_time: manila('16:00'), end_time: manila('17:30') },
  ],
  profile: { ...IDS, is_public: true, is_visible: true, missing: [] },
  weeks: WEEKS,
};

const NEW: Dashboard = {
  next: null,
  today: [],
  profile: {
    status: 'PENDING',
    checked_at: null,
    check_ends_at: null,
    renewal_due: false,
    is_public: false,
    is_visible: false,
    missing: [
      ...(['basic_info', 'banking_info', 'picture', 'education', 'work_experience'] as const),
      ...(['availability', 'services'] as const),
    ],
  },
  weeks: WEEKS.map(({ week }) => ({ week, bookings: 0, earnings: 0, views: 0 })),
};

const SUMMARY: WorkList = {
  results: [
    {
      _id: 'm2',
      kind: 'summary',
      action: 'Write the summary',
      about: 'Ana Cruz, Nov 20',
      since: '2026-11-20T01:30:00Z',
      until: null,
      href: '/lawyer-portal/meeting/m2/summary',
    },
  ],
  more: [],
  total: 1,
};

function element(dashboard: Dashboard, agreements: WorkItemRow[] = [], work = SUMMARY) {
  const queries = createQueryClient();
  queries.setQueryData(dashboardQuery.queryKey, dashboard);
  const { status, checked_at, check_ends_at, renewal_due } = dashboard.profile;
  const own = { ...OWN, status, checked_at, check_ends_at, renewal_due };
  queries.setQueryData(ownVerificationQuery.queryKey, own);
  const of = (status: string) => agreements.filter((row) => row.status === status).length;
  const counts = {
    DRAFT: of('DRAFT'),
    PROPOSAL: of('PROPOSAL'),
    PAYMENT_PENDING: of('PAYMENT_PENDING'),
    PAID: of('PAID'),
    COMPLETED: of('COMPLETED'),
    REJECTED: of('REJECTED'),
  };
  const page = { results: agreements, hasMore: false, page: 0, total: agreements.length, counts };
  queries.setQueryData(workItemKeys.list({}), { pages: [page], pageParams: [0] });
  queries.setQueryData(workQuery.queryKey, work);
  return (
    <QueryClientProvider client={queries}>
      <LawyerDashboard lastName="Santos" requestNow={NOW} />
    </QueryClientProvider>
  );
}

const region = (name: RegExp | string) => within(screen.getByRole('region', { name }));

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
});
afterEach(() => {
  jest.useRealTimers();
});

it('answers what is next, what waits and what came in', () => {
  render(element(FULL));
  expect(region('Next meeting').getByText('07:46')).toBeInTheDocument();
  expect(region('Next meeting').getByText('4 files')).toBeInTheDocument();
  expect(region('Next meeting').getByRole('link', { name: 'Join meeting' })).toHaveAttribute(
    'href',
    '/lawyer-portal/meeting/m1/join',
  );
  expect(region('Needs your attention').getByText('1 item')).toBeInTheDocument();
  const work = region('Needs your attention').getByRole('link', {
    name: 'Write the summary: Ana Cruz, Nov 20',
  });
  expect(work).toHaveAttribute('href', '/lawyer-portal/meeting/m2/summary');
  expect(screen.queryByRole('region', { name: /^Your (?:IDs|profile is not)/ })).toBeNull();
  expect(region('Bookings').getByText('this week, 18 in 12 weeks')).toBeInTheDocument();
  expect(region('Earnings').getByText('this week, ₱99,000 in 12 weeks')).toBeInTheDocument();
  expect(region('Profile views').getByText('this week, 1,320 in 12 weeks')).toBeInTheDocument();
  expect(region('Your profile').getByText('7 of 7')).toBeInTheDocument();
  expect(region('Your profile').getByText('IBP ID checked March 12, 2026')).toBeInTheDocument();
});

it('shows the day as it is', () => {
  render(element(FULL));
  const rows = region(/^Today/).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    '8:30 AMCarlo EnriquezOver, 30 min',
    '10:00 AMJonalyn RamirezVideo, 30 min',
    '11:00 AMHearing, RAB VIIBlocked until 12:30 PM',
    '4:00 PMFreeBookable until 5:30 PM',
  ]);
});

it('counts down by the second without a word to screen readers', () => {
  render(element(FULL));
  act(() => jest.advanceTimersByTime(2_000));
  const figures = screen.getByText('07:44');
  expect(figures.closest('[aria-hidden=true]')).not.toBeNull();
  expect(figures.closest('[aria-live], [role=timer], [role=status]')).toBeNull();
  expect(screen.getByText('Starts today, 10:00 AM Philippine time.')).toHaveClass('sr-only');
  act(() => jest.advanceTimersByTime(8 * 60_000));
  expect(screen.getByText('Under way')).toBeInTheDocument();
});

it('is drawn by the server as the browser begins with it, without inline styles', () => {
  const drawn = renderToString(element(FULL));
  expect(drawn).toContain('07:46');
  expect(drawn).not.toContain('style=');
});

it('has every chart as a table too', () => {
  render(element(FULL));
  const table = region('Earnings').getByRole('table', { hidden: true });
  const rows = within(table).getAllByRole('row', { hidden: true });
  expect(rows).toHaveLength(13);
  expect(rows[1]).toHaveTextContent('Nov 23₱16,500');
  expect(rows.at(-1)).toHaveTextContent('Sep 7₱0');
});

it('says what a newcomer does first, and shows no empty charts', () => {
  render(element(NEW));
  const first = region('What to do first');
  expect(first.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/lawyer-portal/profile/basic-info',
    '/lawyer-portal/profile/banking-info',
    '/lawyer-portal/profile/basic-info',
    '/lawyer-portal/profile/education',
    '/lawyer-portal/profile/work-experience',
    '/lawyer-portal/profile/availability',
    '/lawyer-portal/profile/availability',
  ]);
  expect(screen.queryByRole('region', { name: 'Bookings' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Next meeting' })).toBeNull();
  expect(region('Your profile').getByText('0 of 7')).toBeInTheDocument();
  expect(region('Your profile').getByText('Your IDs are being checked')).toBeInTheDocument();
});

const APPROVED = { ...NEW.profile, ...IDS, is_public: true };

it.each([
  [
    'IDs approved, parts missing',
    APPROVED,
    'Your profile is not public yet',
    /^Your IDs are checked/,
  ],
  [
    'IDs approved, hidden',
    { ...APPROVED, missing: [], is_public: false },
    'Your profile is not public yet',
    /^You have hidden it/,
  ],
  [
    'IDs not approved',
    { ...NEW.profile, status: 'REJECTED' as const },
    'What to do first',
    /^They were not approved/,
  ],
  [
    'complete, IDs being checked',
    { ...NEW.profile, missing: [] },
    'Your profile is not public yet',
    /we will email you\.$/,
  ],
])('says what is missing until clients see the profile: %s', (_state, profile, title, words) => {
  render(element({ ...NEW, profile }));
  expect(region(title).getByText(words)).toBeVisible();
});

it('says why clients no longer see a lawyer whom they knew', () => {
  const missing: Dashboard['profile']['missing'] = ['services'];
  render(element({ ...FULL, profile: { ...FULL.profile, is_visible: false, missing } }));
  const card = region('Your profile is not public');
  expect(card.getByText(/^Your IDs are checked\. Clients can find and book you/)).toBeVisible();
  expect(card.getByRole('link', { name: 'Both prices' })).toBeVisible();
});

it('leads to the profile as clients see it', () => {
  render(element(FULL));
  expect(region('Your profile').getByRole('link', { name: 'Your public profile' })).toHaveAttribute(
    'href',
    '/lawyer-portal/public-profile',
  );
});

it('says when nothing waits', () => {
  render(element(FULL, [], { results: [], more: [], total: 0 }));
  expect(region('Needs your attention').getByText('Nothing waits for you.')).toBeInTheDocument();
});

it('says that a finished profile is hidden', () => {
  const hidden = { ...FULL.profile, is_public: false, is_visible: false };
  render(element({ ...FULL, profile: hidden }));
  const card = region('Your profile is not public');
  const link = card.getByRole('link', { name: 'Show your profile' });
  expect(link).toHaveAttribute('href', '/lawyer-portal/profile');
});

it('counts the agreements that wait, with objections first', () => {
  const disputed = { _id: 'w3', title: 'Lease', disputed_at: '2026-11-21T02:00:00Z' };
  const rows = [agreementRow(), agreementRow({ ...disputed, status: 'COMPLETED' })];
  render(element(FULL, rows));
  const card = region('Agreements');
  expect(card.getByRole('link', { name: 'Anna Ferrer objects: Lease' })).toHaveAttribute(
    'href',
    '/lawyer-portal/work-items/w3',
  );
  expect(card.getByText('Since Nov 21')).toBeInTheDocument();
  expect(card.getByRole('link', { name: 'Proposals, unanswered' })).toHaveAttribute(
    'href',
    '/lawyer-portal/work-items?status=proposal',
  );
  expect(card.queryByText('In work')).toBeNull();
});

it('leads to a first agreement where nothing is open', () => {
  render(element(FULL));
  const link = region('Agreements').getByRole('link', { name: 'Propose an agreement' });
  expect(link).toHaveAttribute('href', '/lawyer-portal/work-items/proposal');
});
