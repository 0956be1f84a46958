import { countFilters } from '@/components/lawyers/search/filters/wording';
import { FREE_RULE } from '@/lib/catalogue/free-rule';
import { choosesFree, type SearchFilters } from '@/lib/contract/lawyers/search-filters';
import { SEARCH_PATH } from '@/lib/contract/lawyers/search-paths';
import { formatCount } from '@/lib/domain/platform/numbers';
import { SITE } from '@/lib/site';
import { shortRegion } from '../practice';
import { countLawyers, lawyersOf, resultsTitle, whereOf } from './filters/wording';

export interface FoundLawyers {
  /** Matching lawyers, those of other regions included. */
  readonly total: number;
  /** The real count is above `total`. */
  readonly moreThanTotal?: boolean;
  /** Whether any of them matches both area and region. */
  readonly anyExact: boolean;
  /** Number of exact matches; null if the page does not show it. */
  readonly exact: number | null;
}

export function titleOf(filters: SearchFilters, { total, anyExact }: FoundLawyers): string {
  if (anyExact) return resultsTitle(filters);
  if (total === 0) {
    if (isFreeAlone(filters)) return 'No lawyer offers a free consultation now';
    return countFilters(filters) > 0 ? 'No lawyer fits these filters' : 'Lawyers';
  }
  const wanted = lawyersOf(filters.area).toLowerCase();
  return `No exact match for ${wanted} in ${whereOf(filters)}`;
}

export function introOf(filters: SearchFilters, found: FoundLawyers): string {
  if (found.total === 0) {
    if (isFreeAlone(filters)) return 'Each lawyer decides whether to offer one.';
    return countFilters(filters) > 0
      ? 'Remove one to see more lawyers.'
      : `Nobody is listed on ${SITE.name} at the moment.`;
  }
  return found.anyExact ? exactIntro(filters, found) : nearIntro(filters, found);
}

/** Whether the free consultation is the only active filter. */
export function isFreeAlone(filters: SearchFilters): boolean {
  return filters.free && countFilters(filters) === (choosesFree(filters) ? 1 : 0);
}

function exactIntro(
  { problem, region, free }: SearchFilters,
  { total, moreThanTotal, exact }: FoundLawyers,
): string {
  const purpose = problem ? ` for “${problem.label}”` : '';
  const rule = free ? ` ${FREE_RULE.sentence}` : '';
  const all = `${countLawyers(total, moreThanTotal)}${purpose}`;
  if (!region || exact === total) return `${all}.${rule}`;
  if (exact === null || moreThanTotal) {
    return `${all}, those in ${shortRegion(region)} first.${rule}`;
  }
  const others = formatCount(total - exact);
  return `${countLawyers(exact)}${purpose}, and ${others} in other regions.${rule}`;
}

/** Describes the order of the list in a few words. */
export function orderLine({ soonest, order }: SearchFilters): string {
  const low = order.sort_direction === 1;
  if (soonest) return 'The earliest open time first.';
  if (order.sort === 'price') return `${low ? 'Lowest' : 'Highest'} 30-minute price first.`;
  // By the year of admission: the latest years are the fewest in practice.
  if (order.sort === 'bar_year') return `${low ? 'Most' : 'Fewest'} years in practice first.`;
  return low
    ? 'Lowest rating first; ties go to fewer reviews.'
    : 'Highest rating first; ties go to more reviews.';
}

function nearIntro(
  { area, language, maxPrice, free, written, when }: SearchFilters,
  { total, moreThanTotal }: FoundLawyers,
): string {
  const nobody =
    language !== null || maxPrice !== null || free || written || when !== null
      ? 'No lawyer in this region fits the other filters.'
      : `No lawyer on ${SITE.name} lists this ${area ? 'area in this region' : 'region'} yet.`;
  const others = area ? ` ${lawyersOf(area).toLowerCase()}` : '';
  return total === 1
    ? `${nobody} Below is 1${others.replace(/s$/, '')} elsewhere who meets by video or phone.`
    : `${nobody} Below are ${formatCount(total)}${moreThanTotal ? '+' : ''}${others} elsewhere who meet by video or phone.`;
}

interface WiderSearch {
  readonly kind: 'region' | 'area' | 'when' | 'price' | 'language' | 'free' | 'written';
  readonly label: string;
  readonly filters: SearchFilters;
}

/** Returns wider searches, each with one filter removed. */
export function widerSearches(filters: SearchFilters): WiderSearch[] {
  const { area, region, language, maxPrice, free, written, when } = filters;
  const ways: WiderSearch[] = [];
  if (region) {
    ways.push({
      kind: 'region',
      label: 'Search all regions',
      filters: { ...filters, region: null, place: null },
    });
  }
  if (area) {
    const where = region ? ` in ${shortRegion(region)}` : '';
    const wider = { ...filters, area: null, problem: null };
    ways.push({ kind: 'area', label: `Other areas${where}`, filters: wider });
  }
  if (when) {
    ways.push({ kind: 'when', label: 'Any time', filters: { ...filters, when: null } });
  }
  if (maxPrice !== null) {
    ways.push({ kind: 'price', label: 'Any price', filters: { ...filters, maxPrice: null } });
  }
  if (language) {
    ways.push({ kind: 'language', label: 'Any language', filters: { ...filters, language: null } });
  }
  if (free) {
    ways.push({
      kind: 'free',
      label: 'With or without a free consultation',
      filters: { ...filters, path: SEARCH_PATH, free: false },
    });
  }
  if (written) {
    ways.push({
      kind: 'written',
      label: 'With or without written work',
      filters: { ...filters, written: false },
    });
  }
  return ways;
}

/**
 * Returns the number of exact matches of a search, computed from one of its pages. Exact matches come first, so the
 * count is known if they end on this page or if it is the last; null otherwise.
 */
export function exactCount(
  lawyers: readonly { exactMatch: boolean }[],
  before: number,
  hasMore: boolean,
): number | null {
  const here = lawyers.filter(({ exactMatch }) => exactMatch).length;
  if (here === 0 && before > 0) return null;
  return here < lawyers.length || !hasMore ? before + here : null;
}
