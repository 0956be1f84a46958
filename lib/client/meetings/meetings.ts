import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { lawyerKeys } from '@/lib/client/lawyers/lawyers';
import { allPages } from '@/lib/client/platform/all-pages';
import { call } from '@/lib/client/platform/call';
import { IdempotencyKeys } from '@/lib/client/platform/idempotency-keys';
import type { MessageRow } from '@/lib/client/platform/messages';
import { outline } from '@/lib/client/platform/outline';
import { useEndpoint } from '@/lib/client/platform/use-endpoint';
import { zoneAbroad } from '@/lib/client/platform/zone-abroad';
import { present } from '@/lib/clock';
import type * as contract from '@/lib/contract/meetings/meetings';
import type { CreateMeetingInput, Meeting } from '@/lib/contract/meetings/meetings';
import { COPY } from '@/lib/contract/platform/copy';
import type { MeetingFilter, MeetingPeriod } from '@/lib/domain/meetings/meeting';
import { numberShown } from '@/lib/domain/meetings/phone-number';
import { type DaySpan, spanInstants } from '@/lib/domain/platform/day-span';
import { HOUR_MS } from '@/lib/domain/platform/time';
import { HELD_POLL_MS, OWN_LISTS } from './own-next';

const cancelMeeting = outline<typeof contract.cancelMeeting>('PUT', '/api/v1/meeting/{id}/cancel');
const createMeeting = outline<typeof contract.createMeeting>('POST', '/api/v1/meeting');
const getMeeting = outline<typeof contract.getMeeting>('GET', '/api/v1/meeting/{id}');
const listMeetings = outline<typeof contract.listMeetings>('GET', '/api/v1/meetings');

export const meetingKeys = {
  all: ['meetings'] as const,
  lists: () => OWN_LISTS,
  list: (period: MeetingPeriod) => [...meetingKeys.lists(), period] as const,
  between: ({ first, last }: DaySpan) => [...meetingKeys.lists(), first, last] as const,
  details: () => [...meetingKeys.all, 'detail'] as const,
  detail: (id: string) => [...meetingKeys.details(), id] as const,
  comments: (id: string) => [...meetingKeys.detail(id), 'comments'] as const,
};

/** Polling interval for a phone number that should be available, milliseconds. */
const NUMBER_POLL_MS = 5_000;

export function meetingsQuery(period: MeetingPeriod) {
  return infiniteQueryOptions({
    queryKey: meetingKeys.list(period),
    queryFn: ({ pageParam, signal }) =>
      call(listMeetings, { query: { period, page: pageParam } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: (last) => (last.hasMore ? last.page + 1 : null),
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ results }) => results.some(isHeld)) ? HELD_POLL_MS : false,
  });
}

/** Queries own meetings matching a search, page by page; the previous ones are shown while the next ones load. */
export function foundMeetingsQuery({ q, only }: { q: string; only: MeetingFilter | undefined }) {
  return infiniteQueryOptions({
    queryKey: [...meetingKeys.lists(), 'found', q, only ?? null],
    queryFn: ({ pageParam, signal }) =>
      call(listMeetings, { query: { q, only, page: pageParam } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: (last) => (last.hasMore ? last.page + 1 : null),
    placeholderData: keepPreviousData,
  });
}

/** Queries all own meetings that touch a span of Manila days. */
export function meetingsBetweenQuery(span: DaySpan) {
  return queryOptions({
    queryKey: meetingKeys.between(span),
    queryFn: ({ signal }) => {
      const query = spanInstants(span);
      return allPages((page) => call(listMeetings, { query: { ...query, page } }, { signal }));
    },
    refetchInterval: ({ state }) => (state.data?.some(isHeld) ? HELD_POLL_MS : false),
  });
}

export function meetingQuery(id: string) {
  return queryOptions({
    queryKey: meetingKeys.detail(id),
    queryFn: ({ signal }) => call(getMeeting, { params: { id } }, { signal }),
    refetchInterval: ({ state }) => state.data !== undefined && nextLook(state.data),
  });
}

/**
 * Returns the refetch interval: short for a held time, and timed to the moments at which a lawyer begins and ceases
 * to see a number.
 */
function nextLook(meeting: Meeting): number | false {
  if (isHeld(meeting)) return HELD_POLL_MS;
  if (meeting.type !== 'PHONE') return false;
  const { start_time, end_time, phone, status } = meeting;
  const shown = numberShown({ start: Date.parse(start_time), end: Date.parse(end_time) });
  const now = present();
  if (now >= shown.end) return false;
  const wait = (phone === null && status === 'CONFIRMED' ? shown.start : shown.end) - now;
  // A clock that is ahead asks too early, and again; a timer holds no more than 24 days.
  return wait > 0 ? Math.min(wait, HOUR_MS) : NUMBER_POLL_MS;
}

/** Outlives the form: a client who goes back and presses again still means the same booking. */
const bookingKeys = new IdempotencyKeys();

/** Holds a time. Pressing again after a lost connection retries the same booking instead of making a second one. */
export function useCreateMeeting({ onError }: { onError?: (error: Error) => unknown } = {}) {
  const queries = useQueryClient();
  return useMutation({
    onError,
    mutationFn: (input: CreateMeetingInput) => {
      const body = { ...input, time_zone: zoneAbroad(Date.parse(input.start_time)) };
      return bookingKeys.use(body, (idempotencyKey) =>
        call(createMeeting, { body }, { idempotencyKey }),
      );
    },
    onSettled: (_created, _error, body) =>
      Promise.all([
        queries.invalidateQueries({ queryKey: meetingKeys.lists() }),
        queries.invalidateQueries({ queryKey: lawyerKeys.availability(body.lawyer_id) }),
      ]),
  });
}

export const useCancelMeeting = () =>
  useEndpoint(cancelMeeting, {
    args: (id: string) => ({ params: { id }, body: { expected_refund: null } }),
    invalidates: [meetingKeys.lists()],
    onDone: (meeting, queries) => queries.setQueryData(meetingKeys.detail(meeting._id), meeting),
  });

function isHeld({ status }: Meeting): boolean {
  return status === 'PAYMENT_PENDING';
}

export const CREATE_MEETING_FAILURE: MessageRow = {
  keys: {
    free_limit:
      'You have used your free consultations for now. You can still book this time at the regular price.',
  },
  statuses: {
    409: COPY.createMeeting.conflict,
    422: COPY.createMeeting.paymentMethod,
    429: COPY.createMeeting.limit,
  },
  serverMessageFor: ['rate_limited'],
  serverMessageAt: [400],
  otherwise: COPY.createMeeting.failure,
};

export const CANCEL_MEETING_FAILURE: MessageRow = {
  keys: { bad_transition: 'This time is no longer held, so there is nothing to cancel.' },
  otherwise: 'The booking was not cancelled. Please try again.',
};

export const MEETINGS_FAILURE: MessageRow = { always: true, otherwise: 'Failed to fetch meetings' };

export const MEETING_FAILURE: MessageRow = {
  always: true,
  otherwise: 'Failed to fetch the meeting',
};
