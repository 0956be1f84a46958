import 'server-only';
import * as contract from '@/lib/contract/payments/payouts';
import { asksForFactor } from '@/lib/server/accounts/second-factor/service';
import { operation } from '@/lib/server/platform/pipeline/operation';
import { lawyerIdOf } from '@/lib/server/platform/session/actor';
import type { Feature } from '@/lib/server/registry/feature';
import { serializePayment } from '../ledger/received-serialize';
import { erasePayouts, exportedPayouts } from './personal-data-service';
import { serializeOverview, serializePayout } from './serialize';
import * as service from './service';
import { moneyOf, partsOfPayout } from './whereabouts-service';

export const listPayouts = operation(
  contract.listPayouts,
  async ({ actor, query: { page }, now }) => {
    const lawyerId = lawyerIdOf(actor);
    const asked = service.payoutOverview(lawyerId, now);
    const [overview, money, { rows, hasMore }] = await Promise.all([
      asked,
      moneyOf(lawyerId, now, asked),
      service.payoutsOf(lawyerId, page),
    ]);
    return {
      ...serializeOverview(overview, money, now),
      results: rows.map(serializePayout),
      hasMore,
      page,
    };
  },
);

export const readPayout = operation(contract.readPayout, async ({ actor, params }) => {
  const { payout, parts } = await partsOfPayout(lawyerIdOf(actor), params.id);
  const serialized = parts.map(({ share, withheld, ...one }) => ({
    ...serializePayment(one, actor.member?.rights),
    share,
    withheld,
  }));
  const tax = parts.reduce((sum, { withheld }) => sum + withheld, 0);
  return { ...serializePayout(payout), tax_at_release: tax, parts: serialized };
});

export const requestPayout = operation(
  contract.requestPayout,
  ({ actor, idempotencyKey, now, transaction }) =>
    transaction(async (tx) =>
      serializePayout(await service.requestPayout(tx, lawyerIdOf(actor), idempotencyKey, now)),
    ),
  asksForFactor,
);

export const payouts = {
  personalData: [
    {
      tables: ['payouts'],
      exported: exportedPayouts,
      erase: erasePayouts,
      retained:
        'For good, as the books of account ask: amounts, dates, bank and references, without the account’s name and number.',
    },
  ],
  operations: [listPayouts, readPayout, requestPayout],
} as const satisfies Pick<Feature, 'personalData' | 'operations'>;
