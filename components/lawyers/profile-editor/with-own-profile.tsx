'use client';

import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { QueryFailure } from '@/components/platform/query-failure';
import { LoadingRegion, Skeleton } from '@/components/ui/feedback/skeleton';
import { OWN_PROFILE_FAILURE, ownProfileQuery } from '@/lib/client/lawyers/own-profile';
import type { OwnProfile } from '@/lib/contract/lawyers/own-profile';

export function WithOwnProfile({ children }: { children: (profile: OwnProfile) => ReactNode }) {
  const query = useQuery(ownProfileQuery);
  const { data, isLoadingError } = query;
  if (data) return children(data);
  if (isLoadingError) {
    return <QueryFailure query={query} failure={OWN_PROFILE_FAILURE} />;
  }
  return (
    <LoadingRegion label="Loading your profile">
      <div className="grid max-w-form gap-5">
        <Skeleton className="h-7 w-48" />
        <Skeleton className="h-11 w-full" />
        <Skeleton className="h-11 w-full" />
        <Skeleton className="h-28 w-full" />
      </div>
    </LoadingRegion>
  );
}
