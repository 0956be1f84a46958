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
import { env } from '@/lib/env';
import { runInBackground } from '../db/pool';
import { describeError, logEvent } from '../log';
import { deregisterWorkers, HEARTBEAT_MS, recordHeartbeats } from './service';
import type { Group, Work } from './tasks';

/** Notifications wake the workers at once; polling is for what they miss. */
const POLL_MS = 2_000;
const RESTART_MS = 1_000;
/** Failures are logged by `logged`, without what the library would add. */
const logger = new Logger(() => (level, message, meta) => {
  if (level === 'error' && !meta?.failure) logEvent('jobs', { level, message });
});

const CONCURRENCY: Readonly<Record<Group, number>> = { payments: 4, other: 4 };

interface Running {
  runner: Runner;
  /** Under which it locks jobs. */
  workerId: string;
}

const running = new Map<Group, Running>();
let heartbeatTimer: NodeJS.Timeout | undefined;
let lastHeartbeat: number | undefined;
let stopping = false;

/** Starts the workers and cron; they restart by themselves after an outage of the database. */
export async function startJobs({ tasks, clock }: Work): Promise<void> {
  if (heartbeatTimer || stopping) return;
  await start('payments', tasks.payments);
  await start('other', tasks.other, { parsedCronItems: clock });
  heartbeatTimer = setInterval(sendHeartbeat, HEARTBEAT_MS);
  await sendHeartbeat();
}

/** Lets running jobs finish and takes no new ones. */
export async function stopJobs(): Promise<void> {
  stopping = true;
  const ending = [...running.values()];
  // Heartbeats go on until the last job is done: it must not be given to another worker.
  await Promise.all(ending.map(({ runner }) => runner.stop()));
  clearInterval(heartbeatTimer);
  running.clear();
  if (ending.length > 0)
    await deregisterWorkers(ending.map(({ workerId }) => workerId)).catch(() => {});
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
  const runner = await run({
    connectionString: env.DATABASE_URL,
    maxPoolSize: CONCURRENCY[group] + 1,
    concurrency: CONCURRENCY[group],
    pollInterval: POLL_MS,
    noHandleSignals: true,
    taskList: logged(tasks),
    events,
    logger,
    ...options,
  });
  running.set(group, { runner, workerId });
  runner.promise.catch((error) => restart(group, tasks, options, error)).catch(() => {});
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
  await start(group, tasks, options).catch((failure) => restart(group, tasks, options, failure));
}

/** Logs why a job failed. The queue keeps the same text, so neither holds parameters of a statement. */
function logged(tasks: TaskList): TaskList {
  const entries = Object.entries(tasks).map(([name, task]): [string, typeof task] => [
    name,
    async (payload, helpers) => {
      try {
        return await runInBackground(async () => task?.(payload, helpers));
      } catch (error) {
        const reason = describeError(error);
        logEvent('job-failed', { job: name, attempt: helpers.job.attempts, error: reason });
        throw new Error(reason);
      }
    },
  ]);
  return Object.fromEntries(entries);
}
