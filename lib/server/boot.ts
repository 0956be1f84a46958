import 'server-only';
import { hostname } from 'node:os';
import { env, SettingsError } from '@/lib/env';
import { configureLog, lineCounts } from '@/lib/log-lines';
import type { OperatorCommands } from '@/lib/operator-commands';
import { diskStorage } from '@/lib/server/adapters/storage/disk';
import { moveStoredFiles } from '@/lib/server/adapters/storage/moving';
import type { Storage } from '@/lib/server/adapters/storage/port';
import { storage } from '@/lib/server/adapters/storage/storage';
import { guestInvitationOf } from '@/lib/server/meetings/records/guests-service';
import { directUrl } from '@/lib/server/platform/db/connection';
import { applyMigrations, databaseRefusal } from '@/lib/server/platform/db/migrate';
import { closePools, poolFigures, runInBackground } from '@/lib/server/platform/db/pool';
import { closeSchemaState } from '@/lib/server/platform/db/schema-state';
import { ErrorWebhook } from '@/lib/server/platform/error-webhook';
import { incomingFolder, removeStaleFiles } from '@/lib/server/platform/incoming-files';
import { whenReleased } from '@/lib/server/platform/installation/hold-service';
import { claimDatabase, requireOwnDatabase } from '@/lib/server/platform/installation/service';
import { requireOwnSessions } from '@/lib/server/platform/installation/sessions-service';
import { changesSince, openPages } from '@/lib/server/platform/page-cache/service';
import { jobPoolFigures, startJobs, stopJobs } from '@/lib/server/platform/queue/runner';
import { workOf } from '@/lib/server/platform/queue/tasks';
import { forgetReplica } from '@/lib/server/platform/replica/service';
import { sessionCookies } from '@/lib/server/platform/session/session-cookie';
import { verifySessionToken } from '@/lib/server/platform/session/session-token';
import { closeStreams, streamFigures } from '@/lib/server/platform/streams/open-streams';
import { startUptime, stopUptime } from '@/lib/server/platform/uptime/service';
import { registerFeatures } from '@/lib/server/registry/registry';
import { addFigures } from '@/lib/server/site/figures/figures';
import { recordHeartbeat } from '@/lib/server/site/health/health';
import { serverReadiness, workerReadiness } from '@/lib/server/site/health/readiness-service';
import type { Env } from '@/lib/settings';
import packageJson from '@/package.json' with { type: 'json' };
import { administrators, changeAdministrator } from './admin/administrators/administrators';
import { operationsAt } from './admin/incidents/service';
import { keyStates, reencrypt, requireKeys, settleKeys } from './admin/keys/service';
import { checkSettings } from './admin/settings/check-service';
import { backupCommands } from './backup/commands';
import { FEATURES } from './features';

export const commands = {
  administrators: () => runInBackground(administrators),
  changeAdministrator: (...change: Parameters<typeof changeAdministrator>) =>
    runInBackground(() => changeAdministrator(...change)),
  checkSettings: (now: number) => runInBackground(() => checkSettings(now)),
  keyStates: () => runInBackground(keyStates),
  reencrypt: (...from: Parameters<typeof reencrypt>) => runInBackground(() => reencrypt(...from)),
  ...backupCommands(FEATURES),
  moveStoredFiles,
} satisfies OperatorCommands;

interface Demo {
  requireDemoDatabase: () => Promise<void>;
  loadDemoData: (now: number) => Promise<boolean>;
}

/**
 * Prepares the process for its first request: settings checked, tables up to date (in production earlier, by `npm run
 * migrate apply`), demo data loaded, jobs running. The demo is imported only on demand, so that a process in
 * production never loads it.
 */
