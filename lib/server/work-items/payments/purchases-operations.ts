import 'server-only';
import * as contract from '@/lib/contract/work-items/services';
import { partyOf } from '@/lib/server/meetings/records/policy';
import { notFound } from '@/lib/server/platform/app-error';
import { operation } from '@/lib/server/platform/pipeline/operation';
import type { Feature } from '@/lib/server/registry/feature';
import { serializeWorkItem } from '../records/serialize';
import { viewOf } from '../records/service';
import { limitPayments } from './holds';
import * as service from './purchases-service';

export const addService = operation(
  contract.addService,
  ({ actor, params, body, now, transaction }) => {
    const party = partyOf(actor);
    return transaction(async (tx) => {
      const id = await service.addService(tx, party, params.id, body, now);
      const item = serializeWorkItem(await viewOf(party, params.id, now, tx), party, now);
      const added = item.additional_services.find(({ _id }) => _id === id);
      if (!added) throw notFound();
      return added;
    });
  },
);

export const removeService = operation(contract.removeService, async ({ actor, params, now }) => {
  await service.removeService(partyOf(actor), params.id, params.childId, now);
  return undefined;
});

export const purchaseServices = operation(
  contract.purchaseServices,
  async ({ actor, params, body, idempotencyKey, now }) => ({
    checkout_url: await service.purchaseServices(
      actor,
      params.id,
      body.service_ids,
      idempotencyKey,
      now,
    ),
  }),
  { before: limitPayments },
);

export const purchases: Pick<Feature, 'operations'> = {
  operations: [addService, removeService, purchaseServices],
};
