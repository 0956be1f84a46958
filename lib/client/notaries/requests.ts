import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { ApiError } from '@/lib/client/platform/api-error';
import { call } from '@/lib/client/platform/call';
import { IdempotencyKeys } from '@/lib/client/platform/idempotency-keys';
import {
  answerRequest,
  listReceivedRequests,
  listSentRequests,
  markRequestsSeen,
  REQUEST_FILTERS,
  requestAppointment,
  withdrawRequest,
} from '@/lib/contract/notaries/requests';
import type { CallArgs } from '@/lib/contract/platform/endpoint';

export type RequestFilter = (typeof REQUEST_FILTERS)[number];

const SENT = ['notary-requests', 'sent'] as const;
const RECEIVED = ['notary-requests', 'received'] as const;

/** Appointments that the client asked for, page by page. */
export const sentRequestsQuery = infiniteQueryOptions({
  queryKey: SENT,
  queryFn: ({ pageParam, signal }) =>
    call(listSentRequests, { query: { page: pageParam } }, { signal }),
  initialPageParam: 0,
  getNextPageParam: (last) => (last.hasMore ? last.page + 1 : null),
});

/** Those that clients ask the notary for: without an answer, or the others. */
export function receivedRequestsQuery(status: RequestFilter) {
  return infiniteQueryOptions({
    queryKey: [...RECEIVED, status] as const,
    queryFn: ({ pageParam, signal }) =>
      call(listReceivedRequests, { query: { status, page: pageParam } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: (last) => (last.hasMore ? last.page + 1 : null),
  });
}

type Asked = CallArgs<typeof requestAppointment>['body'];

/** Outlives the form: a client who goes back and presses again still means the same request. */
const requestKeys = new IdempotencyKeys();

export function useRequestAppointment(notaryId: string) {
  const queries = useQueryClient();
  const params = { id: notaryId };
  return useMutation({
    mutationFn: (body: Asked) =>
      requestKeys.use({ ...params, ...body }, (idempotencyKey) =>
        call(requestAppointment, { params, body }, { idempotencyKey }),
      ),
    onSuccess: () => queries.invalidateQueries({ queryKey: SENT }),
  });
}

export function useWithdrawRequest(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call(withdrawRequest, { params: { id } }),
    onSuccess: () => {
      queries.setQueryData(sentRequestsQuery.queryKey, (known) =>
        changed(known, (page) => ({
          ...page,
          results: page.results.map((one) =>
            one._id === id ? { ...one, status: 'WITHDRAWN' as const } : one,
          ),
        })),
      );
      return queries.invalidateQueries({ queryKey: SENT });
    },
    onError: (error) => lookAgain(queries, SENT, error),
  });
}

export function useAnswerRequest(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: CallArgs<typeof answerRequest>['body']) =>
      call(answerRequest, { params: { id }, body }),
    onSuccess: () => {
      queries.setQueryData(receivedRequestsQuery('open').queryKey, (known) =>
        changed(known, (page) => ({
          ...page,
          open: page.open - 1,
          results: page.results.filter(({ _id }) => _id !== id),
        })),
      );
      return queries.invalidateQueries({ queryKey: RECEIVED });
    },
    onError: (error) => lookAgain(queries, RECEIVED, error),
  });
}

/** Somebody else was faster: the list shows how it stands. */
function lookAgain(queries: QueryClient, queryKey: readonly string[], error: Error): void {
  if (error instanceof ApiError && error.status === 409)
    void queries.invalidateQueries({ queryKey });
}

/** What is new stays marked until the list is read again. */
export function useMarkRequestsSeen() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call(markRequestsSeen),
    onSuccess: () => {
      for (const status of REQUEST_FILTERS)
        queries.setQueryData(receivedRequestsQuery(status).queryKey, (known) =>
          changed(known, (page) => ({ ...page, unseen: 0 })),
        );
    },
  });
}

function changed<T, P>(known: InfiniteData<T, P> | undefined, work: (page: T) => T) {
  return known && { ...known, pages: known.pages.map(work) };
}
