import 'server-only';
import path from 'node:path';
import { MIGRATIONS_FOLDER, readMigrations } from '@/server/migrations/files';
import { appliedMigrations, refusal } from '@/server/migrations/state';
import { probeConnection } from './connection';
import { openPool, type Pool } from './open-pool';

let probe: Pool | undefined;
let migrations: ReturnType<typeof readMigrations> | undefined;

/**
 * Whether this release can work with the tables of the database, by the rule that lets a process start
 * (docs/decisions/0044). Uses a separate connection on the same route as requests, so that the result does not depend
 * on load. Rejects where there is no answer.
 */
export async function isSchemaServed(): Promise<boolean> {
  probe ??= openPool(1, probeConnection(), { pipeline: false });
  migrations ??= readMigrations(
    path.join(/* turbopackIgnore: true */ process.cwd(), MIGRATIONS_FOLDER),
  );
  return refusal(migrations, await appliedMigrations(probe.pool)) === null;
}

export async function closeSchemaState(): Promise<void> {
  const open = probe;
  probe = undefined;
  await open?.pool.end();
}
