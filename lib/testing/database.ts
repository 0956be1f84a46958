import { createHash, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { applyMigrations } from '@/lib/server/platform/db/migrate';
import { ensureServingRole, servingUrl } from '@/scripts/lib/test/serving-role';

const MIGRATIONS = 'lib/server/platform/db/migrations';
const GRANTS = 'server/migrations/grants.ts';
const TEMPLATE_LOCK = 727_273;

/** Throws unless the address is a server on this machine: tests create and drop databases. */
export function requireLocal(url: string): void {
  const { hostname } = new URL(url);
  if (!['127.0.0.1', 'localhost', '[::1]'].includes(hostname)) {
    throw new Error(`Tests refuse a database that is not on this machine: ${hostname}`);
  }
}

interface OwnDatabase {
  url: string;
  /** Puts a fresh one in its place. */
  renew(): Promise<void>;
  drop(): Promise<void>;
}

/** A migrated database of its own, cloned from a template that is made once per state of the migrations. */
export async function ownDatabase(serverUrl: string): Promise<OwnDatabase> {
  requireLocal(serverUrl);
  const template = `template_${migrationsHash()}`;
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const create = (client: pg.Client) =>
    client.query(`create database ${name} template ${template} strategy file_copy`);
  const drop = (client: pg.Client) => client.query(`drop database ${name} with (force)`);
  await onServer(serverUrl, async (client) => {
    await ensureTemplate(client, serverUrl, template);
    await create(client);
  });
  return {
    url: withDatabase(serverUrl, name),
    renew: () =>
      onServer(serverUrl, async (client) => {
        await drop(client);
        await create(client);
      }),
    drop: () => onServer(serverUrl, async (client) => void (await drop(client))),
  };
}

/** Made by one of those who ask at the same time. Once it is there nobody connects to it, so many can copy it at once. */
async function ensureTemplate(
  client: pg.Client,
  serverUrl: string,
  template: string,
): Promise<void> {
  const isThere = async () =>
    (await client.query('select from pg_database where datname = $1', [template])).rowCount !== 0;
  if (await isThere()) return;
  await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
  try {
    if (await isThere()) return;
    const building = `${template}_building`;
    await client.query(`drop database if exists ${building} with (force)`);
    await client.query(`create database ${building}`);
    await ensureServingRole(client);
    const url = withDatabase(serverUrl, building);
    await applyMigrations(url, servingUrl(url));
    await client.query(`alter database ${building} rename to ${template}`);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [TEMPLATE_LOCK]);
  }
}

async function onServer(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.toString();
}

function migrationsHash(): string {
  const hash = createHash('sha256');
  for (const file of readdirSync(MIGRATIONS)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()) {
    hash.update(file).update(readFileSync(path.join(MIGRATIONS, file)));
  }
  return hash.update(readFileSync(GRANTS)).digest('hex').slice(0, 16);
}

export function textOf(statement: unknown): string {
  return typeof statement === 'string' ? statement : (statement as pg.QueryConfig).text;
}
