import 'server-only';
import * as contract from '@/lib/contract/admin/payouts';
import { serializePayout } from '@/lib/server/payments/payouts/serialize';
import * as service from '@/lib/server/payments/payouts/service';
import { operation } from '@/lib/server/platform/pipeline/operation';
import type { Actor } from '@/lib/server/platform/session/actor';
import type { Feature } from '@/lib/server/registry/feature';

// Operations

export const listAllPayouts = operation(
  contract.listAllPayouts,
  async ({ query: { status, page } }) => {
    const { rows, hasMore } = await service.allPayouts(status, page);
    const results = rows.map(({ payout, lawyer }) => ({
      ...serializePayout(payout),
      lawyer: { _id: lawyer.id, display_name: lawyer.displayName },
    }));
    return { results, hasMore, page };
  },
);

export const approvePayout = operation(
  contract.approvePayout,
  async ({ actor, params, now }): Promise<undefined> => {
    await service.approvePayout(by(actor), params.id, now);
  },
);

export const declinePayout = operation(
  contract.declinePayout,
  async ({ actor, params, body, now }): Promise<undefined> => {
    await service.declinePayout(by(actor), params.id, body.reason, now);
  },
);

export const retryPayout = operation(
  contract.retryPayout,
  async ({ actor, params, now }): Promise<undefined> => {
    await service.retryPayout(by(actor), params.id, now);
  },
);

function by({ id }: Actor) {
  return { role: 'admin', userId: id } as const;
}

// Feature

export const payouts = {
  operations: [listAllPayouts, approvePayout, declinePayout, retryPayout],
} as const satisfies Pick<Feature, 'operations'>;
