import { queryOptions, useMutation } from '@tanstack/react-query';
import { ApiError } from '@/lib/client/platform/api-error';
import { call } from '@/lib/client/platform/call';
import { CHECK_FIELDS, type MessageRow } from '@/lib/client/platform/messages';
import { useEndpoint } from '@/lib/client/platform/use-endpoint';
import {
  changePassword,
  correctAddress,
  getSession,
  resetPassword,
  sendResetMail,
  sendVerifyEmail,
  signin,
  signup,
  verifyEmail,
  verifyEmailCode,
} from '@/lib/contract/accounts/authentication';
import { COPY } from '@/lib/contract/platform/copy';
import type { CallArgs } from '@/lib/contract/platform/endpoint';
import type { SafePath } from '@/lib/domain/platform/safe-path';
import { accountKeys } from './account-keys';
import { withProof } from './proof';
import { setSessionUser } from './session-store';

export function useSignin() {
  return useMutation({
    mutationFn: (body: CallArgs<typeof signin>['body']) =>
      withProof((proof) => call(signin, { body: { ...body, proof } })),
    onSuccess: (answer) => {
      if ('_id' in answer) setSessionUser(answer);
    },
  });
}

export function useSignup() {
  return useMutation({
    mutationFn: (body: CallArgs<typeof signup>['body']) =>
      withProof((proof) => call(signup, { body: { ...body, proof } })),
    onSuccess: setSessionUser,
  });
}

/**
 * Verifies the address. The response has the user in the owner's session; otherwise only that the address is
 * verified.
 */
export const useVerifyEmail = () =>
  useEndpoint(verifyEmail, {
    args: (token: string) => ({ body: { token } }),
    onDone: (verified) => {
      if ('_id' in verified) setSessionUser(verified);
    },
  });

export const useVerifyEmailCode = () =>
  useEndpoint(verifyEmailCode, {
    args: (body: { code: string }) => ({ body }),
    onDone: setSessionUser,
  });

export const useSendVerifyEmail = () =>
  useEndpoint(sendVerifyEmail, {
    args: (callbackUrl: SafePath | undefined) => ({ body: { callback_url: callbackUrl } }),
  });

/** Replaces an address that was never verified; the new one is mailed a link. */
export function useCorrectAddress() {
  return useMutation({
    mutationFn: (body: CallArgs<typeof correctAddress>['body']) =>
      withProof((proof) => call(correctAddress, { body: { ...body, proof } })),
    onSuccess: setSessionUser,
  });
}

const SESSION_CHECK_MS = 4_000;

/**
 * Checks whether the address is verified; polled while the page is visible, and again as soon as it becomes visible.
 */
export function sessionCheckQuery() {
  return queryOptions({
    queryKey: ['session-check'] as const,
    queryFn: ({ signal }) => call(getSession, undefined, { signal }),
    // A session that ended stays so.
    refetchInterval: ({ state }) =>
      state.data?.email_verified || isSignedOut(state.error) ? false : SESSION_CHECK_MS,
    refetchOnWindowFocus: ({ state }) => (isSignedOut(state.error) ? false : 'always'),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
}

export function isSignedOut(error: unknown): boolean {
  return error instanceof ApiError && error.key === 'no_session';
}

/** Requests a link that sets a new password; succeeds whether or not the address has an account. */
export function useSendResetMail() {
  return useMutation({
    mutationFn: (body: CallArgs<typeof sendResetMail>['body']) =>
      withProof((proof) => call(sendResetMail, { body: { ...body, proof } })),
  });
}

export const useResetPassword = () => useEndpoint(resetPassword);

/** Changes the password; every other device is signed out. */
export const useChangePassword = () =>
  useEndpoint(changePassword, { invalidates: [accountKeys.sessions()] });

/** Only for forms sent without scripts; scripts solve the task automatically. */
const TASK_FIRST =
  'After this many tries, your browser has to solve a short task first. It needs JavaScript for that: please turn it on, or try again in an hour.';

export const SIGNIN_FAILURE: MessageRow = {
  keys: { bad_credentials: 'Email or password is not right', proof_required: TASK_FIRST },
  serverMessageAt: [403],
  otherwise: 'You could not be signed in. Please try again.',
};

export const SIGNUP_FAILURE: MessageRow = {
  keys: {
    email_taken: 'There is already an account with this email.',
    invalid_input: CHECK_FIELDS,
    proof_required: TASK_FIRST,
  },
  otherwise: 'The account could not be created. Please try again.',
};

export const SEND_RESET_MAIL_FAILURE: MessageRow = {
  otherwise: 'The email could not be sent. Please try again.',
};

export const RESET_PASSWORD_FAILURE: MessageRow = {
  keys: { invalid_input: 'The password was not changed.' },
  serverMessageAt: [403],
  otherwise: 'The password could not be changed. Please try again.',
};

export const CHANGE_PASSWORD_FAILURE: MessageRow = {
  keys: {
    wrong_password: 'This is not your current password.',
    invalid_input: CHECK_FIELDS,
  },
  otherwise: 'The password could not be changed. Please try again.',
};

export const VERIFY_EMAIL_FAILURE: MessageRow = { otherwise: COPY.verifyEmail.failure };

export const VERIFY_EMAIL_CODE_FAILURE: MessageRow = { otherwise: COPY.verifyEmail.failure };

export const CORRECT_ADDRESS_FAILURE: MessageRow = {
  keys: {
    email_taken: 'There is already an account with this email.',
    invalid_input: CHECK_FIELDS,
    bad_transition: 'This address has already been verified.',
  },
  otherwise: 'The address could not be changed. Please try again.',
};

export const SEND_VERIFY_EMAIL_FAILURE: MessageRow = {
  otherwise: 'The email could not be sent. Please try again.',
};
