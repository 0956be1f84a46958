import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type UploadOptions, upload } from '@/lib/client/media/upload';
import { call } from '@/lib/client/platform/call';
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
