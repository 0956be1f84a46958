import { AREAS, type AreaLabel, type AreaSlug } from '@/lib/catalogue/areas';
import { type RegionSlug, SEO_REGIONS, type SearchRegion } from '@/lib/catalogue/regions';
import { SEARCH_PATH } from '@/lib/contract/lawyers/search-paths';

/** Returns `/lawyers-online/labor` or `/lawyers-online/labor/cebu`. */
export function landingPath(area: AreaSlug, region?: RegionSlug | null): string {
  return region ? `${SEARCH_PATH}/${area}/${region}` : `${SEARCH_PATH}/${area}`;
}

/** Returns the canonical address of a landing page: the page of the whole country duplicates the one of its area. */
export function canonicalLandingPath(area: AreaSlug, region?: RegionSlug | null): string {
  return landingPath(area, region === 'philippines' ? null : region);
}

/** Returns the landing page of an area by its label in a search, in a region or nationwide. */
export function landingOf(label: AreaLabel, region: SearchRegion | null = null): string {
  const area = AREAS.find((entry) => entry.label === label);
  const place = region && SEO_REGIONS.find((entry) => entry.label === region);
  return area ? landingPath(area.slug, place?.slug) : SEARCH_PATH;
}
