import 'server-only';
import { AREAS, type Area } from '@/lib/catalogue/areas';
import type { SearchQuery, SummaryQuery } from '@/lib/contract/lawyers/search';
import { MAX_PRICE } from '@/lib/domain/lawyers/pricing';
import { endOf, type When } from '@/lib/domain/lawyers/when';
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
export async function findPage(
  exec: Executor,
  query: SearchQuery,
  now: number,
): Promise<SearchPage> {
  const criteria = criteriaOf(query, now);
  const { total, exact } = await store.countHits(exec, criteria);
  const offset = query.page * PAGE_SIZE;
  const hits = await store.findHits(exec, criteria, exact, offset, PAGE_SIZE);
  return { hits, total, exactCount: exact, hasMore: offset + PAGE_SIZE < total };
}

export type Aggregate = store.Aggregate;

/** Aggregates of all lawyers of area and region. One statement. */
export async function aggregate(
  exec: Executor,
  query: SummaryQuery,
  now: number,
): Promise<Aggregate> {
  const { queryRegion: region = '' } = query.region ?? {};
  return store.aggregate(exec, { area: areaOf(query), region }, now);
}

function criteriaOf(query: SearchQuery, now: number): store.SearchCriteria {
  const { city, region } = query;
  return {
    area: areaOf(query),
    region: (city ?? region)?.queryRegion ?? '',
    cities: city?.cities,
    language: query.language,
    maxPrice: query.max_price === undefined ? undefined : Math.min(query.max_price, MAX_PRICE),
    free: query.free === 1,
    open: query.when && openAt(query.when, now),
    ...(query.soonest
      ? { sort: 'soonest', direction: 1 }
      : { sort: query.sort, direction: query.sort_direction }),
  };
}

function openAt(when: When, now: number): store.SearchCriteria['open'] {
  if (when === 'evenings') return { kind: 'evening', after: now };
  if (when === 'weekends') return { kind: 'weekend', after: now };
  return { kind: 'any', after: now, before: endOf(when, now) };
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
  readonly reviewCount: number;
  readonly price30: number;
  readonly barYear: number;
  readonly freeConsultation: boolean;
  /** When the check of the IBP ID ends. */
  readonly checkedUntil: Date;
}

const NO_TIMES = { firstStart: null, firstEvening: null, firstWeekend: null };
/** At the next run of the job. */
const AT_ONCE = new Date(0);

/**
 * Makes search find exactly the lawyers of `found` among `lawyerIds`, under each of their areas and under any. Their
 * open times stay as they were until the job works them out. Returns the areas that any of them is or was found in.
 */
export async function replaceSearchRows(
  exec: Executor,
  lawyerIds: readonly string[],
  found: readonly Searchable[],
): Promise<Area[]> {
  const before = await store.takeRows(exec, lawyerIds);
  const times = new Map(before.map(({ lawyerId, area: _, ...kept }) => [lawyerId, kept]));
  const rows = found.flatMap(({ id, areas, price30, ...lawyer }) =>
    [store.ANY_AREA, ...new Set(areas)].map((area) => ({
      lawyerId: id,
      area,
      region: lawyer.region,
      languages: lawyer.languages,
      rating: lawyer.rating,
      reviewCount: lawyer.reviewCount,
      price: price30,
      barYear: lawyer.barYear,
      freeConsultation: lawyer.freeConsultation,
      checkedUntil: lawyer.checkedUntil,
      ...(times.get(id) ?? NO_TIMES),
      timesDue: AT_ONCE,
    })),
  );
  await store.insertRows(exec, rows);
  const touched = new Set([...before, ...rows].map(({ area }) => area));
  return AREAS.filter(({ areas }) => areas.some((label) => touched.has(label)));
}
