import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod';
import { ApiError } from '@/lib/client/platform/api-error';
import { call } from '@/lib/client/platform/call';
import { IdempotencyKeys } from '@/lib/client/platform/idempotency-keys';
import type { CallArgs } from '@/lib/contract/platform/endpoint';
import { acceptProposal } from '@/lib/contract/work-items/accepting';
import {
  completeWorkItem,
  confirmWorkItem,
  reportProblem,
} from '@/lib/contract/work-items/completing';
import {
  createWorkItem,
  deleteWorkItem,
  updateWorkItem,
  type WorkItem,
  type workItemChange,
} from '@/lib/contract/work-items/work-items';
import { workItemKeys } from './queries';

type Body<E extends Parameters<typeof call>[0]> = CallArgs<E> extends { body: infer B } ? B : never;

/** Outlive the form: pressing again after a lost connection means the same. */
const createKeys = new IdempotencyKeys();
const acceptKeys = new IdempotencyKeys();

/** A new agreement, kept as a draft or sent. */
export function useCreateWorkItem() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: Body<typeof createWorkItem>) =>
      createKeys.use(body, (idempotencyKey) => call(createWorkItem, { body }, { idempotencyKey })),
    onSuccess: (item) => showWorkItem(queries, item),
  });
}

/** By its lawyer: other terms, sent (PROPOSAL) or withdrawn (DRAFT). */
export function useEditWorkItem(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: z.input<typeof workItemChange>) =>
      call(updateWorkItem, { params: { id }, body }),
    onSuccess: (item) => showWorkItem(queries, item),
    onError: (error) => readAgain(queries, id, error),
  });
}

/** By its client. */
export function useDeclineWorkItem(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (reason?: string) =>
      call(updateWorkItem, { params: { id }, body: { status: 'REJECTED', reason } }),
    onSuccess: (item) => showWorkItem(queries, item),
    onError: (error) => readAgain(queries, id, error),
  });
}

/** Deletes a draft. Its page still shows it until one has left it. */
export function useDeleteWorkItem(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call(deleteWorkItem, { params: { id } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: workItemKeys.lists() }),
    onError: (error) => readAgain(queries, id, error),
  });
}

/** Accepts a version and starts its first payment. Of another version the new one is read before it fails. */
export function useAcceptProposal(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: Body<typeof acceptProposal>) =>
      acceptKeys.use({ id, ...body }, (idempotencyKey) =>
        call(acceptProposal, { params: { id }, body }, { idempotencyKey }),
      ),
    onSuccess: () => outOfDate(queries, id),
    onError: (error) => readAgain(queries, id, error),
  });
}

/** By the client: paid work is not finished. */
export function useReportProblem(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (reason: string) => call(reportProblem, { params: { id }, body: { reason } }),
    onSuccess: (item) => showWorkItem(queries, item),
    onError: (error) => readAgain(queries, id, error),
  });
}

/** By the client: confirms finished work, or objects to it. */
export function useConfirmWorkItem(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: Body<typeof confirmWorkItem>) =>
      call(confirmWorkItem, { params: { id }, body }),
    onSuccess: (item) => showWorkItem(queries, item),
    onError: (error) => readAgain(queries, id, error),
  });
}

/** By the lawyer: the work is done. */
export function useCompleteWorkItem(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call(completeWorkItem, { params: { id } }),
    onSuccess: (item) => showWorkItem(queries, item),
    onError: (error) => readAgain(queries, id, error),
  });
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
