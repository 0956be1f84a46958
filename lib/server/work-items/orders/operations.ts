import 'server-only';
import * as contract from '@/lib/contract/work-items/orders';
import { isoInstant } from '@/lib/domain/platform/time';
import { serializeMatch } from '@/lib/server/meetings/conflicts/operations';
import { partyOf } from '@/lib/server/meetings/records/policy';
import type { Transaction } from '@/lib/server/platform/db/pool';
import { consumeRateLimit } from '@/lib/server/platform/limits/service';
import { operation } from '@/lib/server/platform/pipeline/operation';
import type { Actor } from '@/lib/server/platform/session/actor';
import type { Feature } from '@/lib/server/registry/feature';
import { serializeWorkItem } from '../records/serialize';
import { viewOf } from '../records/service';
import * as answers from './answers-service';
import { deliver, revise } from './delivery-service';
import { limitOrders, order } from './orders-service';

export const orderWrittenWork = operation(
  contract.orderWrittenWork,
  async ({ actor, address, body, now, transaction }) => {
    await limitOrders({ id: actor.id, address }, body.lawyer_id);
    return transaction(async (tx) => shown(actor, await order(tx, actor.id, body, now), now, tx));
  },
);

export const getOrderConflict = operation(contract.getOrderConflict, async ({ actor, params }) => {
  const { state, otherParty, matches, decidedAt } = await answers.checkOf(
    partyOf(actor),
    params.id,
  );
  return {
    state,
    other_party: otherParty,
    matches: matches.map(serializeMatch),
    checked_at: decidedAt && isoInstant(decidedAt.getTime()),
  };
});

export const decideOrderConflict = operation(
  contract.decideOrderConflict,
  async ({ actor, params: { id }, body, now }) => {
    await answers.decideConflict(partyOf(actor), id, body.conflict, now);
    return shown(actor, id, now);
  },
);

export const acceptOrder = operation(
  contract.acceptOrder,
  async ({ actor, params: { id }, now }) => {
    await answers.accept(partyOf(actor), id, now);
    return shown(actor, id, now);
  },
);

export const declineOrder = operation(
  contract.declineOrder,
  async ({ actor, params: { id }, body, now }) => {
    await answers.decline(partyOf(actor), id, body.reason, now);
    return shown(actor, id, now);
  },
);

export const deliverOrder = operation(
  contract.deliverOrder,
  async ({ actor, params: { id }, body, now }) => {
    const { files, note, keep_original: keep } = body;
    await deliver(partyOf(actor), id, { files, note, keepOriginal: keep === 'true' }, now);
    return shown(actor, id, now);
  },
  // Together with those of meetings.
  { before: ({ actor }) => consumeRateLimit('meeting_files_account', actor.id) },
);

export const reviseOrder = operation(
  contract.reviseOrder,
  async ({ actor, params: { id }, body, now }) => {
    await revise(partyOf(actor), id, body.changes, now);
    return shown(actor, id, now);
  },
);

async function shown(actor: Actor, id: string, now: number, tx?: Transaction) {
  const party = partyOf(actor);
  return serializeWorkItem(await viewOf(party, id, now, tx), party, now);
}

export const orders: Pick<Feature, 'operations'> = {
  operations: [
    orderWrittenWork,
    getOrderConflict,
    decideOrderConflict,
    acceptOrder,
    declineOrder,
    deliverOrder,
    reviseOrder,
  ],
};
