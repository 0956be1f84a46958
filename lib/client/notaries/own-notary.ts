import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type UploadOptions, upload } from '@/lib/client/media/upload';
import { call } from '@/lib/client/platform/call';
import { IdempotencyKeys } from '@/lib/client/platform/idempotency-keys';
import {
  getOwnNotary,
  type NotaryInput,
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
function useReadAgain() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: ownNotaryQuery.queryKey });
}

export function useSaveNotary() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: NotaryInput) => call(saveNotary, { body }),
    onSuccess: (own) => queries.setQueryData(ownNotaryQuery.queryKey, own),
  });
}

/** A picture of the notary profile alone; the account keeps its own. */
export function useSetNotaryPicture() {
  const readAgain = useReadAgain();
  return useMutation({
    mutationFn: (picture: File) => call(setNotaryPicture, { body: { picture: [picture] } }),
    onSuccess: readAgain,
  });
}

interface Sending extends Pick<UploadOptions, 'signal' | 'onProgress'> {
  document: File;
}

/** Hands in the document of the commission that is saved. */
export function useSetCommissionDocument() {
  const readAgain = useReadAgain();
  return useMutation({
    mutationFn: ({ document, ...options }: Sending) =>
      upload(setCommissionDocument, { body: { notarial_commission_doc: document } }, options),
    onSuccess: readAgain,
  });
}

export function useRemoveCommissionDocument() {
  const readAgain = useReadAgain();
  return useMutation({
    mutationFn: () => call(removeCommissionDocument),
    onSuccess: readAgain,
  });
}

/** Turns the visibility around, to what is wished; the page changes with the answer, not with the press. */
export function useToggleNotary() {
  const queries = useQueryClient();
  const readAgain = useReadAgain();
  return useMutation({
    mutationFn: (wished: boolean) =>
      toggleKeys.use({ wished }, (idempotencyKey) =>
        call(toggleNotaryVisibility, undefined, { idempotencyKey }),
      ),
    onSuccess: (own) => queries.setQueryData(ownNotaryQuery.queryKey, own),
    // What was in the way may be other than what the page said.
    onError: readAgain,
  });
}
