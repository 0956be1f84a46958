import 'server-only';
import { inArray, like, type SQL, sql } from 'drizzle-orm';
import { PAGE_SIZE } from '@/lib/domain/platform/paging';
import { heartbeats } from '@/lib/server/schema/messages';
import { database, type Executor, type Transaction } from '../db/pool';

const PREFIX = 'worker:';

const names = (workers: readonly string[]) => workers.map((id) => `${PREFIX}${id}`);

/** Records a heartbeat of these workers, by the clock of the database, which all instances share. */
export async function saveHeartbeats(workers: readonly string[]): Promise<void> {
  if (workers.length === 0) return;
  await database()
    .insert(heartbeats)
    .values(names(workers).map((name) => ({ name, at: sql`now()` })))
    .onConflictDoUpdate({ target: heartbeats.name, set: { at: sql`now()` } });
}

export async function deleteHeartbeats(workers: readonly string[]): Promise<void> {
  await database()
    .delete(heartbeats)
    .where(inArray(heartbeats.name, names(workers)));
}

/**
 * Unlocks the jobs of every worker without a heartbeat for so many seconds, and deletes such workers. Recently locked
 * jobs are left: a worker may take its first job before its first heartbeat. Returns the number of jobs.
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

export type JobState = 'failed' | 'retrying' | 'running' | 'waiting';

const OPEN = sql`locked_at is null`;
const STATES: Readonly<Record<JobState, SQL>> = {
  failed: sql`${OPEN} and attempts >= max_attempts`,
  retrying: sql`${OPEN} and attempts between 1 and max_attempts - 1`,
  running: sql`locked_at is not null`,
  waiting: sql`${OPEN} and attempts = 0`,
};

export interface JobRow extends Record<string, unknown> {
  id: string;
  task: string;
  payload: unknown;
  attempts: number;
  max_attempts: number;
  last_error: string | null;
  run_at: string;
  locked_at: string | null;
}

const JOBS = sql`graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id`;
/** Formats an instant as ISO 8601 in UTC, whatever the connection's time zone. */
const iso = (column: SQL) =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

export async function listJobs(exec: Executor, state: JobState, page: number) {
  const order = state === 'failed' ? sql`updated_at desc, j.id desc` : sql`run_at, j.id`;
  const { rows } = await exec.execute<JobRow>(sql`
    select j.id::text as id, t.identifier as task, payload, attempts, max_attempts, last_error,
      ${iso(sql`run_at`)} as run_at, ${iso(sql`locked_at`)} as locked_at
    from ${JOBS} where ${STATES[state]} order by ${order}
    limit ${PAGE_SIZE + 1} offset ${page * PAGE_SIZE}`);
  return { rows: rows.slice(0, PAGE_SIZE), hasMore: rows.length > PAGE_SIZE };
}

interface CountsRow extends Record<JobState, number>, Record<string, unknown> {
  overdue: number;
  workers: number;
}

export async function countJobs(exec: Executor, late: Date, seconds: number): Promise<CountsRow> {
  const { rows } = await exec.execute<CountsRow>(sql`
    select count(*) filter (where ${STATES.failed})::int as failed,
      count(*) filter (where ${STATES.retrying})::int as retrying,
      count(*) filter (where ${STATES.running})::int as running,
      count(*) filter (where ${STATES.waiting})::int as waiting,
      count(*) filter (where ${OPEN} and attempts < max_attempts
        and run_at < ${late.toISOString()}::timestamptz)::int as overdue,
      (select count(*)::int from heartbeats where ${like(heartbeats.name, `${PREFIX}%`)}
        and at >= now() - make_interval(secs => ${seconds})) as workers
    from graphile_worker._private_jobs`);
  const [row] = rows;
  if (!row) throw new Error('a sum has one row');
  return row;
}

/**
 * Counts the jobs that run once there are workers, by task: those due at an instant, those due before another, and
 * later ones.
 */
export async function countByTask(exec: Executor, at: Date, before: Date) {
  const due = sql`run_at <= ${at.toISOString()}::timestamptz`;
  const { rows } = await exec.execute<{
    task: string;
    due: number;
    later: number;
    old: number;
    oldest: string | null;
  }>(sql`
    select t.identifier as task, count(*) filter (where ${due})::int as due,
      count(*) filter (where not ${due})::int as later,
      count(*) filter (where run_at < ${before.toISOString()}::timestamptz)::int as old,
      ${iso(sql`min(run_at) filter (where ${due})`)} as oldest
    from ${JOBS} where attempts < max_attempts group by t.identifier order by t.identifier`);
  return rows;
}

export interface TaskRow extends Record<string, unknown> {
  task: string;
  due: number;
  oldest: string | null;
  /** Due since before `late`, and not taken. */
  late: number;
  oldest_late: string | null;
  retrying: number;
  failed: number;
  oldest_failed: string | null;
  failing: number;
  oldest_failing: string | null;
}

/** Returns the state of each task that has jobs. One statement. */
export async function tasksAt(
  exec: Executor,
  { now, late, attempts }: { now: Date; late: Date; attempts: number },
): Promise<TaskRow[]> {
  const at = (instant: Date) => sql`${instant.toISOString()}::timestamptz`;
  const due = sql`attempts < max_attempts and run_at <= ${at(now)}`;
  const isLate = sql`${OPEN} and attempts < max_attempts and run_at < ${at(late)}`;
  const { rows } = await exec.execute<TaskRow>(sql`
    select t.identifier as task, count(*) filter (where ${due})::int as due,
      ${iso(sql`(min(run_at) filter (where ${due}))`)} as oldest,
      count(*) filter (where ${isLate})::int as late,
      ${iso(sql`(min(run_at) filter (where ${isLate}))`)} as oldest_late,
      count(*) filter (where ${STATES.retrying})::int as retrying,
      count(*) filter (where ${STATES.failed})::int as failed,
      ${iso(sql`(min(updated_at) filter (where ${STATES.failed}))`)} as oldest_failed,
      count(*) filter (where attempts >= ${attempts})::int as failing,
      ${iso(sql`(min(created_at) filter (where attempts >= ${attempts}))`)} as oldest_failing
    from ${JOBS} group by t.identifier order by t.identifier`);
  return rows;
}

export async function deleteFailed(exec: Executor, before: Date): Promise<void> {
  await exec.execute(sql`
    select graphile_worker.complete_jobs(array(select id from graphile_worker._private_jobs
      where ${STATES.failed} and updated_at < ${before.toISOString()}::timestamptz limit 10000))`);
}

export async function lockJob(tx: Transaction, id: string): Promise<JobRow | undefined> {
  const { rows } = await tx.execute<JobRow>(sql`
    select j.id::text as id, t.identifier as task, attempts, max_attempts, locked_at
    from ${JOBS} where j.id = ${id}::bigint for update of j`);
  return rows[0];
}

export async function restartJob(tx: Transaction, id: string, at: Date): Promise<void> {
  await tx.execute(sql`select graphile_worker.reschedule_jobs(
    array[${id}::bigint], run_at => ${at.toISOString()}::timestamptz, attempts => 0)`);
}

export async function deleteJob(tx: Transaction, id: string): Promise<void> {
  await tx.execute(sql`select graphile_worker.complete_jobs(array[${id}::bigint])`);
}
