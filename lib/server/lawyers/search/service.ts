import 'server-only';
import { AREAS, type Area, findArea } from '@/lib/catalogue/areas';
import { LANGUAGES } from '@/lib/catalogue/languages';
import { findLegalProblem } from '@/lib/catalogue/legal-problems/legal-problems';
import { findRegion, type SeoRegion } from '@/lib/catalogue/regions';
import type { SearchQuery, SummaryQuery } from '@/lib/contract/lawyers/lawyers';
import { TEXTS } from '@/lib/contract/platform/texts';
import { MAX_PRICE } from '@/lib/domain/payments/pricing';
import { PAGE_SIZE } from '@/lib/domain/platform/paging';
import { AppError } from '@/lib/server/platform/app-error';
import type { Executor } from '@/lib/server/platform/db/pool';
import * as store from './store';

export interface SearchPage {
  readonly hits: readonly store.SearchHit[];
  readonly total: number;
  /** How many lawyers fit area and region both. */
  readonly exactCount: number;
  readonly hasMore: boolean;
}

/** One page of lawyers: those of the wanted region first, then the others. Two statements. */
export async function findPage(exec: Executor, query: SearchQuery): Promise<SearchPage> {
  const criteria = criteriaOf(query);
  const { total, exact } = await store.countHits(exec, criteria);
  const offset = query.page * PAGE_SIZE;
  const hits = await store.findHits(exec, criteria, exact, offset, PAGE_SIZE);
  return { hits, total, exactCount: exact, hasMore: offset + PAGE_SIZE < total };
}

/** Aggregates of all lawyers of area and region, and the first of them. One statement. */
export async function aggregate(
  exec: Executor,
  query: SummaryQuery,
  first: number,
): Promise<store.Aggregate> {
  return store.aggregate(exec, { area: areaOf(query), region: regionOf(query.region) }, first);
}

/** The query in the catalogue's own terms; throws `invalid_input` for a value the catalogue does not have. */
function criteriaOf(query: SearchQuery): store.SearchCriteria {
  const city = cityOf(query.city);
  return {
    area: areaOf(query),
    region: city?.queryRegion ?? regionOf(query.region),
    cities: city?.cities,
    language: languageOf(query.language),
    maxPrice: query.max_price === undefined ? undefined : Math.min(query.max_price, MAX_PRICE),
    sort: query.sort,
    direction: query.sort_direction,
  };
}

/** A legal problem implies its area, whatever area comes with it. */
function areaOf(query: Partial<SearchQuery>): store.SearchCriteria['area'] {
  const area = query.area_of_practice ? findArea(query.area_of_practice) : undefined;
  if (query.area_of_practice && !area) throw unknown('area_of_practice');
  if (query.legal_problem === undefined) return area?.label ?? store.ANY_AREA;
  const problem = findLegalProblem(query.legal_problem);
  if (!problem) throw unknown('legal_problem');
  return problem.value[0];
}

function regionOf(value: string | undefined): store.SearchCriteria['region'] {
  if (!value) return '';
  const region = findRegion(value);
  if (!region) throw unknown('region');
  return region.queryRegion;
}

function cityOf(value: string | undefined): SeoRegion | undefined {
  if (!value) return undefined;
  const city = findRegion(value);
  if (!city?.cities) throw unknown('city');
  return city;
}

function languageOf(value: string | undefined): store.SearchCriteria['language'] {
  if (!value) return undefined;
  const wanted = value.trim().toLowerCase();
  const language = LANGUAGES.find((name) => name.toLowerCase() === wanted);
  if (!language) throw unknown('language');
  return language;
}

function unknown(field: keyof SearchQuery): AppError {
  const message = TEXTS.validation.required;
  return new AppError('invalid_input', message, { fields: { [field]: message } });
}

/** One visible lawyer of each region, both chosen at random for a Manila day: the same all day, another the next. */
export function sampleForDay(exec: Executor, day: string): Promise<string[]> {
  return store.sampleLawyers(exec, day);
}

interface Searchable {
  readonly id: string;
  readonly areas: readonly string[];
  readonly region: string;
  readonly languages: string[];
  readonly rating: number;
  readonly price30: number;
  readonly barYear: number;
  readonly freeConsultation: boolean;
}

/**
 * Makes search find exactly the lawyers of `found` among `lawyerIds`, under each of their areas and under any. Returns
 * the areas that any of them is or was found in.
 */
export async function replaceSearchRows(
  exec: Executor,
  lawyerIds: readonly string[],
  found: readonly Searchable[],
): Promise<Area[]> {
  const rows = found.flatMap(({ id, areas, price30, ...lawyer }) =>
    [store.ANY_AREA, ...new Set(areas)].map((area) => ({
      lawyerId: id,
      area,
      region: lawyer.region,
      languages: lawyer.languages,
      rating: lawyer.rating,
      price: price30,
      barYear: lawyer.barYear,
      freeConsultation: lawyer.freeConsultation,
    })),
  );
  const before = await store.replaceRows(exec, lawyerIds, rows);
  const touched = new Set([...before, ...rows.map(({ area }) => area)]);
  return AREAS.filter(({ areas }) => areas.some((label) => touched.has(label)));
}
