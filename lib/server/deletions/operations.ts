import 'server-only';
import * as contract from '@/lib/contract/account';
import { isoInstant } from '@/lib/domain/time';
import { operation } from '../http/operation';
import { returnPoint, takePoint } from '../limits/service';
import * as service from './service';

export const requestDeletion = operation(contract.requestDeletion, async ({ actor, body, now }) => {
  await takePoint('password_account', actor.id);
  const dueAt = await service.planDeletion(actor, body.current_password, now);
  await returnPoint('password_account', actor.id);
  return { deletes_at: isoInstant(dueAt) };
});

export const cancelDeletion = operation(contract.cancelDeletion, async ({ actor }) => {
  await service.cancelDeletion(actor);
  return undefined;
});
