import 'server-only';
import * as contract from '@/lib/contract/accounts/social';
import type { SocialProblem, SocialService } from '@/lib/domain/accounts/social';
import { portalOf } from '@/lib/domain/platform/guards';
import { type SafePath, sitePath, withCallback } from '@/lib/domain/platform/safe-path';
import { parseCallbackUrl } from '@/lib/server/platform/pipeline/callback-url';
import { operation } from '@/lib/server/platform/pipeline/operation';
import { logSecurity } from '@/lib/server/platform/security-events';
import {
  clearAttempt,
  readAttempt,
  storeAttempt,
} from '@/lib/server/platform/session/attempt-cookie';
import { storeStep } from '@/lib/server/platform/session/steps';
import { enterAccount } from '../authentication/service';
import * as service from './service';

export const startSocial = operation(contract.startSocial, async (context) => {
  const { params, query, header, reply } = context;
  const callbackUrl = parseCallbackUrl(query.callback_url);
  // Another site must not sign anybody in; browsers that do not say where a link is go on.
  if (header('sec-fetch-site') === 'cross-site') return withCallback(sitePath`/login`, callbackUrl);
  const begun = await service.begin(params.id);
  if (!begun) return signInPage(params.id, 'unavailable', callbackUrl);
  reply.setCookie(await storeAttempt({ ...begun.attempt, service: params.id, callbackUrl }));
  return begun.address;
});

export const finishSocial = operation(
  contract.finishSocial,
  async ({ params, query, actor, header, reply, ...visitor }) => {
    const stored = await readAttempt(header('cookie'));
    const attempt = stored?.service === params.id ? stored : null;
    const callbackUrl = attempt?.callbackUrl ?? null;
    const outcome = await service.finish(
      params.id,
      attempt,
      query,
      callbackUrl ?? undefined,
      visitor,
    );
    // An answer is looked at once, whatever it was.
    reply.setCookie(clearAttempt());
    if (typeof outcome === 'string') {
      logSecurity('sign_in_refused', { account: null, how: `${params.id}: ${outcome}` });
      return signInPage(params.id, outcome, callbackUrl);
    }
    if ('step' in outcome) {
      logSecurity('second_factor_asked', { account: outcome.user.id, how: params.id });
      reply.setCookie(await storeStep(outcome.step));
      return withoutForeignHash(params.id, withCallback(sitePath`/login/second-step`, callbackUrl));
    }
    const { user, sid } = outcome;
    logSecurity('signed_in', { account: user.id, how: params.id });
    await enterAccount({ actor, header, reply, now: visitor.now }, { user, sid });
    return withoutForeignHash(params.id, callbackUrl ?? portalOf(user.type));
  },
);

function signInPage(
  id: SocialService,
  problem: SocialProblem,
  callbackUrl: SafePath | null,
): string {
  const page = sitePath`/login?service=${id}&problem=${problem}`;
  return withoutForeignHash(id, withCallback(page, callbackUrl));
}

function withoutForeignHash(id: SocialService, path: SafePath): string {
  return id !== 'facebook' || path.includes('#') ? path : `${path}#`;
}
