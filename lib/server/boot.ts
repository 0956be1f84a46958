import 'server-only';
import { type Env, env, SettingsError } from '@/lib/env';
import { diskStorage } from '@/lib/server/adapters/storage/disk';
import { moveStoredFiles } from '@/lib/server/adapters/storage/moving';
import type { Storage } from '@/lib/server/adapters/storage/port';
import { storage } from '@/lib/server/adapters/storage/storage';
import { incomingFolder, removeStaleFiles } from '@/lib/server/platform/body/incoming-files';
import { applyMigrations, isMigrated } from '@/lib/server/platform/db/migrate';
import { closePools, runInBackground } from '@/lib/server/platform/db/pool';
import { claimDatabase, requireOwnDatabase } from '@/lib/server/platform/installation/service';
import { changesSince, openPages } from '@/lib/server/platform/page-cache/service';
import { startJobs, stopJobs } from '@/lib/server/platform/queue/runner';
import { workOf } from '@/lib/server/platform/queue/tasks';
import { closeStreams } from '@/lib/server/platform/streams/open-streams';
import { startUptime, stopUptime } from '@/lib/server/platform/uptime/service';
import { registerFeatures } from '@/lib/server/registry/registry';
import { addFigures } from '@/lib/server/site/figures/service';
import { recordHeartbeat } from '@/lib/server/site/health/service';
import { administrators, changeAdministrator } from './admin/administrators/service';
import { FEATURES } from './features';

/** What commands of the operator run, in a process of their own. */
export const commands = {
  administrators: () => runInBackground(administrators),
  changeAdministrator: (...change: Parameters<typeof changeAdministrator>) =>
    runInBackground(() => changeAdministrator(...change)),
  moveStoredFiles,
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
  await Promise.all([requireFiles(), runInBackground(requireOwnDatabase)]);
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
async function requireFiles(): Promise<void> {
  await requireWritable(env.STORAGE_DRIVER === 's3' ? 'S3_BUCKET' : 'STORAGE_DIR', storage());
  await requireWritable('INCOMING_DIR', diskStorage(incomingFolder()));
}

async function requireWritable(setting: keyof Env, files: Storage): Promise<void> {
  try {
    await files.prepare();
  } catch (error) {
    const { code, cause } = error as NodeJS.ErrnoException;
    const reason = code ?? (cause as Error | undefined)?.message ?? 'no reason given';
    throw new SettingsError(`${setting} cannot be written to: ${reason}`);
  }
}

/** What of the settings the HTTP server goes by. */
export function serverSettings() {
  const { APP_ENV, PORT, HOST, SITE_URL, TRUST_PROXY } = env;
  const isLocal = APP_ENV === 'local';
  const host = HOST ?? (isLocal ? '127.0.0.1' : '0.0.0.0');
  return { port: PORT, host, siteUrl: new URL(SITE_URL), isLocal, trustProxy: TRUST_PROXY };
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
