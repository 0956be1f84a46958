import type { RegionSlug } from './regions';

/**
 * The places a reader of a place may also go to, nearest first: cities of the region and across the border, then the
 * regions around it, by land or by the usual ferry.
 */
const NEIGHBORS: Readonly<Record<RegionSlug, readonly RegionSlug[]>> = {
  philippines: [
    'metro-manila',
    'calabarzon',
    'central-luzon',
    'central-visayas',
    'davao-region',
    'northern-mindanao',
  ],
  'metro-manila': [
    'makati',
    'taguig',
    'quezon-city',
    'mandaluyong',
    'ortigas',
    'calabarzon',
    'central-luzon',
  ],
  makati: ['metro-manila', 'taguig', 'mandaluyong', 'ortigas', 'quezon-city', 'calabarzon'],
  taguig: ['metro-manila', 'makati', 'ortigas', 'mandaluyong', 'quezon-city', 'calabarzon'],
  'quezon-city': ['metro-manila', 'mandaluyong', 'ortigas', 'makati', 'taguig', 'central-luzon'],
  mandaluyong: ['metro-manila', 'ortigas', 'makati', 'quezon-city', 'taguig', 'calabarzon'],
  ortigas: ['metro-manila', 'mandaluyong', 'quezon-city', 'makati', 'taguig', 'calabarzon'],
  'central-visayas': [
    'cebu',
    'negros-island-region',
    'eastern-visayas',
    'western-visayas',
    'northern-mindanao',
    'metro-manila',
  ],
  cebu: [
    'central-visayas',
    'negros-island-region',
    'eastern-visayas',
    'western-visayas',
    'northern-mindanao',
    'metro-manila',
  ],
  'davao-region': [
    'soccsksargen',
    'northern-mindanao',
    'caraga',
    'bangsamoro',
    'zamboanga-peninsula',
    'metro-manila',
  ],
  'cordillera-administrative-region': [
    'ilocos-region',
    'cagayan-valley',
    'central-luzon',
    'metro-manila',
  ],
  'ilocos-region': [
    'cordillera-administrative-region',
    'central-luzon',
    'cagayan-valley',
    'metro-manila',
  ],
  'cagayan-valley': [
    'cordillera-administrative-region',
    'ilocos-region',
    'central-luzon',
    'metro-manila',
  ],
  'central-luzon': [
    'metro-manila',
    'quezon-city',
    'ilocos-region',
    'cordillera-administrative-region',
    'cagayan-valley',
    'calabarzon',
  ],
  calabarzon: ['metro-manila', 'taguig', 'makati', 'mimaropa', 'bicol-region', 'central-luzon'],
  mimaropa: ['calabarzon', 'metro-manila', 'western-visayas', 'bicol-region'],
  'bicol-region': ['calabarzon', 'eastern-visayas', 'mimaropa', 'metro-manila'],
  'western-visayas': [
    'negros-island-region',
    'central-visayas',
    'mimaropa',
    'cebu',
    'metro-manila',
  ],
  'negros-island-region': [
    'western-visayas',
    'central-visayas',
    'cebu',
    'zamboanga-peninsula',
    'metro-manila',
  ],
  'eastern-visayas': ['central-visayas', 'cebu', 'bicol-region', 'caraga', 'metro-manila'],
  'zamboanga-peninsula': [
    'northern-mindanao',
    'bangsamoro',
    'negros-island-region',
    'soccsksargen',
    'davao-region',
  ],
  'northern-mindanao': [
    'caraga',
    'bangsamoro',
    'zamboanga-peninsula',
    'davao-region',
    'central-visayas',
    'cebu',
  ],
  soccsksargen: ['davao-region', 'bangsamoro', 'northern-mindanao', 'zamboanga-peninsula'],
  caraga: ['northern-mindanao', 'davao-region', 'eastern-visayas', 'cebu', 'central-visayas'],
  bangsamoro: ['soccsksargen', 'northern-mindanao', 'zamboanga-peninsula', 'davao-region'],
};

/** Places near a place, nearest first. */
export function neighborsOf(region: RegionSlug): readonly RegionSlug[] {
  return NEIGHBORS[region];
}
