import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '@/lib/client/platform/call';
import { IdempotencyKeys } from '@/lib/client/platform/idempotency-keys';
import type { CallArgs } from '@/lib/contract/platform/endpoint';
import {
  askMilestone,
  confirmMilestone,
  finishMilestone,
  payMilestone,
  waiveMilestone,
} from '@/lib/contract/work-items/milestones';
import { addService, purchaseServices, removeService } from '@/lib/contract/work-items/services';
import { outOfDate, readAgain } from './changes';

const payKeys = new IdempotencyKeys();
const addKeys = new IdempotencyKeys();
const purchaseKeys = new IdempotencyKeys();

const MILESTONE_STEPS = {
  ask: askMilestone,
  waive: waiveMilestone,
  finish: finishMilestone,
  confirm: confirmMilestone,
} as const;
export type MilestoneStep = keyof typeof MILESTONE_STEPS;

/** A part of an agreement changed: the agreement is read again, as it is when the change was refused. */
function usePartChange<A, R>(id: string, mutationFn: (argument: A) => Promise<R>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: () => outOfDate(queries, id),
    onError: (error) => readAgain(queries, id, error),
  });
}

/** By the lawyer: asks for a milestone, waives it, says it is done; by the client: confirms that. */
export function useMilestoneStep(id: string, step: MilestoneStep) {
  return usePartChange(id, (childId: string) =>
    call(MILESTONE_STEPS[step], { params: { id, childId } }),
  );
}

/** Starts the payment of a milestone that was asked for. */
export function usePayMilestone(id: string) {
  return usePartChange(id, (childId: string) =>
    payKeys.use({ id, childId }, (idempotencyKey) =>
      call(payMilestone, { params: { id, childId } }, { idempotencyKey }),
    ),
  );
}

/** Offers another service beside an agreement. */
export function useAddService(id: string) {
  return usePartChange(id, (body: CallArgs<typeof addService>['body']) =>
    addKeys.use({ id, ...body }, (idempotencyKey) =>
      call(addService, { params: { id }, body }, { idempotencyKey }),
    ),
  );
}

/** Takes back a service that nobody bought. */
export function useRemoveService(id: string) {
  return usePartChange(id, (childId: string) => call(removeService, { params: { id, childId } }));
}

/** Starts one payment of several services. */
export function usePurchaseServices(id: string) {
  return usePartChange(id, (service_ids: string[]) =>
    purchaseKeys.use({ id, service_ids }, (idempotencyKey) =>
      call(purchaseServices, { params: { id }, body: { service_ids } }, { idempotencyKey }),
    ),
  );
}
