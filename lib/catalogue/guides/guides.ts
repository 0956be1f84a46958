import civil from '@/content/guides/areas/civil.json';
import corporate from '@/content/guides/areas/corporate.json';
import criminal from '@/content/guides/areas/criminal.json';
import election from '@/content/guides/areas/election.json';
import immigration from '@/content/guides/areas/immigration.json';
import intellectualProperty from '@/content/guides/areas/intellectual-property.json';
import labor from '@/content/guides/areas/labor.json';
import landIssues from '@/content/guides/areas/land-issues.json';
import taxation from '@/content/guides/areas/taxation.json';
import bangsamoro from '@/content/guides/regions/bangsamoro.json';
import bicolRegion from '@/content/guides/regions/bicol-region.json';
import cagayanValley from '@/content/guides/regions/cagayan-valley.json';
import calabarzon from '@/content/guides/regions/calabarzon.json';
import caraga from '@/content/guides/regions/caraga.json';
import cebu from '@/content/guides/regions/cebu.json';
import centralLuzon from '@/content/guides/regions/central-luzon.json';
import centralVisayas from '@/content/guides/regions/central-visayas.json';
import cordilleraAdministrativeRegion from '@/content/guides/regions/cordillera-administrative-region.json';
import davaoRegion from '@/content/guides/regions/davao-region.json';
import easternVisayas from '@/content/guides/regions/eastern-visayas.json';
import ilocosRegion from '@/content/guides/regions/ilocos-region.json';
import makati from '@/content/guides/regions/makati.json';
import mandaluyong from '@/content/guides/regions/mandaluyong.json';
import metroManila from '@/content/guides/regions/metro-manila.json';
import mimaropa from '@/content/guides/regions/mimaropa.json';
import negrosIslandRegion from '@/content/guides/regions/negros-island-region.json';
import northernMindanao from '@/content/guides/regions/northern-mindanao.json';
import ortigas from '@/content/guides/regions/ortigas.json';
import philippines from '@/content/guides/regions/philippines.json';
import quezonCity from '@/content/guides/regions/quezon-city.json';
import soccsksargen from '@/content/guides/regions/soccsksargen.json';
import taguig from '@/content/guides/regions/taguig.json';
import westernVisayas from '@/content/guides/regions/western-visayas.json';
import zamboangaPeninsula from '@/content/guides/regions/zamboanga-peninsula.json';
import type { AreaSlug } from '../areas';
import { contentOf } from '../content-file';
import type { RegionSlug } from '../regions';
import { type AreaGuide, areaGuideFile, type RegionGuide, regionGuideFile } from './guide';

const OF_AREAS: Readonly<Record<AreaSlug, unknown>> = {
  civil,
  'land-issues': landIssues,
  criminal,
  labor,
  corporate,
  taxation,
  immigration,
  'intellectual-property': intellectualProperty,
  election,
};

const OF_REGIONS: Readonly<Record<RegionSlug, unknown>> = {
  philippines,
  'metro-manila': metroManila,
  makati,
  taguig,
  'quezon-city': quezonCity,
  mandaluyong,
  ortigas,
  'central-visayas': centralVisayas,
  cebu,
  'davao-region': davaoRegion,
  'cordillera-administrative-region': cordilleraAdministrativeRegion,
  'ilocos-region': ilocosRegion,
  'cagayan-valley': cagayanValley,
  'central-luzon': centralLuzon,
  calabarzon,
  mimaropa,
  'bicol-region': bicolRegion,
  'western-visayas': westernVisayas,
  'negros-island-region': negrosIslandRegion,
  'eastern-visayas': easternVisayas,
  'zamboanga-peninsula': zamboangaPeninsula,
  'northern-mindanao': northernMindanao,
  soccsksargen,
  caraga,
  bangsamoro,
};

const AREA_GUIDES = new Map(
  Object.entries(OF_AREAS).map(([slug, file]) => {
    const guide = contentOf(areaGuideFile, `guides/areas/${slug}`, file);
    return [guide.area, guide];
  }),
);

const REGION_GUIDES = new Map(
  Object.entries(OF_REGIONS).map(([slug, file]) => {
    const guide = contentOf(regionGuideFile, `guides/regions/${slug}`, file);
    return [guide.region, guide];
  }),
);

/** The guide of an area of practice. */
export function areaGuide(area: AreaSlug): AreaGuide {
  return found(AREA_GUIDES.get(area), area);
}

/** The guide of a place that has landing pages. */
export function regionGuide(region: RegionSlug): RegionGuide {
  return found(REGION_GUIDES.get(region), region);
}

function found<T>(guide: T | undefined, slug: string): T {
  if (!guide) throw new Error(`content/guides has no guide of ${slug}`);
  return guide;
}
