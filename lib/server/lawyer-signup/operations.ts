import 'server-only';
import * as contract from '@/lib/contract/lawyer-signup';
import { serializeUser } from '../auth/serialize';
import { database } from '../db/pool';
import { operation } from '../http/operation';
import { setSession } from '../http/session-cookie';
import { returnPoint, takePoint } from '../limits/service';
import { requireProof } from '../proof/service';
import { endSession } from '../sessions/service';
import * as service from './service';

export const lawyerSignup = operation(
  contract.lawyerSignup,
  async ({ body, actor, userAgent, address, now, reply }) => {
    await takePoint('sign_up_address', address);
    await requireProof('sign_up_unproven', address, body.proof);
    // A form that comes again is known by its password, which is a try at the password of the account.
    await takePoint('sign_in_account', body.email);
    const { user, sid } = await service.registerLawyer(body, userAgent, now);
    await returnPoint('sign_in_account', body.email);
    if (actor) await endSession(database(), actor.sessionId, now);
    await setSession(reply, user, sid);
    return serializeUser(user);
  },
);
