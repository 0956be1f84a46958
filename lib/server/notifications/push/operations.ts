import 'server-only';
import * as contract from '@/lib/contract/notifications/push';
import { operation } from '@/lib/server/platform/pipeline/operation';
import * as service from './service';

export const subscribePush = operation(contract.subscribePush, async ({ actor, body, now }) => {
  await service.subscribe(actor, body, now);
  return undefined;
});

export const unsubscribePush = operation(contract.unsubscribePush, async ({ actor }) => {
  await service.unsubscribe(actor);
  return undefined;
});
