import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { SupportEmail } from '@/components/platform/support-email';
import { createQueryClient } from '@/lib/client/platform/query-client';
import { lawyerSeesNumber } from '@/lib/domain/meetings/phone-number';
import { MINUTE_MS } from '@/lib/domain/platform/time';
import { fakeServer } from '@/lib/testing/fake-server';
import type { Side } from '../meeting-labels';
import { MeetingDetail } from './meeting-detail';

const NUMBER = '+639171234567';
const MEETING = {
  status: 'CONFIRMED' as const,
  unread_comments: 0,
  can_comment: true,
  comments: [],
  _id: 'm1',
  type: 'PHONE',
  duration: 30,
  phone: NUMBER,
  start_time: '2026-11-24T02:00:00Z',
  end_time: '2026-11-24T02:30:00Z',
  subject: 'Unpaid loan',
  description: 'A signed note.',
  other_party: null,
  conflict_check: null,
  files: [],
  lawyer: {
    _id: 'maria',
    display_name: 'Maria Santos',
    picture_url: null,
    is_listed: true,
    area_of_practice: 'Civil',
  },
  client: { _id: 'u1', display_name: 'Anna Ferrer', picture_url: null },
  payment: {
    status: 'PAID',
    method: 'gcash',
    price: 150_000,
    platform_fee: 0,
    total: 150_000,
    refunded: 0,
    by_payer: false,
  },
  refund_account: null,
  hold_expires_at: null,
  refund_deadline: '2026-11-23T02:00:00Z',
  checkout_url: null,
  payer_url: null,
  cancelled_by: null,
  cancel_reason: null,
  decline_reason: null,
  can_cancel: true,
  can_reschedule: true,
  can_join: false,
  attendee_name: null,
  relation: null,
  guest: null,
  can_invite_guest: false,
  refund_if_cancelled: 150_000,
  review: null,
  last_move: null,
  call_minutes: null,
  client_absent: false,
  absence: null,
  work_item_id: null,
};
const NO_COMMENTS = { results: [], hasMore: false, page: 0, total: 0, unread_count: 0 };
const start = Date.parse(MEETING.start_time);
const end = Date.parse(MEETING.end_time);
const server = fakeServer();

afterEach(() => jest.useRealTimers());

async function open(side: Side, minutesBefore: number, meeting = MEETING) {
  const now = Date.parse(meeting.start_time) - minutesBefore * MINUTE_MS;
  jest.useFakeTimers({ now });
  server.answer = ({ path }) => {
    if (path.includes('/comments')) return { status: 200, payload: NO_COMMENTS };
    const times = { start, end, status: meeting.status };
    const shown = side === 'client' || lawyerSeesNumber(times, Date.now());
    return { status: 200, payload: { ...meeting, phone: shown ? NUMBER : null } };
  };
  render(
    <QueryClientProvider client={createQueryClient()}>
      <SupportEmail email="help@sangguni.example">
        <MeetingDetail meetingId="m1" side={side} requestNow={now} />
      </SupportEmail>
    </QueryClientProvider>,
  );
  await act(() => jest.advanceTimersByTimeAsync(50));
}

test('a lawyer reads when the number is shown, and then the number, without a reload', async () => {
  await open('lawyer', 12);
  const panel = screen.getByRole('region', { name: 'When and how' });
  expect(panel).toHaveTextContent('The number to call appears here at 9:50 AM PHT.');
  expect(panel).not.toHaveTextContent('4567');
  await act(() => jest.advanceTimersByTimeAsync(2 * MINUTE_MS + 1_000));
  expect(screen.getByRole('link', { name: NUMBER })).toHaveAttribute('href', `tel:${NUMBER}`);
});

test('the number goes thirty minutes after the end', async () => {
  await open('lawyer', -59);
  expect(screen.getByRole('link', { name: NUMBER })).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(MINUTE_MS + 1_000));
  expect(screen.queryByRole('link', { name: NUMBER })).toBeNull();
});

test('a call at midnight names the day before', async () => {
  const times = { start_time: '2026-11-23T16:00:00Z', end_time: '2026-11-23T16:30:00Z' };
  await open('lawyer', 60 * 24, { ...MEETING, ...times });
  expect(screen.getByText(/appears here on Mon, Nov 23, 11:50 PM PHT\./)).toBeVisible();
});

test('a client reads who calls which number', async () => {
  await open('client', 60 * 24);
  expect(screen.getByRole('region', { name: 'When and how' })).toHaveTextContent(
    `Your lawyer calls ${NUMBER}.`,
  );
});
