import type { Metadata } from 'next';
import { OffersSection } from '@/components/lawyers/written-work/offers-section';
import { LoadedQueries } from '@/components/platform/loaded-queries';
import { offersQuery } from '@/lib/client/lawyers/written-work';
import { createQueryClient } from '@/lib/client/platform/query-client';
import { listOffers } from '@/lib/server/lawyers/written-work/offers';
import { requireActor } from '@/lib/server/platform/pipeline/require-actor';
import { tryLoad } from '@/lib/server/platform/pipeline/try-load';

export const metadata: Metadata = { title: 'Written work' };

export default async function WrittenWorkPage() {
  const actor = await requireActor('/lawyer-portal/profile/written-work');
  const queries = createQueryClient();
  const offers = await tryLoad(listOffers, {}, actor);
  if (offers.ok) queries.setQueryData(offersQuery.queryKey, offers.data.results);
  return (
    <LoadedQueries queries={queries}>
      <OffersSection />
    </LoadedQueries>
  );
}
