import { useMutation } from '@tanstack/react-query';
import type { CallArgs } from '@/lib/contract/endpoint';
import { lawyerSignup } from '@/lib/contract/lawyer-signup';
import { withProof } from './proof';
import { setSessionUser } from './session-store';
import { type UploadOptions, upload } from './upload';

interface LawyerSignup extends Pick<UploadOptions, 'signal' | 'onProgress'> {
  body: CallArgs<typeof lawyerSignup>['body'];
}

/** Sends everything a lawyer signs up with in one form. */
export function useLawyerSignup() {
  return useMutation({
    mutationFn: ({ body, ...options }: LawyerSignup) =>
      withProof((proof) => upload(lawyerSignup, { body: { ...body, proof } }, options)),
    onSuccess: setSessionUser,
  });
}
