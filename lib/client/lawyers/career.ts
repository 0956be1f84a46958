import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '@/lib/client/platform/call';
import { IdempotencyKeys } from '@/lib/client/platform/idempotency-keys';
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
import type { CallArgs } from '@/lib/contract/platform/endpoint';
import { askAgain, ownProfileQuery, profilePreviewQuery } from './own-profile';

/** A form that is sent again after an answer got lost adds nothing. */
const keys = {
  education: new IdempotencyKeys(),
  work: new IdempotencyKeys(),
  awards: new IdempotencyKeys(),
};

/** Done once the profile has been asked for again: what it shows, and what is missing, is right by then. */
function useProfileChange<Input, Output>(mutationFn: (input: Input) => Promise<Output>) {
  const queries = useQueryClient();
  return useMutation({ mutationFn, onSuccess: () => askAgain(queries) });
}

export function useAddEducation() {
  return useProfileChange((body: CallArgs<typeof addEducation>['body']) =>
    keys.education.use(body, (idempotencyKey) => call(addEducation, { body }, { idempotencyKey })),
  );
}

export function useChangeEducation() {
  return useProfileChange((body: CallArgs<typeof changeEducation>['body']) =>
    call(changeEducation, { body }),
  );
}

export function useDeleteEducation() {
  return useProfileChange((id: string) => call(deleteEducation, { params: { id } }));
}

export function useAddWork() {
  return useProfileChange((body: CallArgs<typeof addWork>['body']) =>
    keys.work.use(body, (idempotencyKey) => call(addWork, { body }, { idempotencyKey })),
  );
}

export function useChangeWork() {
  return useProfileChange((body: CallArgs<typeof changeWork>['body']) =>
    call(changeWork, { body }),
  );
}

export function useDeleteWork() {
  return useProfileChange((id: string) => call(deleteWork, { params: { id } }));
}

export function useAddAward() {
  return useProfileChange((body: CallArgs<typeof addAward>['body']) =>
    keys.awards.use(body, (idempotencyKey) => call(addAward, { body }, { idempotencyKey })),
  );
}

export function useChangeAward() {
  return useProfileChange((body: CallArgs<typeof changeAward>['body']) =>
    call(changeAward, { body }),
  );
}

export function useDeleteAward() {
  return useProfileChange((id: string) => call(deleteAward, { params: { id } }));
}

/** Saves the order of all awards. One after the other, so that the last one wanted is the one that stands. */
export function useOrderAwards() {
  const queries = useQueryClient();
  return useMutation({
    scope: { id: 'award-order' },
    mutationFn: (order: string[]) => call(orderAwards, { body: { order } }),
    onSuccess: ({ awards }) => {
      const { queryKey } = ownProfileQuery;
      queries.setQueryData(queryKey, (profile) => profile && { ...profile, awards });
      return queries.invalidateQueries({ queryKey: profilePreviewQuery.queryKey });
    },
    // An award that is gone was deleted elsewhere. What failed is told without waiting for that.
    onError: () => void askAgain(queries),
  });
}
