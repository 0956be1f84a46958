import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { SupportEmail } from '@/components/platform/support-email';
import { createQueryClient } from '@/lib/client/platform/query-client';
import type { Meeting } from '@/lib/contract/meetings/meetings';
import { MINUTE_MS } from '@/lib/domain/platform/time';
import { fakeServer } from '@/lib/testing/fake-server';
import { NOW, shownMeeting } from '@/lib/testing/shown-meeting';
import type { Side } from '../meeting-labels';
import { MeetingDetail } from './meeting-detail';
import { MeetingPanel } from './meeting-panel';
import { MeetingSummary } from './meeting-summary';

const server = fakeServer();
const DAY = 24 * 60;

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
});
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

async function open(meeting: Meeting, side: Side = 'client', Screen = MeetingDetail) {
  server.answer = ({ path }) =>
    path === `/meeting/${meeting._id}` ? { status: 200, payload: meeting } : null;
  render(
    <QueryClientProvider client={createQueryClient()}>
      <SupportEmail email="help@sangguni.example">
        <Screen meetingId={meeting._id} side={side} requestNow={NOW} />
      </SupportEmail>
    </QueryClientProvider>,
  );
  await pass(50);
}

const panel = () => screen.getByRole('region', { name: 'When and how' });
const aside = () => screen.getByRole('complementary', { name: 'Details' });

test('a confirmed meeting goes into a calendar without what it is about', async () => {
  await open(shownMeeting(2 * DAY, { can_reschedule: false }));
  expect(screen.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '#actions');
  cleanup();
  await open(shownMeeting(2 * DAY, { subject: 'Dismissed by text message', can_reschedule: true }));
  expect(screen.getByText('Confirmed')).toBeVisible();
  expect(aside()).toHaveTextContent('Paid, GCash₱1,500');
  expect(screen.getByRole('link', { name: 'Change or cancel' })).toHaveAttribute(
    'href',
    '#actions',
  );
  fireEvent.keyDown(within(aside()).getByRole('button', { name: 'Add to calendar' }), {
    key: 'Enter',
  });
  const links = screen.getAllByRole('menuitem').map((item) => item as HTMLAnchorElement);
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Google Calendar (new tab)',
    'Outlook.com (new tab)',
    'Apple and others (.ics file)',
  ]);
  const [google, outlook, file] = links.map(({ href }) => new URL(href));
  expect(google?.searchParams.get('dates')).toBe('20261125T010000Z/20261125T013000Z');
  expect(outlook?.searchParams.get('startdt')).toBe('2026-11-25T01:00:00Z');
  expect(file?.pathname).toBe(`/api/v1/meeting/m${2 * DAY}/calendar`);
  for (const link of links) {
    expect(link.href).not.toMatch(/dismissed/i);
    if (link.target === '_blank') expect(link.rel).toBe('noopener noreferrer');
  }
  // Outlook.com shows a plus sign as one.
  expect(google?.href).toContain('Consultation+with+Atty.+Maria+Luisa+Santos');
  expect(outlook?.href).toContain('Consultation%20with%20Atty.%20Maria%20Luisa%20Santos');
});

test.each([
  ['over', shownMeeting(-60), 'Ended'],
  ['completed', shownMeeting(-DAY, { status: 'COMPLETED' }), 'Completed'],
  ['cancelled', shownMeeting(DAY, { status: 'CANCELLED', cancelled_by: 'LAWYER' }), 'Cancelled'],
  ['not paid', shownMeeting(DAY, { status: 'EXPIRED' }), 'Not paid in time'],
])('a meeting that is %s can be booked again', async (_, meeting, status) => {
  await open(meeting);
  expect(screen.getByText(status)).toBeVisible();
  const kept = `/book/maria/${meeting.start_time}?duration=30&from=${meeting._id}`;
  const isFallenThrough = meeting.status === 'CANCELLED' || meeting.status === 'EXPIRED';
  const place = isFallenThrough ? panel() : screen.getByRole('region', { name: 'What is next' });
  expect(within(place).getByRole('link', { name: 'Book again' })).toHaveAttribute(
    'href',
    isFallenThrough ? kept : '/lawyer/maria?duration=30#times',
  );
  expect(screen.queryByRole('button', { name: 'Add to calendar' })).toBeNull();
});

test.each([
  ['REFUND_PENDING', 'Being sent, in progress', 'The refund goes back to your Maya account'],
  ['REFUNDED', 'Sent, done', '₱1,050 goes back to your Maya account'],
] as const)(
  'money on its way back, %s: how far it is and when it shows',
  async (status, step, when) => {
    const meeting = shownMeeting(DAY, { status: 'CANCELLED', cancelled_by: 'CLIENT' });
    const refunded = status === 'REFUNDED' ? 105_000 : 0;
    await open({ ...meeting, payment: { ...meeting.payment, status, method: 'maya', refunded } });
    const steps = within(screen.getByRole('region', { name: 'Your refund' }));
    const [, sent, back] = steps.getAllByRole('listitem');
    expect(sent).toHaveTextContent(step);
    expect(back).toHaveTextContent(`${when}, usually within 1 banking day.`);
  },
);

