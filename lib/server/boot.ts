import 'server-only';
import { env, SettingsError } from '@/lib/env';
import { storage } from '@/lib/server/adapters/storage/storage';
import { removeStaleFiles } from '@/lib/server/platform/body/incoming-files';
import { applyMigrations, isMigrated } from '@/lib/server/platform/db/migrate';
import { closePools, runInBackground } from '@/lib/server/platform/db/pool';
import { closeSchemaState } from '@/lib/server/platform/db/schema-state';
import { claimDatabase, requireOwnDatabase } from '@/lib/server/platform/installation/service';
import { changesSince, openPages } from '@/lib/server/platform/page-cache/service';
import { startJobs, stopJobs } from '@/lib/server/platform/queue/runner';
import { workOf } from '@/lib/server/platform/queue/tasks';
import { closeStreams } from '@/lib/server/platform/streams/open-streams';
import { startUptime, stopUptime } from '@/lib/server/platform/uptime/service';
import { registerFeatures } from '@/lib/server/registry/registry';
import { addFigures } from '@/lib/server/site/figures/figures';
import { recordHeartbeat } from '@/lib/server/site/health/health';
import { serverReadiness, workerReadiness } from '@/lib/server/site/health/readiness-service';
import { administrators, changeAdministrator } from './admin/administrators/administrators';
import { FEATURES } from './features';

/** What commands of the operator run, in a process of their own. */
export const commands = {
  administrators: () => runInBackground(administrators),
  changeAdministrator: (...change: Parameters<typeof changeAdministrator>) =>
    runInBackground(() => changeAdministrator(...change)),
};

interface Demo {
  requireDemoDatabase: () => Promise<void>;
  loadDemoData: (now: number) => Promise<boolean>;
}

/**
 * Prepares the process for its first request: settings checked, tables up to date, demo data there, jobs running. The
 * demo is imported only where it is wanted, so that a process in production never reads it.
 */
export async function boot(importDemo: () => Promise<Demo>): Promise<void> {
  registerFeatures(() => FEATURES);
  if (!env.DATABASE_URL) throw new SettingsError('DATABASE_URL is not set');
  const demo = env.APP_ENV === 'local' && env.DEMO_DATA ? await importDemo() : null;
  await Promise.all([requireStorage(), runInBackground(requireOwnDatabase)]);
  if (env.MIGRATIONS) await applyMigrations(env.DATABASE_URL);
  else await requireMigrated(env.DATABASE_URL);
  if (demo) await runInBackground(demo.requireDemoDatabase);
  await runInBackground(claimDatabase);
  openPages();
  await removeStaleFiles(Date.now());
  if (demo) await runInBackground(() => demo.loadDemoData(Date.now()));
  if (env.JOBS !== 'off') {
    await startJobs(workOf(FEATURES));
    await recordHeartbeat('jobs', Date.now());
  }
}

async function requireMigrated(connectionString: string): Promise<void> {
  if (await isMigrated(connectionString)) return;
  throw new SettingsError(
    'The tables of this database are not those of this version: start the product on it first',
  );
}

/** Makes sure that files can be written, rather than failing at the first upload. */
async function requireStorage(): Promise<void> {
  try {
    await storage().prepare();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new SettingsError(`STORAGE_DIR cannot be written to: ${code ?? 'no reason given'}`);
  }
}

/** What of the settings server and worker go by. */
export function serverSettings() {
  const { APP_ENV, PORT, HOST, SITE_URL, TRUST_PROXY, DRAIN_DELAY, HEALTH_PORT, ASSETS_DIR } = env;
  const isLocal = APP_ENV === 'local';
  return {
    port: PORT,
    host: HOST ?? (isLocal ? '127.0.0.1' : '0.0.0.0'),
    siteUrl: new URL(SITE_URL),
    isLocal,
    trustProxy: TRUST_PROXY,
    drainDelayMs: DRAIN_DELAY * 1000,
    healthPort: HEALTH_PORT,
    sharedAssets: ASSETS_DIR,
  };
}

/** What load balancers and supervisors ask, of a server and of a worker. */
export const readiness = { ofServer: serverReadiness, ofWorker: workerReadiness };

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

/** Takes no more jobs and lets those under way finish. */
export const finishJobs = stopJobs;

/** Closes the connections, once jobs have finished; for the end. */
export async function shutDown(): Promise<void> {
  await closeStreams();
  await stopJobs();
  await Promise.all([closePools(), closeSchemaState()]);
}
