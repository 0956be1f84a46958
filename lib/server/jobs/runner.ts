import 'server-only';
import { Logger, parseCronItems, type Runner, run, type TaskList } from 'graphile-worker';
import { env } from '@/lib/env';
import { describeError, logEvent } from '../log';
import { TASKS } from './tasks';

const CONCURRENCY = 4;
/** Notifications wake the runner at once; polling is for what they miss. */
const POLL_MS = 2_000;
const RESTART_MS = 1_000;

const CRON = parseCronItems([
  { task: 'minute', match: '* * * * *', options: { backfillPeriod: 0, maxAttempts: 1 } },
  { task: 'daily', match: '17 19 * * *', options: { backfillPeriod: 0, maxAttempts: 3 } },
]);

let runner: Runner | undefined;
let stopping = false;

/** Starts working off the queue and its clock; comes back by itself after the database was away. */
export async function startJobs(): Promise<void> {
  if (runner || stopping) return;
  runner = await run({
    connectionString: env.DATABASE_URL,
    maxPoolSize: CONCURRENCY + 1,
    concurrency: CONCURRENCY,
    pollInterval: POLL_MS,
    noHandleSignals: true,
    taskList: logged(TASKS),
    parsedCronItems: CRON,
    logger: new Logger(() => (level, message) => {
      if (level === 'error') logEvent('jobs', { level, message });
    }),
  });
  runner.promise.catch(restart).catch(() => {});
}

/** Lets running jobs finish and takes no new ones. */
export async function stopJobs(): Promise<void> {
  stopping = true;
  await runner?.stop();
  runner = undefined;
}

async function restart(error: unknown): Promise<void> {
  runner = undefined;
  if (stopping) return;
  logEvent('jobs-restart', { error: describeError(error) });
  await new Promise((resolve) => setTimeout(resolve, RESTART_MS));
  await startJobs().catch(restart);
}

function logged(tasks: TaskList): TaskList {
  const entries = Object.entries(tasks).map(([name, task]): [string, typeof task] => [
    name,
    async (payload, helpers) => {
      try {
        return await task?.(payload, helpers);
      } catch (error) {
        logEvent('job-failed', {
          job: name,
          attempt: helpers.job.attempts,
          error: describeError(error),
        });
        throw error;
      }
    },
  ]);
  return Object.fromEntries(entries);
}