test('where the lawyer cannot be booked any more, others of the area are a step away', async () => {
  const { lawyer, ...meeting } = shownMeeting(-DAY, { status: 'COMPLETED' });
  await open({ ...meeting, lawyer: { ...lawyer, is_listed: false } });
  expect(panel()).toHaveTextContent(
    'Atty. Maria Luisa Santos cannot be booked here at the moment.',
  );
  expect(within(panel()).getByRole('link', { name: 'See other labor lawyers' })).toHaveAttribute(
    'href',
    '/lawyers-online?area_of_practice=labor',
  );
  expect(screen.queryByRole('link', { name: 'Book again' })).toBeNull();
});

test('a client who waits reads until when the lawyer may come', async () => {
  await open(shownMeeting(-3));
  expect(aside()).toHaveTextContent(
    'If the lawyer is not here by 9:12 AM PHT, you get everything back without asking.',
  );
});

test('a meeting that ends says so without a reload', async () => {
  await open(shownMeeting(-29), 'lawyer');
  expect(panel()).toHaveTextContent('Under way.');
  const before = server.of('GET').length;
  await pass(MINUTE_MS + 20_000);
  expect(screen.getByText('Ended')).toBeVisible();
  expect(within(panel()).getByRole('link', { name: 'Open the summary' })).toHaveAttribute(
    'href',
    '#summary',
  );
  expect(screen.queryByRole('link', { name: 'Book again' })).toBeNull();
  expect(server.of('GET').length).toBeGreaterThan(before);
});

describe('the summary', () => {
  test('says the booked length, the files and the way to another meeting', async () => {
    const file = {
      _id: 'f1',
      name: 'notice.pdf',
      size: 2_000_000,
      content_type: 'application/pdf',
    };
    await open(
      shownMeeting(-DAY, {
        status: 'COMPLETED',
        files: [{ ...file, url: '/f1', mine: true, can_remove: true }],
      }),
      'client',
      MeetingSummary,
    );
    expect(screen.getByText('Booked length').nextSibling).toHaveTextContent('30 minutes, video');
    expect(screen.getByRole('link', { name: 'Download notice.pdf' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Receipt (PDF)' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Book again' })).toBeVisible();
  });

  test('says how long the call was, once that is known', async () => {
    const done = { status: 'COMPLETED', call_minutes: 27 } as const;
    await open(shownMeeting(-DAY, done), 'client', MeetingSummary);
    const length = screen.getByText('Length').nextSibling;
    expect(length).toHaveTextContent('27 minutes together, videoBooked: 30 minutes');
  });

  test('tells the client who did not come', async () => {
    const missed = { status: 'COMPLETED', client_absent: true } as const;
    await open(shownMeeting(-DAY, missed), 'client', MeetingSummary);
    expect(screen.getByText('Who came').nextSibling).toHaveTextContent('You were not in the call.');
    expect(screen.getByText('Booked length')).toBeVisible();
  });

  test.each([
    [{ call_minutes: 27 }, '27 minutes together.'],
    [{ client_absent: true }, 'Your client was not in the call.'],
  ])('the lawyer reads on the page of the meeting how the call was', async (facts, words) => {
    await open(shownMeeting(-DAY, { status: 'COMPLETED', ...facts }), 'lawyer');
    expect(panel()).toHaveTextContent(words);
  });

  test('before the end says when it is there', async () => {
    await open(shownMeeting(2 * DAY), 'client', MeetingSummary);
    expect(screen.getByRole('region', { name: 'Not yet' })).toHaveTextContent(
      'from Wed, Nov 25, 9:30 AM PHT',
    );
    expect(screen.getByRole('link', { name: 'Back to the meeting' })).toHaveAttribute(
      'href',
      `/customer-portal/meeting/m${2 * DAY}`,
    );
    expect(screen.queryByRole('link', { name: 'Book again' })).toBeNull();
  });

  test('of a cancelled meeting says that there is none', async () => {
    const meeting = shownMeeting(DAY, { status: 'CANCELLED', cancelled_by: 'CLIENT' });
    await open(meeting, 'client', MeetingSummary);
    expect(screen.getByRole('region', { name: 'No summary' })).toHaveTextContent(
      'You cancelled this meeting. The meeting did not take place',
    );
  });
});

test('a lawyer proposes an agreement to the client of a confirmed meeting', async () => {
  const meeting = shownMeeting(2 * DAY);
  await open(meeting, 'lawyer');
  expect(screen.getByRole('link', { name: 'Propose an agreement' })).toHaveAttribute(
    'href',
    `/lawyer-portal/work-items/proposal?client=${meeting.client._id}`,
  );
});

test.each([
  ['client', 'CONFIRMED'],
  ['lawyer', 'CANCELLED'],
] as const)('the %s of a meeting that is %s proposes none', async (side, status) => {
  await open(shownMeeting(2 * DAY, { status }), side);
  expect(screen.queryByRole('link', { name: 'Propose an agreement' })).toBeNull();
});

