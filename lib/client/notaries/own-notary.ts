import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type UploadOptions, upload } from '@/lib/client/media/upload';
import { call } from '@/lib/client/platform/call';
import { IdempotencyKeys } from '@/lib/client/platform/idempotency-keys';
import { CHECK_FIELDS, type MessageRow } from '@/lib/client/platform/messages';
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

/** The own notary profile, with the missing parts and the status of the commission check. */
export const ownNotaryQuery = queryOptions({
  queryKey: ['own-notary'] as const,
  queryFn: ({ signal }) => call(getOwnNotary, undefined, { signal }),
});

const again = [ownNotaryQuery.queryKey];

export const useSaveNotary = () => useEndpoint(saveNotary, { stores: ownNotaryQuery.queryKey });

export const useSetNotaryPicture = () =>
  useEndpoint(setNotaryPicture, {
    args: (picture: File) => ({ body: { picture: [picture] } }),
    invalidates: again,
  });

interface Sending extends Pick<UploadOptions, 'signal' | 'onProgress'> {
  document: File;
}

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

/** Toggles the visibility to the wished state; the page changes with the response, not with the press. */
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

export const OWN_NOTARY_FAILURE: MessageRow = {
  always: true,
  otherwise: 'Failed to fetch your notarial services',
};

export const SAVE_NOTARY_FAILURE: MessageRow = {
  keys: { invalid_input: CHECK_FIELDS },
  otherwise: 'Your notarial services were not saved. Please try again.',
};

export const TOGGLE_NOTARY_FAILURE: MessageRow = {
  serverMessageAt: [409],
  otherwise: 'The visibility was not changed. Please try again.',
};
