import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { refreshSession } from '@/lib/client/accounts/session-store';
import { PICTURE_REFUSALS } from '@/lib/client/media/upload-failures';
import { call } from '@/lib/client/platform/call';
import type { MessageRow } from '@/lib/client/platform/messages';
import { outline } from '@/lib/client/platform/outline';
import { withFactor } from '@/lib/client/platform/step-up';
import { useEndpoint } from '@/lib/client/platform/use-endpoint';
import type * as availability from '@/lib/contract/lawyers/availability';
import type * as profile from '@/lib/contract/lawyers/own-profile';
import { COPY } from '@/lib/contract/platform/copy';
import { ownProfileKey, ownVerificationQuery } from './verification';

const getBusyTimes = outline<typeof availability.getBusyTimes>(
  'GET',
  '/api/v1/lawyers/profile/availability/busy',
);
const setAvailability = outline<typeof availability.setAvailability>(
  'PUT',
  '/api/v1/lawyers/profile/availability',
);
const getOwnProfile = outline<typeof profile.getOwnProfile>('GET', '/api/v1/lawyers/profile');
const getProfilePreview = outline<typeof profile.getProfilePreview>(
  'GET',
  '/api/v1/lawyers/profile/preview',
);
const setBankingInfo = outline<typeof profile.setBankingInfo>(
  'POST',
  '/api/v1/lawyers/profile/banking-info',
);
const setBasicInfo = outline<typeof profile.setBasicInfo>(
  'POST',
  '/api/v1/lawyers/profile/basic-info',
);
const setProfilePicture = outline<typeof profile.setProfilePicture>(
  'POST',
  '/api/v1/lawyers/profile/picture',
  'multipart',
);
const setVisibility = outline<typeof profile.setVisibility>(
  'POST',
  '/api/v1/lawyers/profile/visibility',
);

export const ownProfileQuery = queryOptions({
  queryKey: ownProfileKey,
  queryFn: ({ signal }) => call(getOwnProfile, undefined, { signal }),
});

/** The own profile as clients see it. Its key is below the one above: invalidating that one invalidates this one. */
export const profilePreviewQuery = queryOptions({
  queryKey: [...ownProfileKey, 'preview'] as const,
  queryFn: ({ signal }) => call(getProfilePreview, undefined, { signal }),
});

/** Times at which meetings and time off occupy bookable days. */
export const busyTimesQuery = queryOptions({
  queryKey: ['busy-times'] as const,
  queryFn: ({ signal }) => call(getBusyTimes, undefined, { signal }),
});

/** Refetches the profile: only the server knows how a part affects the others, `missing` above all. */
export function askAgain(queries: QueryClient) {
  return queries.invalidateQueries({ queryKey: ownProfileQuery.queryKey });
}

const stores = ownProfileQuery.queryKey;
const preview = profilePreviewQuery.queryKey;

/** Saves basic info. A changed name or number ends the check of the IDs. */
export const useSetBasicInfo = () =>
  useEndpoint(setBasicInfo, { stores, invalidates: [preview, ownVerificationQuery.queryKey] });

export const useSetBankingInfo = () =>
  useEndpoint(setBankingInfo, { through: withFactor, stores, invalidates: [preview] });

/** Shows the profile or hides it; the page changes with the response, not with the press. */
export const useSetVisibility = () =>
  useEndpoint(setVisibility, {
    args: (isPublic: boolean) => ({ body: { is_public: isPublic } }),
    stores,
    invalidates: [preview],
  });

export const useSetAvailability = () =>
  useEndpoint(setAvailability, {
    onDone: (availability, queries) => {
      queries.setQueryData(
        ownProfileQuery.queryKey,
        (known) => known && { ...known, availability, services: availability.services },
      );
      return askAgain(queries);
    },
  });

/** Sets the account's picture, which the profile and the portal's bar show. */
export const useSetProfilePicture = () =>
  useEndpoint(setProfilePicture, {
    args: (picture: File) => ({ body: { picture: [picture] } }),
    onDone: (_answer, queries) => Promise.all([refreshSession(), askAgain(queries)]),
  });

export const OWN_PROFILE_FAILURE: MessageRow = { always: true, otherwise: COPY.lawyerProfile.load };

export const SET_PROFILE_PICTURE_FAILURE: MessageRow = {
  keys: PICTURE_REFUSALS,
  otherwise: COPY.lawyerProfile.load,
};

export const SET_BASIC_INFO_FAILURE: MessageRow = { otherwise: COPY.lawyerProfile.basicInfo };

export const SET_BANKING_INFO_FAILURE: MessageRow = { otherwise: COPY.lawyerProfile.bankingInfo };

export const SET_VISIBILITY_FAILURE: MessageRow = { otherwise: COPY.lawyerProfile.visibility };

export const SET_AVAILABILITY_FAILURE: MessageRow = { otherwise: COPY.lawyerProfile.failure };
