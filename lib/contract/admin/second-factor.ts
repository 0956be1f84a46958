import * as z from 'zod';
import { endpoint } from '@/lib/contract/platform/endpoint';
import { FIELD_TEXTS } from '@/lib/contract/platform/texts';

const tag = 'Administration';
const path = '/api/v1/admin/second-factor';

/** Six digits of an app, or a recovery code; spaces and dashes don't count. */
export const codeField = z
  .string()
  .trim()
  .max(40)
  .transform((code) => code.replace(/[\s-]/g, '').toLowerCase())
  .refine((code) => /^(?:\d{6}|[a-z2-7]{16}|[a-z2-7]{24})$/.test(code), FIELD_TEXTS.appCode);

export const codeInput = z.object({ code: codeField });

export const secondFactor = z
  .object({
    /** An app was set up before. */
    set_up: z.boolean(),
    /** The second factor was given in this session. */
    open: z.boolean(),
    recovery_codes_left: z.int(),
  })
  .meta({ id: 'SecondFactor' });
export type SecondFactor = z.output<typeof secondFactor>;

const recoveryCodes = z
  .object({ recovery_codes: z.array(z.string()) })
  .meta({ id: 'RecoveryCodes' });

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
  status: 200,
  response: z
    .object({
      secret: z.string(),
      /** What the app reads from the QR code. */
      uri: z.string(),
    })
    .meta({ id: 'SecondFactorApp' }),
  errors: ['second_factor_required'],
});
export type SecondFactorApp = z.output<(typeof setUpSecondFactor)['response']>;

export const confirmSecondFactor = endpoint({
  method: 'PUT',
  path: `${path}/app`,
  access: 'admin-session',
  tag,
  summary: 'The first code of that app: it is the second factor from now on, and given',
  body: codeInput,
  status: 200,
  response: recoveryCodes,
  errors: ['bad_transition', 'rate_limited', 'second_factor_required'],
});

export const openAdministration = endpoint({
  method: 'PUT',
  path,
  access: 'admin-session',
  tag,
  summary: 'Gives the second factor: a code of the app, or a recovery code',
  body: codeInput,
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

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: `${path}/recovery-codes`,
  access: 'admin',
  tag,
  summary: 'New recovery codes; those before are void',
  status: 200,
  response: recoveryCodes,
  errors: [],
});
