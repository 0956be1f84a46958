import type { Client } from 'pg';

const ROLE = 'sangguni_test_serving';

export async function ensureServingRole(client: Client): Promise<void> {
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [ROLE]);
  if (rowCount) return;
  const statement = `create role ${ROLE} login password '${ROLE}'`;
  await client.query(statement).catch((error: NodeJS.ErrnoException) => {
    // Another run was faster.
    if (error.code !== '23505' && error.code !== '42710') throw error;
  });
}

export function servingUrl(url: string): string {
  const changed = new URL(url);
  changed.username = ROLE;
  changed.password = ROLE;
  return changed.toString();
}
