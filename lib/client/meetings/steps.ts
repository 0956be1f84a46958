import { queryOptions } from '@tanstack/react-query';
import { workQuery } from '@/lib/client/notifications/work';
import { call } from '@/lib/client/platform/call';
import { CHECK_FIELDS, type MessageRow } from '@/lib/client/platform/messages';
import { useEndpoint } from '@/lib/client/platform/use-endpoint';
import { listSteps, removeStep, setStep, setStepDone } from '@/lib/contract/meetings/steps';

export const stepsKey = (clientId: string) => ['clients', 'steps', clientId] as const;

export function stepsQuery(clientId: string) {
  return queryOptions({
    queryKey: stepsKey(clientId),
    queryFn: ({ signal }) => call(listSteps, { params: { id: clientId } }, { signal }),
  });
}

/** Includes the list of pending work, which shows due steps too. */
const readAgain = (clientId: string) => ({
  invalidatesAlways: [stepsKey(clientId), workQuery.queryKey],
});

interface StepInput {
  readonly id: string;
  readonly text: string;
  readonly due_on: string | null;
}

export const useSetStep = (clientId: string) =>
  useEndpoint(setStep, {
    args: ({ id, ...body }: StepInput) => ({ params: { id: clientId, childId: id }, body }),
    ...readAgain(clientId),
  });

export const useSetStepDone = (clientId: string) =>
  useEndpoint(setStepDone, {
    args: ({ id, done }: { id: string; done: boolean }) => ({
      params: { id: clientId, childId: id },
      body: { done },
    }),
    ...readAgain(clientId),
  });

export const useRemoveStep = (clientId: string) =>
  useEndpoint(removeStep, {
    args: (id: string) => ({ params: { id: clientId, childId: id } }),
    ...readAgain(clientId),
  });

export const STEPS_FAILURE: MessageRow = {
  always: true,
  otherwise: 'Failed to fetch the next steps',
};

export const SAVE_STEP_FAILURE: MessageRow = {
  keys: {
    invalid_input: CHECK_FIELDS,
    not_found: 'This step was removed in another tab or on another device.',
  },
  serverMessageAt: [409],
  otherwise: 'The step was not saved. Please try again.',
};

export const REMOVE_STEP_FAILURE: MessageRow = {
  otherwise: 'The step was not removed. Please try again.',
};
