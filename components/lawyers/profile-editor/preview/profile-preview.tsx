'use client';

import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CheckedPanel } from '@/components/lawyers/profile/check/checked-panel';
import { FeesCard } from '@/components/lawyers/profile/fees-card';
import { ProfileIdentity } from '@/components/lawyers/profile/profile-identity';
import { ProfileText } from '@/components/lawyers/profile/profile-text';
import { Reviews } from '@/components/lawyers/profile/reviews';
import { QueryFailure } from '@/components/platform/query-failure';
import { LoadingRegion, Skeleton } from '@/components/ui/feedback/skeleton';
import { profilePreviewQuery } from '@/lib/client/lawyers/own-profile';
import type { LawyerProfile } from '@/lib/contract/lawyers/lawyers';
import { PreviewTimes } from './preview-times';

interface PreviewProps {
  /** Instant of the request, epoch milliseconds. */
  now: number;
  /** Centavos per meeting. */
  platformFee: number;
  /** The code of the check, where there is a check to open. */
  check: ReactNode;
}

/** The public profile as clients see it on a phone, also while they do not. */
export function ProfilePreview(props: PreviewProps) {
  const query = useQuery(profilePreviewQuery);
  const { data, isLoadingError } = query;
  if (data) return <Preview profile={data} {...props} />;
  if (isLoadingError) {
    return <QueryFailure query={query} action="ownProfile" />;
  }
  return (
    <LoadingRegion label="Loading the preview">
      <Skeleton className="h-80 w-full" />
    </LoadingRegion>
  );
}

function Preview({ profile, now, platformFee, check }: PreviewProps & { profile: LawyerProfile }) {
  return (
    <section
      aria-label="Preview"
      className="rounded border-2 border-dashed border-neutral-300 px-4 pb-2 sm:px-6"
    >
      <p className="mt-4 text-sm font-medium text-neutral-600">As clients see it</p>
      <ProfileIdentity profile={profile} now={now} headingLevel="h2" />
      <div className="grid gap-4">
        <CheckedPanel profile={profile} />
        <PreviewTimes profile={profile} now={now} />
        {profile.services.length > 0 && (
          <FeesCard
            services={profile.services}
            free={profile.free_consultation}
            platformFee={platformFee}
          />
        )}
        {check}
      </div>
      <div className="mt-8">
        <ProfileText profile={profile} />
        <Reviews profile={profile} more={false} />
      </div>
    </section>
  );
}
