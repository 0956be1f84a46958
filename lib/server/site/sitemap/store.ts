import 'server-only';
import { and, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { AreaLabel } from '@/lib/catalogue/areas';
import type { SearchRegion } from '@/lib/catalogue/regions';
import { ANY_AREA } from '@/lib/domain/lawyers/search-rows';
import type { Executor } from '@/lib/server/platform/db/pool';
import { lawyers, listedLawyers } from '@/lib/server/schema/lawyers';

export interface Profile {
  readonly id: string;
  readonly changedAt: Date;
}

/** Finds visible lawyers after an id, in the order of their ids, skipping the first ones. */
export async function findLawyers(
  exec: Executor,
  { after, skip, limit }: Slice,
): Promise<Profile[]> {
  return (
    exec
      .select({ id: lawyers.id, changedAt: lawyers.profileChangedAt })
      .from(listedLawyers)
      .innerJoin(lawyers, eq(listedLawyers.lawyerId, lawyers.id))
      // Said of both: PostgreSQL would walk through one from its beginning.
      .where(
        and(
          eq(listedLawyers.area, ANY_AREA),
          gt(listedLawyers.lawyerId, after),
          gt(lawyers.id, after),
        ),
      )
      .orderBy(listedLawyers.lawyerId)
      .offset(skip)
      .limit(limit)
  );
}

export interface Slice {
  readonly after: string;
  readonly skip: number;
  readonly limit: number;
}

interface PlaceRow extends Record<string, unknown> {
  area: AreaLabel;
  region: SearchRegion;
  changed: string;
}

export interface Place {
  readonly area: AreaLabel;
  readonly region: SearchRegion;
  readonly changedAt: Date;
}

/**
 * Finds areas and regions with visible lawyers. A list changes when a lawyer leaves as well, so checked lawyers count
 * for the date whether they are visible or not.
 */
export async function findPlaces(exec: Executor): Promise<Place[]> {
  const { rows } = await exec.execute<PlaceRow>(sql`
    select a.area, l.region,
      ${utc(sql`max(l.profile_changed_at)`)} as changed
    from lawyers l
    cross join lateral unnest(l.areas) as a(area)
    where l.ibp_verified_at is not null
    group by a.area, l.region
    having exists (select from listed_lawyers s where s.area = a.area and s.region = l.region)`);
  return rows.map(({ area, region, changed }) => ({ area, region, changedAt: new Date(changed) }));
}

export async function findNotaries(
  exec: Executor,
  { after, skip, limit }: Slice,
): Promise<Profile[]> {
  const { rows } = await exec.execute<{ id: string; changed: string }>(sql`
    select lawyer_id as id, ${utc(sql`changed_at`)} as changed
    from listed_notaries where lawyer_id > ${after} order by lawyer_id offset ${skip} limit ${limit}`);
  return rows.map(({ id, changed }) => ({ id, changedAt: new Date(changed) }));
}

export async function countNotaries(exec: Executor): Promise<number> {
  const { rows } = await exec.execute<{ count: number }>(
    sql`select count(*)::int as count from listed_notaries`,
  );
  return rows[0]?.count ?? 0;
}

/** Finds cities with a listed notary. Notaries no longer listed count for the date, as above. */
export async function findNotaryCities(exec: Executor) {
  const { rows } = await exec.execute<{ city: string; changed: string }>(sql`
    select n.approved_city as city, ${utc(sql`max(n.changed_at)`)} as changed
    from notaries n
    left join listed_notaries l on l.lawyer_id = n.lawyer_id
    where n.approved_city is not null
    group by n.approved_city
    having count(l.lawyer_id) > 0`);
  return rows.map(({ city, changed }) => ({ city, changedAt: new Date(changed) }));
}

function utc(instant: SQL): SQL {
  return sql`to_char(${instant} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;
}
