import { queryOptions } from '@tanstack/react-query';
import { workQuery } from '@/lib/client/notifications/work';
import { call } from '@/lib/client/platform/call';
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
