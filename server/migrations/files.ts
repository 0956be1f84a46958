import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Where the migrations of this release are, from its root. */
export const MIGRATIONS_FOLDER = 'lib/server/platform/db/migrations';

const BREAKPOINT = /-->\s*statement-breakpoint/;
const HEADERS = [
  ['expand', /^-- expand$/],
  ['contract', /^-- contract: since (\S+)$/],
  ['concurrently', /^-- concurrently$/],
  ['backfill', /^-- after backfill: (\S+)$/],
];

/**
 * The headers of a migration: the lines of comment that it begins with.
 * @returns {{expand?: true, contract?: string, concurrently?: true, backfill?: string}}
 */
function readHeaders(sql) {
  const headers = {};
  for (const line of sql.split(/\r?\n/)) {
    if (!line.startsWith('--') || BREAKPOINT.test(line)) break;
    for (const [name, pattern] of HEADERS) {
      const found = pattern.exec(line.trim());
      if (found) headers[name] = found[1] ?? true;
    }
  }
  return headers;
}

const withoutComments = (sql) => sql.replace(/^\s*--.*$/gm, '').trim();

/** A migration from its text: its headers, its statements, and the hash by which drizzle knows it. */
export function parseMigration(name, sql) {
  const statements = sql.split(BREAKPOINT).filter((statement) => withoutComments(statement));
  const hash = createHash('sha256').update(sql).digest('hex');
  return { name, hash, headers: readHeaders(sql), statements };
}

/**
 * The migrations of a release, oldest first. `at` (when it was made, in milliseconds) is what a database knows one by.
 * `since` says which servers go on working after it: 0 for all of the versions before (`-- expand`), the `at` of the oldest
 * migration that they must have (`-- contract: since …`), or null for none but those that have this one.
 */
export function readMigrations(folder) {
  const journal = JSON.parse(readFileSync(path.join(folder, 'meta/_journal.json'), 'utf8'));
  const made = new Map(journal.entries.map(({ tag, when }) => [tag, when]));
  return journal.entries.map(({ tag, when: at }) => {
    const migration = parseMigration(tag, readFileSync(path.join(folder, `${tag}.sql`), 'utf8'));
    const { expand, contract } = migration.headers;
    return { ...migration, at, since: expand ? 0 : (made.get(contract) ?? null) };
  });
}
