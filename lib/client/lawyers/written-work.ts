import { queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/client/platform/call';
import { IdempotencyKeys } from '@/lib/client/platform/idempotency-keys';
import type { MessageRow } from '@/lib/client/platform/messages';
import { useEndpoint } from '@/lib/client/platform/use-endpoint';
import {
  addOffer,
  changeOffer,
  deleteOffer,
  listOffers,
  type OfferInput,
} from '@/lib/contract/lawyers/written-work';
import { COPY } from '@/lib/contract/platform/copy';
import { profilePreviewQuery } from './own-profile';

export const offersQuery = queryOptions({
  queryKey: ['written-work'] as const,
  queryFn: async ({ signal }) => (await call(listOffers, undefined, { signal })).results,
});

/** Keeps a retry after a lost response from adding a duplicate. */
const keys = new IdempotencyKeys();
const invalidates = [offersQuery.queryKey, profilePreviewQuery.queryKey];

export const useAddOffer = () => useEndpoint(addOffer, { keys, invalidates });

export const useChangeOffer = (id: string) =>
  useEndpoint(changeOffer, {
    args: (body: OfferInput) => ({ params: { id }, body }),
    invalidates,
  });

export const useDeleteOffer = (id: string) =>
  useEndpoint(deleteOffer, { params: { id }, invalidates });

export const OFFERS_FAILURE: MessageRow = {
  always: true,
  otherwise: 'Failed to fetch your written work',
};

export const SAVE_OFFER_FAILURE: MessageRow = {
  serverMessageAt: [409],
  keys: { not_found: 'This offer was removed in another tab or on another device.' },
  otherwise: COPY.lawyerProfile.failure,
};
