import { AREAS, type Area } from '@/lib/catalogue/areas';
import { regionGuide } from '@/lib/catalogue/guides/guides';
import { type LandingGuide, landingGuide } from '@/lib/catalogue/guides/landing-guide';
import { SEO_REGIONS, type SeoRegion } from '@/lib/catalogue/regions';

export interface Landing {
  readonly area: Area;
  /** Null on the nationwide page of an area. */
  readonly region: SeoRegion | null;
  readonly guide: LandingGuide;
}

/** Finds the landing page of two slugs, which must match exactly; null if there is none. */
export function findLanding(areaSlug: string, regionSlug: string | null): Landing | null {
  const area = AREAS.find(({ slug }) => slug === areaSlug);
  if (!area) return null;
  if (regionSlug === null) return { area, region: null, guide: landingGuide(area.slug, null) };
  const region = SEO_REGIONS.find(({ slug }) => slug === regionSlug);
  return region ? { area, region, guide: landingGuide(area.slug, region.slug) } : null;
}

/** Returns a place as it reads after “in”: `the Bicol Region`, `Cebu City`; the country for null. */
export function placeOf(region: SeoRegion | null): string {
  return region ? regionGuide(region.slug).place : 'the Philippines';
}

/** Returns a place as a link or a step of the breadcrumb names it: `Bicol Region`, `Cebu City`. */
export function placeLabel({ label }: SeoRegion): string {
  return label.replace(/ \(.*\)$/, '');
}

/** Returns the region of a city; null for a region or the country. */
export function parentOf(region: SeoRegion | null): SeoRegion | null {
  if (!region?.city) return null;
  return SEO_REGIONS.find(({ label }) => label === region.queryRegion) ?? null;
}
