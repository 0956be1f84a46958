import 'server-only';
import * as contract from '@/lib/contract/auth';
import { safeCallbackUrl } from '@/lib/domain/callback-url';
import { database } from '../db/pool';
import { operation } from '../http/operation';
import { clearSessionCookies, setSession } from '../http/session-cookie';
import { returnPoint, takePoint } from '../limits/service';
import { requireProof } from '../proof/service';
import { endSession } from '../sessions/service';
import { serializeUser } from './serialize';
import * as service from './service';

export const signup = operation(contract.signup, async ({ body, actor, ...caller }) => {
  const { userAgent, address, now, reply } = caller;
  await takePoint('sign_up_address', address);
  await requireProof('sign_up_unproven', address, body.proof);
  const { user, sid } = await service.registerClient(body, userAgent, now);
  if (actor) await endSession(database(), actor.sessionId, now);
  await setSession(reply, user, sid);
  return serializeUser(user);
});

export const signin = operation(contract.signin, async ({ body, actor, ...caller }) => {
  const { userAgent, address, now, reply } = caller;
  const tries = [
    ['sign_in_address', address],
    ['sign_in_here', `${body.email} ${address}`],
    ['sign_in_account', body.email],
  ] as const;
  for (const [limit, subject] of tries) await takePoint(limit, subject);
  const { user, sid } = await service.signIn(body.email, body.password, userAgent, now);
  for (const [limit, subject] of tries) await returnPoint(limit, subject);
  if (actor) await endSession(database(), actor.sessionId, now);
  await setSession(reply, user, sid);
  return serializeUser(user);
});

export const logout = operation(contract.logout, async ({ actor, now, reply }) => {
  if (actor) await endSession(database(), actor.sessionId, now);
  for (const cookie of clearSessionCookies()) reply.setCookie(cookie);
  return undefined;
});

export const getSession = operation(contract.getSession, async ({ actor }) =>
  serializeUser(await service.currentUser(actor)),
);

export const verifyEmail = operation(contract.verifyEmail, async ({ body, actor, now, reply }) => {
  const user = await service.verifyEmailToken(body.token, now);
  if (actor?.id !== user.id) return { email_verified: true as const };
  await setSession(reply, user, actor.sid);
  return serializeUser(user);
});

export const sendVerifyEmail = operation(contract.sendVerifyEmail, async ({ actor, body, now }) => {
  await takePoint('verification_mail_account', actor.id);
  await service.resendVerification(actor, body.callback_url, now);
  return undefined;
});

/** The pipeline has cleared or renewed the cookie by the time this runs; what is left is to move on. */
export const refreshSession = operation(contract.refreshSession, async ({ query }) => {
  return safeCallbackUrl(query.callback_url) ?? '/';
});
