import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import type { Shared } from '@/components/lawyers/profile-editor/preview/share-card';
import { factorsQuery } from '@/lib/client/accounts/second-factor';
import { ownVerificationQuery } from '@/lib/client/lawyers/verification';
import { dashboardQuery } from '@/lib/client/meetings/dashboard';
import { workQuery } from '@/lib/client/notifications/work';
import { createQueryClient } from '@/lib/client/platform/query-client';
import { workItemKeys } from '@/lib/client/work-items/queries';
import type { Factors } from '@/lib/contract/accounts/second-factor';
import type { OwnVerification } from '@/lib/contract/lawyers/verification';
import type { Dashboard } from '@/lib/contract/meetings/dashboard';
import type { WorkList } from '@/lib/contract/notifications/work';
import type { WorkItemRow } from '@/lib/contract/work-items/work-items';
import { isoInstant } from '@/lib/domain/platform/time';
import { meetingServer } from '@/lib/testing/meeting-page';
import { ownProfile } from '@/lib/testing/own-profile';
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
  profile: { ...IDS, is_public: true, was_shown: true, is_visible: true, missing: [] },
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
    was_shown: false,
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
      alert: null,
      href: '/lawyer-portal/meeting/m2/summary',
    },
  ],
  more: [],
  total: 1,
};

const SHARED = {
  url: 'https://sangguni.example/lawyer/maria-santos-7k2f',
  code: <svg role="img" aria-label="QR code" />,
};

const NO_FACTOR: Factors = {
  app_since: null,
  passkeys: [],
  recovery_codes_left: 0,
  has_password: true,
  given_until: null,
};

function element(
  dashboard: Dashboard,
  agreements: WorkItemRow[] = [],
  work = SUMMARY,
  shared: Shared | null = SHARED,
) {
  const queries = createQueryClient();
  queries.setQueryData(dashboardQuery.queryKey, dashboard);
  queries.setQueryData(factorsQuery.queryKey, NO_FACTOR);
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
      <LawyerDashboard
        bookingLink="https://sangguni.example/a/lila"
        lastName="Santos"
        requestNow={NOW}
        shared={shared}
      />
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
    name: 'Write the summary Ana Cruz, Nov 20',
  });
  expect(work).toHaveAttribute('href', '/lawyer-portal/meeting/m2/summary');
  expect(screen.queryByRole('region', { name: /^Your (?:IDs|profile is not)/ })).toBeNull();
  expect(region('Bookings').getByText('this week, 18 in 12 weeks')).toBeInTheDocument();
  expect(region('Earnings').getByText('this week, ₱99,000 in 12 weeks')).toBeInTheDocument();
  expect(region('Profile views').getByText('this week, 1,320 in 12 weeks')).toBeInTheDocument();
});

it('leaves out the steps and the IDs of a lawyer whom clients see', () => {
  render(element(FULL));
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(screen.queryByText(/IDs/)).toBeNull();
  expect(screen.queryByText(/IBP ID/)).toBeNull();
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

it('lists the steps of a newcomer once, each with its state and its minutes', () => {
  render(element(NEW, [], { results: [], more: [], total: 0 }));
  const steps = region('Your way to a public profile');
  expect(steps.getByText('About 14 minutes left')).toBeVisible();
  expect(steps.getByText('0 of 9 done')).toBeVisible();
  expect(steps.getByRole('link', { name: 'Continue: Basic info' })).toHaveClass('button-primary');
  expect(steps.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    'Basic info, to doabout 4 minWho you are, what you do, and a quote in your own words',
    'Second factor, to doabout 2 minA passkey or an app, so that nobody can redirect your money',
    'Bank details, to doabout 1 minWhere we send your fees',
    'Picture, to doabout 1 minShown on your profile and in search',
    'Education, to doabout 1 minSchool, degree and years',
    'Work experience, to doabout 1 minWhere you work now and worked before',
    'Available days, to doabout 3 minWhen clients can book you',
    'Prices, to doabout 1 minYour fees for 30 and 60 minutes',
    expect.stringMatching(/^Your IDs, being checkedBeing checked.+After 72 hours.+email you\.$/),
  ]);
  expect(steps.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/lawyer-portal/profile/basic-info',
    '/lawyer-portal/profile/basic-info',
    '/lawyer-portal/profile/banking-info',
    '/lawyer-portal/profile/banking-info',
    '/lawyer-portal/profile/basic-info',
    '/lawyer-portal/profile/education',
    '/lawyer-portal/profile/work-experience',
    '/lawyer-portal/profile/availability',
    '/lawyer-portal/profile/availability?part=rules',
    '/lawyer-portal/profile#verification',
    '/lawyer-portal/public-profile',
  ]);
  expect(screen.getAllByText('Education', { exact: false })).toHaveLength(1);
  expect(screen.queryByRole('region', { name: 'Needs your attention' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Bookings' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Next meeting' })).toBeNull();
});

