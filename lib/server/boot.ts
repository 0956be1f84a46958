import 'server-only';
import { env } from '@/lib/env';
import { removeStaleFiles } from '@/lib/server/platform/body/incoming-files';
import { applyMigrations } from '@/lib/server/platform/db/migrate';
import { closePools, runInBackground } from '@/lib/server/platform/db/pool';
import { changesSince, openPages } from '@/lib/server/platform/page-cache/service';
import { startJobs, stopJobs } from '@/lib/server/platform/queue/runner';
import { workOf } from '@/lib/server/platform/queue/tasks';
import { closeStreams } from '@/lib/server/platform/streams/open-streams';
import { startUptime, stopUptime } from '@/lib/server/platform/uptime/service';
import { registerFeatures } from '@/lib/server/registry/registry';
import { loadDemoData } from '@/lib/server/seed/demo/demo-data';
import { addFigures } from '@/lib/server/site/figures/service';
import { recordHeartbeat } from '@/lib/server/site/health/service';
import { administrators, changeAdministrator } from './admin/administrators/service';
import { FEATURES } from './features';

/** What commands of the operator run, in a process of their own. */
export const commands = {
  administrators: () => runInBackground(administrators),
  changeAdministrator: (...change: Parameters<typeof changeAdministrator>) =>
    runInBackground(() => changeAdministrator(...change)),
};

/** Prepares the process for its first request: settings checked, tables up to date, demo data there, jobs running. */
export async function boot(): Promise<void> {
  registerFeatures(() => FEATURES);
  if (!env.DATABASE_URL) throw new Error('DATABASE_URL is not set');
  await applyMigrations(env.DATABASE_URL);
  openPages();
  await removeStaleFiles(Date.now());
  if (env.APP_ENV === 'local' && env.DEMO_DATA) {
    await runInBackground(() => loadDemoData(Date.now()));
  }
  if (env.JOBS !== 'off') {
    await startJobs(workOf(FEATURES));
    await recordHeartbeat('jobs', Date.now());
  }
}

/** Adds what the HTTP server counted. */
export function saveFigures(figures: Parameters<typeof addFigures>[0]): Promise<void> {
  return runInBackground(() => addFigures(figures));
}

/** Tells the HTTP server what changed of the pages it holds in memory. */
export const pageChangesSince = changesSince;

/** Requests are taken from now on. */
export function opened(): Promise<void> {
  return startUptime();
}

/** Ends what would go on for ever; clients connect again, elsewhere. For the beginning of the server's own shutdown. */
export async function endStreams(): Promise<void> {
  await Promise.all([closeStreams(), stopUptime()]);
}

/** Lets jobs finish and closes the connections; for its end. */
export async function shutDown(): Promise<void> {
  await closeStreams();
  await stopJobs();
  await closePools();
}
