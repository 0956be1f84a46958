import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type UploadOptions, upload } from '@/lib/client/media/upload';
import { call } from '@/lib/client/platform/call';
import { IdempotencyKeys } from '@/lib/client/platform/idempotency-keys';
import { useEndpoint } from '@/lib/client/platform/use-endpoint';
import {
  getOwnNotary,
  removeCommissionDocument,
  saveNotary,
  setCommissionDocument,
  setNotaryPicture,
  toggleNotaryVisibility,
} from '@/lib/contract/notaries/own-notary';

const toggleKeys = new IdempotencyKeys();

/** The own notary profile, with what is missing before people find it and how the check of its commission stands. */
export const ownNotaryQuery = queryOptions({
  queryKey: ['own-notary'] as const,
  queryFn: ({ signal }) => call(getOwnNotary, undefined, { signal }),
});

/** What a file changes elsewhere in the profile, only the server knows. */
const again = [ownNotaryQuery.queryKey];

export const useSaveNotary = () => useEndpoint(saveNotary, { stores: ownNotaryQuery.queryKey });

/** A picture of the notary profile alone; the account keeps its own. */
export const useSetNotaryPicture = () =>
  useEndpoint(setNotaryPicture, {
    args: (picture: File) => ({ body: { picture: [picture] } }),
    invalidates: again,
  });

interface Sending extends Pick<UploadOptions, 'signal' | 'onProgress'> {
  document: File;
}

/** Hands in the document of the commission that is saved. */
export function useSetCommissionDocument() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ document, ...options }: Sending) =>
      upload(setCommissionDocument, { body: { notarial_commission_doc: document } }, options),
    onSuccess: () => queries.invalidateQueries({ queryKey: ownNotaryQuery.queryKey }),
  });
}

export const useRemoveCommissionDocument = () =>
  useEndpoint(removeCommissionDocument, { invalidates: again });

/** Turns the visibility around, to what is wished; the page changes with the answer, not with the press. */
export function useToggleNotary() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (wished: boolean) =>
      toggleKeys.use({ wished }, (idempotencyKey) =>
        call(toggleNotaryVisibility, undefined, { idempotencyKey }),
      ),
    onSuccess: (own) => queries.setQueryData(ownNotaryQuery.queryKey, own),
    // What was in the way may be other than what the page said.
    onError: () => queries.invalidateQueries({ queryKey: ownNotaryQuery.queryKey }),
  });
}
