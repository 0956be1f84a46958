import { act, fireEvent, screen } from '@testing-library/react';
import { meetingServer, meetingWith, NOW, showMeeting } from '@/lib/testing/meeting-page';
import type { Side } from '../meeting-labels';
import { MeetingRow } from '../meeting-row';
import { MeetingDetail } from './meeting-detail';
import { MeetingSummary } from './meeting-summary';

const server = meetingServer();

beforeEach(() => {
  jest.useFakeTimers({ now: NOW, doNotFake: ['setTimeout', 'setInterval', 'queueMicrotask'] });
});
afterEach(() => jest.useRealTimers());

const PAGES = {
  client: '/customer-portal/work-items/w1',
  lawyer: '/lawyer-portal/work-items/w1',
} as const;

const included = (change: Parameters<typeof meetingWith>[0] = {}) =>
  meetingWith({
    subject: 'Prepare',
    description: 'Part of the agreement “Dismissal”.',
    work_item_id: 'w1',
    refund_if_cancelled: 0,
    payment: {
      status: null,
      method: null,
      price: 0,
      platform_fee: 0,
      total: 0,
      refunded: 0,
      by_payer: false,
    },
    ...change,
  });

function show(side: Side, meeting = included(), Screen = MeetingDetail) {
  server.answer = (_, url) =>
    url.includes('/comments')
      ? { status: 200, payload: { results: [], total: 0, page: 0, hasMore: false } }
      : { status: 200, payload: meeting };
  showMeeting(meeting, <Screen meetingId="m1" side={side} requestNow={NOW} />);
}

describe.each(['client', 'lawyer'] as const)('for its %s', (side) => {
  test('the page leads to the agreement and says nothing of a price, a refund or a free meeting', () => {
    show(side);
    const aside = screen.getByRole('complementary', { name: 'Details' });
    expect(aside).toHaveTextContent('Part of your agreement. Nothing is charged for it.');
    expect(screen.getByText('Part of the agreement “Dismissal”.')).toBeVisible();
    for (const link of screen.getAllByRole('link', { name: 'Open the agreement' }))
      expect(link).toHaveAttribute('href', PAGES[side]);
    expect(document.body).not.toHaveTextContent(/₱|refund|free consultation/i);
    expect(document.body).not.toHaveTextContent(/other side|conflict of interest|wrote/i);
  });

  test('the question before it is cancelled: nothing to refund, another time later', async () => {
    show(side);
    await act(async () =>
      fireEvent.click(screen.getByRole('button', { name: 'Cancel this booking' })),
    );
    const dialog = screen.getByRole('dialog');
    expect(dialog).toHaveTextContent('It is part of your agreement: there is nothing to refund');
    expect(dialog).toHaveTextContent(/can choose another time later/);
    expect(dialog).not.toHaveTextContent(/₱|free/);
  });
});

test('cancelled, it leads its client to another time, even of a lawyer who is not listed', () => {
  const cancelled = included({ status: 'CANCELLED', cancelled_by: 'LAWYER', can_cancel: false });
  show('client', { ...cancelled, lawyer: { ...cancelled.lawyer, is_listed: false } });
  expect(screen.getByRole('link', { name: 'Choose another time' })).toHaveAttribute(
    'href',
    PAGES.client,
  );
  expect(document.body).not.toHaveTextContent(/cannot be booked/);
});

const OVER = {
  status: 'COMPLETED' as const,
  can_cancel: false,
  can_reschedule: false,
  start_time: '2026-11-20T02:00:00Z',
  end_time: '2026-11-20T02:30:00Z',
};

test('over, nobody is asked for a review, and its summary names no price', () => {
  const meeting = included(OVER);
  show('client', meeting, MeetingSummary);
  expect(screen.getByText('Part of your agreement')).toBeVisible();
  expect(document.body).not.toHaveTextContent(
    /how was your meeting|free consultation|price before/i,
  );
});

test('in a list it asks for no review', () => {
  const meeting = included(OVER);
  showMeeting(meeting, <MeetingRow meeting={meeting} side="client" now={NOW} />);
  expect(screen.queryByRole('link', { name: /review/ })).not.toBeInTheDocument();
});
