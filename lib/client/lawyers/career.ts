import { IdempotencyKeys } from '@/lib/client/platform/idempotency-keys';
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
import { askAgain, ownProfileQuery, profilePreviewQuery } from './own-profile';

/** A form that is sent again after an answer got lost adds nothing. */
const keys = {
  education: new IdempotencyKeys(),
  work: new IdempotencyKeys(),
  awards: new IdempotencyKeys(),
};

/** Done once the profile has been asked for again: what it shows, and what is missing, is right by then. */
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

/** Saves the order of all awards. One after the other, so that the last one wanted is the one that stands. */
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
