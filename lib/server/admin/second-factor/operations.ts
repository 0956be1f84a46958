import 'server-only';
import * as contract from '@/lib/contract/admin/second-factor';
import * as factor from '@/lib/server/accounts/second-factor/service';
import { accountOf } from '@/lib/server/accounts/settings/service';
import { record } from '@/lib/server/platform/audit/service';
import { database } from '@/lib/server/platform/db/pool';
import { operation } from '@/lib/server/platform/pipeline/operation';
import type { Actor } from '@/lib/server/platform/session/actor';
import { renewSession } from '@/lib/server/platform/session/entry';
import { forgetSecondFactor } from '@/lib/server/platform/session/service';
import type { Feature } from '@/lib/server/registry/feature';

// Operations

export const getSecondFactor = operation(contract.getSecondFactor, ({ actor }) =>
  stateOf(actor, actor.secondFactor),
);

export const setUpSecondFactor = operation(
  contract.setUpSecondFactor,
  async ({ actor, body, now }) => {
    await factor.requireChange(actor, body.current_password, now);
    const { email } = await accountOf(database(), actor);
    return factor.setUpApp(actor, email);
  },
);

export const confirmSecondFactor = operation(
  contract.confirmSecondFactor,
  async ({ actor, body, now, reply }) => {
    const { codes, sid } = await factor.confirmApp(actor, body.code, now);
    await renewSession(reply, actor, sid);
    return { recovery_codes: codes };
  },
);

export const openAdministration = operation(contract.openAdministration, async (context) => {
  const { actor, body, now, reply } = context;
  const { way, sid } = await factor.giveFactor(actor, body, now);
  await renewSession(reply, actor, sid);
  // A recovery code is written down as what it is.
  if (way !== 'recovery_code') await noteOpened(actor, now);
  return stateOf(actor, true);
});

export const closeAdministration = operation(contract.closeAdministration, async ({ actor }) => {
  await forgetSecondFactor(database(), actor.sessionId);
  return undefined;
});

export const renewRecoveryCodes = operation(
  contract.renewAdminRecoveryCodes,
  async ({ actor, body, now }) => {
    await factor.requireChange(actor, body.current_password, now);
    return { recovery_codes: await factor.renewCodes(actor, now) };
  },
);

// Service

async function stateOf(actor: Actor, open: boolean) {
  const { app, passkey } = await factor.waysOf(actor.id);
  const { codesLeft } = await factor.factorsOf(actor);
  return { set_up: app || passkey, app, passkey, open, recovery_codes_left: codesLeft };
}

function noteOpened({ id }: Actor, now: number): Promise<void> {
  const by = { role: 'admin', userId: id } as const;
  return record(database(), 'administration_opened', by, { subject: id, now });
}

// Feature

export const secondFactor = {
  operations: [
    getSecondFactor,
    setUpSecondFactor,
    confirmSecondFactor,
    openAdministration,
    closeAdministration,
    renewRecoveryCodes,
  ],
} as const satisfies Pick<Feature, 'operations'>;
