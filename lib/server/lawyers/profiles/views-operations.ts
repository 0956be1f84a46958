import 'server-only';
import * as contract from '@/lib/contract/lawyers/views';
import { consumeInMemory } from '@/lib/server/platform/limits/in-memory';
import { operation } from '@/lib/server/platform/pipeline/operation';
import * as service from './views-service';

export const countProfileView = operation(
  contract.countProfileView,
  async ({ actor, params, userAgent, now }) => {
    await service.countView(params.id, { userId: actor?.id ?? null, userAgent }, now);
    return undefined;
  },
  { before: ({ address }) => consumeInMemory('profile_view_address', address) },
);
