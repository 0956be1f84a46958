import type { RegionSlug } from '../regions';
import type { RegionGuide } from './guide';
import { CEBU } from './regions/cebu';
import { METRO_MANILA } from './regions/metro-manila';

const GUIDES: Partial<Record<RegionSlug, RegionGuide>> = {
  'metro-manila': METRO_MANILA,
  cebu: CEBU,
};

/** The guide of a place. */
export function regionGuide(region: RegionSlug): RegionGuide | undefined {
  return GUIDES[region];
}
