import 'server-only';
import * as contract from '@/lib/contract/accounts/authentication';
import { sitePath } from '@/lib/domain/platform/safe-path';
import { database } from '@/lib/server/platform/db/pool';
import { consumeRateLimit } from '@/lib/server/platform/limits/service';
import { parseCallbackUrl } from '@/lib/server/platform/pipeline/callback-url';
import { operation } from '@/lib/server/platform/pipeline/operation';
import { logSecurity } from '@/lib/server/platform/security-events';
import { knownDevice } from '@/lib/server/platform/session/device-cookie';
import { setSession } from '@/lib/server/platform/session/entry';
import { revokeSession, switchPractice } from '@/lib/server/platform/session/service';
import { clearSessionCookies } from '@/lib/server/platform/session/session-cookie';
import { storeStep } from '@/lib/server/platform/session/steps';
import { countAttempt } from '../credentials/attempts-service';
import { checkProof, countProven } from '../credentials/proof';
import { serializeUser } from '../settings/serialize';
import * as service from './service';
import { enterAccount } from './service';

export const signup = operation(contract.signup, async ({ body, actor, header, ...caller }) => {
  const { userAgent, address, now, reply } = caller;
  await countProven('sign_up', { address, proof: body.proof });
  const input = { ...body, callback_url: parseCallbackUrl(body.callback_url) ?? undefined };
  const { user, sid } = await service.registerClient(input, userAgent, now);
  logSecurity('signed_up', { account: user.id, how: 'password' });
  await enterAccount({ actor, header, reply, now }, { user, sid });
  return serializeUser(user);
});

export const signin = operation(contract.signin, async ({ body, actor, header, ...caller }) => {
  const { userAgent, address, now, reply } = caller;
  const { email, password } = body;
  const proven = await checkProof(body.proof);
  const account = await service.accountOf(email);
  const device = knownDevice(header('cookie'), account?.id);
  const refund = await countAttempt({ address, device, guess: { email, proven } });
  const signedIn = await service.signIn(email, account, password, userAgent, now);
  await refund();
  if ('step' in signedIn) {
    logSecurity('second_factor_asked', { account: signedIn.user.id, how: 'password' });
    reply.setCookie(await storeStep(signedIn.step));
    return { second_step: true as const };
  }
  const { user, sid } = signedIn;
  logSecurity('signed_in', { account: user.id, how: 'password' });
  await enterAccount({ actor, header, reply, now }, { user, sid });
  return serializeUser(user);
});

export const logout = operation(contract.logout, async ({ actor, now, reply }) => {
  if (actor) {
    await revokeSession(database(), actor.sessionId, now);
    logSecurity('signed_out', { account: actor.id, subject: actor.sessionId });
  }
  for (const cookie of clearSessionCookies()) reply.setCookie(cookie);
  return undefined;
});

export const getSession = operation(contract.getSession, async ({ actor }) =>
  serializeUser(actor.person),
);

export const verifyEmail = operation(contract.verifyEmail, async ({ body, actor, now, reply }) => {
  const user = await service.verifyEmailToken(body.token, now);
  if (actor?.id !== user.id) return { email_verified: true as const };
  await setSession(reply, user, actor.sid);
  return serializeUser(user);
});

export const verifyEmailCode = operation(contract.verifyEmailCode, async (context) => {
  const { actor, body, now, reply } = context;
  const user = await service.verifyEmailCode(actor, body.code, now);
  await setSession(reply, user, actor.sid);
  return serializeUser(user);
});

export const sendVerifyEmail = operation(contract.sendVerifyEmail, async ({ actor, body, now }) => {
  await consumeRateLimit('verification_mail_account', actor.id);
  await service.resendVerification(actor, parseCallbackUrl(body.callback_url) ?? undefined, now);
  return undefined;
});

/**
 * Changes an unconfirmed address. Counts as a sign-up, because the response reveals whether the new address has an
 * account.
 */
export const correctAddress = operation(contract.correctAddress, async (context) => {
  const { actor, address, body, now } = context;
  await countProven('sign_up', { address, proof: body.proof });
  await consumeRateLimit('change_mail_account', actor.id);
  const callbackUrl = parseCallbackUrl(body.callback_url) ?? undefined;
  const user = await service.correctAddress(actor, body.email, callbackUrl, now);
  logSecurity('address_changed', { account: user.id, how: 'unconfirmed' });
  return serializeUser(user);
});

/**
 * Ends the practice mode of a member whose access has ended, and redirects. The pipeline has already cleared or
 * renewed the cookie.
 */
export const refreshSession = operation(contract.refreshSession, async ({ actor, query }) => {
  if (actor?.practiceEnded) await switchPractice(database(), actor.sessionId, null);
  return parseCallbackUrl(query.callback_url) ?? sitePath`/`;
});
