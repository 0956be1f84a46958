import { useMutation } from '@tanstack/react-query';
import { withProof } from '@/lib/client/accounts/proof';
import { setSessionUser } from '@/lib/client/accounts/session-store';
import { type UploadOptions, upload } from '@/lib/client/media/upload';
import { TOO_MANY_PIXELS } from '@/lib/client/media/upload-failures';
import { CHECK_FIELDS, type MessageRow } from '@/lib/client/platform/messages';
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

export const LAWYER_SIGNUP_FAILURE: MessageRow = {
  keys: {
    email_taken: 'There is already an account with this email.',
    invalid_input: CHECK_FIELDS,
    too_large: 'One of the IDs is too large.',
    too_many_pixels: TOO_MANY_PIXELS,
    unsupported_type: 'One of the IDs is not a JPEG, PNG or PDF file.',
  },
  otherwise: 'The account could not be created. Please try again.',
};
