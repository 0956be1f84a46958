import 'server-only';
import { type SQL, sql } from 'drizzle-orm';
import { database, type Executor } from '@/lib/server/platform/db/pool';
import { prepared } from '@/lib/server/platform/db/prepared';

// Service

/** Counts the lawyers of an area, everywhere and in a region, optionally only those who speak a language. */
export function countLawyers(exec: Executor, place: Place, language?: string) {
  return selectCounts(exec, place, language);
}

export async function countVisible(exec: Executor): Promise<number> {
  return (await selectCounts(exec, { area: '*', region: '' })).total;
}

/** Aggregates all lawyers of an area and region. One statement, whose cost does not grow with their number. */
export function aggregate(exec: Executor, place: Place, now: number): Promise<Aggregate> {
  return selectAggregate(exec, place, now);
}

/** Job: merges recent changes into the stored counts. */
export function foldCounts(): Promise<void> {
  return mergeCounts(database());
}

// Store

const ANY_LANGUAGE = '';

interface Place {
  readonly area: string;
  readonly region: string;
}

/** Stored counts, less the lawyers whose check has expired and whom the daily job has not yet removed. */
const listed = (area: unknown, where = sql`true`): SQL => sql`
  select region, language, sum(lawyers)::int as lawyers from (
    select region, language, lawyers from search_counts where area = ${area}
    union all
    select region, language, -1 from lawyer_search, unnest(array_prepend('', languages)) as language
    where area = ${area} and checked_until <= now()
  ) counted where ${where} group by region, language`;

const count = prepared((exec) => {
  const [area, region] = [sql.placeholder('area'), sql`${sql.placeholder('region')}::text`];
  const here = sql`${region} = '' or region = ${region}`;
  return exec
    .select({
      total: sql<number>`coalesce(sum(lawyers), 0)::int`,
      exact: sql<number>`coalesce(sum(lawyers) filter (where ${here}), 0)::int`,
    })
    .from(sql`(${listed(area)}) l`)
    .where(sql`language = ${sql.placeholder('language')}`);
});

async function selectCounts(
  exec: Executor,
  place: Place,
  language: string = ANY_LANGUAGE,
): Promise<{ total: number; exact: number }> {
  const [row] = await count(exec, { ...place, language });
  if (!row) throw new Error('an aggregate returned no row');
  return row;
}

interface PriceRange {
  readonly min: number;
  readonly max: number;
}

export interface Aggregate {
  readonly total: number;
  /** Null without lawyers, like everything below. */
  readonly price30: PriceRange | null;
  readonly price60: PriceRange | null;
  /** The most frequent first; ties in alphabetical order. */
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

/**
 * Selects the aggregate from stored counts and from the ends of an index in each region, so that the cost does not
 * grow with the number of lawyers.
 */
async function selectAggregate(
  exec: Executor,
  { area, region }: Place,
  now: number,
): Promise<Aggregate> {
  // The two ends of one index: where it is written as one select, PostgreSQL reads them all.
  const end = (value: SQL, condition = sql`true`) => sql`
    (select ${value} from listed_lawyers l where l.area = ${area} and l.region = r.region and ${condition})`;
  const { rows } = await exec.execute<AggregateRow>(sql`
    with counts as materialized (${listed(area, region ? sql`region = ${region}` : undefined)}),
    found as (
      select region, lawyers, ${end(sql`min(price)`)} as min_30, ${end(sql`max(price)`)} as max_30,
        ${end(sql`min(price_60)`)} as min_60, ${end(sql`max(price_60)`)} as max_60,
        ${end(sql`min(first_start)`, sql`first_start > ${new Date(now).toISOString()}`)} as earliest
      from counts r where language = ${ANY_LANGUAGE} and lawyers > 0
    )
    select coalesce(sum(lawyers), 0)::int as total,
      json_build_object('min', min(min_30), 'max', max(max_30)) as price30,
      json_build_object('min', min(min_60), 'max', max(max_60)) as price60,
      (select json_agg(language order by speakers desc, language collate "C")
        from (select language, sum(lawyers) as speakers from counts where language <> ${ANY_LANGUAGE}
          group by language having sum(lawyers) > 0) l) as languages,
      json_agg(json_build_object('region', region, 'total', lawyers) order by lawyers desc, region collate "C") as regions,
      (extract(epoch from min(earliest)) * 1000)::bigint as earliest
    from found`);
  const [row] = rows;
  if (!row || row.total === 0) {
    return { total: 0, price30: null, price60: null, languages: [], regions: [], earliest: null };
  }
  const { languages, regions, earliest, ...figures } = row;
  return {
    ...figures,
    languages: languages ?? [],
    regions: regions ?? [],
    earliest: earliest === null ? null : Number(earliest),
  };
}

async function mergeCounts(exec: Executor): Promise<void> {
  await exec.execute(sql`
    with several as (
      select area, region, language from search_counts group by area, region, language having count(*) > 1
    ), taken as (
      delete from search_counts c using several s
      where (c.area, c.region, c.language) = (s.area, s.region, s.language)
      returning c.*
    )
    insert into search_counts (area, region, language, lawyers)
    select area, region, language, sum(lawyers) from taken group by area, region, language having sum(lawyers) <> 0`);
}
