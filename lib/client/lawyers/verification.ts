import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type UploadOptions, upload } from '@/lib/client/media/upload';
import { TOO_MANY_PIXELS } from '@/lib/client/media/upload-failures';
import { call } from '@/lib/client/platform/call';
import { CHECK_FIELDS, type MessageRow } from '@/lib/client/platform/messages';
import { outline } from '@/lib/client/platform/outline';
import { useEndpoint } from '@/lib/client/platform/use-endpoint';
import type * as contract from '@/lib/contract/lawyers/verification';
import type { CallArgs } from '@/lib/contract/platform/endpoint';

const decideVerification = outline<typeof contract.decideVerification>(
  'POST',
  '/api/v1/auth/verify-ibp',
);
const getOwnVerification = outline<typeof contract.getOwnVerification>(
  'GET',
  '/api/v1/lawyers/profile/verification',
);
const openVerificationRequest = outline<typeof contract.openVerificationRequest>(
  'PUT',
  '/api/v1/auth/verify-ibp/code',
);
const resubmitDocuments = outline<typeof contract.resubmitDocuments>(
  'POST',
  '/api/v1/lawyers/profile/verification',
  'multipart',
);
const sendVerifierCode = outline<typeof contract.sendVerifierCode>(
  'POST',
  '/api/v1/auth/verify-ibp/code',
);

export const ownProfileKey = ['own-profile'] as const;

export const ownVerificationQuery = queryOptions({
  queryKey: ['own-verification'] as const,
  queryFn: ({ signal }) => call(getOwnVerification, undefined, { signal }),
});

interface Resubmission extends Pick<UploadOptions, 'signal' | 'onProgress'> {
  body: CallArgs<typeof resubmitDocuments>['body'];
}

export function useResubmitDocuments() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ body, ...options }: Resubmission) =>
      upload(resubmitDocuments, { body }, options),
    onSuccess: (own) => {
      queries.setQueryData(ownVerificationQuery.queryKey, own);
      // The numbers handed in with the IDs are those of the profile.
      return queries.invalidateQueries({ queryKey: ownProfileKey });
    },
  });
}

export const useSendVerifierCode = () =>
  useEndpoint(sendVerifierCode, { args: (token: string) => ({ body: { token } }) });

export const useOpenRequest = () => useEndpoint(openVerificationRequest);

export const useDecideVerification = () => useEndpoint(decideVerification);

export const RESUBMIT_DOCUMENTS_FAILURE: MessageRow = {
  keys: {
    bad_transition: 'Your IDs are already being checked.',
    invalid_input: CHECK_FIELDS,
    too_large: 'One of the IDs is too large.',
    too_many_pixels: TOO_MANY_PIXELS,
    unsupported_type: 'One of the IDs is not a JPEG, PNG or PDF file.',
  },
  otherwise: 'The IDs could not be sent. Please try again.',
};

export const OWN_VERIFICATION_FAILURE: MessageRow = {
  always: true,
  otherwise: 'Failed to fetch the status of your IDs',
};

export const VERIFIER_CODE_FAILURE: MessageRow = {
  serverMessageAt: [400],
  otherwise: 'The code could not be sent. Please try again.',
};

export const OPEN_REQUEST_FAILURE: MessageRow = {
  serverMessageAt: [400],
  otherwise: 'The documents could not be opened. Please try again.',
};

export const DECIDE_VERIFICATION_FAILURE: MessageRow = {
  serverMessageAt: [400],
  otherwise: 'The decision was not saved. Please try again.',
};
