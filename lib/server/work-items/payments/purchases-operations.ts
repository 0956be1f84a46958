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

export const addService = operation(contract.addService, async ({ actor, params, body, now }) => {
  const party = partyOf(actor);
  const id = await service.addService(party, params.id, body, now);
  const item = serializeWorkItem(await viewOf(party, params.id, now), party, now);
  const added = item.additional_services.find(({ _id }) => _id === id);
  if (!added) throw notFound();
  return added;
});

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
  { before: limitPayments, storesRequestKey: true },
);

/** Services that are offered and bought beside an agreement. */
export const purchases: Pick<Feature, 'operations' | 'access'> = {
  operations: [addService, removeService, purchaseServices],
  access: {
    'POST /api/v1/work-items/{id}/additional-services': {
      answers: 'session mail mail role 201 role none',
      sample: async (f) => ({
        params: { id: await f.workItem('PAID') },
        body: { name: 'Appeal to the Commission', description: 'Once.', price: 1_500_000 },
      }),
    },
    'DELETE /api/v1/work-items/{id}/additional-services/{childId}': {
      answers: 'session mail mail role 204 role none',
      sample: async (f) => {
        const id = await f.workItem('PAID');
        return { params: { id, childId: f.workItemParts(id).services[0] ?? '' } };
      },
    },
    'PUT /api/v1/work-items/{id}/additional-services/purchase': {
      answers: 'session mail mail 200 role none role',
      sample: async (f) => {
        const id = await f.workItem('PAID');
        return { params: { id }, body: { service_ids: f.workItemParts(id).services } };
      },
    },
  },
};
