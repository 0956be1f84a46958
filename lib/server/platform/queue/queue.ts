import 'server-only';
import { sql } from 'drizzle-orm';
import { currentScope } from '@/lib/log-lines';
import type { Executor } from '../db/pool';
import type { Service } from './pauses';

export interface JobOptions {
  runAt?: Date;
  key?: string;
  /** Whether a job that waits under the key keeps its time, so that queueing it again does not put it off. */
  keepsTime?: boolean;
  maxAttempts?: number;
  /** Jobs of one queue run one after the other, over all instances. */
  queue?: string;
  /** Lower runs first; 0 by default. */
  priority?: number;
  /** External service of the job, which is not taken while the service is unreachable. */
  service?: Service;
}

/**
 * Payload of each task. Every feature adds its own in its tasks.ts (`declare module`). Payloads are ids and names: a
 * task reads the rows when it runs.
 */
export interface TaskPayloads {
  remove_file: { storageKey: string };
}
export type TaskName = keyof TaskPayloads;

/**
 * Queues a job in the caller's transaction: it exists exactly if that commits. A job may run twice, when its worker
 * counts as dead (service.ts) or dies after the effect: each must be safe to repeat.
 */
export function queueJob<N extends TaskName>(
  exec: Executor,
  name: N,
  payload: TaskPayloads[N],
  options: JobOptions = {},
): Promise<void> {
  return addJob(exec, name, payload, options);
}

/** Key in a payload for the id of the request that queued the job, or a job before it, for the log. */
export const REQUEST_KEY = 'request';

function traced(payload: object): object {
  const request = currentScope()?.request;
  return request === undefined ? payload : { ...payload, [REQUEST_KEY]: request };
}

export async function addJob(
  exec: Executor,
  name: string,
  payload: object,
  { runAt, key, keepsTime, maxAttempts, queue, priority, service }: JobOptions,
): Promise<void> {
  await exec.execute(sql`select graphile_worker.add_job(
    ${name}, ${JSON.stringify(traced(payload))}::json, queue_name => ${queue ?? null},
    run_at => ${runAt?.toISOString() ?? null}::timestamptz, job_key => ${key ?? null},
    job_key_mode => ${keepsTime ? 'preserve_run_at' : 'replace'},
    max_attempts => ${maxAttempts ?? 25}, priority => ${priority ?? 0},
    flags => ${service ? sql`array[${service}::text]` : null})`);
}

/** Queues one job of a kind for each payload, in one statement. */
export async function queueJobs<N extends TaskName>(
  exec: Executor,
  name: N,
  jobs: readonly { readonly payload: TaskPayloads[N]; readonly key: string }[],
): Promise<void> {
  if (jobs.length === 0) return;
  const rows = jobs.map(({ payload, key }) => ({ payload: traced(payload), key }));
  await exec.execute(sql`
    select graphile_worker.add_job(${name}, payload, job_key => key)
    from json_to_recordset(${JSON.stringify(rows)}::json) as job(payload json, key text)`);
}

/**
 * Queues the removal of stored files, so that it commits with the deletion of their rows and is retried when the disk
 * fails.
 */
export async function queueFileRemoval(
  exec: Executor,
  storageKeys: readonly string[],
): Promise<void> {
  for (const storageKey of storageKeys) await queueJob(exec, 'remove_file', { storageKey });
}
