import * as z from 'zod';
import { FIELD_COPY } from '@/lib/contract/platform/copy';
import { endpoint } from '@/lib/contract/platform/endpoint';
import { email, optionalPhone, sixDigitCode } from '@/lib/contract/platform/fields';
import { callbackUrl, newPassword, password, proof } from './fields';
import { checkLastName, nameFields, readLastName } from './names';
import { secondStepNeeded } from './second-factor';
import { user } from './users';

const tag = 'Auth';

/** Fields of a sign-up, without the rules between them. */
export const signupFields = z.object({
  ...nameFields,
  email,
  password: newPassword,
  phone: optionalPhone,
  /** Consent to the current terms and privacy policy, as stated on the page. */
  consent: z.literal(true, { error: FIELD_COPY.terms }).optional(),
  callback_url: callbackUrl,
  proof,
});

export const signupInput = signupFields
  .extend({
    /** Token of the invitation whose mail led here. Of the same address, it proves the mailbox as a code would. */
    invitation: z.string().min(1).max(200).optional(),
  })
  .check(checkLastName, readLastName)
  .meta({ id: 'CustomerSignup' });

export const signinInput = z.object({ email, password, proof }).meta({ id: 'Signin' });

export const resetMailInput = z
  .object({ email, callback_url: callbackUrl, proof })
  .meta({ id: 'ResetMail' });

export const resetPasswordInput = z
  .object({ token: z.string().min(1).max(200), password: newPassword })
  .meta({ id: 'ResetPassword' });

export const changePasswordInput = z
  .object({ current_password: password, new_password: newPassword })
  .meta({ id: 'ChangePassword' });

export const signup = endpoint({
  method: 'POST',
  path: '/api/v1/auth/signup',
  access: 'public',
  tag,
  summary:
    'Register a client; signs in and mails a verification link, unless an invitation proves the address',
  body: signupInput,
  status: 201,
  response: user,
  errors: ['email_taken', 'proof_required', 'rate_limited'],
});

export const signin = endpoint({
  method: 'POST',
  path: '/api/v1/auth/signin',
  access: 'public',
  tag,
  summary: 'Sign in; rotates the session. An account with a second factor gets no session yet',
  body: signinInput,
  status: 200,
  response: z.union([user, secondStepNeeded]),
  errors: ['bad_credentials', 'account_suspended', 'proof_required', 'rate_limited'],
});

export const logout = endpoint({
  method: 'POST',
  path: '/api/v1/auth/logout',
  access: 'public',
  tag,
  summary: 'End the session; idempotent',
  status: 204,
  errors: [],
});

export const getSession = endpoint({
  method: 'GET',
  path: '/api/v1/auth/session',
  access: 'session',
  tag,
  summary: 'The signed-in user',
  status: 200,
  response: user,
  errors: [],
});

export const verifyEmail = endpoint({
  method: 'POST',
  path: '/api/v1/auth/verify-email',
  access: 'public',
  tag,
  summary: 'Verify an email address with the token of the link; does not sign in',
  body: z.object({ token: z.string().min(1).max(200) }),
  status: 200,
  response: z.union([user, z.object({ email_verified: z.literal(true) })]),
  errors: ['email_taken'],
});

export const verifyEmailCodeInput = z
  .object({ code: sixDigitCode(FIELD_COPY.code) })
  .meta({ id: 'EmailCode' });

export const verifyEmailCode = endpoint({
  method: 'POST',
  path: '/api/v1/auth/verify-email/code',
  access: 'session',
  tag,
  summary:
    'Verify the own email address with the newest code that was mailed; five wrong tries void it',
  body: verifyEmailCodeInput,
  status: 200,
  response: user,
  errors: ['rate_limited'],
});

export const sendVerifyEmail = endpoint({
  method: 'POST',
  path: '/api/v1/auth/verify-email/send',
  access: 'session',
  tag,
  summary: 'Mail a new verification link and code',
  body: z.object({ callback_url: callbackUrl }),
  status: 204,
  errors: ['rate_limited'],
});

export const correctAddressInput = z
  .object({ email, callback_url: callbackUrl, proof })
  .meta({ id: 'CorrectAddress' });

export const correctAddress = endpoint({
  method: 'PUT',
  path: '/api/v1/auth/verify-email/address',
  access: 'session',
  tag,
  summary: 'Replace an address that was never verified, and mail the new one a verification link',
  body: correctAddressInput,
  status: 200,
  response: user,
  errors: ['email_taken', 'bad_transition', 'proof_required', 'rate_limited'],
});

export const refreshSession = endpoint({
  method: 'GET',
  path: '/api/v1/auth/refresh',
  access: 'public',
  tag,
  summary: 'Re-issue or clear the session cookie after its claims went out of date, then move on',
  query: z.object({ callback_url: callbackUrl }),
  status: 303,
  responseKind: 'redirect',
  errors: [],
});

export const sendResetMail = endpoint({
  method: 'POST',
  path: '/api/v1/auth/reset-password/email',
  access: 'public',
  tag,
  summary: 'Mail a link to set a new password; the same answer whether the address has an account',
  body: resetMailInput,
  status: 204,
  errors: ['proof_required', 'rate_limited'],
});

export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/v1/auth/reset-password',
  access: 'public',
  tag,
  summary: 'Set a new password with the token of the link; revokes every session and link',
  body: resetPasswordInput,
  status: 204,
  errors: ['account_suspended', 'rate_limited'],
});

export const changePassword = endpoint({
  method: 'POST',
  path: '/api/v1/auth/change-password',
  access: 'session',
  tag,
  summary: 'Change the password; revokes every other session and every link',
  body: changePasswordInput,
  status: 204,
  errors: ['wrong_password', 'rate_limited'],
});

export const getChallenge = endpoint({
  method: 'GET',
  path: '/api/v1/auth/challenge',
  access: 'public',
  tag,
  summary: 'A proof-of-work challenge for calls that answered proof_required',
  status: 200,
  response: z.object({ challenge: z.string() }),
  errors: [],
});
