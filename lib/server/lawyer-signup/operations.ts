import 'server-only';
import * as contract from '@/lib/contract/lawyer-signup';
import { countGuess } from '../attempts/service';
import { serializeUser } from '../auth/serialize';
import { database } from '../db/pool';
import { rememberDevice } from '../http/device-cookie';
import { operation } from '../http/operation';
import { setSession } from '../http/session-cookie';
import { takePoint } from '../limits/service';
import { checkProof, requireProof } from '../proof/service';
import { endSession } from '../sessions/service';
import * as service from './service';

export const lawyerSignup = operation(
  contract.lawyerSignup,
  async ({ body, actor, header, userAgent, address, now, reply }) => {
    await takePoint('sign_up_address', address);
    const proven = await checkProof(body.proof);
    await requireProof('sign_up_unproven', address, proven);
    // A form that comes again is known by its password, which is a guess at the password of the account.
    const refund = await countGuess(body.email, proven);
    const { user, sid } = await service.registerLawyer(body, userAgent, now);
    await refund();
    if (actor) await endSession(database(), actor.sessionId, now);
    await setSession(reply, user, sid);
    await rememberDevice(reply, header('cookie'), user.id);
    return serializeUser(user);
  },
  { before: ({ address }) => takePoint('lawyer_form_address', address) },
);
