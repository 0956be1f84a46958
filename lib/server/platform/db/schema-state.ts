import 'server-only';
import { probeConnection } from './connection';
import journal from './migrations/meta/_journal.json';
import { openPool, type Pool } from './open-pool';

/** How the tables stand to this release: `served` has all of its migrations, and may have more of a later release. */
export type SchemaState = 'served' | 'older';

/** When the last migration of this release was made, as drizzle tells them apart. */
const NEEDED = Math.max(...journal.entries.map(({ when }) => when));

let probe: Pool | undefined;

/**
 * Asks the database for the migrations it has, on a connection of its own the way that requests go, so that the answer says nothing of
 * how busy the others are. Rejects where there is no answer.
 */
export async function schemaState(): Promise<SchemaState> {
  probe ??= openPool(1, probeConnection(), { pipeline: false });
  try {
    const { rows } = await probe.pool.query<{ served: boolean }>(
      'select exists (select from drizzle.__drizzle_migrations where created_at >= $1) as served',
      [NEEDED],
    );
    return rows[0]?.served ? 'served' : 'older';
  } catch (error) {
    // Undefined table or schema (PostgreSQL, appendix A): nothing was ever migrated.
    if (['42P01', '3F000'].includes((error as { code?: string }).code ?? '')) return 'older';
    throw error;
  }
}

/** Closes that connection. */
export async function closeSchemaState(): Promise<void> {
  const open = probe;
  probe = undefined;
  await open?.pool.end();
}
