import civil from '@/content/guides/areas/civil.json' with { type: 'json' };
import corporate from '@/content/guides/areas/corporate.json' with { type: 'json' };
import criminal from '@/content/guides/areas/criminal.json' with { type: 'json' };
import election from '@/content/guides/areas/election.json' with { type: 'json' };
import immigration from '@/content/guides/areas/immigration.json' with { type: 'json' };
import intellectualProperty from '@/content/guides/areas/intellectual-property.json' with {
  type: 'json',
};
import labor from '@/content/guides/areas/labor.json' with { type: 'json' };
import landIssues from '@/content/guides/areas/land-issues.json' with { type: 'json' };
import taxation from '@/content/guides/areas/taxation.json' with { type: 'json' };
import bangsamoro from '@/content/guides/regions/bangsamoro.json' with { type: 'json' };
import bicolRegion from '@/content/guides/regions/bicol-region.json' with { type: 'json' };
import cagayanValley from '@/content/guides/regions/cagayan-valley.json' with { type: 'json' };
import calabarzon from '@/content/guides/regions/calabarzon.json' with { type: 'json' };
import caraga from '@/content/guides/regions/caraga.json' with { type: 'json' };
import cebu from '@/content/guides/regions/cebu.json' with { type: 'json' };
import centralLuzon from '@/content/guides/regions/central-luzon.json' with { type: 'json' };
import centralVisayas from '@/content/guides/regions/central-visayas.json' with { type: 'json' };
import cordilleraAdministrativeRegion from '@/content/guides/regions/cordillera-administrative-region.json' with {
  type: 'json',
};
import davaoRegion from '@/content/guides/regions/davao-region.json' with { type: 'json' };
import easternVisayas from '@/content/guides/regions/eastern-visayas.json' with { type: 'json' };
import ilocosRegion from '@/content/guides/regions/ilocos-region.json' with { type: 'json' };
import makati from '@/content/guides/regions/makati.json' with { type: 'json' };
import mandaluyong from '@/content/guides/regions/mandaluyong.json' with { type: 'json' };
import metroManila from '@/content/guides/regions/metro-manila.json' with { type: 'json' };
import mimaropa from '@/content/guides/regions/mimaropa.json' with { type: 'json' };
import negrosIslandRegion from '@/content/guides/regions/negros-island-region.json' with {
  type: 'json',
};
import northernMindanao from '@/content/guides/regions/northern-mindanao.json' with {
  type: 'json',
};
import ortigas from '@/content/guides/regions/ortigas.json' with { type: 'json' };
import philippines from '@/content/guides/regions/philippines.json' with { type: 'json' };
import quezonCity from '@/content/guides/regions/quezon-city.json' with { type: 'json' };
import soccsksargen from '@/content/guides/regions/soccsksargen.json' with { type: 'json' };
import taguig from '@/content/guides/regions/taguig.json' with { type: 'json' };
import westernVisayas from '@/content/guides/regions/western-visayas.json' with { type: 'json' };
import zamboangaPeninsula from '@/content/guides/regions/zamboanga-peninsula.json' with {
  type: 'json',
};
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

export function areaGuide(area: AreaSlug): AreaGuide {
  return found(AREA_GUIDES.get(area), area);
}

export function regionGuide(region: RegionSlug): RegionGuide {
  return found(REGION_GUIDES.get(region), region);
}

function found<T>(guide: T | undefined, slug: string): T {
  if (!guide) throw new Error(`content/guides has no guide of ${slug}`);
  return guide;
}
