import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { upload } from '@/lib/client/media/upload';
import { call } from '@/lib/client/platform/call';
import { IdempotencyKeys } from '@/lib/client/platform/idempotency-keys';
import type { MessageRow } from '@/lib/client/platform/messages';
import { useEndpoint } from '@/lib/client/platform/use-endpoint';
import {
  acceptOrder,
  decideOrderConflict,
  declineOrder,
  deliverOrder,
  getOrderConflict,
  orderWrittenWork,
  reviseOrder,
} from '@/lib/contract/work-items/orders';
import type { WorkItem } from '@/lib/contract/work-items/work-items';
import { readAgain, showWorkItem } from './changes';
import { workItemKeys } from './queries';

/** Outlive the form: pressing again after a lost connection means the same order. */
const orderKeys = new IdempotencyKeys();

const show = (item: WorkItem, queries: QueryClient) => showWorkItem(queries, item);
const again = (id: string) => (error: Error, queries: QueryClient) => readAgain(queries, id, error);

export const useOrderWrittenWork = () =>
  useEndpoint(orderWrittenWork, { keys: orderKeys, onDone: show });

/** Queries names in an order that resemble those of earlier meetings and orders; refetched with the order. */
export function orderConflictQuery(id: string) {
  return queryOptions({
    queryKey: [...workItemKeys.detail(id), 'conflict'] as const,
    queryFn: ({ signal }) => call(getOrderConflict, { params: { id } }, { signal }),
  });
}

export const useDecideOrderConflict = (id: string) =>
  useEndpoint(decideOrderConflict, {
    args: (conflict: boolean) => ({ params: { id }, body: { conflict } }),
    onDone: show,
    onFailed: again(id),
  });

export const useAcceptOrder = (id: string) =>
  useEndpoint(acceptOrder, { params: { id }, onDone: show, onFailed: again(id) });

export const useDeclineOrder = (id: string) =>
  useEndpoint(declineOrder, {
    args: (reason: string | undefined) => ({ params: { id }, body: { reason } }),
    onDone: show,
    onFailed: again(id),
  });

export const useReviseOrder = (id: string) =>
  useEndpoint(reviseOrder, {
    args: (changes: string) => ({ params: { id }, body: { changes } }),
    onDone: show,
    onFailed: again(id),
  });

export interface Delivery {
  readonly files: readonly File[];
  readonly note: string;
  readonly keepOriginal: boolean;
}

/** Returns the request body of a delivery. */
export function deliveryBody({ files, note, keepOriginal }: Delivery) {
  return {
    files: [...files],
    note: note || undefined,
    keep_original: keepOriginal ? ('true' as const) : undefined,
  };
}

/** Delivers ordered work as files; a repeat after a lost answer is refused, since it is delivered then. */
export function useDeliverOrder(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (sent: Delivery) =>
      upload(deliverOrder, {
        params: { id },
        body: deliveryBody(sent),
      }),
    onSuccess: (item) => showWorkItem(queries, item),
    onError: (error) => readAgain(queries, id, error),
  });
}

export const ORDER_FAILURE: MessageRow = {
  keys: {
    not_found: 'This lawyer no longer offers this.',
    price_changed: 'The price has changed and is shown above. Nothing is ordered yet.',
  },
  tooOften: 'You have ordered too often. Please try again later.',
  serverMessageAt: [409],
  otherwise: 'Nothing was ordered. Please try again.',
};

export const ACCEPT_ORDER_FAILURE: MessageRow = {
  serverMessageAt: [409],
  otherwise: 'The order was not accepted. Please try again.',
};

export const DECLINE_ORDER_FAILURE: MessageRow = {
  serverMessageAt: [409],
  otherwise: 'The order was not declined. Please try again.',
};

export const DELIVER_FAILURE: MessageRow = {
  serverMessageAt: [400, 409, 413, 415],
  otherwise: 'The work was not delivered. Please try again.',
};

export const REVISE_ORDER_FAILURE: MessageRow = {
  serverMessageAt: [409],
  otherwise: 'The revision was not asked for. Please try again.',
};
