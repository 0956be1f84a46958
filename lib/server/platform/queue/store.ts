import 'server-only';
import { inArray, like, sql } from 'drizzle-orm';
import { heartbeats } from '@/lib/server/schema/messages';
import { database } from '../db/pool';

/** Rows of the workers among the heartbeats; the rest of the name is the id under which a worker locks jobs. */
const PREFIX = 'worker:';

const names = (workers: readonly string[]) => workers.map((id) => `${PREFIX}${id}`);

/** Records a heartbeat of these workers. By the clock of the database, which all instances share. */
export async function saveHeartbeats(workers: readonly string[]): Promise<void> {
  if (workers.length === 0) return;
  await database()
    .insert(heartbeats)
    .values(names(workers).map((name) => ({ name, at: sql`now()` })))
    .onConflictDoUpdate({ target: heartbeats.name, set: { at: sql`now()` } });
}

/** Workers that have stopped. */
export async function deleteHeartbeats(workers: readonly string[]): Promise<void> {
  await database()
    .delete(heartbeats)
    .where(inArray(heartbeats.name, names(workers)));
}

/**
 * Unlocks the jobs of every worker without a heartbeat for so many seconds, and deletes such workers. What was locked
 * a moment ago is left: a worker may take its first job before its first heartbeat. Returns the number of jobs.
 */
export async function unlockJobsWithoutHeartbeat(seconds: number): Promise<number> {
  const limit = sql`now() - make_interval(secs => ${seconds})`;
  const { rows } = await database().execute<{ locked_by: string; jobs: number }>(sql`
    select locked_by, count(*)::int as jobs from graphile_worker.jobs
    where locked_by is not null and locked_at < ${limit} and not exists (
      select from heartbeats where name = ${PREFIX} || locked_by and at >= ${limit})
    group by locked_by`);
  await database()
    .delete(heartbeats)
    .where(sql`${like(heartbeats.name, `${PREFIX}%`)} and ${heartbeats.at} < ${limit}`);
  if (rows.length === 0) return 0;
  const silent = rows.map(({ locked_by }) => locked_by);
  await database().execute(
    sql`select graphile_worker.force_unlock_workers(${sql.param(silent)}::text[])`,
  );
  return rows.reduce((sum, { jobs }) => sum + jobs, 0);
}
