import 'server-only';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database } from './pool';

/** Addresses that node-postgres understands and libpq does not, and the other way round, differ in these alone. */
const ONLY_NODE = ['uselibpqcompat'];

/**
 * A connection of its own for a command of the operator, straight to the server: without limits of time for a statement or between
 * two of them. `work` has it until it ends.
 */
export async function withOperatorSession<T>(
  url: string,
  work: (client: pg.Client, db: Database) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    options:
      '-c statement_timeout=0 -c lock_timeout=10s -c idle_in_transaction_session_timeout=0 -c timezone=UTC',
  });
  // Whoever uses it hears of it.
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client, drizzle(client));
  } finally {
    await client.end().catch(() => {});
  }
}

/** An address as the programs of PostgreSQL take it: what others may read on their command line, and the password beside it. */
export function libpqAddress(url: string): { address: string; password: string | undefined } {
  const given = new URL(url);
  const password = given.password ? decodeURIComponent(given.password) : undefined;
  given.password = '';
  for (const name of ONLY_NODE) given.searchParams.delete(name);
  if (given.searchParams.get('sslmode') === 'no-verify')
    given.searchParams.set('sslmode', 'require');
  return { address: given.toString(), password };
}
