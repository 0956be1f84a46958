import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { SupportEmail } from '@/components/platform/support-email';
import { meetingKeys } from '@/lib/client/meetings/meetings';
import { createQueryClient } from '@/lib/client/platform/query-client';
import type { Meeting } from '@/lib/contract/meetings/meetings';
import { DAY_MS, HOUR_MS, isoInstant } from '@/lib/domain/platform/time';

/** Mon, Nov 23, 2026, 9:00 AM in Manila. */
export const NOW = Date.UTC(2026, 10, 23, 1);
/** Fri, Nov 27, 10:00 AM. */
export const START = NOW + 4 * DAY_MS + HOUR_MS;

/** A confirmed meeting four days ahead, paid with GCash. */
export function meetingWith(change: Partial<Meeting> = {}): Meeting {
  return {
    _id: 'm1',
    status: 'CONFIRMED',
    type: 'VIDEO',
    duration: 30,
    phone: null,
    start_time: isoInstant(START),
    end_time: isoInstant(START + HOUR_MS / 2),
    subject: 'Unpaid wages',
    description: 'Since August.',
    other_party: null,
    conflict_check: null,
    attendee_name: null,
    relation: null,
    guest: null,
    associate: null,
    lawyer: {
      _id: 'maria-santos-7k2f',
      display_name: 'Maria Santos',
      picture_url: null,
      is_listed: true,
      area_of_practice: 'labor',
    },
    client: { _id: 'u1', display_name: 'Anna Ferrer', picture_url: null },
    payment: {
      status: 'PAID',
      method: 'gcash',
      price: 100_000,
      platform_fee: 5_000,
      total: 105_000,
      refunded: 0,
      by_payer: false,
    },
    files: [],
    hold_expires_at: null,
    checkout_url: null,
    payer_url: null,
    last_move: null,
    call_minutes: null,
    client_absent: false,
    absence: null,
    work_item_id: null,
    refund_deadline: isoInstant(START - DAY_MS),
    refund_if_cancelled: 105_000,
    cancelled_by: null,
    cancel_reason: null,
    decline_reason: null,
    can_cancel: true,
    can_reschedule: true,
    never_connected: false,
    lawyer_seen: null,
    stay: null,
    can_invite_guest: false,
    can_ask_associate: false,
    can_join: false,
    refund_account: null,
    unread_comments: 0,
    can_comment: true,
    review: null,
    ...change,
  };
}

interface Answered {
  status: number;
  payload: unknown;
}

export interface MeetingServer {
  readonly sent: { method: string; url: string; body: unknown }[];
  answer: (method: string, url: string) => Answered;
}

/** Answers every call of a test in place of the server. */
export function meetingServer(): MeetingServer {
  const server: MeetingServer = { sent: [], answer: () => ({ status: 500, payload: {} }) };
  const real = globalThis.fetch;
  beforeAll(() => {
    globalThis.fetch = (async (url: string, { method = 'GET', body }: RequestInit) => {
      server.sent.push({ method, url, body: body ? JSON.parse(String(body)) : null });
      const { status, payload } = server.answer(method, url);
      const text = async () => JSON.stringify(payload);
      return { status, statusText: '', headers: { get: () => null }, text };
    }) as unknown as typeof fetch;
  });
  beforeEach(() => {
    server.sent.length = 0;
  });
  afterAll(() => {
    globalThis.fetch = real;
  });
  return server;
}

/** Renders what reads this meeting from the cache, as its page does. */
export function showMeeting(meeting: Meeting, screen: ReactElement) {
  const queries = createQueryClient();
  queries.setQueryData(meetingKeys.detail(meeting._id), meeting);
  render(
    <QueryClientProvider client={queries}>
      <SupportEmail email="help@sangguni.example">{screen}</SupportEmail>
    </QueryClientProvider>,
  );
  return queries;
}
