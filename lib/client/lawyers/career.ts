import { IdempotencyKeys } from '@/lib/client/platform/idempotency-keys';
import type { MessageRow } from '@/lib/client/platform/messages';
import { useEndpoint } from '@/lib/client/platform/use-endpoint';
import {
  addAward,
  addEducation,
  addWork,
  changeAward,
  changeEducation,
  changeWork,
  deleteAward,
  deleteEducation,
  deleteWork,
  orderAwards,
} from '@/lib/contract/lawyers/career';
import { COPY } from '@/lib/contract/platform/copy';
import { askAgain, ownProfileQuery, profilePreviewQuery } from './own-profile';

/** Keeps a retry after a lost response from adding a duplicate. */
const keys = {
  education: new IdempotencyKeys(),
  work: new IdempotencyKeys(),
  awards: new IdempotencyKeys(),
};

/**
 * Awaits the refetched profile, so that its content and its list of missing parts are current when the mutation is
 * done.
 */
const invalidates = [ownProfileQuery.queryKey];
const args = (id: string) => ({ params: { id } });

export const useAddEducation = () =>
  useEndpoint(addEducation, { keys: keys.education, invalidates });

export const useChangeEducation = () => useEndpoint(changeEducation, { invalidates });

export const useDeleteEducation = () => useEndpoint(deleteEducation, { args, invalidates });

export const useAddWork = () => useEndpoint(addWork, { keys: keys.work, invalidates });

export const useChangeWork = () => useEndpoint(changeWork, { invalidates });

export const useDeleteWork = () => useEndpoint(deleteWork, { args, invalidates });

export const useAddAward = () => useEndpoint(addAward, { keys: keys.awards, invalidates });

export const useChangeAward = () => useEndpoint(changeAward, { invalidates });

export const useDeleteAward = () => useEndpoint(deleteAward, { args, invalidates });

/** Saves the order of all awards. Requests are sent one after the other, so that the last order wins. */
export const useOrderAwards = () =>
  useEndpoint(orderAwards, {
    scope: { id: 'award-order' },
    args: (order: string[]) => ({ body: { order } }),
    invalidates: [profilePreviewQuery.queryKey],
    onDone: ({ awards }, queries) =>
      queries.setQueryData(
        ownProfileQuery.queryKey,
        (profile) => profile && { ...profile, awards },
      ),
    // An award that is gone was deleted elsewhere. What failed is told without waiting for that.
    onFailed: (_error, queries) => void askAgain(queries),
  });

export const CHANGE_CAREER_FAILURE: MessageRow = {
  serverMessageAt: [409],
  otherwise: COPY.lawyerProfile.failure,
};
