import type { Metadata } from 'next';
import { Practices } from '@/components/lawyers/members/practices';
import { LoadedQueries } from '@/components/platform/loaded-queries';
import { practicesQuery } from '@/lib/client/lawyers/members';
import { Queries } from '@/lib/client/platform/queries';
import { createQueryClient } from '@/lib/client/platform/query-client';
import { portalOf } from '@/lib/domain/platform/guards';
import { sitePath, withCallback } from '@/lib/domain/platform/safe-path';
import { listPractices } from '@/lib/server/lawyers/members/operations';
import { callbackUrlOf, type SearchParams } from '@/lib/server/platform/pipeline/callback-url';
import { requireActor } from '@/lib/server/platform/pipeline/require-actor';
import { tryLoad } from '@/lib/server/platform/pipeline/try-load';

export const metadata: Metadata = {
  title: 'Practices you work for',
  robots: { index: false, follow: false },
};

export default async function PracticesPage({ searchParams }: { searchParams: SearchParams }) {
  const target = await callbackUrlOf(searchParams);
  const actor = await requireActor(withCallback(sitePath`/practices`, target));
  const queries = createQueryClient();
  const practices = await tryLoad(listPractices, {}, actor);
  // The browser retries what failed here, and shows the error if it fails again.
  if (practices.ok) queries.setQueryData(practicesQuery.queryKey, practices.data);
  const home = portalOf(actor.type);
  return (
    <Queries>
      <LoadedQueries queries={queries}>
        <Practices
          home={home}
          settings={`${home}/account-settings/security#second-factor`}
          target={target}
        />
      </LoadedQueries>
    </Queries>
  );
}
