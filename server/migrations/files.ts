import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Where the migrations of this release are, from its root. */
export const MIGRATIONS_FOLDER = 'lib/server/platform/db/migrations';

const BREAKPOINT = /-->\s*statement-breakpoint/;

/** The lines of comment that a migration begins with. */
export interface Headers {
  expand?: true;
  /** The oldest migration that the servers which go on working must have. */
  contract?: string;
  concurrently?: true;
  /** The name of the backfill that must have ended. */
  backfill?: string;
}

/** The text of a migration, read. */
export interface ParsedMigration {
  readonly name: string;
  readonly hash: string;
  readonly headers: Headers;
  readonly statements: readonly string[];
}

/** A migration of a release. */
export interface Migration extends ParsedMigration {
  /** When it was made, in milliseconds. */
  readonly at: number;
  /** Which servers go on working after it (`readMigrations`). */
  readonly since: number | null;
}

/** The list of migrations that drizzle-kit writes. */
interface Journal {
  readonly entries: readonly { readonly tag: string; readonly when: number }[];
}

type Flag = 'expand' | 'concurrently';
const FLAGS: readonly (readonly [name: Flag, pattern: RegExp])[] = [
  ['expand', /^-- expand$/],
  ['concurrently', /^-- concurrently$/],
];
const VALUES: readonly (readonly [name: 'contract' | 'backfill', pattern: RegExp])[] = [
  ['contract', /^-- contract: since (\S+)$/],
  ['backfill', /^-- after backfill: (\S+)$/],
];

/** Reads the headers of a migration. */
function readHeaders(sql: string): Headers {
  const headers: Headers = {};
  for (const line of sql.split(/\r?\n/)) {
    if (!line.startsWith('--') || BREAKPOINT.test(line)) break;
    for (const [name, pattern] of FLAGS) if (pattern.test(line.trim())) headers[name] = true;
    for (const [name, pattern] of VALUES) {
      const value = pattern.exec(line.trim())?.[1];
      if (value) headers[name] = value;
    }
  }
  return headers;
}

const withoutComments = (sql: string) => sql.replace(/^\s*--.*$/gm, '').trim();

/** Reads a migration from its text: its headers, its statements, and the hash by which drizzle knows it. */
export function parseMigration(name: string, sql: string): ParsedMigration {
  const statements = sql.split(BREAKPOINT).filter((statement) => withoutComments(statement));
  const hash = createHash('sha256').update(sql).digest('hex');
  return { name, hash, headers: readHeaders(sql), statements };
}

/**
 * Reads the migrations of a release, oldest first. `at` (when it was made, in milliseconds) is what a database knows one by.
 * `since` says which servers go on working after it: 0 for all of the versions before (`-- expand`), the `at` of the oldest
 * migration that they must have (`-- contract: since …`), or null for none but those that have this one.
 */
export function readMigrations(folder: string): Migration[] {
  const journal: Journal = JSON.parse(
    readFileSync(path.join(folder, 'meta/_journal.json'), 'utf8'),
  );
  const made = new Map(journal.entries.map(({ tag, when }) => [tag, when]));
  return journal.entries.map(({ tag, when: at }) => {
    const migration = parseMigration(tag, readFileSync(path.join(folder, `${tag}.sql`), 'utf8'));
    const { expand, contract } = migration.headers;
    return { ...migration, at, since: expand ? 0 : (made.get(contract ?? '') ?? null) };
  });
}
