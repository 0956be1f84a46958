// npm run migrate: brings a database up to date, apart from any start (docs/decisions/0044-migrations-that-nobody-notices.md).
import type { Client } from 'pg';
import { CommandError, explain, logStep } from '../server/log.ts';
import { applyMigrations } from '../server/migrations/apply.ts';
import { MIGRATIONS_FOLDER, readMigrations } from '../server/migrations/files.ts';
import { grantServing, roleOf } from '../server/migrations/grants.ts';
import { locksOf } from '../server/migrations/locks.ts';
import { loadParser } from '../server/migrations/parser.ts';
import { queueRefusal } from '../server/migrations/queue.ts';
import { openSession, takeLock } from '../server/migrations/session.ts';
import { appliedMigrations, pendingMigrations, refusal } from '../server/migrations/state.ts';
import { inRoot } from '../server/paths.ts';
import { openDatabase } from './lib/operator-command.ts';

const HOW = `Use: npm run migrate status | plan | apply | grants
  status   what is applied and what is not, how far backfills are, which role serves; the usual one
  plan     the SQL that apply would run, and what it locks; changes nothing
  apply    runs it
  grants   lets the role of DATABASE_URL serve, where DATABASE_MIGRATION_URL is of another one; apply does so too`;
const WAIT_MS = 60_000;

type Migration = ReturnType<typeof readMigrations>[number];

interface Addresses {
  readonly url: string;
  readonly migrationUrl: string;
}

interface Backfill {
  readonly name: string;
  readonly rows: string;
  readonly finished_at: Date | null;
}

async function backfills(client: Client): Promise<string[]> {
  const { rows: known } = await client.query<{ there: boolean }>(
    "select to_regclass('public.backfills') is not null as there",
  );
  if (!known[0]?.there) return [];
  const { rows } = await client.query<Backfill>(
    'select name, rows, finished_at from backfills order by name',
  );
  return rows.map(({ name, rows: done, finished_at: at }) =>
    at
      ? `${name} ended on ${at.toISOString()}, after ${done} rows`
      : `${name} has done ${done} rows`,
  );
}

async function rolesOf(client: Client, { url, migrationUrl }: Addresses): Promise<string> {
  const { rows } = await client.query<{ role: string }>('select current_user as role');
  const migrating = rows[0]?.role ?? '';
  const serving = roleOf(url) || migrating;
  if (url === migrationUrl || serving === migrating) return `${migrating} migrates and serves`;
  return `${migrating} migrates, ${serving} serves`;
}

async function status(client: Client, addresses: Addresses): Promise<void> {
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

/** Describes a migration for people: its SQL, with the locks of each statement above it. */
function describe({ name, headers, statements }: Migration): string {
  const made = new Set<string>();
  const how = headers.concurrently ? 'statement by statement' : 'in one transaction';
  const parts = statements.map((statement) => {
    const locks = locksOf(statement, made).map((line) => `-- locks ${line}`);
    return [...locks, statement.trim()].join('\n');
  });
  return `-- ${name}, ${how}\n${parts.join('\n')}\n`;
}

async function plan(client: Client): Promise<void> {
  await loadParser();
  const migrations = readMigrations(inRoot(MIGRATIONS_FOLDER));
  const applied = await appliedMigrations(client);
  const pending = pendingMigrations(migrations, applied);
  for (const migration of pending) console.log(describe(migration));
  const queue = await queueRefusal(client);
  if (queue) console.log('-- the migrations of the job queue (graphile-worker)');
  if (pending.length === 0 && !queue) console.log('There is nothing to apply.');
}

async function apply(_client: Client, { url, migrationUrl }: Addresses): Promise<void> {
  const folder = inRoot(MIGRATIONS_FOLDER);
  const done = await applyMigrations(migrationUrl, { folder, report: logStep, servingUrl: url });
  console.log(done.length > 0 ? `Applied ${done.length}.` : 'There was nothing to apply.');
}

async function grants(client: Client, { url }: Addresses): Promise<void> {
  await takeLock(client, { report: logStep, waitMs: WAIT_MS });
  if ((await appliedMigrations(client)).length === 0)
    throw new CommandError('There are no tables yet. Run: npm run migrate apply');
  const role = await grantServing(client, url, (work) => work());
  if (!role)
    throw new CommandError(
      'DATABASE_URL and DATABASE_MIGRATION_URL are of one role, which owns the tables: there is nothing to grant.',
    );
  console.log(`${role} serves: it reads and writes, and changes no table.`);
}

type Command = (client: Client, addresses: Addresses) => Promise<void>;
const COMMANDS = new Map<string, Command>(Object.entries({ status, plan, apply, grants }));

async function main() {
  const [wanted = 'status', ...rest] = process.argv.slice(2);
  const command = COMMANDS.get(wanted);
  if (!command || rest.length > 0) throw new CommandError(HOW);
  const { url, migrationUrl, close } = await openDatabase('local');
  const client = await openSession(migrationUrl);
  try {
    await command(client, { url, migrationUrl });
  } finally {
    await client.end();
    await close();
  }
}

/** Whether an error is a readable sentence: those of migrations, and PostgreSQL's about a connection. */
function isSentence(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const { name, syscall, code = '' } = error as NodeJS.ErrnoException;
  return name === 'MigrationError' || syscall === 'connect' || /^(?:28|3D)/.test(code);
}

main().then(
  () => process.exit(0),
  (error: unknown) =>
    process.exit(explain(isSentence(error) ? new CommandError(error.message) : error)),
);
