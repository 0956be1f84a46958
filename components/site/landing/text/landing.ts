import { AREAS, type Area } from '@/lib/catalogue/areas';
import { regionGuide } from '@/lib/catalogue/guides/guides';
import { type LandingGuide, landingGuide } from '@/lib/catalogue/guides/landing-guide';
import { SEO_REGIONS, type SeoRegion } from '@/lib/catalogue/regions';

/** What a landing page is about. */
export interface Landing {
  readonly area: Area;
  /** Null on the page of an area everywhere. */
  readonly region: SeoRegion | null;
  readonly guide: LandingGuide;
}

/** The landing page of two slugs, exactly as they are written; null where there is none. */
export function findLanding(areaSlug: string, regionSlug: string | null): Landing | null {
  const area = AREAS.find(({ slug }) => slug === areaSlug);
  if (!area) return null;
  if (regionSlug === null) return { area, region: null, guide: landingGuide(area.slug, null) };
  const region = SEO_REGIONS.find(({ slug }) => slug === regionSlug);
  return region ? { area, region, guide: landingGuide(area.slug, region.slug) } : null;
}

/** A place as it reads after “in”: `the Bicol Region`, `Cebu City`; the country for none. */
export function placeOf(region: SeoRegion | null): string {
  return region ? regionGuide(region.slug).place : 'the Philippines';
}

/** A place as a link or a step of the breadcrumb names it: `Bicol Region`, `Cebu City`. */
export function placeLabel({ label }: SeoRegion): string {
  return label.replace(/ \(.*\)$/, '');
}

/** The region a city lies in; null for a region or the country. */
export function parentOf(region: SeoRegion | null): SeoRegion | null {
  if (!region?.city) return null;
  return SEO_REGIONS.find(({ label }) => label === region.queryRegion) ?? null;
}
