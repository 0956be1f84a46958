import type { QueryClient } from '@tanstack/react-query';
import type * as z from 'zod';
import { ApiError } from '@/lib/client/platform/api-error';
import { IdempotencyKeys } from '@/lib/client/platform/idempotency-keys';
import { CHECK_FIELDS, type MessageRow } from '@/lib/client/platform/messages';
import { useEndpoint } from '@/lib/client/platform/use-endpoint';
import { COPY } from '@/lib/contract/platform/copy';
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

export const WRITE_AGREEMENT_FAILURE: MessageRow = {
  keys: {
    invalid_input: CHECK_FIELDS,
    not_found: 'This agreement or its client no longer exists, so nothing was saved.',
    version_changed: 'This agreement was changed in another tab or on another device.',
  },
  tooOften: 'You have written too many agreements in the past hour.',
  serverMessageAt: [409],
  otherwise: 'The agreement was not saved. Please try again.',
};

export const SEND_WORK_ITEM_FAILURE: MessageRow = {
  always: true,
  otherwise: 'The proposal was not sent',
};

export const WITHDRAW_WORK_ITEM_FAILURE: MessageRow = {
  always: true,
  otherwise: 'The proposal was not withdrawn',
};

export const DELETE_WORK_ITEM_FAILURE: MessageRow = {
  always: true,
  otherwise: 'The draft was not deleted',
};

export const ACCEPT_PROPOSAL_FAILURE: MessageRow = {
  always: true,
  otherwise: 'The proposal was not accepted',
};

export const DECLINE_WORK_ITEM_FAILURE: MessageRow = {
  always: true,
  otherwise: 'The proposal was not declined',
};

export const COMPLETE_WORK_ITEM_FAILURE: MessageRow = {
  always: true,
  otherwise: COPY.workItems.complete,
};

export const CONFIRM_WORK_ITEM_FAILURE: MessageRow = {
  always: true,
  otherwise: 'The work was not confirmed',
};

export const OBJECT_TO_WORK_ITEM_FAILURE: MessageRow = {
  always: true,
  otherwise: 'Your objection was not sent',
};

export const REPORT_PROBLEM_FAILURE: MessageRow = {
  always: true,
  otherwise: 'Your report was not sent',
};
