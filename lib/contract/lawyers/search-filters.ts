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

/** Characters of the words in which a legal problem is asked for (`q`). */
export const MAX_WORDS_LENGTH = 200;

/** A legal problem as a search keeps it; the catalogue itself is loaded only where one is chosen. */
export interface ChosenProblem {
  readonly _id: number;
  readonly label: string;
  readonly area: AreaLabel;
}

/** A problem of the catalogue as a search keeps it. */
export function chosenOf({ _id, label, value }: LegalProblem): ChosenProblem {
  return { _id, label, area: value[0] };
}

/** What the address of a search asks for; `search.ts` reads it, `searchHref` writes it. A legal problem implies its area. */
export interface SearchFilters {
  /** The page that searches. */
  readonly path: SearchPath;
  readonly area: AreaLabel | null;
  readonly problem: ChosenProblem | null;
  readonly region: SearchRegion | null;
  readonly language: Language | null;
  /** Highest price of 30 minutes, centavos. */
  readonly maxPrice: number | null;
  /** Only lawyers with a free consultation; always so on their own page. */
  readonly free: boolean;
  /** Only lawyers with an open time then. */
  readonly when: When | null;
  /** By the first open time, instead of the order. */
  readonly soonest: boolean;
  readonly order: SortOption;
}

/** The order of a search that names none (docs/contract/lawyers.md). */
export const DEFAULT_ORDER: SortOption = SORT_OPTIONS[1];

export const NO_FILTERS: SearchFilters = {
  path: SEARCH_PATH,
  area: null,
  problem: null,
  region: null,
  language: null,
  maxPrice: null,
  free: false,
  when: null,
  soonest: false,
  order: DEFAULT_ORDER,
};

/** The same page with nothing chosen but its order. */
export function cleared({ path, soonest, order }: SearchFilters): SearchFilters {
  return { ...NO_FILTERS, path, free: path === FREE_HELP_PATH, soonest, order };
}

/** Whether the free consultation was asked for, and can be taken back on the same page. */
export function choosesFree({ path, free }: SearchFilters): boolean {
  return free && path !== FREE_HELP_PATH;
}

/** The filters in the words of the search call; that of the page of free consultations has no word for them. */
export function searchQueryOf(filters: SearchFilters) {
  return {
    ...(filters.area && { area_of_practice: slugOfArea(filters.area) }),
    ...(filters.problem && { legal_problem: filters.problem._id }),
    ...(filters.region && { region: slugOfRegion(filters.region) }),
    ...(filters.language && { language: filters.language }),
    ...(filters.maxPrice !== null && { max_price: filters.maxPrice }),
    ...(choosesFree(filters) && { free: 1 }),
    ...(filters.when && { when: filters.when }),
    ...(filters.soonest && { soonest: 1 }),
    sort: filters.order.sort,
    sort_direction: filters.order.sort_direction,
  };
}

/** A search as it is called: its parameters, and whether among lawyers with a free consultation alone. */
export interface SearchCall {
  readonly query: ReturnType<typeof searchQueryOf>;
  readonly freeHelp: boolean;
}

export function searchCallOf(filters: SearchFilters): SearchCall {
  return { query: searchQueryOf(filters), freeHelp: filters.path === FREE_HELP_PATH };
}

/** Parameter of the last page a document shows, where it shows more than one. */
export const LAST_PAGE = 'upto';

/**
 * Address of a search; unset filters and the default order are left out.
 *
 * @param page from 0, as in the search call
 * @param lastPage of the pages that are shown one below the other
 */
export function searchHref(filters: SearchFilters, page = 0, lastPage = page): string {
  const { sort, sort_direction, ...wanted } = searchQueryOf(filters);
  const order = sameOrder(filters.order, DEFAULT_ORDER) ? {} : { sort, sort_direction };
  const params = Object.entries({
    ...wanted,
    ...order,
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
