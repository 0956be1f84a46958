import { MigrationError } from './error.ts';

/** Tables whose rows nobody changes: the trigger that refuses it names them. */
const APPEND_ONLY = `
  select distinct tgrelid::regclass::text as name from pg_trigger where tgfoid = to_regproc('public.refuse_change')`;

/** The user of a database's address. */
export function roleOf(url) {
  const { username, searchParams } = new URL(url);
  return searchParams.get('user') ?? decodeURIComponent(username);
}

async function currentRole(client) {
  const { rows } = await client.query('select current_user as role');
  return rows[0].role;
}

/** Why a role cannot be the one that serves, or null. */
async function unfit(client, role, owner) {
  const { rows } = await client.query(
    `select rolsuper or rolbypassrls or rolcreaterole as mighty, pg_has_role(oid, $2, 'member') as member,
       exists (select from pg_class where relowner = r.oid and relnamespace = 'public'::regnamespace) as owns
     from pg_roles r where rolname = $1`,
    [role, owner],
  );
  const [found] = rows;
  if (!found)
    return `There is no role ${role} on this server of PostgreSQL: create it first (deploy/roles.sql).`;
  if (found.mighty)
    return `The role ${role} may do more than serve: it is a superuser, or may make roles or pass row security by.`;
  if (found.owns)
    return `The role ${role} owns tables of this database: give them to ${owner} first (reassign owned by, deploy/roles.sql).`;
  if (found.member)
    return `The role ${role} is a member of ${owner}, and may do all that the owner may.`;
  return null;
}

/** What the serving role may do, as statements; `role` is quoted. Every one can be repeated. */
function grants(role, appendOnly) {
  const schemas = 'public, drizzle, graphile_worker';
  const change = 'select, insert, update, delete';
  return [
    'revoke create on schema public from public',
    `grant usage on schema ${schemas} to ${role}`,
    `revoke all on all tables in schema ${schemas} from ${role}`,
    `grant ${change} on all tables in schema public, graphile_worker to ${role}`,
    `grant usage, select on all sequences in schema public, graphile_worker to ${role}`,
    `grant select on all tables in schema drizzle to ${role}`,
    `revoke insert, update, delete on graphile_worker.migrations from ${role}`,
    ...appendOnly.map((table) => `revoke update, delete on ${table} from ${role}`),
    // What comes is the owner's: those who alter it are granted nothing by default but this.
    ...['public', 'graphile_worker'].flatMap((schema) => [
      `alter default privileges in schema ${schema} grant ${change} on tables to ${role}`,
      `alter default privileges in schema ${schema} grant usage, select on sequences to ${role}`,
    ]),
  ];
}

/** The tables of the queue let nobody but their owner see a row until a policy does. */
async function policies(client, role) {
  const { rows } = await client.query(
    `select c.oid::regclass::text as name from pg_class c
     where c.relnamespace = 'graphile_worker'::regnamespace and c.relrowsecurity and not exists (
       select from pg_policy p where p.polrelid = c.oid and to_regrole($1)::oid = any(p.polroles))`,
    [role],
  );
  return rows.map(
    ({ name }) => `create policy ${role} on ${name} to ${role} using (true) with check (true)`,
  );
}

/**
 * Lets the role of DATABASE_URL read and write what it serves, and no more: no DDL, and no change of what is only ever added to.
 * Where that role is the owner itself there is nothing to grant.
 * @returns {Promise<string | null>} the role
 * @throws {MigrationError}
 */
export async function grantServing(client, servingUrl, retrying) {
  if (!servingUrl) return null;
  const owner = await currentRole(client);
  const name = roleOf(servingUrl);
  if (!name || name === owner) return null;
  const reason = await unfit(client, name, owner);
  if (reason) throw new MigrationError(reason);
  const role = client.escapeIdentifier(name);
  const { rows } = await client.query(APPEND_ONLY);
  await retrying(async () => {
    await client.query("begin; set local lock_timeout = '400ms'");
    try {
      const appendOnly = rows.map((row) => row.name);
      for (const statement of [...grants(role, appendOnly), ...(await policies(client, role))])
        await client.query(statement);
      await client.query('commit');
    } catch (error) {
      await client.query('rollback').catch(() => {});
      throw error;
    }
  });
  return name;
}
