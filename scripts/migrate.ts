// npm run migrate: brings a database up to date, apart from any start (docs/decisions/0044-migrations-that-nobody-notices.md).
import { CommandError, explain, logStep } from '../server/log.ts';
import { applyMigrations } from '../server/migrations/apply.ts';
import { MIGRATIONS_FOLDER, readMigrations } from '../server/migrations/files.ts';
import { grantServing, roleOf } from '../server/migrations/grants.ts';
import { locksOf } from '../server/migrations/locks.ts';
import { loadParser } from '../server/migrations/parser.ts';
import { queueRefusal } from '../server/migrations/queue.ts';
import { openSession, takeLock } from '../server/migrations/session.ts';
import { appliedMigrations, pendingMigrations, refusal } from '../server/migrations/state.ts';
import { openDatabase } from './lib/operator-command.ts';
import { inRoot } from './lib/paths.ts';

const HOW = `Use: npm run migrate status | plan | apply | grants
  status   what is applied and what is not, how far backfills are, which role serves; the usual one
  plan     the SQL that apply would run, and what it locks; changes nothing
  apply    runs it
  grants   lets the role of DATABASE_URL serve, where DATABASE_MIGRATION_URL is of another one; apply does so too`;
const WAIT_MS = 60_000;

async function backfills(client) {
  const { rows: known } = await client.query(
    "select to_regclass('public.backfills') is not null as there",
  );
  if (!known[0].there) return [];
  const { rows } = await client.query(
    'select name, rows, finished_at from backfills order by name',
  );
  return rows.map(({ name, rows: done, finished_at: at }) =>
    at
      ? `${name} ended on ${at.toISOString()}, after ${done} rows`
      : `${name} has done ${done} rows`,
  );
}

async function rolesOf(client, { url, migrationUrl }) {
  const { rows } = await client.query('select current_user as role');
  const serving = roleOf(url) || rows[0].role;
  if (url === migrationUrl || serving === rows[0].role)
    return `${rows[0].role} migrates and serves`;
  return `${rows[0].role} migrates, ${serving} serves`;
}

async function status(client, addresses) {
  const migrations = readMigrations(inRoot(MIGRATIONS_FOLDER));
  const applied = await appliedMigrations(client);
  const pending = pendingMigrations(migrations, applied);
  console.log(`Applied: ${applied.length}. Of this version: ${migrations.length}.`);
  for (const { name, headers } of pending)
    console.log(`Not applied: ${name}${headers.concurrently ? ' (concurrently)' : ''}`);
  for (const line of await backfills(client)) console.log(`Backfill: ${line}`);
  console.log(`Roles: ${await rolesOf(client, addresses)}.`);
  const reason = refusal(migrations, applied) ?? (await queueRefusal(client));
  console.log(reason ? `${reason}.` : 'This version can be served on this database.');
}

/** What a migration does, for people: its SQL, with what each statement locks above it. */
function describe({ name, headers, statements }) {
  const made = new Set();
  const how = headers.concurrently ? 'statement by statement' : 'in one transaction';
  const parts = statements.map((statement) => {
    const locks = locksOf(statement, made).map((line) => `-- locks ${line}`);
    return [...locks, statement.trim()].join('\n');
  });
  return `-- ${name}, ${how}\n${parts.join('\n')}\n`;
}

async function plan(client) {
  await loadParser();
  const migrations = readMigrations(inRoot(MIGRATIONS_FOLDER));
  const applied = await appliedMigrations(client);
  const pending = pendingMigrations(migrations, applied);
  for (const migration of pending) console.log(describe(migration));
  const queue = await queueRefusal(client);
  if (queue) console.log('-- the migrations of the job queue (graphile-worker)');
  if (pending.length === 0 && !queue) console.log('There is nothing to apply.');
}

async function apply(_client, { url, migrationUrl }) {
  const folder = inRoot(MIGRATIONS_FOLDER);
  const done = await applyMigrations(migrationUrl, { folder, tell: logStep, servingUrl: url });
  console.log(done.length > 0 ? `Applied ${done.length}.` : 'There was nothing to apply.');
}

async function grants(client, { url }) {
  await takeLock(client, { tell: logStep, waitMs: WAIT_MS });
  if ((await appliedMigrations(client)).length === 0)
    throw new CommandError('There are no tables yet. Run: npm run migrate apply');
  const role = await grantServing(client, url, (work) => work());
  if (!role)
    throw new CommandError(
      'DATABASE_URL and DATABASE_MIGRATION_URL are of one role, which owns the tables: there is nothing to grant.',
    );
  console.log(`${role} serves: it reads and writes, and changes no table.`);
}

const COMMANDS = { status, plan, apply, grants };

async function main() {
  const [wanted = 'status', ...rest] = process.argv.slice(2);
  if (!Object.hasOwn(COMMANDS, wanted) || rest.length > 0) throw new CommandError(HOW);
  const { url, migrationUrl, close } = await openDatabase('local');
  const client = await openSession(migrationUrl);
  try {
    await COMMANDS[wanted](client, { url, migrationUrl });
  } finally {
    await client.end();
    await close();
  }
}

/** Errors of migrations are sentences; so is what PostgreSQL says of a connection. */
const known = (error) =>
  error?.name === 'MigrationError' ||
  error?.syscall === 'connect' ||
  /^(?:28|3D)/.test(error?.code);

main().then(
  () => process.exit(0),
  (error) => process.exit(explain(known(error) ? new CommandError(error.message) : error)),
);
