import 'server-only';
import * as contract from '@/lib/contract/work-items/completion';
import type { Party } from '@/lib/domain/meetings/meeting';
import { partyOf } from '@/lib/server/meetings/records/policy';
import { operation } from '@/lib/server/platform/pipeline/operation';
import { serializeWorkItem } from '../records/serialize';
import { viewOf } from '../records/service';
import { complete, confirm, object, reportUnfinished } from './completion-service';

export const completeWorkItem = operation(
  contract.completeWorkItem,
  async ({ actor, params, now }) => {
    const party = partyOf(actor);
    await complete(party, params.id, now);
    return shown(party, params.id, now);
  },
);

export const confirmWorkItem = operation(
  contract.confirmWorkItem,
  async ({ actor, params, body, now }) => {
    const party = partyOf(actor);
    if (body.accepted) await confirm(party, params.id, now);
    else await object(party, params.id, { reason: body.reason, asked: body.refund ?? null }, now);
    return shown(party, params.id, now);
  },
);

export const reportProblem = operation(
  contract.reportProblem,
  async ({ actor, params, body, now }) => {
    const party = partyOf(actor);
    await reportUnfinished(
      party,
      params.id,
      { reason: body.reason, asked: body.refund ?? null },
      now,
    );
    return shown(party, params.id, now);
  },
);

async function shown(party: Party, id: string, now: number) {
  return serializeWorkItem(await viewOf(party, id, now), party, now);
}
