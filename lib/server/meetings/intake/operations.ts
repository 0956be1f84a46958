import 'server-only';
import * as contract from '@/lib/contract/meetings/intake';
import { consumeRateLimit } from '@/lib/server/platform/limits/service';
import { operation } from '@/lib/server/platform/pipeline/operation';
import type { Feature } from '@/lib/server/registry/feature';
import { partyOf } from '../records/policy';
import * as service from './service';

export const getIntake = operation(contract.getIntake, ({ actor, params: { id }, now }) =>
  service.intakeOf(partyOf(actor), id, now),
);

export const putIntake = operation(
  contract.putIntake,
  async ({ actor, params: { id }, body, now }) => {
    const party = { side: 'client', userId: actor.id } as const;
    await service.answer(party, id, body, now);
    return service.intakeOf(party, id, now);
  },
  { before: ({ actor }) => consumeRateLimit('meeting_intakes_account', actor.id) },
);

export const intake: Pick<Feature, 'operations'> & {
  personalData: NonNullable<Feature['personalData']>;
} = {
  operations: [getIntake, putIntake],
  personalData: [
    { tables: ['meeting_intakes'], exported: service.exportedIntakes, erase: service.eraseIntakes },
  ],
};
