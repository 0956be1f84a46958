import { notFound } from 'next/navigation';
import { cache } from 'react';
import { findLanding, type Landing } from '@/components/site/landing/text/landing';
import type { LandingLawyers } from '@/components/site/landing/text/lawyer-groups';
import { searchLawyers, summarizeLawyers } from '@/lib/server/lawyers/search/operations';
import { tagPage, tagShown } from '@/lib/server/platform/page-cache/tag-page';
import { loadCached } from '@/lib/server/platform/pipeline/load';

interface LandingData {
  readonly landing: Landing;
  /** Null during the build. */
  readonly lawyers: LandingLawyers | null;
}

/** Finds the area and region of the slugs with their lawyers, cached per render; 404 for unknown slugs. */
export const landingData = cache(
  async (areaSlug: string, regionSlug: string | null): Promise<LandingData> => {
    const landing = findLanding(areaSlug, regionSlug);
    if (!landing) notFound();
    await tagPage(`landing:${landing.area.slug}`);
    return { landing, lawyers: await lawyersOf(landing) };
  },
);

async function lawyersOf({ area, region }: Landing): Promise<LandingLawyers | null> {
  const inArea = { area_of_practice: area.slug };
  const query = { ...inArea, ...(region && { region: region.slug }) };
  const [summary, found, inCity] = await Promise.all([
    loadCached(summarizeLawyers, { query }),
    loadCached(searchLawyers, { query }),
    region?.city ? loadCached(searchLawyers, { query: { ...inArea, city: region.slug } }) : null,
  ]);
  if (!summary || !found) return null;
  await tagShown([...found.results, ...(inCity?.results ?? [])].map(({ _id }) => _id));
  const everywhere =
    summary.total === 0 ? await loadCached(summarizeLawyers, { query: inArea }) : null;
  return { summary, found, inCity, everywhere };
}
