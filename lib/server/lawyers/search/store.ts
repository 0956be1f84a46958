import 'server-only';
import { and, arrayContains, asc, desc, eq, gt, lt, lte, ne, type SQL, sql } from 'drizzle-orm';
import type { AreaLabel } from '@/lib/catalogue/areas';
import type { Language } from '@/lib/catalogue/languages';
import type { SearchRegion } from '@/lib/catalogue/regions';
import type { Executor } from '@/lib/server/platform/db/pool';
import { lawyerSearch, lawyers, listedLawyers } from '@/lib/server/schema/lawyers';

/** The area of the search row that every lawyer has once. */
export const ANY_AREA = '*';

export interface SearchCriteria {
  readonly area: AreaLabel | typeof ANY_AREA;
  /** Empty: anywhere. */
  readonly region: SearchRegion | '';
  /** Only lawyers who give one of these cities, in whatever form: `Makati`, `Makati City`, `City of Makati`. */
  readonly cities?: readonly string[];
  readonly language?: Language;
  /** Centavos, of the 30-minute price. */
  readonly maxPrice?: number;
  /** Only lawyers with a free consultation. */
  readonly free?: boolean;
  /** Only lawyers with such an open time after one instant, and before another; epoch milliseconds. */
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

/** What lawyers are ordered by, and what orders those who are equal in it before their ids do. */
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

/** How many lawyers fit, in all and in the wanted region. */
export async function countHits(
  exec: Executor,
  criteria: SearchCriteria,
): Promise<{ total: number; exact: number }> {
  const exact = criteria.region ? eq(listedLawyers.region, criteria.region) : sql`true`;
  const [row] = await exec
    .select({
      total: sql<number>`count(*)::int`,
      exact: sql<number>`(count(*) filter (where ${exact}))::int`,
    })
    .from(listedLawyers)
    .where(and(...conditions(criteria)));
  return row ?? { total: 0, exact: 0 };
}

/**
 * Lawyers from `offset` on: those of the wanted region first, each part in the order asked for. `exactCount` is
 * where the first part ends, so that a page can hold the end of one and the start of the other.
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
  if (criteria.free) all.push(eq(listedLawyers.freeConsultation, true));
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
      sql`exists (select from ${lawyers} where ${lawyers.id} = ${listedLawyers.lawyerId} and lower(${lawyers.city}) = any(${forms}))`,
    );
  }
  return all;
}

/** How people write the name of a city. */
function cityForms(city: string): string[] {
  const name = city.toLowerCase().replace(/ city$/, '');
  return [name, `${name} city`, `city of ${name}`];
}

interface PriceRange {
  readonly min: number;
  readonly max: number;
}

/** Aggregates of all lawyers of area and region. */
export interface Aggregate {
  readonly total: number;
  /** Null without lawyers, as everything below. */
  readonly price30: PriceRange | null;
  readonly price60: PriceRange | null;
  /** The most frequent first; of equally frequent ones the first in the alphabet. */
  readonly languages: readonly string[];
  readonly regions: readonly { region: string; total: number }[];
  /** Start of the earliest open time of any of them, epoch milliseconds. */
  readonly earliest: number | null;
}

interface AggregateRow extends Record<string, unknown> {
  total: number;
  price30: PriceRange;
  price60: PriceRange;
  languages: string[] | null;
  regions: { region: string; total: number }[] | null;
  earliest: string | null;
}

/** One row, however many they are. */
export async function aggregate(
  exec: Executor,
  { area, region }: Pick<SearchCriteria, 'area' | 'region'>,
  now: number,
): Promise<Aggregate> {
  const { rows } = await exec.execute<AggregateRow>(sql`
    with found as (
      select s.lawyer_id, s.region, s.languages, s.first_start, s.price as price_30, l.price_60
      from listed_lawyers s join lawyers l on l.id = s.lawyer_id
      where s.area = ${area}${region ? sql` and s.region = ${region}` : sql``}
    )
    select count(*)::int as total,
      json_build_object('min', min(price_30), 'max', max(price_30)) as price30,
      json_build_object('min', min(price_60), 'max', max(price_60)) as price60,
      (select json_agg(name order by speakers desc, name collate "C")
        from (select name, count(*) as speakers from found, unnest(languages) as name group by name) l) as languages,
      (select json_agg(json_build_object('region', region, 'total', total) order by total desc, region collate "C")
        from (select region, count(*)::int as total from found group by region) r) as regions,
      (extract(epoch from min(first_start) filter (where first_start > ${new Date(now).toISOString()})) * 1000)::bigint as earliest
    from found`);
  const [row] = rows;
  if (!row || row.total === 0) {
    return { total: 0, price30: null, price60: null, languages: [], regions: [], earliest: null };
  }
  const { languages, regions, earliest, ...figures } = row;
  return {
    ...figures,
    ...{ languages: languages ?? [], regions: regions ?? [] },
    earliest: earliest === null ? null : Number(earliest),
  };
}

/** A lawyer of each region, in an order of regions; both follow from the seed and nothing else. */
export async function sampleLawyers(exec: Executor, seed: string): Promise<string[]> {
  const drawn = exec
    .selectDistinctOn([listedLawyers.region], {
      lawyerId: listedLawyers.lawyerId,
      region: listedLawyers.region,
    })
    .from(listedLawyers)
    .where(eq(listedLawyers.area, ANY_AREA))
    .orderBy(
      listedLawyers.region,
      sql`md5(${listedLawyers.lawyerId} || ${seed})`,
      listedLawyers.lawyerId,
    )
    .as('drawn');
  const rows = await exec
    .select({ lawyerId: drawn.lawyerId })
    .from(drawn)
    .orderBy(sql`md5(${drawn.region} || ${seed})`);
  return rows.map(({ lawyerId }) => lawyerId);
}

type SearchRow = typeof lawyerSearch.$inferInsert;

/** Takes the rows of these lawyers out of search; what they were. */
export async function takeRows(exec: Executor, lawyerIds: readonly string[]) {
  return exec
    .delete(lawyerSearch)
    .where(sql`${lawyerSearch.lawyerId} = any(${sql.param(lawyerIds)})`)
    .returning({
      lawyerId: lawyerSearch.lawyerId,
      area: lawyerSearch.area,
      firstStart: lawyerSearch.firstStart,
      firstEvening: lawyerSearch.firstEvening,
      firstWeekend: lawyerSearch.firstWeekend,
    });
}

export async function insertRows(exec: Executor, rows: readonly SearchRow[]): Promise<void> {
  if (rows.length > 0) await exec.insert(lawyerSearch).values([...rows]);
}
