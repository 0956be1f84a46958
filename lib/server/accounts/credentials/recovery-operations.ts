import 'server-only';
import * as contract from '@/lib/contract/accounts/authentication';
import { consumeRateLimit, refundRateLimit } from '@/lib/server/platform/limits/service';
import { parseCallbackUrl } from '@/lib/server/platform/pipeline/callback-url';
import { operation } from '@/lib/server/platform/pipeline/operation';
import { logSecurity } from '@/lib/server/platform/security-events';
import { knownDevice, rememberDevice } from '@/lib/server/platform/session/device-cookie';
import { renewSession } from '@/lib/server/platform/session/entry';
import { countProven } from './proof';
import * as service from './recovery-service';

export const sendResetMail = operation(contract.sendResetMail, async (context) => {
  const { body, header, address, now } = context;
  const account = await service.accountAt(body.email);
  // A device of the owner is counted by itself: others behind its address cannot use up what it has.
  const by = knownDevice(header('cookie'), account?.id) ?? address;
  await countProven('reset', { address, by, proof: body.proof });
  const callbackUrl = parseCallbackUrl(body.callback_url) ?? undefined;
  await service.requestResetLink(account?.id ?? null, callbackUrl, now);
  return undefined;
});

export const resetPassword = operation(contract.resetPassword, async (context) => {
  const { body, header, address, now, reply } = context;
  const accountId = await service.resetPassword(body.token, body.password, address, now);
  logSecurity('password_reset', { account: accountId, how: 'mailed_link' });
  // Who has read the mail is the owner.
  await rememberDevice(reply, header('cookie'), accountId);
  return undefined;
});

export const changePassword = operation(contract.changePassword, async (context) => {
  const { actor, body, now, reply } = context;
  await consumeRateLimit('password_account', actor.id);
  const sid = await service.changePassword(actor, body.current_password, body.new_password, now);
  logSecurity('password_changed', { account: actor.id, how: 'password' });
  await renewSession(reply, actor, sid);
  await refundRateLimit('password_account', actor.id);
  return undefined;
});
