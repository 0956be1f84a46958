/** Under which the products of tests serve; whoever starts them owns the tables. */
const ROLE = 'sangguni_test_serving';

/**
 * Makes the role that serves, unless it is there.
 * @param {import('pg').Client} client of a role that may make others
 */
export async function ensureServingRole(client) {
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [ROLE]);
  if (rowCount) return;
  await client.query(`create role ${ROLE} login password '${ROLE}'`).catch((error) => {
    // Another run was faster.
    if (error.code !== '23505' && error.code !== '42710') throw error;
  });
}

/** The address of the same database for that role. */
export function servingUrl(url) {
  const changed = new URL(url);
  changed.username = ROLE;
  changed.password = ROLE;
  return changed.toString();
}
