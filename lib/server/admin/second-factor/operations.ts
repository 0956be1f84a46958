import 'server-only';
import * as contract from '@/lib/contract/admin/second-factor';
import { accountOf } from '@/lib/server/accounts/settings/service';
import { database } from '@/lib/server/platform/db/pool';
import { operation } from '@/lib/server/platform/pipeline/operation';
import { renewSession } from '@/lib/server/platform/session/session-cookie';
import type { Feature } from '@/lib/server/registry/feature';
import * as service from './service';

export const getSecondFactor = operation(contract.getSecondFactor, ({ actor }) =>
  service.secondFactorOf(actor),
);

export const setUpSecondFactor = operation(contract.setUpSecondFactor, async ({ actor }) => {
  const { email } = await accountOf(database(), actor);
  return service.setUpApp(actor, email);
});

export const confirmSecondFactor = operation(
  contract.confirmSecondFactor,
  async ({ actor, body, now, reply }) => {
    const { codes, sid } = await service.confirmApp(actor, body.code, now);
    await renewSession(reply, actor, sid);
    return { recovery_codes: codes };
  },
);

export const openAdministration = operation(contract.openAdministration, async (context) => {
  const { actor, body, now, reply } = context;
  await renewSession(reply, actor, await service.open(actor, body.code, now));
  return service.secondFactorOf({ ...actor, secondFactor: true });
});

export const closeAdministration = operation(contract.closeAdministration, async ({ actor }) => {
  await service.close(actor);
  return undefined;
});

export const renewRecoveryCodes = operation(
  contract.renewRecoveryCodes,
  async ({ actor, now }) => ({ recovery_codes: await service.renewCodes(actor, now) }),
);

export const secondFactor = {
  operations: [
    getSecondFactor,
    setUpSecondFactor,
    confirmSecondFactor,
    openAdministration,
    closeAdministration,
    renewRecoveryCodes,
  ],
  access: {
    'GET /api/v1/admin/second-factor': { answers: 'admin 200 200', sample: () => ({}) },
    'POST /api/v1/admin/second-factor/app': { answers: 'admin 200 200', sample: () => ({}) },
    'PUT /api/v1/admin/second-factor/app': {
      answers: 'admin 200 409',
      sample: (f) => ({ body: { code: f.appCode() } }),
    },
    'PUT /api/v1/admin/second-factor': {
      answers: 'admin 200 409',
      sample: (f) => ({ body: { code: f.appCode() } }),
    },
    'DELETE /api/v1/admin/second-factor': { answers: 'admin 204 204', sample: () => ({}) },
    'POST /api/v1/admin/second-factor/recovery-codes': {
      answers: 'admin 200 code',
      sample: () => ({}),
    },
  },
} as const satisfies Pick<Feature, 'operations' | 'access'>;
