import * as z from 'zod';
import { FIELD_COPY } from '@/lib/contract/platform/copy';
import { endpoint } from '@/lib/contract/platform/endpoint';
import { id, instant, rowId, text } from '@/lib/contract/platform/fields';
import { password } from './fields';
import { user } from './users';

const tag = 'Second factor';
const path = '/api/v1/auth/second-factor';
const stepPath = '/api/v1/auth/second-step';

/** Errors of `requireFactor`; endpoints that require a recent factor list them. */
export const FACTOR_ERRORS = ['second_factor_missing', 'second_factor_required'] as const;

/** Six digits of an app, or a recovery code; spaces and dashes are ignored. */
export const codeField = z
  .string()
  .trim()
  .max(40)
  .transform((code) => code.replace(/[\s-]/g, '').toLowerCase())
  .refine((code) => /^(?:\d{6}|[a-z2-7]{16}|[a-z2-7]{24})$/.test(code), FIELD_COPY.appCode);

export const codeInput = z.object({ code: codeField });

/** Bytes in WebAuthn's JSON encoding (WebAuthn Level 3, 5.1). */
const bytes = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[\w-]*$/);
const credential = {
  id: bytes(1400),
  rawId: bytes(1400),
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).nullish(),
  clientExtensionResults: z.object({}).optional().default({}),
};

export const passkeyAnswer = z
  .object({
    ...credential,
    response: z.object({
      clientDataJSON: bytes(4000),
      authenticatorData: bytes(4000),
      signature: bytes(2000),
      userHandle: bytes(200).nullish(),
    }),
  })
  .meta({ id: 'PasskeyAnswer' });
export type PasskeyAnswer = z.output<typeof passkeyAnswer>;

export const passkeyInput = z
  .object({
    name: text(60),
    passkey: z.object({
      ...credential,
      response: z.object({
        clientDataJSON: bytes(4000),
        attestationObject: bytes(20_000),
        transports: z.array(z.string().max(30)).max(10).optional(),
      }),
    }),
  })
  .meta({ id: 'NewPasskey' });
export type PasskeyInput = z.output<typeof passkeyInput>;

export const factorProof = z
  .object({ code: codeField.optional(), passkey: passkeyAnswer.optional() })
  .refine(({ code, passkey }) => (code === undefined) !== (passkey === undefined), {
    path: ['code'],
    message: FIELD_COPY.appCode,
  })
  .meta({ id: 'FactorProof' });
export type FactorProof = z.output<typeof factorProof>;

export const factorChange = z
  .object({ current_password: password })
  .meta({ id: 'SecondFactorChange' });

export const factors = z
  .object({
    app_since: instant.nullable(),
    passkeys: z.array(
      z
        .object({ _id: id, name: z.string(), created_at: instant, used_at: instant.nullable() })
        .meta({ id: 'Passkey' }),
    ),
    recovery_codes_left: z.int(),
    given_until: instant.nullable(),
    /** Required for any change here; accounts with social sign-in only have none. */
    has_password: z.boolean(),
  })
  .meta({ id: 'SecondFactors' });
export type Factors = z.output<typeof factors>;

const newApp = z
  .object({
    secret: z.string(),
    uri: z.string(),
  })
  .meta({ id: 'SecondFactorApp' });
export type SecondFactorApp = z.output<typeof newApp>;

const recoveryCodes = z
  .object({ recovery_codes: z.array(z.string()) })
  .meta({ id: 'RecoveryCodes' });

export const passkeyOptions = z
  .object({ options: z.record(z.string(), z.unknown()) })
  .meta({ id: 'PasskeyOptions' });

export const appEndpoints = { newApp, recoveryCodes };

const CHANGE_ERRORS = ['wrong_password', 'second_factor_required', 'rate_limited'] as const;

export const getFactors = endpoint({
  method: 'GET',
  path,
  access: 'session',
  tag,
  summary: 'The second factors of the account',
  status: 200,
  response: factors,
  errors: [],
});

export const giveFactor = endpoint({
  method: 'PUT',
  path,
  access: 'session',
  tag,
  summary: 'Give the second factor again, for what asks for it; rotates the session',
  body: factorProof,
  status: 200,
  response: z.object({ given_until: instant }),
  errors: ['bad_transition', 'rate_limited'],
});

