import 'server-only';
import { desc, eq, type SQL, sql } from 'drizzle-orm';
import type { AreaLabel } from '@/lib/catalogue/areas';
import type { SearchRegion } from '@/lib/catalogue/regions';
import type { Executor } from '@/lib/server/platform/db/pool';
import { lawyers, listedLawyers } from '@/lib/server/schema/lawyers';

/** Area of the search rows of which each visible lawyer has one. */
const ANY_AREA = '*';

/** Visible lawyers and when what their profile shows last changed, the latest first. */
export async function findProfiles(exec: Executor, limit: number) {
  return exec
    .select({ id: lawyers.id, changedAt: lawyers.profileChangedAt })
    .from(lawyers)
    .innerJoin(listedLawyers, eq(listedLawyers.lawyerId, lawyers.id))
    .where(eq(listedLawyers.area, ANY_AREA))
    .orderBy(desc(lawyers.profileChangedAt), lawyers.id)
    .limit(limit);
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
 * Areas and regions with visible lawyers. Their lists change with a lawyer who goes as much as with one who comes, so
 * that checked lawyers count for the date whether they are visible or not.
 */
export async function findPlaces(exec: Executor): Promise<Place[]> {
  const { rows } = await exec.execute<PlaceRow>(sql`
    select a.area, l.region,
      ${utc(sql`max(l.profile_changed_at)`)} as changed
    from lawyers l
    cross join lateral unnest(l.areas) as a(area)
    left join listed_lawyers s on s.lawyer_id = l.id and s.area = a.area
    where l.ibp_verified_at is not null
    group by a.area, l.region
    having count(s.lawyer_id) > 0`);
  return rows.map(({ area, region, changed }) => ({ area, region, changedAt: new Date(changed) }));
}

/** Notaries whom people find, and when what their page shows last changed, the latest first. */
export async function findNotaries(exec: Executor, limit: number) {
  const { rows } = await exec.execute<{ id: string; changed: string }>(sql`
    select lawyer_id as id, ${utc(sql`changed_at`)} as changed
    from listed_notaries order by changed_at desc, lawyer_id limit ${limit}`);
  return rows.map(({ id, changed }) => ({ id, changedAt: new Date(changed) }));
}

/** Cities with a listed notary. Those whom people no longer find count for the date, as above. */
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
