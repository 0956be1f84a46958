import type { Fixtures } from './fixtures';
import { NOTHING, type Samples } from './sample';

const change = (f: Fixtures) => ({ body: { current_password: f.password } });

export const accounts: Samples = {
  'POST /api/v1/auth/signup': {
    request: (f) => ({
      body: {
        first_name: 'Ana',
        last_name: 'Reyes',
        email: f.newAddress(),
        password: f.password,
      },
    }),
  },
  'POST /api/v1/auth/signin': {
    request: async (f) => ({ body: { email: await f.accountAddress(), password: f.password } }),
  },
  'POST /api/v1/auth/passkey/challenge': { request: NOTHING },
  'POST /api/v1/auth/passkey': {
    request: async (f) => {
      const { cookie, passkey } = await f.passkeySignIn();
      return { headers: { cookie }, body: { passkey } };
    },
  },
  'POST /api/v1/auth/logout': { request: NOTHING },
  'GET /api/v1/auth/session': { request: NOTHING },
  'GET /api/v1/auth/refresh': { request: () => ({ query: { callback_url: '/faq' } }) },
  'GET /api/v1/auth/challenge': { request: NOTHING },
  'POST /api/v1/auth/verify-email': {
    request: async (f) => ({ body: { token: await f.linkToken('verify_email') } }),
  },
  'POST /api/v1/auth/verify-email/code': {
    // Right for nobody: whoever is verified needs none.
    answers: { newClient: 400, newLawyer: 400 },
    request: () => ({ body: { code: '123456' } }),
  },
  'POST /api/v1/auth/verify-email/send': { request: () => ({ body: {} }) },
  'PUT /api/v1/auth/verify-email/address': {
    answers: { client: 409, lawyer: 409, otherClient: 409, otherLawyer: 409 },
    request: (f) => ({ body: { email: f.newAddress() } }),
  },
  'POST /api/v1/auth/reset-password/email': {
    request: async (f) => ({ body: { email: await f.accountAddress() } }),
  },
  'POST /api/v1/auth/reset-password': {
    request: async (f) => ({
      body: { token: await f.linkToken('reset_password'), password: f.password },
    }),
  },
  'GET /api/v1/auth/oauth/{id}': { request: () => ({ params: { id: 'facebook' } }) },
  'GET /api/v1/auth/oauth/{id}/callback': { request: () => ({ params: { id: 'facebook' } }) },
  'POST /api/v1/auth/change-password': {
    request: (f) => ({ body: { current_password: f.password, new_password: f.password } }),
  },
  'GET /api/v1/auth/account/settings': { request: NOTHING },
  'PUT /api/v1/auth/account/settings': { request: () => ({ body: { phone: '+639171234567' } }) },
  'POST /api/v1/auth/account/picture': {
    request: async (f) => {
      const body = new FormData();
      body.append('picture', await f.picture());
      return { body };
    },
  },
  'DELETE /api/v1/auth/account/picture': { request: NOTHING },
  'GET /api/v1/auth/sessions': { request: NOTHING },
  'POST /api/v1/auth/sessions/end': { request: () => ({ body: {} }) },
  'POST /api/v1/auth/sessions/{id}/end': {
    owner: 'client',
    request: async (f) => ({ params: { id: await f.sessionId() }, body: {} }),
  },
  'POST /api/v1/auth/account/export': { request: NOTHING },
  'GET /api/v1/auth/account/export': {
    owner: 'client',
    request: async (f) => {
      await f.writeExport();
      return {};
    },
  },
  'POST /api/v1/auth/account/deletion': {
    answers: { client: 409, lawyer: 409, otherClient: 409, otherLawyer: 409 },
    request: (f) => ({ body: { current_password: f.password } }),
  },
  'DELETE /api/v1/auth/account/deletion': { request: NOTHING },
  'GET /api/v1/auth/second-factor': { request: NOTHING },
  'PUT /api/v1/auth/second-factor': {
    answers: { newClient: 409, newLawyer: 409, lawyer: 409, otherClient: 409, otherLawyer: 409 },
    request: async (f) => ({ body: { code: await f.secondFactor() } }),
  },
  'POST /api/v1/auth/second-factor/challenge': {
    answers: { newClient: 409, newLawyer: 409, lawyer: 409, otherClient: 409, otherLawyer: 409 },
    request: async (f) => {
      await f.passkey();
      return {};
    },
  },
  'POST /api/v1/auth/second-factor/app': { request: change },
  'PUT /api/v1/auth/second-factor/app': {
    // The others have set one up by now, and no code of it.
    answers: { lawyer: 400, otherClient: 400, otherLawyer: 400 },
    request: async (f) => ({ body: { code: await f.waitingApp() } }),
  },
  'POST /api/v1/auth/second-factor/app/removal': {
    owner: 'client',
    request: async (f) => {
      await f.secondFactor();
      return change(f);
    },
  },
  'POST /api/v1/auth/second-factor/passkeys/options': { request: change },
  'POST /api/v1/auth/second-factor/passkeys': {
    // Right for nobody: each session is given a challenge of its own.
    answers: { client: 400, lawyer: 400, otherClient: 400, otherLawyer: 400 },
    request: (f) => ({ body: f.newPasskey() }),
  },
  'POST /api/v1/auth/second-factor/passkeys/{id}/removal': {
    owner: 'client',
    request: async (f) => ({ params: { id: await f.passkey() }, ...change(f) }),
  },
  'POST /api/v1/auth/second-factor/recovery-codes': {
    answers: {
      lawyer: 'second_factor_missing',
      otherClient: 'second_factor_missing',
      otherLawyer: 'second_factor_missing',
    },
    request: async (f) => {
      await f.secondFactor();
      return change(f);
    },
  },
  'GET /api/v1/auth/second-step': {
    request: async (f) => ({ headers: { cookie: await f.waitingSignIn() } }),
  },
  'POST /api/v1/auth/second-step/challenge': {
    request: async (f) => {
      const cookie = await f.waitingSignIn();
      await f.passkey();
      return { headers: { cookie } };
    },
  },
  'POST /api/v1/auth/second-step': {
    request: async (f) => ({
      headers: { cookie: await f.waitingSignIn() },
      body: { code: f.appCode() },
    }),
  },
};
