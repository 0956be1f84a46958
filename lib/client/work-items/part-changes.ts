import { useMutation, useQueryClient } from '@tanstack/react-query';
import { upload } from '@/lib/client/media/upload';
import { IdempotencyKeys } from '@/lib/client/platform/idempotency-keys';
import type { MessageRow } from '@/lib/client/platform/messages';
import { useEndpoint } from '@/lib/client/platform/use-endpoint';
import { COPY } from '@/lib/contract/platform/copy';
import {
  askForChanges,
  askMilestone,
  confirmMilestone,
  deliverMilestone,
  payMilestone,
  waiveMilestone,
} from '@/lib/contract/work-items/milestones';
import { addService, purchaseServices, removeService } from '@/lib/contract/work-items/services';
import { outOfDate, partOf, readAgain } from './changes';
import { type Delivery, deliveryBody } from './orders';

const payKeys = new IdempotencyKeys();
const addKeys = new IdempotencyKeys();
const purchaseKeys = new IdempotencyKeys();

const MILESTONE_STEPS = {
  ask: askMilestone,
  waive: waiveMilestone,
  confirm: confirmMilestone,
} as const;
export type MilestoneStep = keyof typeof MILESTONE_STEPS;

export const useMilestoneStep = (id: string, step: MilestoneStep) =>
  useEndpoint(MILESTONE_STEPS[step], { ...childOf(id), ...partOf(id) });

export const usePayMilestone = (id: string) =>
  useEndpoint(payMilestone, { keys: payKeys, ...childOf(id), ...partOf(id) });

/** Delivers a part; a repeat after a lost answer is refused, since it is delivered then. */
export function useDeliverMilestone(id: string, childId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (sent: Delivery) =>
      upload(deliverMilestone, {
        params: { id, childId },
        body: deliveryBody(sent),
      }),
    onSuccess: () => outOfDate(queries, id),
    onError: (error) => readAgain(queries, id, error),
  });
}

export const useAskForChanges = (id: string, childId: string) =>
  useEndpoint(askForChanges, {
    args: (changes: string) => ({ params: { id, childId }, body: { changes } }),
    ...partOf(id),
  });

export const useAddService = (id: string) =>
  useEndpoint(addService, { params: { id }, keys: addKeys, ...partOf(id) });

export const useRemoveService = (id: string) =>
  useEndpoint(removeService, { ...childOf(id), ...partOf(id) });

export const usePurchaseServices = (id: string) =>
  useEndpoint(purchaseServices, {
    args: (service_ids: string[]) => ({ params: { id }, body: { service_ids } }),
    keys: purchaseKeys,
    ...partOf(id),
  });

function childOf(id: string) {
  return { args: (childId: string) => ({ params: { id, childId } }) };
}

export const ADD_SERVICE_FAILURE: MessageRow = {
  always: true,
  otherwise: COPY.workItems.additionalService,
};

export const REMOVE_SERVICE_FAILURE: MessageRow = {
  always: true,
  otherwise: 'The service was not removed',
};

export const PURCHASE_SERVICES_FAILURE: MessageRow = {
  always: true,
  otherwise: 'Failed to purchase additional services',
};

export const PAY_MILESTONE_FAILURE: MessageRow = {
  always: true,
  otherwise: 'Failed to start the payment',
};

export const ASK_MILESTONE_FAILURE: MessageRow = {
  always: true,
  otherwise: 'The payment request was not sent',
};

export const WAIVE_MILESTONE_FAILURE: MessageRow = {
  always: true,
  otherwise: 'The payment was not waived',
};

export const ASK_FOR_CHANGES_FAILURE: MessageRow = {
  serverMessageAt: [409],
  otherwise: 'The changes were not asked for. Please try again.',
};

export const CONFIRM_MILESTONE_FAILURE: MessageRow = {
  always: true,
  otherwise: 'The part was not confirmed',
};
