import type pg from 'pg';
import type { Retrying } from './context.ts';
import { MigrationError } from './error.ts';

/** Tables whose rows nobody changes: the trigger that refuses it names them. */
const APPEND_ONLY = `
  select distinct tgrelid::regclass::text as name from pg_trigger where tgfoid = to_regproc('public.refuse_change')`;

/** Reads the user of a database's address. */
export function roleOf(url: string): string {
  const { username, searchParams } = new URL(url);
  return searchParams.get('user') ?? decodeURIComponent(username);
}

async function currentRole(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ role: string }>('select current_user as role');
  const [row] = rows;
  if (!row) throw new Error('PostgreSQL does not say which role this session has');
  return row.role;
}

/** What a role may do that one which serves must not. */
interface Powers {
  mighty: boolean;
  member: boolean;
  owns: boolean;
}

/** Tells why a role cannot be the one that serves, or null. */
async function unfit(client: pg.Client, role: string, owner: string): Promise<string | null> {
  const { rows } = await client.query<Powers>(
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

/** Lists what the serving role may do, as statements; `role` is quoted. Every one can be repeated. */
function grants(role: string, appendOnly: readonly string[]): string[] {
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

/** Makes the policies of the tables of the queue, which let nobody but their owner see a row until one does. */
async function policies(client: pg.Client, role: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
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
 * @returns the role
 * @throws {MigrationError}
 */
export async function grantServing(
  client: pg.Client,
  servingUrl: string | undefined,
  retrying: Retrying,
): Promise<string | null> {
  if (!servingUrl) return null;
  const owner = await currentRole(client);
  const name = roleOf(servingUrl);
  if (!name || name === owner) return null;
  const reason = await unfit(client, name, owner);
  if (reason) throw new MigrationError(reason);
  const role = client.escapeIdentifier(name);
  const { rows } = await client.query<{ name: string }>(APPEND_ONLY);
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
