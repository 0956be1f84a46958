import { AREAS, type AreaLabel } from '@/lib/catalogue/areas';
import type { Language } from '@/lib/catalogue/languages';
import type { LegalProblem } from '@/lib/catalogue/legal-problems/legal-problems';
import { SEO_REGIONS, type SearchRegion } from '@/lib/catalogue/regions';
import { SORT_OPTIONS, type SortOption } from '@/lib/catalogue/sort-options';
import {
  FREE_HELP_PATH,
  FREE_LAWYERS_ID,
  SEARCH_PATH,
  type SearchPath,
} from '@/lib/contract/lawyers/search-paths';
import type { When } from '@/lib/domain/lawyers/when';

export const MAX_WORDS_LENGTH = 200;

export interface ChosenProblem {
  readonly _id: number;
  readonly label: string;
  readonly area: AreaLabel;
}

/** Converts a problem of the catalogue to the form used by a search. */
export function chosenOf({ _id, label, value }: LegalProblem): ChosenProblem {
  return { _id, label, area: value[0] };
}

/**
 * The filters in the URL of a search; `search.ts` parses it, `searchHref` writes it. A legal problem implies its
 * area.
 */
export interface SearchFilters {
  readonly path: SearchPath;
  readonly area: AreaLabel | null;
  readonly problem: ChosenProblem | null;
  readonly region: SearchRegion | null;
  /** The city or province that was chosen, in the region that is searched. */
  readonly place: string | null;
  readonly language: Language | null;
  /** Highest price of 30 minutes, centavos. */
  readonly maxPrice: number | null;
  readonly free: boolean;
  /** Only lawyers who offer written work at a fixed price. */
  readonly written: boolean;
  readonly when: When | null;
  /** Sorted by the first open time, instead of `order`. */
  readonly soonest: boolean;
  readonly order: SortOption;
}

/** The default order of a search (docs/contract/lawyers.md). */
export const DEFAULT_ORDER: SortOption = SORT_OPTIONS[1];

export const NO_FILTERS: SearchFilters = {
  path: SEARCH_PATH,
  area: null,
  problem: null,
  region: null,
  place: null,
  language: null,
  maxPrice: null,
  free: false,
  written: false,
  when: null,
  soonest: false,
  order: DEFAULT_ORDER,
};

export function cleared({ path, soonest, order }: SearchFilters): SearchFilters {
  return { ...NO_FILTERS, path, free: path === FREE_HELP_PATH, soonest, order };
}

export function choosesFree({ path, free }: SearchFilters): boolean {
  return free && path !== FREE_HELP_PATH;
}

/**
 * Converts the filters to parameters of the search call; the page of free consultations has no parameter for its own
 * restriction.
 */
export function searchQueryOf(filters: SearchFilters) {
  return {
    ...(filters.area && { area_of_practice: slugOfArea(filters.area) }),
    ...(filters.problem && { legal_problem: filters.problem._id }),
    ...(filters.region && { region: slugOfRegion(filters.region) }),
    ...(filters.language && { language: filters.language }),
    ...(filters.maxPrice !== null && { max_price: filters.maxPrice }),
    ...(choosesFree(filters) && { free: 1 }),
    ...(filters.written && { written: 1 }),
    ...(filters.when && { when: filters.when }),
    ...(filters.soonest && { soonest: 1 }),
    sort: filters.order.sort,
    sort_direction: filters.order.sort_direction,
  };
}

/** A search call: its parameters, and whether it covers only lawyers with a free consultation. */
export interface SearchCall {
  readonly query: ReturnType<typeof searchQueryOf>;
  readonly freeHelp: boolean;
}

export function searchCallOf(filters: SearchFilters): SearchCall {
  return { query: searchQueryOf(filters), freeHelp: filters.path === FREE_HELP_PATH };
}

/** Parameter of the last page shown in a document, where it shows more than one. */
export const LAST_PAGE = 'upto';

/**
 * Returns the URL of a search; unset filters and the default order are left out.
 * @param page from 0, as in the search call
 * @param lastPage last of the pages shown one below the other
 */
export function searchHref(filters: SearchFilters, page = 0, lastPage = page): string {
  const { sort, sort_direction, ...wanted } = searchQueryOf(filters);
  const order = sameOrder(filters.order, DEFAULT_ORDER) ? {} : { sort, sort_direction };
  const params = Object.entries({
    ...wanted,
    ...order,
    ...(filters.region && filters.place && { place: filters.place }),
    ...(page > 0 && { page }),
    ...(lastPage > page && { [LAST_PAGE]: lastPage }),
  });
  // There the results begin further down.
  const place = filters.path === FREE_HELP_PATH ? `#${FREE_LAWYERS_ID}` : '';
  if (params.length === 0) return `${filters.path}${place}`;
  const query = new URLSearchParams(params.map(([key, value]) => [key, String(value)]));
  return `${filters.path}?${query}${place}`;
}

type Order = Pick<SortOption, 'sort' | 'sort_direction'>;

export function sameOrder(a: Order, b: Order): boolean {
  return a.sort === b.sort && a.sort_direction === b.sort_direction;
}

export function slugOfArea(label: AreaLabel): string {
  return AREAS.find((area) => area.label === label)?.slug ?? '';
}

export function slugOfRegion(label: SearchRegion): string {
  return SEO_REGIONS.find((region) => region.label === label)?.slug ?? '';
}
