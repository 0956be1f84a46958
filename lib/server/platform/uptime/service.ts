import 'server-only';
import { DAY_MS, type TimeRange } from '@/lib/domain/platform/time';
import { clocksAgree } from '../db/clock';
import { database, type Executor } from '../db/pool';
import { describeError, logEvent } from '../log';
import * as store from './store';

const RENEW_MS = 10_000;
/** A server silent for longer was down: it begins a new run, and the gap was an outage. */
const SILENT_SECONDS = 30;
/** Retention, longer than any query about absences reaches back. */
const RETENTION_MS = 7 * DAY_MS;

let timer: NodeJS.Timeout | undefined;
let run: string | undefined;

/** Counts this process as a server that is up. Called once it takes requests. */
export async function startUptime(): Promise<void> {
  if (timer) return;
  timer = setInterval(() => void renewUptime(), RENEW_MS);
  timer.unref();
  await renewUptime();
}

export async function stopUptime(): Promise<void> {
  if (!timer) return;
  clearInterval(timer);
  timer = undefined;
  await renewUptime();
}

/** Records that this process is up. Never rejects: an unreachable database is an outage too. */
async function renewUptime(): Promise<void> {
  try {
    run = await continueRun(database(), run);
    await clocksAgree();
  } catch (error) {
    logEvent('uptime-failed', { error: describeError(error) });
  }
}

/** Continues the run of a process, or begins another after a silence. Returns its id. */
export async function continueRun(exec: Executor, id?: string): Promise<string | undefined> {
  if (id && (await store.renew(exec, id, SILENT_SECONDS))) return id;
  return store.insertRun(exec);
}

/** Returns the known uptimes of servers within a span; ranges may overlap. */
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

export async function purgeUptime(now: number): Promise<void> {
  await store.deleteRuns(database(), new Date(now - RETENTION_MS));
}
