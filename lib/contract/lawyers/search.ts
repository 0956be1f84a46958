import * as z from 'zod';
import { findArea } from '@/lib/catalogue/areas';
import { LANGUAGES } from '@/lib/catalogue/languages';
import { findLegalProblem } from '@/lib/catalogue/legal-problems/legal-problems';
import { placeCalled, regionOfPlace } from '@/lib/catalogue/places';
import { findRegion, type SearchRegion, type SeoRegion } from '@/lib/catalogue/regions';
import { SORT_OPTIONS } from '@/lib/catalogue/sort-options';
import { COPY } from '@/lib/contract/platform/copy';
import { endpoint } from '@/lib/contract/platform/endpoint';
import { centavos, instant, page, paged } from '@/lib/contract/platform/fields';
import { WHEN } from '@/lib/domain/lawyers/when';
import { type AskedProblem, readWords } from './asked-problem';
import { lawyerCard } from './lawyers';
import {
  type ChosenProblem,
  chosenOf,
  DEFAULT_ORDER,
  LAST_PAGE,
  type SearchFilters,
  sameOrder,
} from './search-filters';
import { FREE_HELP_PATH, SEARCH_PATH, type SearchPath } from './search-paths';

const tag = 'Lawyers';

function naming<T>(find: (text: string) => T | undefined) {
  return (text: string, context: z.RefinementCtx<string>): T | undefined => {
    const found = find(text);
    if (found !== undefined || text === '') return found;
    context.addIssue({ code: 'custom', message: COPY.validation.required, input: text });
    return z.NEVER;
  };
}

const area = z.string().max(80).transform(naming(findArea));
/** By label or slug; a city or province selects its region, under any of its names, `philippines` selects none. */
const region = z
  .string()
  .max(80)
  .transform(naming((text) => findRegion(text) ?? findRegion(regionOfPlace(text) ?? '')));
/** By slug or label: only lawyers there. It implies its region. */
const city = z.string().max(80).transform(naming(findCity));
const language = z.string().max(40).transform(naming(findLanguage));
/** By id. It implies its area and overrides any given one. */
const problem = z.coerce
  .string<string | number>()
  .regex(/^\d{1,4}$/)
  .meta({ override: { type: 'integer', pattern: undefined } })
  .transform(naming(findProblem));
/** `1`: only lawyers with a free consultation. */
const free = z.coerce.number<string | number>().pipe(z.literal(1));
/** `1`: only lawyers who offer written work at a fixed price. */
const written = z.coerce.number<string | number>().pipe(z.literal(1));
const when = z.enum(WHEN);
/** `1`: sorted by the first open time, whatever order is given. */
const soonest = z.coerce.number<string | number>().pipe(z.literal(1));
/** Centavos, compared with the 30-minute price. */
const maxPrice = z.coerce.number<string | number>().int().min(0);
const order = {
  sort: z.enum(['rating', 'price', 'bar_year']).default(DEFAULT_ORDER.sort),
  sort_direction: z.coerce
    .number<string | number>()
    .pipe(z.literal([1, -1]))
    .default(DEFAULT_ORDER.sort_direction),
};

/** The parameters of a search, as slugs, labels and ids of the catalogue. Unknown values are refused by name. */
export const searchQuery = z.object({
  area_of_practice: area.optional(),
  legal_problem: problem.optional(),
  region: region.optional(),
  city: city.optional(),
  language: language.optional(),
  max_price: maxPrice.optional(),
  free: free.optional(),
  written: written.optional(),
  when: when.optional(),
  soonest: soonest.optional(),
  ...order,
  page,
});
export type SearchInput = z.input<typeof searchQuery>;
export type SearchQuery = z.output<typeof searchQuery>;

/**
 * The same parameters in a page's URL. Unreadable ones are ignored, so that an old or mistyped link still searches
 * with the rest.
 */
const readable = z.object({
  area_of_practice: area.optional().catch(undefined),
  legal_problem: problem.optional().catch(undefined),
  region: region.optional().catch(undefined),
  language: language.optional().catch(undefined),
  max_price: maxPrice.optional().catch(undefined),
  free: free.optional().catch(undefined),
  written: written.optional().catch(undefined),
  when: when.optional().catch(undefined),
  soonest: soonest.optional().catch(undefined),
  page: page.catch(0),
  [LAST_PAGE]: page.catch(0),
});
const readableOrder = z.object(order).catch(DEFAULT_ORDER);

/** Longest name of a place that is looked up. */
const MAX_PLACE = 80;

