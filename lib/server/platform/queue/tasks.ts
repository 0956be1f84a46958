import 'server-only';
import { type ParsedCronItem, parseCronItems, type TaskList } from 'graphile-worker';
import { DAILY_RUN_MINUTE, HOUR_MS, MINUTE_MS } from '@/lib/domain/platform/time';
import { SettingsError } from '@/lib/env';
import { type Backfills, runBackfills } from '../backfills/service';
import { database } from '../db/pool';
import { addJob, type TaskName, type TaskPayloads } from './queue';

/**
 * Workers of each task, and how many run at once. Tasks that call an external service have their own workers, so that
 * one that hangs delays only itself. `other` uses the database alone, and includes cron.
 */
export const GROUPS = {
  other: 4,
  payments: 4,
  mails: 4,
  push: 4,
  texts: 4,
  // Imports have two queues and Google has two: neither takes the place of the other.
  calendars: 4,
  events: 8,
  files: 2,
} as const;
export type Group = keyof typeof GROUPS;

interface Task<P> {
  readonly group: Group;
  readonly run: (payload: P, now: number) => Promise<unknown>;
}

export type TasksOf<N extends TaskName> = { readonly [K in N]: Task<TaskPayloads[K]> };
export type Tasks = Partial<TasksOf<TaskName>>;

/**
 * A scheduled task: each run is a job of its own with its own retries. Long work, or work per account, link or file,
 * only queues one job for each, so that one that fails does not delay the others.
 */
interface CronTask {
  readonly every: 'day' | '5 minutes' | 'minute' | '20 seconds';
  readonly group: Group;
  /** One at a time over all instances; for tasks that run several times a minute. */
  readonly alone?: boolean;
  readonly run: (now: number) => Promise<unknown>;
}
export type Cron = Readonly<Record<string, CronTask>>;

export interface Work {
  readonly tasks: Readonly<Partial<Record<Group, TaskList>>>;
  readonly clock: ParsedCronItem[];
}

/** Cron time of DAILY_RUN_MINUTE in Manila, on a clock in UTC. */
const DAILY_AT = `${DAILY_RUN_MINUTE % 60} ${(Math.floor(DAILY_RUN_MINUTE / 60) + 16) % 24} * * *`;
/** A daily run missed without workers is made up for within this time. */
const DAILY_BACKFILL_MS = 12 * HOUR_MS;
const FIRST = -10;
/** Queues each minute the tasks that run several times in it. */
const WITHIN_MINUTE = 'schedule_minute';

interface Declared {
  readonly tasks?: Tasks;
  readonly cron?: Cron;
  readonly backfills?: Backfills;
}

/**
 * Combines the declarations of the features. Cron starts all of their jobs, or those of these names.
 * @throws SettingsError for a name that no job has
 */
export function workOf(features: readonly Declared[], started?: readonly string[]): Work {
  const cron = features.flatMap((feature) => Object.entries(feature.cron ?? {}));
  const unknown = started?.find((name) => !cron.some(([job]) => job === name));
  if (unknown !== undefined) throw new SettingsError(`JOBS_CLOCK names no job: ${unknown}`);
  const isStarted = ([name]: readonly [string, CronTask]) => started?.includes(name) ?? true;
  const often = cron.filter(isStarted).filter(([, { every }]) => every === '20 seconds');
  const everyMinute: CronTask = {
    every: 'minute',
    group: 'other',
    run: (now) => scheduleMinute(often, now),
  };
  const own = [[WITHIN_MINUTE, everyMinute] as const, ...backfilling(features)];
  const clock = [...cron.filter(isStarted), ...own];
  const queued = features.flatMap(({ tasks = {} }) =>
    Object.entries(tasks).map(([name, task]) => [name, task as Task<unknown>] as const),
  );
  const timed = [...cron, ...own].map(([name, { group, run }]) => {
    return [name, { group, run: (_: unknown, now: number) => run(now) }] as const;
  });
  const all = [...queued, ...timed];
  const names = all.map(([name]) => name);
  const groups = Object.keys(GROUPS) as Group[];
  const twice = names.find((name, i) => names.indexOf(name) !== i);
  if (twice) throw new Error(`two features have a task named ${twice}`);
  return {
    tasks: Object.fromEntries(groups.map((group) => [group, listOf(group, all)])),
    clock: parseCronItems(clock.flatMap(([name, { every }]) => clockItem(name, every) ?? [])),
  };
}

function backfilling(features: readonly Declared[]): (readonly [string, CronTask])[] {
  const all = features.flatMap(({ backfills = {} }) => Object.entries(backfills));
  if (all.length === 0) return [];
  const run = () => runBackfills(Object.fromEntries(all));
  return [['run_backfills', { every: 'minute', group: 'other', run }]];
}

function listOf(group: Group, all: readonly (readonly [string, Task<unknown>])[]): TaskList {
  const own = all.filter(([, task]) => task.group === group);
  return Object.fromEntries(
    own.map(([name, task]) => [
      name,
      async (payload) => void (await task.run(payload, Date.now())),
    ]),
  );
}

function clockItem(task: string, every: CronTask['every']) {
  if (every === 'day') {
    const options = {
      backfillPeriod: DAILY_BACKFILL_MS,
      maxAttempts: 8,
      jobKey: task,
      priority: FIRST,
    };
    return { task, match: DAILY_AT, options };
  }
  if (every === '20 seconds') return undefined;
  // A minute that fails is over, the next one does it again; one that a restart missed is made up for.
  const minutes = every === '5 minutes' ? 5 : 1;
  const options = {
    backfillPeriod: minutes * MINUTE_MS,
    maxAttempts: 1,
    jobKey: task,
    priority: FIRST,
  };
  return { task, match: `*/${minutes} * * * *`, options };
}

const SECONDS = [0, 20, 40];

async function scheduleMinute(tasks: readonly (readonly [string, CronTask])[], now: number) {
  for (const second of SECONDS) {
    const runAt = new Date(now + second * 1000);
    for (const [name, { alone }] of tasks) {
      const options = { runAt, maxAttempts: 1, priority: FIRST, ...(alone && { queue: name }) };
      await addJob(database(), name, {}, { ...options, key: `${name}:${second}` });
    }
  }
}
