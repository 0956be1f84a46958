import 'server-only';
import * as contract from '@/lib/contract/work-items/acceptance';
import { operation } from '@/lib/server/platform/pipeline/operation';
import type { Feature } from '@/lib/server/registry/feature';
import * as service from './acceptance-service';
import { limitPayments } from './holds';

export const acceptProposal = operation(
  contract.acceptProposal,
  async ({ actor, address, params, body, idempotencyKey, now }) => {
    const { version, name } = body;
    const signature = { version, name };
    const client = { ...actor, address };
    return {
      checkout_url: await service.acceptProposal(client, params.id, signature, idempotencyKey, now),
    };
  },
  { before: limitPayments },
);

export const accepting: Pick<Feature, 'operations'> = {
  operations: [acceptProposal],
};
