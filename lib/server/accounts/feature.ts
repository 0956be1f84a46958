import 'server-only';
import { endSteps } from '@/lib/server/platform/session/steps';
import { type Feature, operationsOf } from '@/lib/server/registry/feature';
import * as authentication from './authentication/operations';
import * as passkey from './authentication/passkey-operations';
import * as secondStep from './authentication/second-step-operations';
import { exportedIdentities, unlinkIdentities } from './credentials/identities';
import * as proof from './credentials/proof';
import * as recovery from './credentials/recovery-operations';
import { deleteLinkTokens } from './credentials/tokens-service';
import * as deletion from './deletion/operations';
import { eraseAccount } from './deletion/service';
import * as factor from './second-factor/operations';
import { deleteChallengesOf } from './second-factor/passkeys-service';
import { encryptedSecrets, exportedFactors, removeFactors } from './second-factor/service';
import * as exports from './settings/export-operations';
import { eraseExport, exportedAccount } from './settings/export-service';
import * as settings from './settings/operations';
import * as sessions from './settings/sessions-operations';
import * as social from './social/operations';
import { cron, tasks } from './tasks';

export const accounts: Feature = {
  name: 'accounts',
  tasks,
  cron,
  files: [{ table: 'account_exports', column: 'storage_key' }],
  personalData: [
    {
      tables: ['users'],
      exported: exportedAccount,
      erase: eraseAccount,
      retained:
        'For good: that there was an account, from when to when, without anything of the person; meetings and payments refer to it.',
    },
    {
      tables: ['linked_identities'],
      exported: async (exec, userId) => ({
        name: 'signs_in_with',
        data: await exportedIdentities(exec, userId),
      }),
      erase: async (tx, { id }) => {
        await unlinkIdentities(tx, id);
        return [];
      },
    },
    {
      // Secrets, which an export does not hold.
      tables: ['tokens'],
      erase: async (tx, { id }) => {
        await deleteLinkTokens(tx, id);
        return [];
      },
    },
    {
      tables: ['second_factors', 'passkeys', 'recovery_codes'],
      exported: async (exec, userId) => ({
        name: 'second_factor',
        data: await exportedFactors(exec, userId),
      }),
      erase: async (tx, { id }) => {
        await removeFactors(tx, id);
        return [];
      },
    },
    {
      // Of minutes, and secrets.
      tables: ['sign_in_steps', 'passkey_challenges'],
      erase: async (tx, { id }) => {
        await endSteps(tx, id);
        await deleteChallengesOf(tx, id);
        return [];
      },
    },
    { tables: ['account_exports'], erase: eraseExport },
  ],
  operations: [
    ...[
      authentication,
      passkey,
      secondStep,
      deletion,
      exports,
      factor,
      proof,
      recovery,
      sessions,
      settings,
      social,
    ].flatMap(operationsOf),
  ],
  encrypted: encryptedSecrets,
};
