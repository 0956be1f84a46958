/** The regions a search can be narrowed to, in display order. */
export const SEARCH_REGIONS = [
  'Metro Manila (NCR)',
  'Central Visayas (VII)',
  'Davao Region (XI)',
  'Cordillera Administrative Region (CAR)',
  'Ilocos Region (I)',
  'Cagayan Valley (II)',
  'Central Luzon (III)',
  'Calabarzon (IV-A)',
  'MIMAROPA (Region IV-B)',
  'Bicol Region (V)',
  'Western Visayas (VI)',
  'Negros Island Region (NIR)',
  'Eastern Visayas (VIII)',
  'Zamboanga Peninsula (IX)',
  'Northern Mindanao (X)',
  'Soccsksargen (XII)',
  'Caraga (XIII)',
  'Bangsamoro (BARMM)',
] as const;

export type SearchRegion = (typeof SEARCH_REGIONS)[number];

export const REGION_SLUGS = [
  'philippines',
  'metro-manila',
  'makati',
  'taguig',
  'quezon-city',
  'mandaluyong',
  'ortigas',
  'central-visayas',
  'cebu',
  'davao-region',
  'cordillera-administrative-region',
  'ilocos-region',
  'cagayan-valley',
  'central-luzon',
  'calabarzon',
  'mimaropa',
  'bicol-region',
  'western-visayas',
  'negros-island-region',
  'eastern-visayas',
  'zamboanga-peninsula',
  'northern-mindanao',
  'soccsksargen',
  'caraga',
  'bangsamoro',
] as const;

export type RegionSlug = (typeof REGION_SLUGS)[number];

export interface SeoRegion {
  slug: RegionSlug;
  label: string;
  /** The search region of the page; empty for the whole country. */
  queryRegion: SearchRegion | '';
  /** Set where the page is about one city of that region. */
  city?: string;
  /** The city names, as lawyers enter them, that belong to it; set with `city`. */
  cities?: readonly string[];
}

export const SEO_REGIONS: readonly SeoRegion[] = [
  { slug: 'philippines', label: 'Philippines', queryRegion: '' },
  region('metro-manila', 'Metro Manila (NCR)'),
  city('makati', 'Makati', 'Metro Manila (NCR)'),
  city('taguig', 'Taguig', 'Metro Manila (NCR)'),
  city('quezon-city', 'Quezon City', 'Metro Manila (NCR)'),
  city('mandaluyong', 'Mandaluyong', 'Metro Manila (NCR)'),
  city('ortigas', 'Ortigas', 'Metro Manila (NCR)', ['Ortigas', 'Ortigas Center', 'Pasig']),
  region('central-visayas', 'Central Visayas (VII)'),
  city('cebu', 'Cebu City', 'Central Visayas (VII)'),
  region('davao-region', 'Davao Region (XI)'),
  region('cordillera-administrative-region', 'Cordillera Administrative Region (CAR)'),
  region('ilocos-region', 'Ilocos Region (I)'),
  region('cagayan-valley', 'Cagayan Valley (II)'),
  region('central-luzon', 'Central Luzon (III)'),
  region('calabarzon', 'Calabarzon (IV-A)'),
  region('mimaropa', 'MIMAROPA (Region IV-B)'),
  region('bicol-region', 'Bicol Region (V)'),
  region('western-visayas', 'Western Visayas (VI)'),
  region('negros-island-region', 'Negros Island Region (NIR)'),
  region('eastern-visayas', 'Eastern Visayas (VIII)'),
  region('zamboanga-peninsula', 'Zamboanga Peninsula (IX)'),
  region('northern-mindanao', 'Northern Mindanao (X)'),
  region('soccsksargen', 'Soccsksargen (XII)'),
  region('caraga', 'Caraga (XIII)'),
  region('bangsamoro', 'Bangsamoro (BARMM)'),
];

function region(slug: RegionSlug, label: SearchRegion): SeoRegion {
  return { slug, label, queryRegion: label };
}

function city(
  slug: RegionSlug,
  name: string,
  queryRegion: SearchRegion,
  cities: readonly string[] = [name],
): SeoRegion {
  return { slug, label: name, queryRegion, city: name, cities };
}

export function findRegion(slugOrLabel: string): SeoRegion | undefined {
  const wanted = slugOrLabel.trim().toLowerCase();
  return SEO_REGIONS.find(({ slug, label }) => slug === wanted || label.toLowerCase() === wanted);
}
