import 'server-only';
import * as contract from '@/lib/contract/accounts/second-factor';
import { FACTOR_MINUTES, isFactorRecent } from '@/lib/domain/accounts/second-factor';
import { isoInstant, MINUTE_MS } from '@/lib/domain/platform/time';
import { database } from '@/lib/server/platform/db/pool';
import { operation } from '@/lib/server/platform/pipeline/operation';
import type { Actor } from '@/lib/server/platform/session/actor';
import { renewSession } from '@/lib/server/platform/session/entry';
import { accountOf } from '../settings/service';
import { passkeyOptions } from './passkeys-service';
import * as service from './service';

const untilOf = (givenAt: number) => isoInstant(givenAt + FACTOR_MINUTES * MINUTE_MS);

export const getFactors = operation(contract.getFactors, async ({ actor, now }) => {
  const { appSince, passkeys, codesLeft } = await service.factorsOf(actor);
  const { passwordHash } = await accountOf(database(), actor);
  const { secondFactorAt } = actor;
  return {
    app_since: appSince && isoInstant(appSince.getTime()),
    passkeys: passkeys.map(({ id, name, createdAt, usedAt }) => ({
      _id: id,
      name,
      created_at: isoInstant(createdAt.getTime()),
      used_at: usedAt && isoInstant(usedAt.getTime()),
    })),
    recovery_codes_left: codesLeft,
    given_until:
      secondFactorAt !== null && isFactorRecent(secondFactorAt, now)
        ? untilOf(secondFactorAt)
        : null,
    has_password: passwordHash !== null,
  };
});

export const giveFactor = operation(contract.giveFactor, async ({ actor, body, now, reply }) => {
  const { sid } = await service.giveFactor(actor, body, now);
  await renewSession(reply, actor, sid);
  return { given_until: untilOf(now) };
});

const ownerOf = (actor: Actor) => ({ userId: actor.id, holder: actor.sessionId });

export const getFactorChallenge = operation(
  contract.getFactorChallenge,
  async ({ actor, now }) => ({ options: { ...(await passkeyOptions(ownerOf(actor), now)) } }),
);

export const setUpApp = operation(contract.setUpApp, async ({ actor, body, now }) => {
  await service.requireChange(actor, body.current_password, now);
  const { email } = await accountOf(database(), actor);
  return service.setUpApp(actor, email);
});

export const confirmApp = operation(contract.confirmApp, async ({ actor, body, now, reply }) => {
  const { codes, sid } = await service.confirmApp(actor, body.code, now);
  await renewSession(reply, actor, sid);
  return { recovery_codes: codes };
});

export const removeApp = operation(contract.removeApp, async ({ actor, body, now }) => {
  await service.requireChange(actor, body.current_password, now);
  await service.removeApp(actor, now);
  return undefined;
});

export const newPasskey = operation(contract.newPasskey, async ({ actor, body, now }) => {
  await service.requireChange(actor, body.current_password, now);
  const { email } = await accountOf(database(), actor);
  return { options: { ...(await service.newPasskey(actor, email, now)) } };
});

export const addPasskey = operation(contract.addPasskey, async ({ actor, body, now, reply }) => {
  const { codes, sid } = await service.addPasskey(actor, body, now);
  await renewSession(reply, actor, sid);
  return { recovery_codes: codes };
});

export const removePasskey = operation(
  contract.removePasskey,
  async ({ actor, params, body, now }) => {
    await service.requireChange(actor, body.current_password, now);
    await service.removePasskey(actor, params.id, now);
    return undefined;
  },
);

export const renewRecoveryCodes = operation(
  contract.renewRecoveryCodes,
  async ({ actor, body, now }) => {
    await service.requireChange(actor, body.current_password, now);
    return { recovery_codes: await service.renewCodes(actor, now) };
  },
);
