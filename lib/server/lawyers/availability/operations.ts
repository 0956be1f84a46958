import 'server-only';
import * as contract from '@/lib/contract/lawyers/availability';
import { operation } from '@/lib/server/platform/pipeline/operation';
import { lawyerIdOf } from '@/lib/server/platform/session/actor';
import { serializeAvailability, serializeBusyTimes } from './serialize';
import * as service from './service';

export const setAvailability = operation(contract.setAvailability, async ({ actor, body, now }) => {
  const saved = await service.setAvailability(lawyerIdOf(actor), body, now);
  return serializeAvailability(saved);
});

export const getBusyTimes = operation(contract.getBusyTimes, async ({ actor, now }) =>
  serializeBusyTimes(await service.busyTimes(lawyerIdOf(actor), now)),
);
