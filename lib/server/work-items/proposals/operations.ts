import 'server-only';
import * as contract from '@/lib/contract/work-items/work-items';
import { partyOf } from '@/lib/server/meetings/records/policy';
import type { Transaction } from '@/lib/server/platform/db/pool';
import { operation } from '@/lib/server/platform/pipeline/operation';
import { type Actor, lawyerIdOf } from '@/lib/server/platform/session/actor';
import { type Feature, operationsOf } from '@/lib/server/registry/feature';
import * as records from '../records/operations';
import { serializeWorkItem } from '../records/serialize';
import { viewOf } from '../records/service';
import * as service from './service';

export const createWorkItem = operation(
  contract.createWorkItem,
  async ({ actor, body, now, transaction }) => {
    const prepared = await service.prepareItem(lawyerSide(actor), body, now);
    return transaction(async (tx) =>
      shown(actor, await service.create(tx, prepared, now), now, tx),
    );
  },
);

export const updateWorkItem = operation(
  contract.updateWorkItem,
  async ({ actor, params: { id }, body, now }) => {
    const party = partyOf(actor);
    const { status, version, reason } = body;
    if (status === 'REJECTED') await service.decline(party, id, reason, now);
    else if (party.side === 'lawyer')
      await service.change(party, id, { status, version, edit: contract.editOf(body) }, now);
    else await service.refuseChange(party, id);
    return shown(actor, id, now);
  },
);

export const deleteWorkItem = operation(
  contract.deleteWorkItem,
  async ({ actor, params: { id } }) => {
    await service.remove(lawyerSide(actor), id);
    return undefined;
  },
);

async function shown(actor: Actor, id: string, now: number, tx?: Transaction) {
  const party = partyOf(actor);
  return serializeWorkItem(await viewOf(party, id, now, tx), party, now);
}

function lawyerSide(actor: Actor) {
  return { side: 'lawyer', userId: actor.id, lawyerId: lawyerIdOf(actor) } as const;
}

export const proposals: Pick<Feature, 'operations'> = {
  operations: [...operationsOf(records), createWorkItem, updateWorkItem, deleteWorkItem],
};