test('a lawyer has the meeting in parts, and a link to a section opens its part', async () => {
  window.location.hash = '#messages';
  await open(shownMeeting(2 * DAY, { unread_comments: 2 }), 'lawyer');
  const tab = (name: RegExp) => screen.getByRole('tab', { name });
  expect(tab(/^Talk/)).toHaveAttribute('aria-selected', 'true');
  expect(tab(/^Talk/)).toHaveTextContent('Talk2');
  fireEvent.click(tab(/^Case/));
  expect(tab(/^Case/)).toHaveAttribute('aria-selected', 'true');
  fireEvent.click(screen.getByRole('link', { name: /2 unread messages/ }));
  expect(tab(/^Talk/)).toHaveAttribute('aria-selected', 'true');
  await pass(50);
  window.location.hash = '';
  const more = screen.getByRole('button', { name: 'Payment, calendar and changes' });
  expect(more).toHaveAttribute('aria-expanded', 'false');
  fireEvent.click(more);
  expect(more).toHaveAttribute('aria-expanded', 'true');
  cleanup();
  await open(shownMeeting(-DAY, { status: 'COMPLETED' }), 'lawyer');
  expect(tab(/^After/)).toHaveAttribute('aria-selected', 'true');
});

test('the summary is an action of its client once the meeting is over', async () => {
  await open(shownMeeting(2 * DAY));
  expect(screen.queryByRole('link', { name: 'Summary' })).toBeNull();
  expect(screen.getAllByRole('button', { name: 'Add to calendar' })).toHaveLength(2);
  cleanup();
  await open(shownMeeting(-DAY, { status: 'COMPLETED' }));
  expect(screen.getByRole('link', { name: 'Summary' })).toBeVisible();
  cleanup();
  await open(shownMeeting(-DAY, { status: 'COMPLETED' }), 'lawyer');
  expect(screen.queryByRole('link', { name: 'Summary' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Open the summary' })).toHaveAttribute(
    'href',
    '#summary',
  );
});

test('a press on a part of the meeting brings it into view', async () => {
  await open(shownMeeting(2 * DAY), 'lawyer');
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView').mockClear();
  fireEvent.click(screen.getByRole('tab', { name: /^Talk/ }));
  expect(scroll).toHaveBeenCalledTimes(1);
  expect(scroll.mock.contexts[0]).toContainElement(screen.getByRole('tab', { name: /^Talk/ }));
});

test.each([
  ['client', 'The refund goes back to your Maya account, usually within 1 banking day.'],
  ['lawyer', 'The refund is on its way.'],
] as const)('the %s reads how far a refund is', async (side, words) => {
  const { payment } = shownMeeting(DAY);
  await open(
    shownMeeting(DAY, {
      status: 'CANCELLED',
      cancelled_by: 'CLIENT',
      payment: { ...payment, method: 'maya', status: 'REFUND_PENDING' },
    }),
    side,
  );
  expect(aside()).toHaveTextContent(words);
});

const NO_SUMMARY = {
  text: '',
  next_steps: [],
  papers: [],
  version: 0,
  written_at: null,
  edited_at: null,
};

describe('after a call that was left before the booked end', () => {
  const returns = () => screen.queryByRole('link', { name: 'Return to the call' });
  const openWith = async (meeting: Meeting, can_send: boolean) => {
    await open(meeting, 'lawyer');
    const queries = server.answer;
    server.answer = (request) =>
      request.path.endsWith('/summary')
        ? { status: 200, payload: { ...NO_SUMMARY, can_send } }
        : queries(request);
    cleanup();
    render(
      <QueryClientProvider client={createQueryClient()}>
        <MeetingPanel meeting={meeting} side="lawyer" now={NOW} />
      </QueryClientProvider>,
    );
    await pass(50);
  };
  afterEach(() => sessionStorage.clear());

  test('the way back is called so, and once both have left the lawyer writes the summary', async () => {
    const meeting = shownMeeting(-10);
    await openWith(meeting, false);
    expect(returns()).toBeNull();
    await openWith(meeting, true);
    expect(returns()).toBeVisible();
    sessionStorage.setItem('left_call', meeting._id);
    await openWith(meeting, false);
    expect(returns()).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Write the summary' })).toBeNull();
    await openWith(meeting, true);
    expect(screen.getByRole('link', { name: 'Write the summary' })).toHaveAttribute(
      'href',
      '#summary',
    );
  });

  test('the client rates first, reads the summary, and has the next steps before the details', async () => {
    const meeting = shownMeeting(-60);
    await open(meeting);
    const rating = screen.getByRole('heading', { name: 'How was your meeting?' });
    const next = screen.getByRole('region', { name: 'What is next' });
    const summary = screen.getByRole('heading', { name: /^Summary by/ });
    for (const [before, after] of [
      [rating, summary],
      [summary, next],
      [next, panel()],
    ] as const)
      expect(before.compareDocumentPosition(after)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(within(next).getByRole('link', { name: 'Book again' })).toBeVisible();
  });
});
