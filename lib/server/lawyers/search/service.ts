import 'server-only';
import type { SearchQuery, SummaryQuery } from '@/lib/contract/lawyers/search';
import { MAX_PRICE } from '@/lib/domain/lawyers/pricing';
import { ANY_AREA } from '@/lib/domain/lawyers/search-rows';
import { firstSlot } from '@/lib/domain/lawyers/slots';
import { endOf, type When } from '@/lib/domain/lawyers/when';
import { PAGE_SIZE } from '@/lib/domain/platform/paging';
import { database, type Executor } from '@/lib/server/platform/db/pool';
import { fromReplica } from '@/lib/server/platform/replica/service';
import { type FoundLawyer, withCards } from '../profiles/service';
import * as counts from './counts';
import { drawnFor } from './featured';
import * as store from './store';

interface SearchPage {
  readonly hits: readonly store.SearchHit[];
  readonly total: number;
  readonly moreThanTotal: boolean;
  readonly anyExact: boolean;
  readonly hasMore: boolean;
}

interface FoundPage extends Omit<SearchPage, 'hits'> {
  readonly lawyers: readonly FoundLawyer[];
}

/** A page of search results with what a card shows; the number of statements does not depend on the page. */
export function searchPage(query: SearchQuery, now: number): Promise<FoundPage> {
  return fromReplica(async () => {
    const { hits, ...page } = await findPage(database(), query, now);
    return { ...page, lawyers: await withCards(hits, now) };
  });
}

/**
 * Lawyers for the main page: each day one of each region is chosen at random; the first regions whose lawyer
 * has an open time are shown. Nothing else counts. Two statements.
 */
export async function featuredLawyers(limit: number, now: number): Promise<FoundLawyer[]> {
  const lawyers = await fromReplica(async () => {
    const drawn = await drawnFor(database(), now);
    return withCards(
      drawn.map((lawyerId) => ({ lawyerId, exact: true })),
      now,
    );
  });
  return lawyers.filter(({ schedule }) => firstSlot(schedule, now) !== null).slice(0, limit);
}

/** Figures of an area and region, and when the first is free. One statement, however many lawyers there are. */
export function summarize(query: SummaryQuery, now: number): Promise<counts.Aggregate> {
  return fromReplica(() => aggregate(database(), query, now));
}

/** Limit of counting for filters without stored counts: beyond it, counting costs more than the page. */
const COUNT_BOUND = 1_000;

/** Finds one page of lawyers: those of the requested region first, then the others. Two statements. */
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

function isCounted({ cities, maxPrice, free, written, open }: store.SearchCriteria): boolean {
  return !cities && maxPrice === undefined && !free && !written && !open;
}

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
    written: query.written === 1,
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

/** Returns the area; a legal problem implies it and overrides a given area. */
function areaOf(query: Partial<SearchQuery>): store.SearchCriteria['area'] {
  return query.legal_problem?.area ?? query.area_of_practice?.label ?? ANY_AREA;
}
