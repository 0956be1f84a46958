import type { QueryClient } from '@tanstack/react-query';
import type * as z from 'zod';
import { ApiError } from '@/lib/client/platform/api-error';
import { IdempotencyKeys } from '@/lib/client/platform/idempotency-keys';
import { useEndpoint } from '@/lib/client/platform/use-endpoint';
import { acceptProposal } from '@/lib/contract/work-items/acceptance';
import {
  completeWorkItem,
  confirmWorkItem,
  reportProblem,
} from '@/lib/contract/work-items/completion';
import {
  createWorkItem,
  deleteWorkItem,
  updateWorkItem,
  type WorkItem,
  type workItemChange,
} from '@/lib/contract/work-items/work-items';
import { workItemKeys } from './queries';

/** Outlive the form: pressing again after a lost connection means the same action. */
const createKeys = new IdempotencyKeys();
const acceptKeys = new IdempotencyKeys();

export const useCreateWorkItem = () =>
  useEndpoint(createWorkItem, { keys: createKeys, onDone: showIn });

export const useEditWorkItem = (id: string) =>
  useEndpoint(updateWorkItem, {
    args: (body: z.input<typeof workItemChange> & { version: number }) => ({
      params: { id },
      body,
    }),
    onDone: showIn,
    onFailed: readAgainOf(id),
  });

export const useDeclineWorkItem = (id: string) =>
  useEndpoint(updateWorkItem, {
    args: (reason: string | undefined) => ({
      params: { id },
      body: { status: 'REJECTED' as const, reason },
    }),
    onDone: showIn,
    onFailed: readAgainOf(id),
  });

export const useDeleteWorkItem = (id: string) =>
  useEndpoint(deleteWorkItem, {
    params: { id },
    invalidates: [workItemKeys.lists()],
    onFailed: readAgainOf(id),
  });

/**
 * Accepts a version and starts its first payment. If there is a newer version, it is refetched before the call fails.
 */
export const useAcceptProposal = (id: string) =>
  useEndpoint(acceptProposal, { params: { id }, keys: acceptKeys, ...partOf(id) });

export const useReportProblem = (id: string) =>
  useEndpoint(reportProblem, { params: { id }, onDone: showIn, onFailed: readAgainOf(id) });

export const useConfirmWorkItem = (id: string) =>
  useEndpoint(confirmWorkItem, { params: { id }, onDone: showIn, onFailed: readAgainOf(id) });

export const useCompleteWorkItem = (id: string) =>
  useEndpoint(completeWorkItem, { params: { id }, onDone: showIn, onFailed: readAgainOf(id) });

/**
 * Returns options of mutations that change a part of an agreement: the agreement is refetched, also when the change
 * was refused.
 */
export function partOf(id: string) {
  return {
    invalidates: [workItemKeys.detail(id), workItemKeys.lists()],
    onFailed: readAgainOf(id),
  };
}

function showIn(item: WorkItem, queries: QueryClient) {
  return showWorkItem(queries, item);
}

function readAgainOf(id: string) {
  return (error: Error, queries: QueryClient) => readAgain(queries, id, error);
}

/** Stores the response as the agreement and updates the lists. */
export function showWorkItem(queries: QueryClient, item: WorkItem) {
  queries.setQueryData(workItemKeys.detail(item._id), item);
  return outOfDate(queries, item._id);
}

/** Invalidates an agreement with all its parts, and the lists. */
export function outOfDate(queries: QueryClient, id: string) {
  return Promise.all([
    queries.invalidateQueries({ queryKey: workItemKeys.detail(id) }),
    queries.invalidateQueries({ queryKey: workItemKeys.lists() }),
  ]);
}

/** Refetches after an error that means the shown state is out of date. */
export function readAgain(queries: QueryClient, id: string, error: Error) {
  if (error instanceof ApiError && error.status === 409)
    return queries.invalidateQueries({ queryKey: workItemKeys.detail(id) });
}
