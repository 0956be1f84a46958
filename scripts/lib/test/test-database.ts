import { CommandError } from '../../../server/log.ts';
import { NOT_DURABLE, startPostgres } from '../../local/postgres.ts';
import { ensureServingRole, servingUrl } from './serving-role.ts';

/** Several products with pools of their own work on it side by side. */
const SETTINGS = { ...NOT_DURABLE, max_connections: '300' };
const LOCAL = new Set(['127.0.0.1', 'localhost', '[::1]']);

/** Tests create and drop databases: never on a server that is not this machine's. */
export function refuseForeignDatabase(url) {
  if (!url) return;
  const hostname = URL.canParse(url) ? new URL(url).hostname : url;
  if (LOCAL.has(hostname)) return;
  throw new CommandError(`The tests refuse a database that is not on this machine: ${hostname}`);
}

/** The server to test on: the one DATABASE_URL names, else a new one in `folder`. */
async function testServer({ folder, logStep, shutdown }) {
  if (process.env.DATABASE_URL) return process.env.DATABASE_URL;
  const postgres = await shutdown.own(() => startPostgres({ folder, logStep, settings: SETTINGS }));
  return postgres.url;
}

/** The database server of a run, started by the first step that needs it. */
export function lazyServer({ folder, logStep, shutdown }) {
  let started;
  return () => {
    started ??= testServer({ folder, logStep, shutdown });
    return started;
  };
}

/** A new empty database on that server, for a product of its own: `servingUrl` is that of the role that serves. `drop` removes it. */
export async function newDatabase(serverUrl) {
  const { default: pg } = await import('pg');
  const name = `product_${process.pid}`;
  const withClient = async (work) => {
    const client = new pg.Client({ connectionString: serverUrl });
    await client.connect();
    await work(client);
    await client.end();
  };
  const onServer = (statement) => withClient((client) => client.query(statement));
  await withClient(ensureServingRole);
  await onServer(`drop database if exists ${name} with (force)`);
  await onServer(`create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return {
    url: url.toString(),
    servingUrl: servingUrl(url),
    drop: () => onServer(`drop database ${name} with (force)`),
  };
}
