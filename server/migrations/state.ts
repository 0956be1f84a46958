import { MigrationError } from './error.ts';

/** Undefined table or schema (PostgreSQL, appendix A): a database that was never started. */
const NOTHING_THERE = ['42P01', '3F000'];

const NOT_ALLOWED = '42501';

const RUN = 'npm run migrate apply';

/**
 * The migrations that a database has, oldest first: `at` and, where they were applied with it, `name` and `since` as
 * in files.ts.
 * @param {{query: (text: string) => Promise<{rows: object[]}>}} client
 * @throws {MigrationError} for a role that may not know
 */
export async function appliedMigrations(client) {
  try {
    const { rows } = await client.query('select * from drizzle.__drizzle_migrations order by id');
    return rows.map(({ created_at, name = null, since = null }) => ({
      at: Number(created_at),
      name,
      since: since === null ? null : Number(since),
    }));
  } catch (error) {
    if (NOTHING_THERE.includes(error.code)) return [];
    if (error.code === NOT_ALLOWED)
      throw new MigrationError(
        `This role neither owns the tables of this database nor was granted them: run ${RUN} as their owner, by DATABASE_MIGRATION_URL`,
      );
    throw error;
  }
}

/** Those of a release that a database has not. */
export function pendingMigrations(migrations, applied) {
  const known = new Set(applied.map(({ at }) => at));
  return migrations.filter(({ at }) => !known.has(at));
}

/** Why a database cannot be migrated at all, or null. The baseline makes all tables. */
export function foreignDatabase(migrations, applied) {
  const [baseline] = migrations;
  if (applied.length === 0 || !baseline || applied.some(({ at }) => at === baseline.at))
    return null;
  return 'The tables of this database were made before the baseline migration: run npm run db:baseline once, then start again';
}

/**
 * Why a server with these migrations must not work on a database that has those, in one sentence, or null when it may. It may be
 * newer by migrations after which servers of this version go on working: all that expand, and those that contract what this
 * version reads no longer (docs/decisions/0044).
 */
export function refusal(migrations, applied) {
  const foreign = foreignDatabase(migrations, applied);
  if (foreign) return foreign;
  const [missing] = pendingMigrations(migrations, applied);
  if (missing)
    return `The tables of this database are older than this version, which needs ${missing.name}: run ${RUN} first`;
  const own = new Set([0, ...migrations.map(({ at }) => at)]);
  const newer = applied.find(({ at, since }) => !own.has(at) && !own.has(since));
  if (!newer) return null;
  return `The tables of this database are newer than this version, which cannot work after ${newer.name ?? 'one of its migrations'}: start a later version`;
}
