import 'server-only';
import { AREAS, type Area } from '@/lib/catalogue/areas';
import type { SearchQuery, SummaryQuery } from '@/lib/contract/lawyers/search';
import { MAX_PRICE } from '@/lib/domain/lawyers/pricing';
import { PAGE_SIZE } from '@/lib/domain/platform/paging';
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
  return store.aggregate(
    exec,
    { area: areaOf(query), region: query.region?.queryRegion ?? '' },
    first,
  );
}

function criteriaOf(query: SearchQuery): store.SearchCriteria {
  const { city, region } = query;
  return {
    area: areaOf(query),
    region: (city ?? region)?.queryRegion ?? '',
    cities: city?.cities,
    language: query.language,
    maxPrice: query.max_price === undefined ? undefined : Math.min(query.max_price, MAX_PRICE),
    free: query.free === 1,
    sort: query.sort,
    direction: query.sort_direction,
  };
}

/** A legal problem implies its area, whatever area comes with it. */
function areaOf(query: Partial<SearchQuery>): store.SearchCriteria['area'] {
  return query.legal_problem?.area ?? query.area_of_practice?.label ?? store.ANY_AREA;
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
  /** When the check of the IBP ID ends. */
  readonly checkedUntil: Date;
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
      checkedUntil: lawyer.checkedUntil,
    })),
  );
  const before = await store.replaceRows(exec, lawyerIds, rows);
  const touched = new Set([...before, ...rows.map(({ area }) => area)]);
  return AREAS.filter(({ areas }) => areas.some((label) => touched.has(label)));
}
