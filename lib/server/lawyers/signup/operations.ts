import 'server-only';
import * as contract from '@/lib/contract/lawyers/signup';
import { countGuess } from '@/lib/server/accounts/credentials/attempts-service';
import { checkProof, requireProof } from '@/lib/server/accounts/credentials/proof';
import { serializeUser } from '@/lib/server/accounts/settings/serialize';
import { database } from '@/lib/server/platform/db/pool';
import { consumeRateLimit } from '@/lib/server/platform/limits/service';
import { operation } from '@/lib/server/platform/pipeline/operation';
import { rememberDevice } from '@/lib/server/platform/session/device-cookie';
import { revokeSession } from '@/lib/server/platform/session/service';
import { setSession } from '@/lib/server/platform/session/session-cookie';
import * as service from './service';

export const lawyerSignup = operation(
  contract.lawyerSignup,
  async ({ body, actor, header, userAgent, address, now, reply }) => {
    await consumeRateLimit('sign_up_address', address);
    const proven = await checkProof(body.proof);
    await requireProof('sign_up_unproven', address, proven);
    // A form that comes again is known by its password, which is a guess at the password of the account.
    const refund = await countGuess(body.email, proven);
    const { user, sid } = await service.registerLawyer(body, userAgent, now);
    await refund();
    if (actor) await revokeSession(database(), actor.sessionId, now);
    await setSession(reply, user, sid);
    await rememberDevice(reply, header('cookie'), user.id);
    return serializeUser(user);
  },
  { before: ({ address }) => consumeRateLimit('lawyer_form_address', address) },
);
