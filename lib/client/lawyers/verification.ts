import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type UploadOptions, upload } from '@/lib/client/media/upload';
import { call } from '@/lib/client/platform/call';
import { useEndpoint } from '@/lib/client/platform/use-endpoint';
import {
  decideVerification,
  getOwnVerification,
  openVerificationRequest,
  resubmitDocuments,
  sendVerifierCode,
} from '@/lib/contract/lawyers/verification';
import type { CallArgs } from '@/lib/contract/platform/endpoint';

/** Of everything that is read of the own profile. */
export const ownProfileKey = ['own-profile'] as const;

/** State of the lawyer's own verification. */
export const ownVerificationQuery = queryOptions({
  queryKey: ['own-verification'] as const,
  queryFn: ({ signal }) => call(getOwnVerification, undefined, { signal }),
});

interface Resubmission extends Pick<UploadOptions, 'signal' | 'onProgress'> {
  body: CallArgs<typeof resubmitDocuments>['body'];
}

/** Hands both IDs in again. */
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

/** Opens the documents of a link with its code. */
export const useOpenRequest = () => useEndpoint(openVerificationRequest);

export const useDecideVerification = () => useEndpoint(decideVerification);
