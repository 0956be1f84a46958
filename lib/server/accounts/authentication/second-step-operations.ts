import 'server-only';
import * as contract from '@/lib/contract/accounts/second-factor';
import { consumeRateLimit } from '@/lib/server/platform/limits/service';
import { operation } from '@/lib/server/platform/pipeline/operation';
import { logSecurity } from '@/lib/server/platform/security-events';
import { clearStep, type SignInStep, stepOf } from '@/lib/server/platform/session/steps';
import { passkeyOptions } from '../second-factor/passkeys-service';
import { waysOf } from '../second-factor/service';
import { serializeUser } from '../settings/serialize';
import { enterAccount, finishSignIn, stepOver } from './service';

/**
 * Returns the pending sign-in.
 * @throws AppError too_late
 */
async function waiting(header: (name: string) => string | null, now: number): Promise<SignInStep> {
  const step = await stepOf(header('cookie'), now);
  if (!step) throw stepOver();
  return step;
}

export const getSecondStep = operation(contract.getSecondStep, async ({ header, now }) => {
  const step = await stepOf(header('cookie'), now);
  return { step: step && (await waysOf(step.userId)) };
});

export const getStepChallenge = operation(contract.getStepChallenge, async ({ header, now }) => {
  const { id, userId } = await waiting(header, now);
  await consumeRateLimit('passkey_account', userId);
  return { options: { ...(await passkeyOptions({ userId, holder: id }, now)) } };
});

export const giveSecondStep = operation(contract.giveSecondStep, async (context) => {
  const { actor, body, header, userAgent, now, reply } = context;
  const step = await waiting(header, now);
  const { user, sid, way } = await finishSignIn(step, body, userAgent, now);
  logSecurity('signed_in', { account: user.id, how: `${step.how} and ${way}` });
  reply.setCookie(clearStep());
  await enterAccount({ actor, header, reply, now }, { user, sid });
  return serializeUser(user);
});
