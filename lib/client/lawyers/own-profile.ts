import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { refreshSession } from '@/lib/client/accounts/session-store';
import { call } from '@/lib/client/platform/call';
import { getBusyTimes, setAvailability } from '@/lib/contract/lawyers/availability';
import {
  getOwnProfile,
  getProfilePreview,
  type OwnProfile,
  setBankingInfo,
  setBasicInfo,
  setProfilePicture,
  setVisibility,
} from '@/lib/contract/lawyers/own-profile';
import type { CallArgs } from '@/lib/contract/platform/endpoint';
import { ownProfileKey, ownVerificationQuery } from './verification';

/** The own profile as it is edited, with what is missing before clients see it. */
export const ownProfileQuery = queryOptions({
  queryKey: ownProfileKey,
  queryFn: ({ signal }) => call(getOwnProfile, undefined, { signal }),
});

/** The own profile as clients see it. Its key is below the one above: what is asked again there is asked again here. */
export const profilePreviewQuery = queryOptions({
  queryKey: [...ownProfileKey, 'preview'] as const,
  queryFn: ({ signal }) => call(getProfilePreview, undefined, { signal }),
});

/** When meetings and time off take the days that clients can book. */
export const busyTimesQuery = queryOptions({
  queryKey: ['busy-times'] as const,
  queryFn: ({ signal }) => call(getBusyTimes, undefined, { signal }),
});

function keep(queries: QueryClient, profile: OwnProfile) {
  queries.setQueryData(ownProfileQuery.queryKey, profile);
  return queries.invalidateQueries({ queryKey: profilePreviewQuery.queryKey });
}

/** What a part changes elsewhere in the profile, `missing` above all, only the server knows. */
export function askAgain(queries: QueryClient) {
  return queries.invalidateQueries({ queryKey: ownProfileQuery.queryKey });
}

export function useSetBasicInfo() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: CallArgs<typeof setBasicInfo>['body']) => call(setBasicInfo, { body }),
    onSuccess: (profile) => {
      // A changed name or number ends the check of the IDs.
      return Promise.all([
        keep(queries, profile),
        queries.invalidateQueries({ queryKey: ownVerificationQuery.queryKey }),
      ]);
    },
  });
}

export function useSetBankingInfo() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: CallArgs<typeof setBankingInfo>['body']) => call(setBankingInfo, { body }),
    onSuccess: (profile) => keep(queries, profile),
  });
}

/** Shows the profile or hides it; what the page says changes with the answer, not with the press. */
export function useSetVisibility() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (isPublic: boolean) => call(setVisibility, { body: { is_public: isPublic } }),
    onSuccess: (profile) => keep(queries, profile),
  });
}

export function useSetAvailability() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: CallArgs<typeof setAvailability>['body']) => call(setAvailability, { body }),
    onSuccess: (availability) => {
      queries.setQueryData(
        ownProfileQuery.queryKey,
        (known) => known && { ...known, availability, services: availability.services },
      );
      return askAgain(queries);
    },
  });
}

/** The account's picture, which the profile and the portal's bar show. */
export function useSetProfilePicture() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (picture: File) => call(setProfilePicture, { body: { picture: [picture] } }),
    onSuccess: () => Promise.all([refreshSession(), askAgain(queries)]),
  });
}
