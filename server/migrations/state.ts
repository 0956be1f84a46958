import { codeOf, MigrationError } from './error.ts';
import type { Migration } from './files.ts';

/** What has to be known of a migration to tell which are applied, and who goes on working. */
export type MigrationState = Pick<Migration, 'name' | 'at' | 'since'>;

/** A migration that a database has; those of before the columns have neither name nor `since`. */
export interface AppliedMigration extends Pick<Migration, 'at' | 'since'> {
  readonly name: string | null;
}

/** A row of the journal; bigint comes as text. */
interface JournalRow {
  created_at: string;
  name?: string | null;
  since?: string | null;
}

/** A connection or pool. */
interface Database {
  query(text: string): Promise<{ rows: JournalRow[] }>;
}

/** Undefined table or schema (PostgreSQL, appendix A): a database that was never started. */
const NOTHING_THERE = ['42P01', '3F000'];

const NOT_ALLOWED = '42501';

const RUN = 'npm run migrate apply';

/**
 * Reads the migrations that a database has, oldest first: `at` and, where they were applied with it, `name` and `since` as
 * in files.ts.
 * @throws {MigrationError} for a role that may not know
 */
export async function appliedMigrations(client: Database): Promise<AppliedMigration[]> {
  try {
    const { rows } = await client.query('select * from drizzle.__drizzle_migrations order by id');
    return rows.map(({ created_at, name = null, since = null }) => ({
      at: Number(created_at),
      name,
      since: since === null ? null : Number(since),
    }));
  } catch (error) {
    const code = codeOf(error);
    if (code && NOTHING_THERE.includes(code)) return [];
    if (code === NOT_ALLOWED)
      throw new MigrationError(
        `This role neither owns the tables of this database nor was granted them: run ${RUN} as their owner, by DATABASE_MIGRATION_URL`,
      );
    throw error;
  }
}

/** Finds those of a release that a database has not. */
export function pendingMigrations<T extends Pick<Migration, 'at'>>(
  migrations: readonly T[],
  applied: readonly Pick<AppliedMigration, 'at'>[],
): T[] {
  const known = new Set(applied.map(({ at }) => at));
  return migrations.filter(({ at }) => !known.has(at));
}

/** Tells why a database cannot be migrated at all, or null. The baseline makes all tables. */
export function foreignDatabase(
  migrations: readonly Pick<Migration, 'at'>[],
  applied: readonly Pick<AppliedMigration, 'at'>[],
): string | null {
  const [baseline] = migrations;
  if (applied.length === 0 || !baseline || applied.some(({ at }) => at === baseline.at))
    return null;
  return 'The tables of this database were made before the baseline migration: run npm run db:baseline once, then start again';
}

/**
 * Tells why a server with these migrations must not work on a database that has those, in one sentence, or null when it may. It may be
 * newer by migrations after which servers of this version go on working: all that expand, and those that contract what this
 * version reads no longer (docs/decisions/0044).
 */
export function refusal(
  migrations: readonly MigrationState[],
  applied: readonly AppliedMigration[],
): string | null {
  const foreign = foreignDatabase(migrations, applied);
  if (foreign) return foreign;
  const [missing] = pendingMigrations(migrations, applied);
  if (missing)
    return `The tables of this database are older than this version, which needs ${missing.name}: run ${RUN} first`;
  const own = new Set([0, ...migrations.map(({ at }) => at)]);
  const newer = applied.find(
    ({ at, since }) => !own.has(at) && !(since !== null && own.has(since)),
  );
  if (!newer) return null;
  return `The tables of this database are newer than this version, which cannot work after ${newer.name ?? 'one of its migrations'}: start a later version`;
}
