import 'server-only';
import * as contract from '@/lib/contract/auth';
import { operation } from '../http/operation';
import { returnPoint, takePoint } from '../limits/service';
import { requireProof } from '../proof/service';
import * as service from './service';

export const sendResetMail = operation(contract.sendResetMail, async ({ body, address, now }) => {
  await takePoint('reset_address', address);
  await requireProof('reset_unproven', address, body.proof);
  await takePoint('reset_account', body.email);
  await service.sendResetLink(body.email, body.callback_url, now);
  return undefined;
});

export const resetPassword = operation(contract.resetPassword, async ({ body, now }) => {
  await service.resetPassword(body.token, body.password, now);
  return undefined;
});

export const changePassword = operation(contract.changePassword, async ({ actor, body, now }) => {
  await takePoint('password_account', actor.id);
  await service.changePassword(actor, body.current_password, body.new_password, now);
  await returnPoint('password_account', actor.id);
  return undefined;
});
