import 'server-only';
import * as contract from '@/lib/contract/meetings/hand-overs';
import { operation } from '@/lib/server/platform/pipeline/operation';
import type { Feature } from '@/lib/server/registry/feature';
import { partyOf } from '../records/policy';
import * as service from './service';

export const getHandOver = operation(contract.getHandOver, async ({ actor, params, now }) => ({
  colleagues: await service.handOverOf(partyOf(actor), params.id, now),
}));

export const handOvers: Required<Pick<Feature, 'operations' | 'personalData'>> = {
  operations: [getHandOver],
  personalData: [
    {
      tables: ['hand_over_colleagues'],
      exported: service.exportedHandOvers,
      erase: service.eraseHandOvers,
    },
  ],
};
