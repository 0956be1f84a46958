import type { ReactNode } from 'react';
import { ProfileHeader } from '@/components/lawyers/profile-editor/profile-header';
import { SectionNav } from '@/components/lawyers/profile-editor/section-nav';
import { LoadedQueries } from '@/components/platform/loaded-queries';
import { PortalMain } from '@/components/portal/portal-main';
import { ownProfileQuery } from '@/lib/client/lawyers/own-profile';
import { createQueryClient } from '@/lib/client/platform/query-client';
import { getOwnProfile } from '@/lib/server/lawyers/own-profile/own-profile';
import { currentActor } from '@/lib/server/platform/pipeline/require-actor';
import { tryLoad } from '@/lib/server/platform/pipeline/try-load';

/** Frame of the profile editor; provides the lawyer's own profile in the query cache. Each page guards itself. */
export default async function ProfileLayout({ children }: { children: ReactNode }) {
  const queries = createQueryClient();
  const profile = await tryLoad(getOwnProfile, {}, await currentActor());
  // The browser retries what failed here, and shows the error if it fails again.
  if (profile.ok) queries.setQueryData(ownProfileQuery.queryKey, profile.data);
  return (
    <PortalMain wide>
      <LoadedQueries queries={queries}>
        <ProfileHeader />
        <div className="mt-4 grid gap-6 lg:mt-6 lg:grid-cols-[14rem_minmax(0,1fr)] lg:gap-10">
          <SectionNav />
          <div className="min-w-0">{children}</div>
        </div>
      </LoadedQueries>
    </PortalMain>
  );
}
