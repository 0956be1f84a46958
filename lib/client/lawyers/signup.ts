import { useMutation } from '@tanstack/react-query';
import { withProof } from '@/lib/client/accounts/proof';
import { setSessionUser } from '@/lib/client/accounts/session-store';
import { type UploadOptions, upload } from '@/lib/client/media/upload';
import { lawyerSignup } from '@/lib/contract/lawyers/signup';
import type { CallArgs } from '@/lib/contract/platform/endpoint';

interface LawyerSignup extends Pick<UploadOptions, 'signal' | 'onProgress'> {
  body: CallArgs<typeof lawyerSignup>['body'];
}

export function useLawyerSignup() {
  return useMutation({
    mutationFn: ({ body, ...options }: LawyerSignup) =>
      withProof((proof) => upload(lawyerSignup, { body: { ...body, proof } }, options)),
    onSuccess: setSessionUser,
  });
}
