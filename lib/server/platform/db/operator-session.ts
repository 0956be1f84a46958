import 'server-only';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database } from './pool';

const ONLY_NODE = ['uselibpqcompat'];

/**
 * Opens a separate connection for an operator's command, straight to the server, without time limits for or between
 * statements. `work` has it until it ends.
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

/**
 * Splits an address for the programs of PostgreSQL: the part that may appear on their command line, and the password.
 */
export function libpqAddress(url: string): { address: string; password: string | undefined } {
  const given = new URL(url);
  const password = given.password ? decodeURIComponent(given.password) : undefined;
  given.password = '';
  for (const name of ONLY_NODE) given.searchParams.delete(name);
  if (given.searchParams.get('sslmode') === 'no-verify')
    given.searchParams.set('sslmode', 'require');
  return { address: given.toString(), password };
}
