import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import pg from 'pg';
import { applyMigrations } from '../../server/migrations/apply.ts';
import { MIGRATIONS_FOLDER } from '../../server/migrations/files.ts';
import { inRoot } from '../../server/paths.ts';

const MIGRATIONS = inRoot(MIGRATIONS_FOLDER);
const SEED = inRoot('bench/lib/scale-seed.sql');
const MANILA_MS = 8 * 3_600_000;

interface Scale {
  readonly lawyers: number;
  readonly logStep: (line: string) => void;
}

/**
 * Resolves to the address of a database on the server, filled with so many lawyers, each with ten meetings. One that an earlier run
 * of the day filled is cached while migrations and seed are the same.
 */
export async function scaleDatabase(server: string, { lawyers, logStep }: Scale): Promise<string> {
  const name = `scale_${lawyers}`;
  const url = new URL(server);
  url.pathname = `/${name}`;
  const mark = markOf(lawyers);
  const known = await onServer<{ mark: string | null }>(
    server,
    `select shobj_description(oid, 'pg_database') as mark from pg_database where datname = $1`,
    [name],
  );
  if (known[0]?.mark === mark) return url.href;
  logStep(`Filling ${name}`);
  const began = Date.now();
  await onServer(server, `drop database if exists ${name} with (force)`);
  await onServer(server, `create database ${name}`);
  await applyMigrations(url.href, { folder: MIGRATIONS });
  await onServer(url.href, readFileSync(SEED, 'utf8').replaceAll(':lawyers', String(lawyers)));
  await onServer(url.href, 'vacuum analyze');
  await onServer(server, `comment on database ${name} is '${mark}'`);
  const seconds = Math.round((Date.now() - began) / 1000);
  logStep(`${lawyers} lawyers, ${lawyers * 10} meetings in ${seconds} s`);
  return url.href;
}

function markOf(lawyers: number): string {
  const hash = createHash('sha256').update(
    `${lawyers} ${new Date(Date.now() + MANILA_MS).toISOString().slice(0, 10)}`,
  );
  const files = readdirSync(MIGRATIONS).filter((file) => file.endsWith('.sql'));
  for (const file of files.sort()) hash.update(readFileSync(`${MIGRATIONS}/${file}`));
  return hash.update(readFileSync(SEED)).digest('hex');
}

async function onServer<Row extends pg.QueryResultRow>(
  url: string,
  text: string,
  values?: unknown[],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows ?? [];
  } finally {
    await client.end();
  }
}
