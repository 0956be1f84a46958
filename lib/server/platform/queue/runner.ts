import 'server-only';
import { EventEmitter } from 'node:events';
import {
  Logger,
  type Runner,
  type RunnerOptions,
  run,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker';
import pg from 'pg';
import { inScope, isRequestId } from '@/lib/log-lines';
import { directUrl } from '../db/connection';
import { isConnectionLost } from '../db/errors';
import { figuresOf, type PoolFigures, runInBackground } from '../db/pool';
import { describeError, logEvent, logInfo } from '../log';
import { pausedServices } from './pauses';
import { REQUEST_KEY } from './queue';
import { deregisterWorkers, HEARTBEAT_MS, recordHeartbeats } from './service';
import { GROUPS, type Group, type Work } from './tasks';

/** Notifications wake the workers at once; polling finds the missed ones. */
const POLL_MS = 2_000;
const RESTART_MS = 1_000;
const logger = new Logger(() => (level, message, meta) => {
  if (level === 'error' && !meta?.failure) logEvent('jobs', { error: message });
});

/**
 * Connections of a group: one listens for new jobs, the others take and end them. Jobs that wait for an external
 * service hold none of these meanwhile.
 */
const CONNECTIONS: Readonly<Record<Group, number>> = {
  other: 5,
  payments: 5,
  mails: 2,
  push: 2,
  texts: 2,
  calendars: 2,
  events: 2,
  files: 2,
};
const groups = Object.keys(GROUPS) as Group[];

interface Running {
  runner: Runner;
  pool: pg.Pool;
  ended: Promise<unknown>;
  workerId: string;
}

const running = new Map<Group, Running>();
let heartbeatTimer: NodeJS.Timeout | undefined;
let lastHeartbeat: number | undefined;
let stopping = false;

/**
 * Starts the workers and cron; they restart by themselves after a database outage. A repeat starts only what is
 * missing.
 */
export async function startJobs({ tasks, clock }: Work): Promise<void> {
  if (heartbeatTimer || stopping) return;
  for (const group of groups) {
    const options = group === 'other' ? { parsedCronItems: clock } : {};
    if (!running.has(group)) await start(group, tasks[group] ?? {}, options);
  }
  heartbeatTimer = setInterval(sendHeartbeat, HEARTBEAT_MS);
  await sendHeartbeat();
}

export async function stopJobs(): Promise<void> {
  stopping = true;
  const ending = [...running.values()];
  // Heartbeats go on until the last job is done: it must not be given to another worker.
  await Promise.allSettled(ending.map(({ runner }) => runner.stop()));
  await Promise.all(ending.map(({ ended }) => ended));
  clearInterval(heartbeatTimer);
  running.clear();
  if (ending.length > 0)
    await deregisterWorkers(ending.map(({ workerId }) => workerId)).catch(() => {});
}

export function areJobsRunning(): boolean {
  if (stopping || lastHeartbeat === undefined) return false;
  const isWhole = groups.every((group) => running.has(group));
  return isWhole && performance.now() - lastHeartbeat < 3 * HEARTBEAT_MS;
}

export function jobPoolFigures(): PoolFigures[] {
  return [...running].map(([group, { pool }]) => figuresOf(`jobs-${group}`, pool));
}

async function sendHeartbeat(): Promise<void> {
  const now = performance.now();
  const onTime = lastHeartbeat === undefined || now - lastHeartbeat < 3 * HEARTBEAT_MS;
  const ids = [...running.values()].map(({ workerId }) => workerId);
  if (await recordHeartbeats(ids, onTime)) lastHeartbeat = now;
}

async function start(
  group: Group,
  tasks: TaskList,
  options: Partial<RunnerOptions> = {},
): Promise<void> {
  const events: WorkerEvents = new EventEmitter();
  let workerId = '';
  events.on('pool:create', ({ workerPool }) => {
    workerId = workerPool.id;
  });
  const pgPool = new JobPool({
    connectionString: directUrl(),
    max: CONNECTIONS[group],
  });
  const close = (error: unknown) => pgPool.end().then(() => error);
  const runner = await run({
    pgPool,
    concurrency: GROUPS[group],
    forbiddenFlags: pausedServices,
    pollInterval: POLL_MS,
    noHandleSignals: true,
    taskList: logged(tasks),
    events,
    logger,
    ...options,
  }).catch(async (error) => {
    throw await close(error);
  });
  // After most errors of its own it ends without one.
  const ended = runner.promise.then(() => close(new Error('the workers have ended')), close);
  running.set(group, { runner, pool: pgPool, ended, workerId });
  void ended.then((error) => restart(group, tasks, options, error));
}

async function restart(
  group: Group,
  tasks: TaskList,
  options: Partial<RunnerOptions>,
  error: unknown,
): Promise<void> {
  running.delete(group);
  if (stopping) return;
  logEvent('jobs-restart', { group, error: describeError(error) });
  await new Promise((resolve) => setTimeout(resolve, RESTART_MS));
  if (stopping) return;
  await start(group, tasks, options).catch((failure) => restart(group, tasks, options, failure));
}

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: () => void,
) => void;

/**
 * A pool that makes lost completions visible. The library does not wait until the end of a job is written, and
 * retries only after some errors: after others the job would stay locked by live workers. A lost connection is one of
 * those it retries.
 */
class JobPool extends pg.Pool {
  constructor(config: pg.PoolConfig) {
    super(config);
    // As in db/pool.ts: whoever uses the connection hears of it.
    this.on('error', () => {});
    this.on('connect', (client) => client.on('error', () => {}));
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<pg.PoolClient> | undefined {
    if (callback) {
      super.connect(callback);
      return undefined;
    }
    return super.connect().then(repeating, failForRepeat);
  }
}

function repeating(client: pg.PoolClient): pg.PoolClient {
  const query = async (...statement: Parameters<pg.PoolClient['query']>) => {
    try {
      return await client.query(...statement);
    } catch (error) {
      return failForRepeat(error);
    }
  };
  return Object.create(client, { query: { value: query } });
}

/** @throws a lost connection as cannot_connect_now */
function failForRepeat(error: unknown): never {
  if (!isConnectionLost(error)) throw error;
  throw Object.assign(new Error(error.message, { cause: error }), { code: '57P03' });
}

type Job = NonNullable<TaskList[string]>;

/**
 * Logs why a job failed, and that one queued by a request is done. The queue keeps the same text, so neither holds
 * parameters of a statement.
 */
function logged(tasks: TaskList): TaskList {
  const entries = Object.entries(tasks).map(([name, task]): [string, Job] => [
    name,
    (payload, helpers) => {
      const request = requestOf(payload);
      const { id, attempts: attempt } = helpers.job;
      return inScope({ request, job: id }, async () => {
        const began = performance.now();
        try {
          await runInBackground(async () => task?.(payload, helpers));
          const ms = Math.round(performance.now() - began);
          if (request) logInfo('job-done', { task: name, attempt, ms });
        } catch (error) {
          const reason = describeError(error);
          logEvent('job-failed', { task: name, attempt, error: reason });
          throw new Error(reason);
        }
      });
    },
  ]);
  return Object.fromEntries(entries);
}

function requestOf(payload: unknown): string | undefined {
  const request: unknown = Object(payload)[REQUEST_KEY];
  return isRequestId(request) ? request : undefined;
}
