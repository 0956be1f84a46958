import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/client/platform/call';
import type { MessageRow } from '@/lib/client/platform/messages';
import { outline } from '@/lib/client/platform/outline';
import { COPY } from '@/lib/contract/platform/copy';
import type * as documents from '@/lib/contract/work-items/documents';
import type * as agreements from '@/lib/contract/work-items/work-items';
import type { WorkItem } from '@/lib/contract/work-items/work-items';
import type { WorkItemStatus } from '@/lib/domain/work-items/work-item';

const listWorkItemVersions = outline<typeof documents.listWorkItemVersions>(
  'GET',
  '/api/v1/work-items/{id}/versions',
);
const getWorkItem = outline<typeof agreements.getWorkItem>('GET', '/api/v1/work-items/{id}');
const listWorkItems = outline<typeof agreements.listWorkItems>('GET', '/api/v1/work-items');

export interface WorkItemsFilter {
  status?: WorkItemStatus | undefined;
  q?: string | undefined;
  client_id?: string | undefined;
}

export const workItemKeys = {
  all: ['work-items'] as const,
  lists: () => [...workItemKeys.all, 'list'] as const,
  list: (filter: WorkItemsFilter) => [...workItemKeys.lists(), filter] as const,
  details: () => [...workItemKeys.all, 'detail'] as const,
  /** Prefix of the keys of an agreement's parts, which are invalidated with it. */
  detail: (id: string) => [...workItemKeys.details(), id] as const,
};

/** Polling interval of an agreement with a pending payment, milliseconds: it may be paid elsewhere. */
const PAYMENT_POLL_MS = 15_000;

export function workItemsQuery(filter: WorkItemsFilter = {}) {
  return infiniteQueryOptions({
    queryKey: workItemKeys.list(filter),
    queryFn: ({ pageParam, signal }) =>
      call(listWorkItems, { query: { ...filter, page: pageParam } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: (last) => (last.hasMore ? last.page + 1 : null),
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ results }) =>
        results.some(({ status }) => status === 'PAYMENT_PENDING'),
      )
        ? PAYMENT_POLL_MS
        : false,
  });
}

export function workItemQuery(id: string) {
  return queryOptions({
    queryKey: workItemKeys.detail(id),
    queryFn: ({ signal }) => call(getWorkItem, { params: { id } }, { signal }),
    refetchInterval: ({ state }) =>
      state.data !== undefined && awaitsPayment(state.data) ? PAYMENT_POLL_MS : false,
  });
}

function awaitsPayment({ status, milestones, additional_services }: WorkItem): boolean {
  return [{ status }, ...milestones, ...additional_services].some(
    (part) => part.status === 'PAYMENT_PENDING',
  );
}

export function workItemVersionsQuery(id: string) {
  return queryOptions({
    queryKey: [...workItemKeys.detail(id), 'versions'],
    queryFn: ({ signal }) => call(listWorkItemVersions, { params: { id } }, { signal }),
    select: ({ results }) => results,
  });
}

export const AGREEMENTS_FAILURE: MessageRow = { always: true, otherwise: COPY.workItems.list };

export const WORK_ITEM_FAILURE: MessageRow = { always: true, otherwise: COPY.workItems.details };
