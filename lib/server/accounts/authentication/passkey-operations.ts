import 'server-only';
import { randomUUID } from 'node:crypto';
import * as contract from '@/lib/contract/accounts/passkey-sign-in';
import { PASSKEY_MINUTES } from '@/lib/domain/accounts/second-factor';
import { consumeRateLimit } from '@/lib/server/platform/limits/service';
import { operation } from '@/lib/server/platform/pipeline/operation';
import { logSecurity } from '@/lib/server/platform/security-events';
import { anyKnownDevice, knownDevice } from '@/lib/server/platform/session/device-cookie';
import {
  clearSigned,
  readSigned,
  type SignedCookie,
  storeSigned,
} from '@/lib/server/platform/session/signed-cookie';
import { countAttempt } from '../credentials/attempts-service';
import { passkeyOfAnswer, signInAnswerOf, signInOptions } from '../second-factor/passkeys-service';
import { serializeUser } from '../settings/serialize';
import { enterAccount, signInByPasskey } from './service';

/** Names the browser that was given a challenge: another one's answer signs nobody in. */
const COOKIE: SignedCookie = {
  name: 'passkey_sign_in',
  audience: 'passkey-sign-in',
  lifetimeSeconds: PASSKEY_MINUTES * 60,
};

async function holderOf(header: (name: string) => string | null): Promise<string | null> {
  return (await readSigned<{ holder: string }>(COOKIE, header('cookie')))?.holder ?? null;
}

export const getPasskeyChallenge = operation(contract.getPasskeyChallenge, async (context) => {
  const { address, header, now, reply } = context;
  // A device that signed in before is counted apart from the others behind its address.
  await consumeRateLimit('passkey_challenge_address', anyKnownDevice(header('cookie')) ?? address);
  // A challenge of the same browser takes the place of the one before.
  const holder = (await holderOf(header)) ?? randomUUID();
  const options = await signInOptions(holder, now);
  reply.setCookie(await storeSigned(COOKIE, { holder }));
  return { options: { ...options } };
});

export const signInWithPasskey = operation(contract.signInWithPasskey, async (context) => {
  const { actor, address, body, header, userAgent, now, reply } = context;
  const known = await passkeyOfAnswer(body.passkey);
  const device = knownDevice(header('cookie'), known?.userId);
  const refund = await countAttempt({ address, device });
  const answer = await signInAnswerOf(await holderOf(header), known, body.passkey, now);
  const { user, sid } = await signInByPasskey(answer, userAgent, now);
  await refund();
  logSecurity('signed_in', { account: user.id, how: 'passkey' });
  reply.setCookie(clearSigned(COOKIE));
  await enterAccount({ actor, header, reply, now }, { user, sid });
  return serializeUser(user);
});
