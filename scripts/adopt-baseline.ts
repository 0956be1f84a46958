// npm run db:baseline: brings a database of before the baseline migration to it (docs/decisions/0042-one-baseline.md).
import { readFileSync } from 'node:fs';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import pg from 'pg';
import { CommandError, explain } from '../server/log.ts';
import { MIGRATIONS_FOLDER } from '../server/migrations/files.ts';
import { takeLock } from '../server/migrations/session.ts';
import { inRoot } from '../server/paths.ts';
import { openDatabase } from './lib/operator-command.ts';
import { missingObjects, schemaFingerprint } from './lib/schema-fingerprint.ts';

const HOW =
  'Use: npm run db:baseline, or npm run db:baseline -- dev for the database of npm run dev';

/**
 * `created_at` of the last migration of the chain that the baseline replaced, 0046_call_connections. Its hash is not
 * compared: it depends on the line ends of a clone.
 */
const LAST = 1_795_507_285_954;
const NAMED = 5;

async function appliedMigrations(client: pg.Client): Promise<number[]> {
  const { rows } = await client.query<{ known: boolean }>(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as known",
  );
  if (!rows[0]?.known) return [];
  const applied = await client.query<{ created_at: string }>(
    'select created_at from drizzle.__drizzle_migrations order by created_at',
  );
  return applied.rows.map(({ created_at }) => Number(created_at));
}

/** Returns why a database cannot be brought to the baseline by its migrations, or null. */
function refusal(last: number | undefined): string | null {
  if (last === undefined)
    return 'This database was never started: there is nothing to bring to the baseline.';
  if (last < LAST)
    return 'This database is of an older version: bring it to the last one before the baseline first, up to migration 0046_call_connections.';
  if (last > LAST) return 'This database is of a version that the baseline does not come from.';
  return null;
}

async function requireSameSchema(client: pg.Client): Promise<void> {
  const expected = readFileSync(inRoot('lib/server/platform/db/baseline-schema.txt'), 'utf8');
  const missing = missingObjects(
    expected.split(/\r?\n/).filter(Boolean),
    await schemaFingerprint(client),
  );
  if (missing.length === 0) return;
  const more = missing.length > NAMED ? ` and ${missing.length - NAMED} more` : '';
  throw new CommandError(
    `Nothing was changed: this database differs from the baseline in ${missing.slice(0, NAMED).join(', ')}${more}.`,
  );
}

async function adopt(client: pg.Client): Promise<string> {
  const [baseline] = readMigrationFiles({
    migrationsFolder: inRoot(MIGRATIONS_FOLDER),
  });
  if (!baseline) throw new Error(`There is no migration in ${MIGRATIONS_FOLDER}`);
  await takeLock(client, { report: console.log, waitMs: 60_000 });
  const applied = await appliedMigrations(client);
  if (applied.includes(baseline.folderMillis)) return 'This database has the baseline already.';
  const reason = refusal(applied.at(-1));
  if (reason) throw new CommandError(reason);
  await requireSameSchema(client);
  await client.query('delete from drizzle.__drizzle_migrations');
  await client.query(
    'insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)',
    [baseline.hash, baseline.folderMillis],
  );
  return `This database has the baseline now, in place of ${applied.length} migrations. Its data is as it was.`;
}

async function main() {
  const [where = 'local', ...rest] = process.argv.slice(2);
  if (!['local', 'dev'].includes(where) || rest.length > 0) throw new CommandError(HOW);
  const { migrationUrl, close } = await openDatabase(where);
  const client = new pg.Client({ connectionString: migrationUrl });
  try {
    await client.connect();
    await client.query('begin');
    const done = await adopt(client);
    await client.query('commit');
    console.log(done);
  } finally {
    // Without a commit, everything is as before.
    await client.end();
    await close();
  }
}

main().then(
  () => process.exit(0),
  (error) => process.exit(explain(error)),
);
