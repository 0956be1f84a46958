import 'server-only';
import type { Feature } from '@/lib/server/registry/feature';
import { audit } from './audit/feature';
import { cases } from './cases/feature';
import * as incidents from './incidents/tasks';
import { jobs } from './jobs/feature';
import * as keys from './keys/tasks';
import { ledger } from './ledger/feature';
import { overview } from './overview/feature';
import { payouts } from './payouts/feature';
import { refunds } from './refunds/feature';
import { secondFactor } from './second-factor/feature';
import { encryptedSecrets, removeSecondFactor } from './second-factor/service';
import { settings } from './settings/feature';
import { users } from './users/feature';
import { verifications } from './verifications/feature';
import { webhooks } from './webhooks/feature';

const PARTS: readonly Pick<Feature, 'operations' | 'access'>[] = [
  secondFactor,
  overview,
  verifications,
  users,
  refunds,
  payouts,
  ledger,
  cases,
  webhooks,
  jobs,
  settings,
  audit,
];

/** What the people who run the site see and do. */
export const admin: Feature = {
  name: 'admin',
  operations: PARTS.flatMap(({ operations }) => operations),
  access: Object.assign({}, ...PARTS.map(({ access }) => access)),
  tasks: keys.tasks,
  cron: { ...keys.cron, ...incidents.cron },
  encrypted: encryptedSecrets,
  personalData: [
    {
      tables: ['second_factors', 'recovery_codes'],
      erase: async (tx, { id }) => {
        await removeSecondFactor(tx, id);
        return [];
      },
    },
  ],
};