export type RawParams = Record<string, string | string[] | undefined>;

interface ReadSearch {
  filters: SearchFilters;
  page: number;
  lastPage: number;
  asked: AskedProblem | null;
}

export function readSearch(raw: RawParams, path: SearchPath = SEARCH_PATH): ReadSearch {
  const params = firstOfEach(raw);
  const found = readable.parse(params);
  const chosen = readableOrder.parse(params);
  const area = found.area_of_practice?.label ?? null;
  const { problem, asked } = found.legal_problem
    ? { problem: found.legal_problem, asked: null }
    : readWords(params.q, area);
  const region = found.region?.queryRegion || null;
  return {
    asked,
    filters: {
      path,
      area: problem?.area ?? area,
      problem,
      region,
      place: placeWithin(region, [params.place, params.region]),
      language: found.language ?? null,
      maxPrice: found.max_price ?? null,
      free: path === FREE_HELP_PATH || found.free === 1,
      written: found.written === 1,
      when: found.when ?? null,
      soonest: found.soonest === 1,
      order: SORT_OPTIONS.find((option) => sameOrder(option, chosen)) ?? DEFAULT_ORDER,
    },
    page: found.page,
    lastPage: Math.max(found.page, found[LAST_PAGE]),
  };
}

/** Returns the first of these texts that names a city or province of the region; a region itself is no place in it. */
function placeWithin(region: SearchRegion | null, typed: readonly (string | undefined)[]) {
  const places = typed.map((text) => (text ? placeCalled(text.slice(0, MAX_PLACE)) : undefined));
  const found = places.find((place) => place?.region === region && place.label !== region);
  return found?.label ?? null;
}

/** Returns the first value of each parameter; empty ones count as missing, as a form without scripts sends them. */
export function firstOfEach(raw: RawParams): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(raw).map(([name, value]) => [
      name,
      (Array.isArray(value) ? value[0] : value) || undefined,
    ]),
  );
}

function findProblem(id: string): ChosenProblem | undefined {
  const found = id === '' ? undefined : findLegalProblem(Number(id));
  return found && chosenOf(found);
}

function findCity(text: string): SeoRegion | undefined {
  const found = findRegion(text);
  return found?.cities && found;
}

function findLanguage(text: string) {
  const wanted = text.trim().toLowerCase();
  return LANGUAGES.find((name) => name.toLowerCase() === wanted);
}

const foundLawyers = paged(lawyerCard).extend({
  total: z.int(),
  /** Set where counting stopped at `total`: there are more. */
  moreThanTotal: z.literal(true).optional(),
  exactMatch: z.boolean(),
});

export const searchLawyers = endpoint({
  method: 'GET',
  path: '/api/v1/lawyers',
  access: 'public',
  tag,
  summary: 'Find lawyers; exact matches of area and region first',
  query: searchQuery,
  status: 200,
  response: foundLawyers,
  errors: ['rate_limited'],
});
export type SearchResult = z.output<(typeof searchLawyers)['response']>;

export const searchFreeHelp = endpoint({
  method: 'GET',
  path: '/api/v1/lawyers/free-legal-help',
  access: 'public',
  tag,
  summary: 'The same search among lawyers with a free consultation only',
  query: searchQuery.omit({ free: true }),
  status: 200,
  response: foundLawyers,
  errors: ['rate_limited'],
});

const priceRange = z.object({ min: centavos, max: centavos });
export type PriceRange = z.output<typeof priceRange>;

export const summarizeLawyers = endpoint({
  method: 'GET',
  path: '/api/v1/lawyers/summary',
  access: 'public',
  tag,
  summary:
    'How many lawyers of an area and region there are, what they ask and when the first is free',
  query: searchQuery.pick({ area_of_practice: true, region: true }),
  status: 200,
  response: z
    .object({
      total: z.int(),
      /** Null when there are no lawyers. */
      price_30: priceRange.nullable(),
      price_60: priceRange.nullable(),
      /** Start of the earliest open time of any of the lawyers; null when nothing is open in the days shown. */
      earliest: instant.nullable(),
      languages: z.array(z.string()),
      regions: z.array(z.object({ region: z.string(), total: z.int() })),
    })
    .meta({ id: 'LawyerSummary' }),
  errors: ['rate_limited'],
});
export type SummaryQuery = z.output<(typeof summarizeLawyers)['query']>;
export type LawyerSummary = z.output<(typeof summarizeLawyers)['response']>;