export async function boot(importDemo: () => Promise<Demo>): Promise<void> {
  registerFeatures(() => FEATURES);
  setUpLog();
  if (!env.DATABASE_URL) throw new SettingsError('DATABASE_URL is not set');
  const demo = env.APP_ENV === 'local' && env.DEMO_DATA ? await importDemo() : null;
  await Promise.all([
    requireFiles(),
    requireOwnSessions(env.DATABASE_URL, env.DATABASE_DIRECT_URL),
  ]);
  await runInBackground(requireOwnDatabase);
  await runInBackground(requireKeys);
  const direct = directUrl() ?? env.DATABASE_URL;
  if (env.MIGRATIONS) {
    // Where the role that owns the tables changes them, with a session of its own.
    await applyMigrations(env.DATABASE_MIGRATION_URL ?? direct, env.DATABASE_URL);
  }
  await requireMigrated(direct);
  if (demo) await runInBackground(demo.requireDemoDatabase);
  await runInBackground(claimDatabase);
  await runInBackground(settleKeys);
  openPages();
  await removeStaleFiles(Date.now());
  if (demo) await runInBackground(() => demo.loadDemoData(Date.now()));
  if (env.JOBS !== 'off') stopWaiting = await whenReleased(beginJobs);
}

let stopWaiting = () => {};

async function beginJobs(): Promise<void> {
  await startJobs(workOf(FEATURES, env.JOBS_CLOCK));
  await recordHeartbeat('jobs', Date.now());
}

/** Prepares a command for a database that is still empty, or of another version; the database is not accessed. */
export async function bootWithoutDatabase(): Promise<void> {
  registerFeatures(() => FEATURES);
}

const release = () => env.RELEASE ?? packageJson.version;

function setUpLog(): void {
  const head = env.APP_ENV === 'production' ? { release: release(), host: hostname() } : {};
  const { ERROR_WEBHOOK_URL: url } = env;
  configureLog({ head, onError: url ? new ErrorWebhook(url).add : null });
}

async function requireMigrated(connectionString: string): Promise<void> {
  const reason = await databaseRefusal(connectionString);
  if (reason) throw new SettingsError(reason);
}

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

export function serverSettings() {
  const { APP_ENV, PORT, HOST, SITE_URL, TRUST_PROXY, DRAIN_DELAY, HEALTH_PORT, ASSETS_DIR } = env;
  const isLocal = APP_ENV === 'local';
  return {
    port: PORT,
    host: HOST ?? (isLocal ? '127.0.0.1' : '0.0.0.0'),
    siteUrl: new URL(SITE_URL),
    isLocal,
    trustProxy: TRUST_PROXY,
    timeFactor: env.TIME_LIMIT_FACTOR,
    limitFactor: env.ADDRESS_LIMIT_FACTOR,
    drainDelayMs: DRAIN_DELAY * 1000,
    healthPort: HEALTH_PORT,
    sharedAssets: ASSETS_DIR,
    release: release(),
    metricsPort: env.METRICS_PORT,
    // Never on every address by itself: what it says is for the operator alone.
    metricsHost: HOST ?? '127.0.0.1',
    runsJobs: env.JOBS !== 'off',
  };
}

/**
 * Returns the id of the session or guest invitation whose cookie has a valid signature; null for neither. The session
 * may have ended: this only allows earlier admission under load, never access to data.
 */
export async function visitorOf(cookies: string | null = null): Promise<string | null> {
  const token = sessionCookies.read(cookies);
  const session = token && verifySessionToken(token);
  if (session) return session.sid;
  return guestInvitationOf(cookies);
}

export function processFigures() {
  return {
    pools: [...poolFigures(), ...jobPoolFigures()],
    streams: streamFigures(),
    lines: lineCounts(),
  };
}

/** Returns the figures of the database for the metrics. Four statements. */
export function operationFigures() {
  return runInBackground(() => operationsAt(Date.now()));
}

export const readiness = { ofServer: serverReadiness, ofWorker: workerReadiness };

export function saveFigures(figures: Parameters<typeof addFigures>[0]): Promise<void> {
  return runInBackground(() => addFigures(figures));
}

/** Returns the changes of pages that the HTTP server caches in memory. */
export const pageChangesSince = changesSince;

/** Marks the server as accepting requests. */
export function opened(): Promise<void> {
  return startUptime();
}

/** Ends open streams, whose clients then reconnect elsewhere. Call at the start of the server's shutdown. */
export async function endStreams(): Promise<void> {
  await Promise.all([closeStreams(), stopUptime()]);
}

export const finishJobs = stopJobs;

export async function shutDown(): Promise<void> {
  stopWaiting();
  await closeStreams();
  await stopJobs();
  forgetReplica();
  await Promise.all([closePools(), closeSchemaState()]);
}
