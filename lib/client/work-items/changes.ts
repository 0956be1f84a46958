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

/** Outlive the form: pressing again after a lost connection means the same. */
const createKeys = new IdempotencyKeys();
const acceptKeys = new IdempotencyKeys();

/** A new agreement, kept as a draft or sent. */
export const useCreateWorkItem = () =>
  useEndpoint(createWorkItem, { keys: createKeys, onDone: showIn });

/** By its lawyer: other terms, sent (PROPOSAL) or withdrawn (DRAFT). */
export const useEditWorkItem = (id: string) =>
  useEndpoint(updateWorkItem, {
    args: (body: z.input<typeof workItemChange> & { version: number }) => ({
      params: { id },
      body,
    }),
    onDone: showIn,
    onFailed: readAgainOf(id),
  });

/** By its client. */
export const useDeclineWorkItem = (id: string) =>
  useEndpoint(updateWorkItem, {
    args: (reason: string | undefined) => ({
      params: { id },
      body: { status: 'REJECTED' as const, reason },
    }),
    onDone: showIn,
    onFailed: readAgainOf(id),
  });

/** Deletes a draft. Its page still shows it until one has left it. */
export const useDeleteWorkItem = (id: string) =>
  useEndpoint(deleteWorkItem, {
    params: { id },
    invalidates: [workItemKeys.lists()],
    onFailed: readAgainOf(id),
  });

/** Accepts a version and starts its first payment. Of another version the new one is read before it fails. */
export const useAcceptProposal = (id: string) =>
  useEndpoint(acceptProposal, { params: { id }, keys: acceptKeys, ...partOf(id) });

/** By the client: paid work is not finished. */
export const useReportProblem = (id: string) =>
  useEndpoint(reportProblem, { params: { id }, onDone: showIn, onFailed: readAgainOf(id) });

/** By the client: confirms finished work, or objects to it. */
export const useConfirmWorkItem = (id: string) =>
  useEndpoint(confirmWorkItem, { params: { id }, onDone: showIn, onFailed: readAgainOf(id) });

/** By the lawyer: the work is done. */
export const useCompleteWorkItem = (id: string) =>
  useEndpoint(completeWorkItem, { params: { id }, onDone: showIn, onFailed: readAgainOf(id) });

/** After a part of an agreement changed: the agreement is read again, as it is when the change was refused. */
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

/** What the page and the lists show of it is what the server answered. */
export function showWorkItem(queries: QueryClient, item: WorkItem) {
  queries.setQueryData(workItemKeys.detail(item._id), item);
  return outOfDate(queries, item._id);
}

/** Reads an agreement again with all that belongs to it, and the lists. */
export function outOfDate(queries: QueryClient, id: string) {
  return Promise.all([
    queries.invalidateQueries({ queryKey: workItemKeys.detail(id) }),
    queries.invalidateQueries({ queryKey: workItemKeys.lists() }),
  ]);
}

/** What was shown is no longer so. */
export function readAgain(queries: QueryClient, id: string, error: Error) {
  if (error instanceof ApiError && error.status === 409)
    return queries.invalidateQueries({ queryKey: workItemKeys.detail(id) });
}
