import { AREAS, type AreaLabel, type AreaSlug } from '@/lib/catalogue/areas';
import { type RegionSlug, SEO_REGIONS, type SearchRegion } from '@/lib/catalogue/regions';
import { SEARCH_PATH } from '@/lib/contract/lawyers/search-paths';

/** `/lawyers-online/labor` or `/lawyers-online/labor/cebu`. */
export function landingPath(area: AreaSlug, region?: RegionSlug | null): string {
  return region ? `${SEARCH_PATH}/${area}/${region}` : `${SEARCH_PATH}/${area}`;
}

/** The address that a landing page goes by: of the whole country it says what the page of its area says. */
export function canonicalLandingPath(area: AreaSlug, region?: RegionSlug | null): string {
  return landingPath(area, region === 'philippines' ? null : region);
}

/** The landing page of an area as a search names it, in a region or everywhere. */
export function landingOf(label: AreaLabel, region: SearchRegion | null = null): string {
  const area = AREAS.find((entry) => entry.label === label);
  const place = region && SEO_REGIONS.find((entry) => entry.label === region);
  return area ? landingPath(area.slug, place?.slug) : SEARCH_PATH;
}
