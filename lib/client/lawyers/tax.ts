import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type UploadOptions, upload } from '@/lib/client/media/upload';
import { call } from '@/lib/client/platform/call';
import { withFactor } from '@/lib/client/platform/step-up';
import {
  getOwnTax,
  removeTaxDocument,
  setOwnTax,
  setTaxDocument,
} from '@/lib/contract/lawyers/tax';

import type { CallArgs } from '@/lib/contract/platform/endpoint';

/** What the lawyer is called by the Bureau of Internal Revenue. */
export const ownTaxQuery = queryOptions({
  queryKey: ['own-tax'] as const,
  queryFn: ({ signal }) => call(getOwnTax, undefined, { signal }),
});

export function useSetTax() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: TaxBody) => withFactor(() => call(setOwnTax, { body })),
    onSuccess: (own) => queries.setQueryData(ownTaxQuery.queryKey, own),
  });
}

type TaxBody = CallArgs<typeof setOwnTax>['body'];

interface Sending extends Pick<UploadOptions, 'signal' | 'onProgress'> {
  document: File;
}

/** Hands in the certificate of registration, in place of the one before. */
export function useSetTaxDocument() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ document, ...options }: Sending) =>
      withFactor(() => upload(setTaxDocument, { body: { document } }, options)),
    onSuccess: (own) => queries.setQueryData(ownTaxQuery.queryKey, own),
  });
}

export function useRemoveTaxDocument() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => withFactor(() => call(removeTaxDocument)),
    onSuccess: () => queries.invalidateQueries({ queryKey: ownTaxQuery.queryKey }),
  });
}
