import type { Client } from 'pg';
import { CommandError } from '../../../server/log.ts';
import type { Shutdown } from '../../../server/shutdown.ts';
import { NOT_DURABLE, startPostgres } from '../../local/postgres.ts';
import { ensureServingRole, servingUrl } from './serving-role.ts';
import { keepDatabasesInMemory, removeDatabases } from './workspace.ts';

/** Settings for several products that share the server, each with its own pools. */
const SETTINGS = { ...NOT_DURABLE, max_connections: '300' };
const LOCAL = new Set(['127.0.0.1', 'localhost', '[::1]']);

/** Refuses a server on another machine: tests create and drop databases. */
export function refuseForeignDatabase(url: string | undefined): void {
  if (!url) return;
  const hostname = URL.canParse(url) ? new URL(url).hostname : url;
  if (LOCAL.has(hostname)) return;
  throw new CommandError(`The tests refuse a database that is not on this machine: ${hostname}`);
}

interface Place {
  readonly folder: string;
  readonly logStep: (line: string) => void;
  readonly shutdown: Shutdown;
}

async function testServer({ folder, logStep, shutdown }: Place): Promise<string> {
  if (process.env.DATABASE_URL) return process.env.DATABASE_URL;
  keepDatabasesInMemory(folder);
  shutdown.onStop(() => removeDatabases(folder));
  const postgres = await shutdown.own(() => startPostgres({ folder, logStep, settings: SETTINGS }));
  return postgres.url;
}

export function lazyServer({ folder, logStep, shutdown }: Place): () => Promise<string> {
  let started: Promise<string> | undefined;
  return () => {
    started ??= testServer({ folder, logStep, shutdown });
    return started;
  };
}

interface NewDatabase {
  readonly url: string;
  readonly servingUrl: string;
  drop(): Promise<void>;
}

export async function newDatabase(serverUrl: string): Promise<NewDatabase> {
  const { default: pg } = await import('pg');
  const name = `product_${process.pid}`;
  const withClient = async (work: (client: Client) => Promise<unknown>) => {
    const client = new pg.Client({ connectionString: serverUrl });
    await client.connect();
    await work(client);
    await client.end();
  };
  const onServer = (statement: string) => withClient((client) => client.query(statement));
  await withClient(ensureServingRole);
  await onServer(`drop database if exists ${name} with (force)`);
  await onServer(`create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return {
    url: url.toString(),
    servingUrl: servingUrl(url.toString()),
    drop: () => onServer(`drop database ${name} with (force)`),
  };
}
