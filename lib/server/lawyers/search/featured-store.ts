import 'server-only';
import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '@/lib/server/platform/db/pool';

/** The order in which the lawyers of a region are drawn for a day. */
const lots = (day: string): SQL => sql`md5(lawyer_id || ${day}), lawyer_id`;

/** A lawyer of each region, in an order of regions; both follow from the day. Who was hidden since the draw is passed over. */
export async function findDrawn(exec: Executor, day: string): Promise<string[]> {
  const { rows } = await exec.execute<{ id: string }>(sql`
    with stored as (
      select distinct on (s.region) s.region, s.lawyer_id
      from featured_draws f join listed_lawyers s on s.lawyer_id = f.lawyer_id and s.area = '*'
      where f.day = ${day} order by s.region, f.place
    ), drawn as (
      select region, lawyer_id from stored
      union all (
        select distinct on (region) region, lawyer_id from listed_lawyers
        where area = '*' and not exists (select from stored) order by region, ${lots(day)}
      )
    )
    select lawyer_id as id from drawn order by md5(region || ${day})`);
  return rows.map(({ id }) => id);
}

/** Keeps the first `places` of each region for a day; those of other draws of that day are gone. */
export async function storeDraw(exec: Executor, day: string, places: number): Promise<void> {
  await exec.execute(sql`
    with drawn as (
      select lawyer_id, place from (
        select lawyer_id, row_number() over (partition by region order by ${lots(day)}) as place
        from listed_lawyers where area = '*') l
      where place <= ${places}
    ), gone as (
      delete from featured_draws where day = ${day} and lawyer_id not in (select lawyer_id from drawn)
    )
    insert into featured_draws (day, lawyer_id, place) select ${day}, lawyer_id, place from drawn
    on conflict (day, lawyer_id) do update set place = excluded.place
      where featured_draws.place <> excluded.place`);
}

export async function forgetDraws(exec: Executor, before: string): Promise<void> {
  await exec.execute(sql`delete from featured_draws where day < ${before}`);
}
