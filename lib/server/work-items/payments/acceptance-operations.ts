import 'server-only';
import * as contract from '@/lib/contract/work-items/acceptance';
import { operation } from '@/lib/server/platform/pipeline/operation';
import * as service from './acceptance-service';
import { limitPayments } from './holds-service';

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
  { before: limitPayments, storesRequestKey: true },
);
