import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { type OwnPostgres, startOwnPostgres } from '@/lib/testing/jest/postgres';

interface Start {
  /** Folder of another PostgreSQL than the built-in one. */
  readonly installation: string | undefined;
  readonly command: readonly string[];
  /** The POSTGRES_… of the image, values read from their files. */
  readonly env: Readonly<Record<string, string>>;
  /** Folder of its sockets, and of the statements of its first start. */
  readonly sockets: string;
  readonly firstStart: string;
  /** Replaces paths of the container by those of this machine. */
  readonly here: (text: string) => string;
}

/** Reads `-c name=value` of a command. */
const settingsIn = (command: readonly string[]) =>
  Object.fromEntries(
    command.flatMap((word, at) => (command[at - 1] === '-c' ? [word.split('=', 2)] : [])),
  );

async function run(connectionString: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/**
 * Starts PostgreSQL for the first time as its image documents it: makes POSTGRES_USER and POSTGRES_DB, then runs the
 * `*.sql` of /docker-entrypoint-initdb.d by name in that database.
 */
export async function startFirst(start: Start): Promise<OwnPostgres> {
  const { installation, command, env, sockets, firstStart, here } = start;
  const settings = { ...settingsIn(command), unix_socket_directories: sockets };
  const postgres = await startOwnPostgres(installation, settings);
  try {
    const { POSTGRES_USER = '', POSTGRES_DB = '', POSTGRES_PASSWORD = '' } = env;
    const role = pg.escapeIdentifier(POSTGRES_USER);
    const database = pg.escapeIdentifier(POSTGRES_DB);
    const password = pg.escapeLiteral(POSTGRES_PASSWORD);
    await run(
      postgres.url.replace(/[^/]+$/, 'postgres'),
      `create role ${role} superuser login password ${password}`,
      `drop database if exists ${database}`,
      `create database ${database} owner ${role}`,
    );
    const owner = new URL(postgres.url);
    owner.username = POSTGRES_USER;
    owner.password = POSTGRES_PASSWORD;
    owner.pathname = POSTGRES_DB;
    for (const name of readdirSync(firstStart).sort())
      if (name.endsWith('.sql'))
        await run(owner.href, here(readFileSync(path.join(firstStart, name), 'utf8')));
    return postgres;
  } catch (error) {
    await postgres.stop();
    throw error;
  }
}
