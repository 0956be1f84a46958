import 'server-only';
import { DAY_MS, type TimeRange } from '@/lib/domain/platform/time';
import { clocksAgree } from '../db/clock';
import { database, type Executor } from '../db/pool';
import { describeError, logEvent } from '../log';
import * as store from './store';

/** How often a server says that it is up. */
const RENEW_MS = 10_000;
/** One that was silent for longer was away: it begins a new run, and the time between was an outage. */
const SILENT_SECONDS = 30;
/** Longer than anybody asks who was absent. */
const RETENTION_MS = 7 * DAY_MS;

let timer: NodeJS.Timeout | undefined;
let run: string | undefined;

/** From now on this process counts as a server that is up. Called once it takes requests. */
export async function startUptime(): Promise<void> {
  if (timer) return;
  timer = setInterval(() => void renewUptime(), RENEW_MS);
  timer.unref();
  await renewUptime();
}

/** It takes no more. */
export async function stopUptime(): Promise<void> {
  if (!timer) return;
  clearInterval(timer);
  timer = undefined;
  await renewUptime();
}

/** Says that this process is up. Never rejects: a database that does not answer is an outage too. */
async function renewUptime(): Promise<void> {
  try {
    run = await continueRun(database(), run);
    await clocksAgree();
  } catch (error) {
    logEvent('uptime-failed', { error: describeError(error) });
  }
}

/** Continues a run of a process, or begins another where there was a silence. Answers which one it is. */
export async function continueRun(exec: Executor, id?: string): Promise<string | undefined> {
  if (id && (await store.renew(exec, id, SILENT_SECONDS))) return id;
  return store.insertRun(exec);
}

/** When servers were up within a span, as far as is known; ranges may overlap. */
export async function uptimeWithin(
  exec: Executor,
  { start, end }: TimeRange,
): Promise<TimeRange[]> {
  const runs = await store.runsBetween(exec, new Date(start), new Date(end));
  return runs.map(({ startedAt, lastSeenAt }) => ({
    start: startedAt.getTime(),
    end: lastSeenAt.getTime(),
  }));
}

/** Daily job. */
export async function purgeUptime(now: number): Promise<void> {
  await store.deleteRuns(database(), new Date(now - RETENTION_MS));
}
