import { notFound } from 'next/navigation';
import { cache } from 'react';
import { findLanding, type Landing } from '@/components/landing/landing';
import type { LandingLawyers } from '@/components/landing/lawyer-groups';
import { load } from '@/lib/server/http/load';
import { searchLawyers, summarizeLawyers } from '@/lib/server/lawyers/operations';

/** What the two slugs stand for and its lawyers, once per rendering; the not-found page for slugs of nothing. */
export const landingData = cache(
  async (
    areaSlug: string,
    regionSlug: string | null,
  ): Promise<{ landing: Landing; lawyers: LandingLawyers }> => {
    const landing = findLanding(areaSlug, regionSlug);
    if (!landing) notFound();
    return { landing, lawyers: await lawyersOf(landing) };
  },
);

async function lawyersOf({ area, region }: Landing): Promise<LandingLawyers> {
  const inArea = { area_of_practice: area.slug };
  const query = { ...inArea, ...(region && { region: region.slug }) };
  const [summary, found, inCity] = await Promise.all([
    load(summarizeLawyers, { query }, null),
    load(searchLawyers, { query }, null),
    region?.city ? load(searchLawyers, { query: { ...inArea, city: region.slug } }, null) : null,
  ]);
  const everywhere =
    summary.total === 0 ? await load(summarizeLawyers, { query: inArea }, null) : null;
  return { summary, found, inCity, everywhere };
}
