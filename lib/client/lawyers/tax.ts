import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type UploadOptions, upload } from '@/lib/client/media/upload';
import { call } from '@/lib/client/platform/call';
import { CHECK_FIELDS, type MessageRow } from '@/lib/client/platform/messages';
import { withFactor } from '@/lib/client/platform/step-up';
import { useEndpoint } from '@/lib/client/platform/use-endpoint';
import {
  getOwnTax,
  removeTaxDocument,
  setOwnTax,
  setTaxDocument,
} from '@/lib/contract/lawyers/tax';

/** The lawyer's registered details at the Bureau of Internal Revenue. */
export const ownTaxQuery = queryOptions({
  queryKey: ['own-tax'] as const,
  queryFn: ({ signal }) => call(getOwnTax, undefined, { signal }),
});

/** First part of the keys of what is withheld: the check of the registration in it counts no more once the data change. */
export const TAX_STANDING = ['tax-standing'] as const;

export const useSetTax = () =>
  useEndpoint(setOwnTax, {
    through: withFactor,
    stores: ownTaxQuery.queryKey,
    invalidates: [TAX_STANDING],
  });

interface Sending extends Pick<UploadOptions, 'signal' | 'onProgress'> {
  document: File;
}

export function useSetTaxDocument() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ document, ...options }: Sending) =>
      withFactor(() => upload(setTaxDocument, { body: { document } }, options)),
    onSuccess: (own) => {
      queries.setQueryData(ownTaxQuery.queryKey, own);
      return queries.invalidateQueries({ queryKey: TAX_STANDING });
    },
  });
}

export const useRemoveTaxDocument = () =>
  useEndpoint(removeTaxDocument, {
    through: withFactor,
    invalidates: [ownTaxQuery.queryKey, TAX_STANDING],
  });

export const OWN_TAX_FAILURE: MessageRow = {
  always: true,
  otherwise: 'Failed to fetch your tax data',
};

export const SET_TAX_FAILURE: MessageRow = {
  keys: { invalid_input: CHECK_FIELDS },
  otherwise: 'Your tax data was not saved. Please try again.',
};
