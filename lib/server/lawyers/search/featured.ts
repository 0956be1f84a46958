import 'server-only';
import { type SQL, sql } from 'drizzle-orm';
import { dayKey } from '@/lib/domain/platform/clock-labels';
import { DAY_MS } from '@/lib/domain/platform/time';
import { type Executor, transaction } from '@/lib/server/platform/db/pool';
import { pagesChanged } from '@/lib/server/platform/page-cache/service';

// Service

/** Lawyers stored for each region: when one is hidden, the next takes the place until the job runs again. */
const PLACES = 5;

/**
 * Returns a visible lawyer of each region, both in random order for a Manila day: stable all day, different the next.
 * Uses the stored draw, or draws if there is none yet.
 */
export function drawnFor(exec: Executor, now: number): Promise<string[]> {
  return findDrawn(exec, dayKey(now));
}

/**
 * Job: draws for today and tomorrow, so that no visitor waits for it. Repeats give the same order, and include new
 * lawyers; the main page is revalidated when its selection changes.
 */
export function storeDraws(now: number): Promise<void> {
  const today = dayKey(now);
  return transaction(async (tx) => {
    const before = await findDrawn(tx, today);
    for (const day of [today, dayKey(now + DAY_MS)]) await storeDraw(tx, day, PLACES);
    await forgetDraws(tx, today);
    const after = await findDrawn(tx, today);
    if (after.join() !== before.join()) await pagesChanged(tx, 'home');
  });
}

// Store

const lots = (day: string): SQL => sql`md5(lawyer_id || ${day}), lawyer_id`;

/**
 * Finds a lawyer of each region, with regions in random order; both depend on the day. Lawyers hidden since the draw
 * are skipped.
 */
async function findDrawn(exec: Executor, day: string): Promise<string[]> {
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

async function storeDraw(exec: Executor, day: string, places: number): Promise<void> {
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

async function forgetDraws(exec: Executor, before: string): Promise<void> {
  await exec.execute(sql`delete from featured_draws where day < ${before}`);
}
