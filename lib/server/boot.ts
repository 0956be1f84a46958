import 'server-only';
import { env } from '@/lib/env';
import { applyMigrations } from './db/migrate';
import { closePools, runInBackground } from './db/pool';
import { beat } from './health/service';
import { removeLeftFiles } from './http/incoming-files';
import { startJobs, stopJobs } from './jobs/runner';
import { openPages } from './pages/service';
import { loadDemoData } from './seed/demo-data';

/** Prepares the process for its first request: settings checked, tables up to date, demo data there, jobs running. */
export async function boot(): Promise<void> {
  if (!env.DATABASE_URL) throw new Error('DATABASE_URL is not set');
  await applyMigrations(env.DATABASE_URL);
  openPages();
  await removeLeftFiles(Date.now());
  if (env.APP_ENV === 'local' && env.DEMO_DATA) {
    await runInBackground(() => loadDemoData(Date.now()));
  }
  if (env.JOBS !== 'off') {
    await startJobs();
    await beat('jobs', Date.now());
  }
}

/** Lets jobs finish and closes the connections; for the server's own shutdown. */
export async function shutDown(): Promise<void> {
  await stopJobs();
  await closePools();
}
