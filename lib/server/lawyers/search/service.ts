import 'server-only';
import { AREAS, type Area } from '@/lib/catalogue/areas';
import type { SearchQuery, SummaryQuery } from '@/lib/contract/lawyers/search';
import { MAX_PRICE } from '@/lib/domain/lawyers/pricing';
import { endOf, type When } from '@/lib/domain/lawyers/when';
import { PAGE_SIZE } from '@/lib/domain/platform/paging';
import type { Executor } from '@/lib/server/platform/db/pool';
import * as counts from './counts';
import * as store from './store';

export interface SearchPage {
  readonly hits: readonly store.SearchHit[];
  /** At most `COUNT_BOUND`. */
  readonly total: number;
  /** There are more than `total`. */
  readonly moreThanTotal: boolean;
  /** Whether any lawyer fits area and region both. */
  readonly anyExact: boolean;
  readonly hasMore: boolean;
}

/** Where counting stops for filters that nothing is stored for: it costs more than the page from there on. */
const COUNT_BOUND = 1_000;

/** One page of lawyers: those of the wanted region first, then the others. Two statements. */
export async function findPage(
  exec: Executor,
  query: SearchQuery,
  now: number,
  bound = COUNT_BOUND,
): Promise<SearchPage> {
  const criteria = criteriaOf(query, now);
  const offset = query.page * PAGE_SIZE;
  // One more than the page shows whether there is a next; the same holds for where the wanted region ends.
  const wanted = PAGE_SIZE + 1;
  const counted = isCounted(criteria)
    ? await counts.countLawyers(exec, criteria, criteria.language)
    : await store.countHits(exec, criteria, {
        total: bound + 1,
        exact: Math.max(bound + 1, offset + wanted),
      });
  const hits = await store.findHits(exec, criteria, counted.exact, offset, wanted);
  const moreThanTotal = !isCounted(criteria) && counted.total > bound;
  return {
    hits: hits.slice(0, PAGE_SIZE),
    total: moreThanTotal ? bound : counted.total,
    moreThanTotal,
    anyExact: counted.exact > 0,
    hasMore: hits.length === wanted,
  };
}

/** Whether stored counts say how many lawyers fit. */
function isCounted({ cities, maxPrice, free, open }: store.SearchCriteria): boolean {
  return !cities && maxPrice === undefined && !free && !open;
}

export type { Aggregate } from './counts';

/** Aggregates of all lawyers of area and region. One statement. */
export function aggregate(
  exec: Executor,
  query: SummaryQuery,
  now: number,
): Promise<counts.Aggregate> {
  const { queryRegion: region = '' } = query.region ?? {};
  return counts.aggregate(exec, { area: areaOf(query), region }, now);
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

interface Searchable {
  readonly id: string;
  readonly areas: readonly string[];
  readonly region: string;
  readonly city: string;
  readonly languages: string[];
  readonly rating: number;
  readonly reviewCount: number;
  readonly price30: number;
  readonly price60: number;
  readonly barYear: number;
  readonly freeConsultation: boolean;
  /** When the check of the IBP ID ends. */
  readonly checkedUntil: Date;
}

const NO_TIMES = { firstStart: null, firstEvening: null, firstWeekend: null };
/** At the next run of the job. */
const AT_ONCE = new Date(0);

/** What search shows differently: the lists of these areas, and those of all lawyers. */
interface SearchChange {
  readonly areas: readonly Area[];
  readonly everywhere: boolean;
}

/**
 * Makes search find exactly the lawyers of `found` among `lawyerIds`, under each of their areas and under any. Their
 * open times stay as they were until the job works them out. A row that would be the same is left alone.
 */
export async function replaceSearchRows(
  exec: Executor,
  lawyerIds: readonly string[],
  found: readonly Searchable[],
): Promise<SearchChange> {
  const before = await store.findRows(exec, lawyerIds);
  const times = new Map(before.map(({ lawyerId, ...row }) => [lawyerId, timesOf(row)]));
  const after = found.flatMap((lawyer) => rowsOf(lawyer, times.get(lawyer.id) ?? NO_TIMES));
  const [gone, added] = [without(before, after), without(after, before)];
  await store.deleteRows(exec, gone);
  await store.insertRows(exec, added);
  await store.markTimes(exec, [...times.keys()]);
  const touched = new Set([...gone, ...added].map(({ area }) => area));
  return {
    areas: AREAS.filter(({ areas }) => areas.some((label) => touched.has(label))),
    everywhere: touched.has(store.ANY_AREA),
  };
}

type StoredTimes = Pick<store.SearchRow, keyof typeof NO_TIMES>;

function timesOf({ firstStart, firstEvening, firstWeekend }: StoredTimes): StoredTimes {
  return { firstStart, firstEvening, firstWeekend };
}

function rowsOf(lawyer: Searchable, times: StoredTimes): store.SearchRow[] {
  const { id: lawyerId, areas, price30: price } = lawyer;
  const { region, city, languages, rating, reviewCount, price60, barYear } = lawyer;
  const { freeConsultation, checkedUntil } = lawyer;
  return [store.ANY_AREA, ...new Set(areas)].map((area) => ({
    lawyerId,
    area,
    region,
    city,
    languages,
    rating,
    reviewCount,
    price,
    price60,
    barYear,
    freeConsultation,
    checkedUntil,
    ...times,
    timesDue: AT_ONCE,
  }));
}

/** The rows that are not among the others, whatever their times. */
function without(rows: readonly store.SearchRow[], others: readonly store.SearchRow[]) {
  const known = new Set(others.map(contentOf));
  return rows.filter((row) => !known.has(contentOf(row)));
}

function contentOf(row: store.SearchRow): string {
  const { timesDue: _, ...content } = { ...row, ...NO_TIMES };
  return JSON.stringify(Object.entries(content).sort(([a], [b]) => (a < b ? -1 : 1)));
}
