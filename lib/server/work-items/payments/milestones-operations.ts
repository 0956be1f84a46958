import 'server-only';
import * as contract from '@/lib/contract/work-items/milestones';
import type { Party } from '@/lib/domain/meetings/meeting';
import { partyOf } from '@/lib/server/meetings/records/policy';
import { notFound } from '@/lib/server/platform/app-error';
import { operation } from '@/lib/server/platform/pipeline/operation';
import type { Feature } from '@/lib/server/registry/feature';
import { serializeWorkItem } from '../records/serialize';
import { viewOf } from '../records/service';
import { limitPayments } from './holds';
import * as service from './milestones-service';

export const payMilestone = operation(
  contract.payMilestone,
  async ({ actor, params, now }) => ({
    checkout_url: await service.payMilestone(actor, params.id, params.childId, now),
  }),
  { before: limitPayments },
);

export const askMilestone = operation(contract.askMilestone, async ({ actor, params, now }) => {
  await service.askMilestone(partyOf(actor), params.id, params.childId, now);
  return shownMilestone(partyOf(actor), params, now);
});

export const waiveMilestone = operation(contract.waiveMilestone, async ({ actor, params, now }) => {
  await service.waiveMilestone(partyOf(actor), params.id, params.childId, now);
  return shownMilestone(partyOf(actor), params, now);
});

export const confirmMilestone = operation(
  contract.confirmMilestone,
  async ({ actor, params, now }) => {
    await service.confirmMilestone(partyOf(actor), params.id, params.childId, now);
    return shownMilestone(partyOf(actor), params, now);
  },
);

export async function shownMilestone(
  party: Party,
  { id, childId }: { id: string; childId: string },
  now: number,
) {
  const { milestones } = serializeWorkItem(await viewOf(party, id, now), party, now);
  const milestone = milestones.find(({ _id }) => _id === childId);
  if (!milestone) throw notFound();
  return milestone;
}

export const milestones: Pick<Feature, 'operations'> = {
  operations: [payMilestone, askMilestone, waiveMilestone, confirmMilestone],
};
