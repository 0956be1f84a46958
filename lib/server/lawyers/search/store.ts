import 'server-only';
import { and, arrayContains, asc, desc, eq, gt, lt, lte, ne, type SQL, sql } from 'drizzle-orm';
import type { AreaLabel } from '@/lib/catalogue/areas';
import type { Language } from '@/lib/catalogue/languages';
import type { SearchRegion } from '@/lib/catalogue/regions';
import type { ANY_AREA } from '@/lib/domain/lawyers/search-rows';
import type { Executor } from '@/lib/server/platform/db/pool';
import { listedLawyers, writtenOffers } from '@/lib/server/schema/lawyers';

export interface SearchCriteria {
  readonly area: AreaLabel | typeof ANY_AREA;
  readonly region: SearchRegion | '';
  /** Only lawyers in one of these cities, in any form: `Makati`, `Makati City`, `City of Makati`. */
  readonly cities?: readonly string[];
  readonly language?: Language;
  /** Centavos, for the 30-minute price. */
  readonly maxPrice?: number;
  readonly free?: boolean;
  /** Only lawyers who offer written work at a fixed price. */
  readonly written?: boolean;
  /** Only lawyers with an open time of this kind after one instant and before another; epoch milliseconds. */
  readonly open?: {
    readonly kind: 'any' | 'evening' | 'weekend';
    readonly after: number;
    readonly before?: number;
  };
  readonly sort: 'rating' | 'price' | 'bar_year' | 'soonest';
  readonly direction: 1 | -1;
}

export interface SearchHit {
  readonly lawyerId: string;
  readonly exact: boolean;
}

const SORTS = {
  rating: { column: listedLawyers.rating, tie: listedLawyers.reviewCount },
  price: { column: listedLawyers.price, tie: undefined },
  bar_year: { column: listedLawyers.barYear, tie: undefined },
  // Without an open time they are the last: an ascending index has its nulls at the end.
  soonest: { column: listedLawyers.firstStart, tie: undefined },
} as const;

const OPEN_COLUMNS = {
  any: listedLawyers.firstStart,
  evening: listedLawyers.firstEvening,
  weekend: listedLawyers.firstWeekend,
} as const;

/** Counts the matching lawyers, in all and in the requested region, up to these bounds. */
export async function countHits(
  exec: Executor,
  criteria: SearchCriteria,
  bounds: { readonly total: number; readonly exact: number },
): Promise<{ total: number; exact: number }> {
  const some = (bound: number, region?: SQL) =>
    exec
      .select({ one: sql`1` })
      .from(listedLawyers)
      .where(and(...conditions(criteria), region))
      .limit(bound);
  const { region, cities } = criteria;
  // Without a region, and where the cities are those of one, all are exact. Others count as far as the bound has room.
  const apart = region && !cities ? region : null;
  const exact = some(bounds.exact, apart ? eq(listedLawyers.region, apart) : undefined);
  const others = apart
    ? sql`(select count(*)::int from (select from ${some(bounds.total, ne(listedLawyers.region, apart))} o
        limit (select greatest(0, ${bounds.total} - n) from here)) l)`
    : sql`0`;
  const { rows } = await exec.execute<{ total: number; exact: number }>(sql`
    with here as materialized (select count(*)::int as n from ${exact} h)
    select n + ${others} as total, n as exact from here`);
  return rows[0] ?? { total: 0, exact: 0 };
}

/**
 * Finds lawyers from `offset` on: those of the requested region first, each part in the requested order. `exactCount`
 * is the size of the first part, so that a page can span both.
 */
export async function findHits(
  exec: Executor,
  criteria: SearchCriteria,
  exactCount: number,
  offset: number,
  limit: number,
): Promise<SearchHit[]> {
  const { region } = criteria;
  if (!region) return hits(exec, criteria, true, undefined, offset, limit);
  const inRegion = Math.max(0, Math.min(limit, exactCount - offset));
  const here = eq(listedLawyers.region, region);
  const elsewhere = ne(listedLawyers.region, region);
  const direction = sql.raw(criteria.direction === 1 ? 'asc' : 'desc');
  return hits(exec, criteria, true, here, offset, inRegion)
    .unionAll(
      hits(exec, criteria, false, elsewhere, Math.max(0, offset - exactCount), limit - inRegion),
    )
    .orderBy(sql`exact desc, value ${direction}, tie ${direction}, lawyer_id ${direction}`);
}

function hits(
  exec: Executor,
  criteria: SearchCriteria,
  exact: boolean,
  region: SQL | undefined,
  offset: number,
  limit: number,
) {
  const order = criteria.direction === 1 ? asc : desc;
  const { column, tie } = SORTS[criteria.sort];
  return exec
    .select({
      lawyerId: listedLawyers.lawyerId,
      exact: sql<boolean>`${sql.raw(String(exact))}`.as('exact'),
      value: sql`${column}`.as('value'),
      tie: sql`${tie ?? sql`0`}`.as('tie'),
    })
    .from(listedLawyers)
    .where(and(...conditions(criteria), region))
    .orderBy(order(column), ...(tie ? [order(tie)] : []), order(listedLawyers.lawyerId))
    .offset(offset)
    .limit(limit);
}

function conditions(criteria: SearchCriteria): SQL[] {
  const all = [eq(listedLawyers.area, criteria.area)];
  if (criteria.language) all.push(arrayContains(listedLawyers.languages, [criteria.language]));
  if (criteria.maxPrice !== undefined) {
    all.push(lte(listedLawyers.price, criteria.maxPrice));
  }
  // As the index lawyer_search_free has it.
  if (criteria.free) all.push(sql`${listedLawyers.freeConsultation}`);
  if (criteria.written)
    all.push(sql`exists (select from ${writtenOffers}
      where ${writtenOffers.lawyerId} = ${listedLawyers.lawyerId} and ${writtenOffers.offered})`);
  if (criteria.open) {
    const { kind, after, before } = criteria.open;
    const start = OPEN_COLUMNS[kind];
    all.push(gt(start, new Date(after)));
    if (before !== undefined) all.push(lt(start, new Date(before)));
  }
  if (criteria.cities) {
    const forms = sql.param(criteria.cities.flatMap(cityForms));
    // There are cities of the same name in several regions.
    all.push(
      eq(listedLawyers.region, criteria.region),
      sql`lower(${listedLawyers.city}) = any(${forms})`,
    );
  }
  return all;
}

function cityForms(city: string): string[] {
  const name = city.toLowerCase().replace(/ city$/, '');
  return [name, `${name} city`, `city of ${name}`];
}
