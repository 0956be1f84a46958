import { queryOptions, useMutation } from '@tanstack/react-query';
import { ApiError } from '@/lib/client/platform/api-error';
import { call } from '@/lib/client/platform/call';
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
