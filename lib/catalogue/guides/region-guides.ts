import type { RegionGuide } from '@/lib/catalogue/guide';
import type { RegionSlug } from '../regions';
import { BANGSAMORO } from './regions/bangsamoro';
import { BICOL_REGION } from './regions/bicol-region';
import { CAGAYAN_VALLEY } from './regions/cagayan-valley';
import { CALABARZON } from './regions/calabarzon';
import { CARAGA } from './regions/caraga';
import { CEBU } from './regions/cebu';
import { CENTRAL_LUZON } from './regions/central-luzon';
import { CENTRAL_VISAYAS } from './regions/central-visayas';
import { CORDILLERA } from './regions/cordillera-administrative-region';
import { DAVAO_REGION } from './regions/davao-region';
import { EASTERN_VISAYAS } from './regions/eastern-visayas';
import { ILOCOS_REGION } from './regions/ilocos-region';
import { MAKATI } from './regions/makati';
import { MANDALUYONG } from './regions/mandaluyong';
import { METRO_MANILA } from './regions/metro-manila';
import { MIMAROPA } from './regions/mimaropa';
import { NEGROS_ISLAND_REGION } from './regions/negros-island-region';
import { NORTHERN_MINDANAO } from './regions/northern-mindanao';
import { ORTIGAS } from './regions/ortigas';
import { PHILIPPINES } from './regions/philippines';
import { QUEZON_CITY } from './regions/quezon-city';
import { SOCCSKSARGEN } from './regions/soccsksargen';
import { TAGUIG } from './regions/taguig';
import { WESTERN_VISAYAS } from './regions/western-visayas';
import { ZAMBOANGA_PENINSULA } from './regions/zamboanga-peninsula';

const GUIDES: Readonly<Record<RegionSlug, RegionGuide>> = {
  philippines: PHILIPPINES,
  'metro-manila': METRO_MANILA,
  makati: MAKATI,
  taguig: TAGUIG,
  'quezon-city': QUEZON_CITY,
  mandaluyong: MANDALUYONG,
  ortigas: ORTIGAS,
  'central-visayas': CENTRAL_VISAYAS,
  cebu: CEBU,
  'davao-region': DAVAO_REGION,
  'cordillera-administrative-region': CORDILLERA,
  'ilocos-region': ILOCOS_REGION,
  'cagayan-valley': CAGAYAN_VALLEY,
  'central-luzon': CENTRAL_LUZON,
  calabarzon: CALABARZON,
  mimaropa: MIMAROPA,
  'bicol-region': BICOL_REGION,
  'western-visayas': WESTERN_VISAYAS,
  'negros-island-region': NEGROS_ISLAND_REGION,
  'eastern-visayas': EASTERN_VISAYAS,
  'zamboanga-peninsula': ZAMBOANGA_PENINSULA,
  'northern-mindanao': NORTHERN_MINDANAO,
  soccsksargen: SOCCSKSARGEN,
  caraga: CARAGA,
  bangsamoro: BANGSAMORO,
};

/** The guide of a place that has landing pages. */
export function regionGuide(region: RegionSlug): RegionGuide {
  return GUIDES[region];
}
