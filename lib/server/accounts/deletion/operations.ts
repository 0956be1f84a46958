import 'server-only';
import * as contract from '@/lib/contract/accounts/settings';
import { isoInstant } from '@/lib/domain/platform/time';
import { consumeRateLimit, refundRateLimit } from '@/lib/server/platform/limits/service';
import { operation } from '@/lib/server/platform/pipeline/operation';
import * as service from './service';

export const requestDeletion = operation(contract.requestDeletion, async ({ actor, body, now }) => {
  await consumeRateLimit('password_account', actor.id);
  const dueAt = await service.planDeletion(actor, body.current_password, now);
  await refundRateLimit('password_account', actor.id);
  return { deletes_at: isoInstant(dueAt) };
});

export const cancelDeletion = operation(contract.cancelDeletion, async ({ actor }) => {
  await service.cancelDeletion(actor);
  return undefined;
});
