import 'server-only';
import * as contract from '@/lib/contract/payments/payouts';
import { operation } from '@/lib/server/platform/pipeline/operation';
import { lawyerIdOf } from '@/lib/server/platform/session/actor';
import { serializeOverview, serializePayout } from './serialize';
import * as service from './service';

export const listPayouts = operation(
  contract.listPayouts,
  async ({ actor, query: { page }, now }) => {
    const lawyerId = lawyerIdOf(actor);
    const overview = await service.payoutOverview(lawyerId, now);
    const { rows, hasMore } = await service.payoutsOf(lawyerId, page);
    return {
      ...serializeOverview(overview, now),
      results: rows.map(serializePayout),
      hasMore,
      page,
    };
  },
);

export const requestPayout = operation(
  contract.requestPayout,
  async ({ actor, idempotencyKey, now }) => {
    const made = await service.requestPayout(lawyerIdOf(actor), idempotencyKey, now);
    return serializePayout(made);
  },
);
