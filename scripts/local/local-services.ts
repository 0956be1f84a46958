import path from 'node:path';
import { beginStage, explain } from '../../server/log.ts';
import type { Shutdown } from '../../server/shutdown.ts';
import { startInbox } from './inbox.ts';
import { startPostgres } from './postgres.ts';

interface Given {
  readonly folder: string;
  readonly port: number;
  readonly logStep: (line: string) => void;
  readonly shutdown: Shutdown;
}

/**
 * Starts the local services of the product: a database, unless DATABASE_URL names one, and an inbox, unless SMTP_URL
 * names a mail server. Returns the environment for the product.
 */
export async function startLocalServices({
  folder,
  port,
  logStep,
  shutdown,
}: Given): Promise<{ env: NodeJS.ProcessEnv }> {
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    APP_ENV: 'local',
    STORAGE_DIR: process.env.STORAGE_DIR ?? path.join(folder, 'files'),
    PORT: String(port),
    SITE_URL: process.env.SITE_URL ?? `http://127.0.0.1:${port}`,
    NEXT_TELEMETRY_DISABLED: '1',
  };
  const database = async () => {
    if (env.DATABASE_URL) return;
    const started = beginStage();
    const onLost = (error: unknown) => void shutdown.run(explain(error));
    const postgres = await shutdown.own(() => startPostgres({ folder, logStep, onLost }));
    env.DATABASE_URL = postgres.url;
    // Of another database.
    for (const name of ['DATABASE_DIRECT_URL', 'DATABASE_MIGRATION_URL']) delete env[name];
    started('Started the database');
  };
  const mail = async () => {
    if (env.SMTP_URL) return;
    const inbox = await shutdown.own(() => startInbox({ folder, logStep }));
    env.SMTP_URL = inbox.smtpUrl;
    env.INBOX_URL = inbox.url;
  };
  await Promise.all([database(), mail()]);
  return { env };
}
