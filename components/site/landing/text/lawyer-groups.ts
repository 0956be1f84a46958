import type { LawyerCard } from '@/lib/contract/lawyers/lawyers';
import type { LawyerSummary, SearchResult } from '@/lib/contract/lawyers/search';

/** What a landing page knows of its lawyers. */
export interface LandingLawyers {
  /** Of the area and the whole region, also for a city. */
  readonly summary: LawyerSummary;
  /** First page of the same area and region, the region's lawyers first. */
  readonly found: SearchResult;
  /** First page of the city alone; null where the page is not about a city. */
  readonly inCity: SearchResult | null;
  /** Of the area everywhere; null where not needed. */
  readonly everywhere: LawyerSummary | null;
}

export interface LawyerGroup {
  readonly kind: 'city' | 'place' | 'elsewhere';
  readonly lawyers: readonly LawyerCard[];
  /** How many there are, those that are not shown included. */
  readonly total: number;
  /** Those of the city are more than were counted: nobody knows how many are elsewhere in the region. */
  readonly more?: boolean;
}

/** Cards of the group a page is about. */
const CARDS = 6;
/** Cards of the region that a city page shows, however many the city has. */
const REGION_CARDS = 2;
/** With fewer lawyers than this, some of other regions are shown too. */
const MIN_CARDS = 3;

/**
 * Lawyers of the city first, then those of the rest of the region, then, where these are few, some elsewhere; each part
 * in the order of the search, no lawyer twice, no part empty.
 */
export function groupLawyers({ summary, found, inCity }: LandingLawyers): LawyerGroup[] {
  const city = inCity?.results.slice(0, CARDS) ?? [];
  const cityIds = new Set(inCity?.results.map(({ _id }) => _id));
  const room = Math.max(CARDS - city.length, REGION_CARDS);
  const place = found.results
    .filter(({ _id, exactMatch }) => exactMatch && !cityIds.has(_id))
    .slice(0, room);
  const missing = Math.max(MIN_CARDS - city.length - place.length, 0);
  const elsewhere = found.results.filter(({ exactMatch }) => !exactMatch).slice(0, missing);
  const cityTotal = inCity?.total ?? 0;
  const more = inCity?.moreThanTotal && { more: true };
  const groups: LawyerGroup[] = [
    { kind: 'city', lawyers: city, total: cityTotal, ...more },
    { kind: 'place', lawyers: place, total: summary.total - cityTotal, ...more },
    { kind: 'elsewhere', lawyers: elsewhere, total: found.total - summary.total },
  ];
  return groups.filter(({ lawyers }) => lawyers.length > 0);
}
