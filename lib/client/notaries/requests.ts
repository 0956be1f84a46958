import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query';
import { ApiError } from '@/lib/client/platform/api-error';
import { call } from '@/lib/client/platform/call';
import { IdempotencyKeys } from '@/lib/client/platform/idempotency-keys';
import { CHECK_FIELDS, type MessageRow } from '@/lib/client/platform/messages';
import { useEndpoint } from '@/lib/client/platform/use-endpoint';
import {
  answerRequest,
  listAppointments,
  listReceivedRequests,
  listSentRequests,
  markRequestsSeen,
  REQUEST_FILTERS,
  requestAppointment,
  withdrawRequest,
} from '@/lib/contract/notaries/requests';
import { type DaySpan, spanInstants } from '@/lib/domain/platform/day-span';

export type RequestFilter = (typeof REQUEST_FILTERS)[number];

const SENT = ['notary-requests', 'sent'] as const;
const APPOINTMENTS = ['notary-requests', 'appointments'] as const;
const RECEIVED = ['notary-requests', 'received'] as const;

export const sentRequestsQuery = infiniteQueryOptions({
  queryKey: SENT,
  queryFn: ({ pageParam, signal }) =>
    call(listSentRequests, { query: { page: pageParam } }, { signal }),
  initialPageParam: 0,
  getNextPageParam: (last) => (last.hasMore ? last.page + 1 : null),
});

/** Appointments that clients requested: those without an answer, or the others. */
export function receivedRequestsQuery(status: RequestFilter) {
  return infiniteQueryOptions({
    queryKey: [...RECEIVED, status] as const,
    queryFn: ({ pageParam, signal }) =>
      call(listReceivedRequests, { query: { status, page: pageParam } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: (last) => (last.hasMore ? last.page + 1 : null),
  });
}

export function appointmentsQuery(span: DaySpan) {
  return queryOptions({
    queryKey: [...APPOINTMENTS, span] as const,
    queryFn: ({ signal }) => call(listAppointments, { query: spanInstants(span) }, { signal }),
  });
}

/** Outlives the form: a client who goes back and presses again still means the same request. */
const requestKeys = new IdempotencyKeys();

export const useRequestAppointment = (notaryId: string) =>
  useEndpoint(requestAppointment, {
    params: { id: notaryId },
    keys: requestKeys,
    invalidates: [SENT],
  });

export const useWithdrawRequest = (id: string) =>
  useEndpoint(withdrawRequest, {
    params: { id },
    invalidates: [SENT],
    onDone: (_nothing, queries) =>
      queries.setQueryData(sentRequestsQuery.queryKey, (known) =>
        changed(known, (page) => ({
          ...page,
          results: page.results.map((one) =>
            one._id === id ? { ...one, status: 'WITHDRAWN' as const } : one,
          ),
        })),
      ),
    onFailed: (error, queries) => lookAgain(queries, SENT, error),
  });

export const useAnswerRequest = (id: string) =>
  useEndpoint(answerRequest, {
    params: { id },
    invalidates: [RECEIVED, APPOINTMENTS],
    onDone: (_nothing, queries) =>
      queries.setQueryData(receivedRequestsQuery('open').queryKey, (known) =>
        changed(known, (page) => ({
          ...page,
          open: page.open - 1,
          results: page.results.filter(({ _id }) => _id !== id),
        })),
      ),
    onFailed: (error, queries) => lookAgain(queries, RECEIVED, error),
  });

/** Refetches the list on a conflict with another change. */
function lookAgain(queries: QueryClient, queryKey: readonly string[], error: Error): void {
  if (error instanceof ApiError && error.status === 409)
    void queries.invalidateQueries({ queryKey });
}

/** Marks requests seen; new ones stay highlighted until the list is refetched. */
export const useMarkRequestsSeen = () =>
  useEndpoint(markRequestsSeen, {
    onDone: (_nothing, queries) => {
      for (const status of REQUEST_FILTERS)
        queries.setQueryData(receivedRequestsQuery(status).queryKey, (known) =>
          changed(known, (page) => ({ ...page, unseen: 0 })),
        );
    },
  });

function changed<T, P>(known: InfiniteData<T, P> | undefined, work: (page: T) => T) {
  return known && { ...known, pages: known.pages.map(work) };
}

export const REQUEST_APPOINTMENT_FAILURE: MessageRow = {
  keys: {
    invalid_input: CHECK_FIELDS,
    not_found: 'This notary public no longer takes requests here. Your request was not sent.',
  },
  tooOften: 'You can ask for up to three appointments in 24 hours.',
  otherwise: 'The request was not sent. Please try again.',
};

export const SENT_REQUESTS_FAILURE: MessageRow = {
  always: true,
  otherwise: 'Failed to fetch your appointment requests',
};

export const WITHDRAW_REQUEST_FAILURE: MessageRow = {
  keys: { bad_transition: 'The notary public has already declined this request.' },
  otherwise: 'The request was not withdrawn. Please try again.',
};

export const RECEIVED_REQUESTS_FAILURE: MessageRow = {
  always: true,
  otherwise: 'Failed to fetch appointment requests',
};

export const ANSWER_REQUEST_FAILURE: MessageRow = {
  keys: { invalid_input: CHECK_FIELDS },
  serverMessageAt: [409],
  otherwise: 'The answer was not sent. Please try again.',
};