it('counts IDs that were not approved among what is to do, and shows why', () => {
  render(element({ ...NEW, profile: { ...NEW.profile, status: 'REJECTED' } }));
  const steps = region('Your way to a public profile');
  expect(steps.getByText('About 16 minutes left')).toBeVisible();
  expect(steps.getByRole('link', { name: /^Your IDs/ })).toHaveAttribute('href', '#verification');
  expect(region('Please hand in your IDs again').getByText(/could not approve/)).toBeVisible();
});

it('says that nothing is left to do while the IDs are being checked', () => {
  render(element({ ...NEW, profile: { ...NEW.profile, missing: [] } }));
  const steps = region('Your way to a public profile');
  expect(steps.getByText('Nothing is left for you to do')).toBeVisible();
  expect(steps.getByText('8 of 9 done')).toBeVisible();
});

const server = meetingServer();
const READY: Dashboard = { ...NEW, profile: { ...NEW.profile, ...IDS, missing: [] } };

const SHOWN: Dashboard = {
  ...READY,
  profile: { ...READY.profile, is_public: true, was_shown: true, is_visible: true },
};

it('shows a lawyer who is ready by one press, and gives the link to pass on', async () => {
  server.answer = (_method, url) => ({
    status: 200,
    payload: url.endsWith('/dashboard') ? SHOWN : ownProfile({ missing: [] }),
  });
  render(element(READY));
  const ready = region('You are ready.');
  expect(screen.queryByText(/hidden/)).toBeNull();
  await act(async () => {
    ready.getByRole('button', { name: 'Show my profile' }).click();
    await jest.advanceTimersByTimeAsync(100);
  });
  expect(screen.getByText('Your profile is public.')).toBeVisible();
  expect(region('Share your link').getByRole('textbox', { name: 'Your booking link' })).toHaveValue(
    SHARED.url,
  );
  expect(region('Share your link').getByRole('img', { name: 'QR code' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'You are ready.' })).toBeNull();
  expect(server.sent[0]).toMatchObject({
    url: '/api/v1/lawyers/profile/visibility',
    body: { is_public: true },
  });
});

it('says of a profile that was hidden after the page had come that it is public again, without the link', async () => {
  server.answer = (_method, url) => ({
    status: 200,
    payload: url.endsWith('/dashboard') ? SHOWN : ownProfile({ missing: [] }),
  });
  render(element(READY, [], SUMMARY, null));
  await act(async () => {
    region('You are ready.').getByRole('button', { name: 'Show my profile' }).click();
    await jest.advanceTimersByTimeAsync(100);
  });
  expect(screen.getByText('Your profile is public.')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Share your link' })).toBeNull();
});

it('says that a profile is hidden only of one that was shown', () => {
  const hidden = { ...FULL.profile, is_public: false, is_visible: false };
  render(element({ ...FULL, profile: hidden }));
  const card = region('Your profile is hidden');
  expect(card.getByText(/^You have hidden it\./)).toBeVisible();
  expect(card.getByRole('button', { name: 'Show my profile' })).toBeVisible();
});

it('says why clients no longer see a lawyer whom they knew', () => {
  const missing: Dashboard['profile']['missing'] = ['services'];
  render(element({ ...FULL, profile: { ...FULL.profile, is_visible: false, missing } }));
  const card = region('Clients can’t see your profile');
  expect(card.getByText('About 1 minute left')).toBeVisible();
  expect(card.getByRole('link', { name: /^Prices/ })).toBeVisible();
});

it('leads to the profile as clients see it', () => {
  render(element(FULL));
  expect(screen.getByRole('link', { name: 'Your public profile' })).toHaveAttribute(
    'href',
    '/lawyer-portal/public-profile',
  );
});

it('says when nothing waits', () => {
  render(element(FULL, [], { results: [], more: [], total: 0 }));
  expect(region('Needs your attention').getByText('Nothing waits for you.')).toBeInTheDocument();
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

it('says in one line that a visible profile has no figures yet', () => {
  render(element({ ...FULL, weeks: NEW.weeks }));
  const line = /^Bookings, earnings and views of your profile show here once there are any\.$/;
  expect(screen.getByText(line)).toBeVisible();
  for (const name of ['Bookings', 'Earnings', 'Profile views'])
    expect(screen.queryByRole('region', { name })).toBeNull();
});
