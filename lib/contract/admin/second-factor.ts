import * as z from 'zod';
import {
  appEndpoints,
  codeInput,
  factorChange,
  factorProof,
} from '@/lib/contract/accounts/second-factor';
import { endpoint } from '@/lib/contract/platform/endpoint';

const tag = 'Administration';
const path = '/api/v1/admin/second-factor';

export const secondFactor = z
  .object({
    set_up: z.boolean(),
    app: z.boolean(),
    passkey: z.boolean(),
    open: z.boolean(),
    recovery_codes_left: z.int(),
  })
  .meta({ id: 'SecondFactor' });
export type SecondFactor = z.output<typeof secondFactor>;

export const getSecondFactor = endpoint({
  method: 'GET',
  path,
  access: 'admin-session',
  tag,
  summary: 'Whether the administrator has a second factor, and gave it',
  status: 200,
  response: secondFactor,
  errors: [],
});

export const setUpSecondFactor = endpoint({
  method: 'POST',
  path: `${path}/app`,
  access: 'admin-session',
  tag,
  summary:
    'A secret for an app (TOTP, RFC 6238); a new one takes the second factor to be given first',
  body: factorChange,
  status: 200,
  response: appEndpoints.newApp,
  errors: ['wrong_password', 'second_factor_required', 'rate_limited'],
});

export const confirmSecondFactor = endpoint({
  method: 'PUT',
  path: `${path}/app`,
  access: 'admin-session',
  tag,
  summary: 'The first code of that app: it is the second factor from now on, and given',
  body: codeInput,
  status: 200,
  response: appEndpoints.recoveryCodes,
  errors: ['bad_transition', 'rate_limited', 'second_factor_required', 'second_factor_missing'],
});

export const openAdministration = endpoint({
  method: 'PUT',
  path,
  access: 'admin-session',
  tag,
  summary: 'Gives the second factor: a code of the app, a recovery code or a passkey',
  body: factorProof,
  status: 200,
  response: secondFactor,
  errors: ['bad_transition', 'rate_limited'],
});

export const closeAdministration = endpoint({
  method: 'DELETE',
  path,
  access: 'admin-session',
  tag,
  summary: 'The second factor is asked for again',
  status: 204,
  errors: [],
});

export const renewAdminRecoveryCodes = endpoint({
  method: 'POST',
  path: `${path}/recovery-codes`,
  access: 'admin',
  tag,
  summary: 'New recovery codes; those before are void',
  body: factorChange,
  status: 200,
  response: appEndpoints.recoveryCodes,
  errors: ['wrong_password', 'second_factor_missing', 'rate_limited'],
});
