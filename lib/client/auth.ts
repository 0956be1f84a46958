import { useMutation } from '@tanstack/react-query';
import { sendVerifyEmail, signin, signup, verifyEmail } from '@/lib/contract/auth';
import type { CallArgs } from '@/lib/contract/endpoint';
import { call } from './call';
import { setSessionUser } from './session-store';

export function useSignin() {
  return useMutation({
    mutationFn: (body: CallArgs<typeof signin>['body']) => call(signin, { body }),
    onSuccess: setSessionUser,
  });
}

export function useSignup() {
  return useMutation({
    mutationFn: (body: CallArgs<typeof signup>['body']) => call(signup, { body }),
    onSuccess: setSessionUser,
  });
}

/** Answers with the user in the owner's session; elsewhere only that the address is verified. */
export function useVerifyEmail() {
  return useMutation({
    mutationFn: (token: string) => call(verifyEmail, { body: { token } }),
    onSuccess: (verified) => {
      if ('_id' in verified) setSessionUser(verified);
    },
  });
}

export function useSendVerifyEmail() {
  return useMutation({
    mutationFn: (callbackUrl?: string) =>
      call(sendVerifyEmail, { body: { callback_url: callbackUrl } }),
  });
}