export const getFactorChallenge = endpoint({
  method: 'POST',
  path: `${path}/challenge`,
  access: 'session',
  tag,
  summary: 'What a passkey of the account is to answer, within five minutes and once',
  status: 200,
  response: passkeyOptions,
  errors: ['bad_transition'],
});

export const setUpApp = endpoint({
  method: 'POST',
  path: `${path}/app`,
  access: 'user',
  member: 'own',
  tag,
  summary: 'A secret for an authenticator app (TOTP, RFC 6238)',
  body: factorChange,
  status: 200,
  response: newApp,
  errors: CHANGE_ERRORS,
});

export const confirmApp = endpoint({
  method: 'PUT',
  path: `${path}/app`,
  access: 'user',
  member: 'own',
  tag,
  summary: 'The first code of that app: it is a second factor from now on, and given',
  body: codeInput,
  status: 200,
  response: recoveryCodes,
  errors: ['bad_transition', 'rate_limited', ...FACTOR_ERRORS],
});

export const removeApp = endpoint({
  method: 'POST',
  path: `${path}/app/removal`,
  access: 'user',
  member: 'own',
  tag,
  summary: 'Remove the authenticator app',
  body: factorChange,
  status: 204,
  errors: [...CHANGE_ERRORS, 'not_found'],
});

export const newPasskey = endpoint({
  method: 'POST',
  path: `${path}/passkeys/options`,
  access: 'user',
  member: 'own',
  tag,
  summary: 'What the browser needs to make a passkey, within five minutes and once',
  body: factorChange,
  status: 200,
  response: passkeyOptions,
  errors: [...CHANGE_ERRORS, 'bad_transition'],
});

export const addPasskey = endpoint({
  method: 'POST',
  path: `${path}/passkeys`,
  access: 'user',
  member: 'own',
  tag,
  summary: 'The passkey that was made: it is a second factor from now on, and given',
  body: passkeyInput,
  status: 201,
  response: recoveryCodes,
  errors: ['bad_transition', 'rate_limited', ...FACTOR_ERRORS],
});

export const removePasskey = endpoint({
  method: 'POST',
  path: `${path}/passkeys/{id}/removal`,
  access: 'user',
  member: 'own',
  tag,
  summary: 'Remove a passkey',
  params: z.object({ id: rowId }),
  body: factorChange,
  status: 204,
  errors: CHANGE_ERRORS,
});

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: `${path}/recovery-codes`,
  access: 'user',
  member: 'own',
  tag,
  summary: 'New recovery codes; those before are void',
  body: factorChange,
  status: 200,
  response: recoveryCodes,
  errors: [...CHANGE_ERRORS, 'second_factor_missing'],
});

/**
 * The first step succeeded and the second factor is required: a cookie identifies the sign-in, which is no session
 * yet.
 */
export const secondStepNeeded = z
  .object({ second_step: z.literal(true) })
  .meta({ id: 'SecondStepNeeded' });

export const secondStep = z
  .object({ app: z.boolean(), passkey: z.boolean() })
  .meta({ id: 'SecondStep' });
export type SecondStep = z.output<typeof secondStep>;

export const getSecondStep = endpoint({
  method: 'GET',
  path: stepPath,
  access: 'public',
  tag,
  summary: 'What the sign-in of this browser waits for; null when none waits',
  personal: true,
  status: 200,
  response: z.object({ step: secondStep.nullable() }),
  errors: [],
});

export const getStepChallenge = endpoint({
  method: 'POST',
  path: `${stepPath}/challenge`,
  access: 'public',
  tag,
  summary: 'What a passkey is to answer to go on with the sign-in',
  personal: true,
  status: 200,
  response: passkeyOptions,
  errors: ['bad_transition', 'too_late', 'rate_limited'],
});

export const giveSecondStep = endpoint({
  method: 'POST',
  path: stepPath,
  access: 'public',
  tag,
  summary: 'The second factor: only now is there a session',
  personal: true,
  body: factorProof,
  status: 200,
  response: user,
  errors: ['account_suspended', 'bad_transition', 'rate_limited', 'too_late'],
});
