import type { LawyerCard } from '@/lib/contract/lawyers/lawyers';
import type { LawyerSummary, SearchResult } from '@/lib/contract/lawyers/search';

export interface LandingLawyers {
  /** Summary for the area and the whole region, also for a city. */
  readonly summary: LawyerSummary;
  /** First page of the same area and region, the region's lawyers first. */
  readonly found: SearchResult;
  /** First page of the city alone; null unless the page is about a city. */
  readonly inCity: SearchResult | null;
  /** Summary for the area nationwide; null if not needed. */
  readonly everywhere: LawyerSummary | null;
}

export interface LawyerGroup {
  readonly kind: 'city' | 'place' | 'elsewhere';
  readonly lawyers: readonly LawyerCard[];
  /** Number of lawyers, including those without a card. */
  readonly total: number;
  /** Counting of the city's lawyers stopped early, so the number elsewhere in the region is unknown. */
  readonly more?: boolean;
}

const CARDS = 6;
/** Cards of the region on a city page, however many the city has. */
const REGION_CARDS = 2;
/** Number of cards below which some of other regions are shown too. */
const MIN_CARDS = 3;

/**
 * Groups the lawyers: those of the city first, then the rest of the region, then, if these are few, some elsewhere;
 * each group in the order of the search, no lawyer twice, no group empty.
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
