import 'server-only';
import { endSteps } from '@/lib/server/platform/session/steps';
import { type Feature, operationsOf } from '@/lib/server/registry/feature';
import type { Fixtures } from '@/lib/server/registry/fixtures';
import * as authentication from './authentication/operations';
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

const OWN = 'session 200 200 200 200 200 200';
const OWN_WRITE = 'session 204 204 204 204 204 204';

const signingIn: Feature['access'] = {
  'POST /api/v1/auth/signup': {
    answers: '201',
    sample: (f) => ({
      body: {
        first_name: 'Ana',
        last_name: 'Reyes',
        email: f.newAddress(),
        password: f.password,
      },
    }),
  },
  'POST /api/v1/auth/signin': {
    answers: '200',
    sample: async (f) => ({ body: { email: await f.accountAddress(), password: f.password } }),
  },
  'POST /api/v1/auth/logout': { answers: '204', sample: () => ({}) },
  'GET /api/v1/auth/session': { answers: OWN, sample: () => ({}) },
  'GET /api/v1/auth/refresh': {
    answers: '303',
    sample: () => ({ query: { callback_url: '/faq' } }),
  },
  'GET /api/v1/auth/challenge': { answers: '200', sample: () => ({}) },
  'POST /api/v1/auth/verify-email': {
    answers: '200',
    sample: async (f) => ({ body: { token: await f.linkToken('verify_email') } }),
  },
  'POST /api/v1/auth/verify-email/code': {
    // Right for nobody: whoever is verified needs none.
    answers: 'session 400 400 200 200 200 200',
    sample: () => ({ body: { code: '123456' } }),
  },
  'POST /api/v1/auth/verify-email/send': { answers: OWN_WRITE, sample: () => ({ body: {} }) },
  'PUT /api/v1/auth/verify-email/address': {
    answers: 'session 200 200 409 409 409 409',
    sample: (f) => ({ body: { email: f.newAddress() } }),
  },
  'POST /api/v1/auth/reset-password/email': {
    answers: '204',
    sample: async (f) => ({ body: { email: await f.accountAddress() } }),
  },
  'POST /api/v1/auth/reset-password': {
    answers: '204',
    sample: async (f) => ({
      body: { token: await f.linkToken('reset_password'), password: f.password },
    }),
  },
  'GET /api/v1/auth/oauth/{id}': {
    answers: '303',
    sample: () => ({ params: { id: 'facebook' } }),
  },
  'GET /api/v1/auth/oauth/{id}/callback': {
    answers: '303',
    sample: () => ({ params: { id: 'facebook' } }),
  },
};

const ownAccount: Feature['access'] = {
  'POST /api/v1/auth/change-password': {
    answers: OWN_WRITE,
    sample: (f) => ({ body: { current_password: f.password, new_password: f.password } }),
  },
  'GET /api/v1/auth/account/settings': { answers: OWN, sample: () => ({}) },
  'PUT /api/v1/auth/account/settings': {
    answers: OWN,
    sample: () => ({ body: { phone: '+639171234567' } }),
  },
  'POST /api/v1/auth/account/picture': {
    answers: 'session 201 201 201 201 201 201',
    sample: async (f) => {
      const body = new FormData();
      body.append('picture', await f.picture());
      return { body };
    },
  },
  'DELETE /api/v1/auth/account/picture': { answers: OWN_WRITE, sample: () => ({}) },
  'GET /api/v1/auth/sessions': { answers: OWN, sample: () => ({}) },
  'POST /api/v1/auth/sessions/end': { answers: OWN_WRITE, sample: () => ({ body: {} }) },
  'POST /api/v1/auth/sessions/{id}/end': {
    answers: 'session none none 204 none none none',
    sample: async (f) => ({ params: { id: await f.sessionId() }, body: {} }),
  },
  'POST /api/v1/auth/account/export': {
    answers: 'session mail mail 204 204 204 204',
    sample: () => ({}),
  },
  'GET /api/v1/auth/account/export': {
    answers: 'session mail mail 200 none none none',
    sample: async (f) => {
      await f.writeExport();
      return {};
    },
  },
  'POST /api/v1/auth/account/deletion': {
    answers: 'session 201 201 409 409 409 409',
    sample: (f) => ({ body: { current_password: f.password } }),
  },
  'DELETE /api/v1/auth/account/deletion': { answers: OWN_WRITE, sample: () => ({}) },
};

/** Nobody of the scenario has a second factor yet, and none comes with a passkey. */
const change = (f: Fixtures) => ({ body: { current_password: f.password } });

const ownFactors: Feature['access'] = {
  'GET /api/v1/auth/second-factor': { answers: OWN, sample: () => ({}) },
  'PUT /api/v1/auth/second-factor': {
    answers: 'session 409 409 200 409 409 409',
    sample: async (f) => ({ body: { code: await f.secondFactor() } }),
  },
  'POST /api/v1/auth/second-factor/challenge': {
    answers: 'session 409 409 200 409 409 409',
    sample: async (f) => {
      await f.passkey();
      return {};
    },
  },
  'POST /api/v1/auth/second-factor/app': {
    answers: 'session mail mail 200 200 200 200',
    sample: change,
  },
  'PUT /api/v1/auth/second-factor/app': {
    // The others have set one up by now, and no code of it.
    answers: 'session mail mail 200 400 400 400',
    sample: async (f) => ({ body: { code: await f.waitingApp() } }),
  },
  'POST /api/v1/auth/second-factor/app/removal': {
    answers: 'session mail mail 204 none none none',
    sample: async (f) => {
      await f.secondFactor();
      return change(f);
    },
  },
  'POST /api/v1/auth/second-factor/passkeys/options': {
    answers: 'session mail mail 200 200 200 200',
    sample: change,
  },
  'POST /api/v1/auth/second-factor/passkeys': {
    // Right for nobody: each session is given a challenge of its own.
    answers: 'session mail mail 400 400 400 400',
    sample: (f) => ({ body: f.newPasskey() }),
  },
  'POST /api/v1/auth/second-factor/passkeys/{id}/removal': {
    answers: 'session mail mail 204 none none none',
    sample: async (f) => ({ params: { id: await f.passkey() }, ...change(f) }),
  },
  'POST /api/v1/auth/second-factor/recovery-codes': {
    answers: 'session mail mail 200 missing missing missing',
    sample: async (f) => {
      await f.secondFactor();
      return change(f);
    },
  },
  'GET /api/v1/auth/second-step': {
    answers: '200',
    sample: async (f) => ({ headers: { cookie: await f.waitingSignIn() } }),
  },
  'POST /api/v1/auth/second-step/challenge': {
    answers: '200',
    sample: async (f) => {
      const cookie = await f.waitingSignIn();
      await f.passkey();
      return { headers: { cookie } };
    },
  },
  'POST /api/v1/auth/second-step': {
    answers: '200',
    sample: async (f) => ({
      headers: { cookie: await f.waitingSignIn() },
      body: { code: f.appCode() },
    }),
  },
};

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
  access: { ...signingIn, ...ownAccount, ...ownFactors },
};
