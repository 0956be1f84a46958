import { createHash } from 'node:crypto';
import type { Client } from 'pg';

/** Builds the condition that excludes objects of extensions. */
const OWN = (catalogue: string, id: string) => `not exists (
  select from pg_depend where classid = '${catalogue}'::regclass and objid = ${id} and deptype = 'e')`;

/**
 * Facts of the schema from the catalogue, a row each: columns sorted by name, since a table that grew has them in
 * another order than one created at once. NOT NULL is listed with the columns; PostgreSQL 18 lists it as a constraint
 * as well.
 */
const FACTS = `
with relation as (
  select oid, relname, relkind, relpersistence, relrowsecurity, reloptions,
    case relkind when 'r' then 'table' when 'v' then 'view' when 'S' then 'sequence' else relkind::text end as kind
  from pg_class
  where relnamespace = 'public'::regnamespace and relkind not in ('i', 'I', 't') and ${OWN('pg_class', 'pg_class.oid')}
)
select 'extension' as kind, extname::text as name, 'extension' as part, '' as fact
from pg_extension where extname <> 'plpgsql'
union all
select kind, relname, 'options', concat_ws(' ', relpersistence, relrowsecurity, reloptions) from relation
union all
select kind, relname, 'columns', concat_ws(' ', attname, format_type(atttypid, atttypmod), 'not null ' || attnotnull,
  'default ' || pg_get_expr(adbin, adrelid), 'generated ' || nullif(attgenerated::text, ''), 'identity ' || nullif(attidentity::text, ''),
  'collation ' || nullif(attcollation, typcollation)::regcollation, attoptions)
from relation join pg_attribute a on attrelid = relation.oid and attnum > 0 and not attisdropped and relkind <> 'S'
  join pg_type t on t.oid = atttypid left join pg_attrdef on adrelid = attrelid and adnum = attnum
union all
select kind, relname, 'constraints', conname || ' ' || pg_get_constraintdef(c.oid)
from relation join pg_constraint c on conrelid = relation.oid and contype <> 'n'
union all
select kind, relname, 'indexes', concat_ws(' ', pg_get_indexdef(indexrelid), 'valid ' || indisvalid, 'identity ' || indisreplident)
from relation join pg_index on indrelid = relation.oid
union all
select kind, relname, 'triggers', pg_get_triggerdef(t.oid) || ' ' || tgenabled::text
from relation join pg_trigger t on tgrelid = relation.oid and not tgisinternal
union all
select kind, relname, 'definition', pg_get_viewdef(oid) from relation where relkind in ('v', 'm')
union all
select 'sequence', sequencename, 'definition', concat_ws(' ', data_type, start_value, min_value, max_value, increment_by, cycle,
  cache_size, pg_depend.refobjid::regclass, attname)
from pg_sequences join pg_depend on classid = 'pg_class'::regclass and objid = format('public.%I', sequencename)::regclass
  and deptype in ('a', 'i') and refobjsubid > 0
  join pg_attribute on attrelid = refobjid and attnum = refobjsubid
where schemaname = 'public'
union all
select 'function', proname || '(' || pg_get_function_identity_arguments(oid) || ')', 'definition', pg_get_functiondef(oid)
from pg_proc where pronamespace = 'public'::regnamespace and prokind <> 'a' and ${OWN('pg_proc', 'pg_proc.oid')}
union all
select 'type', typname, 'definition', concat_ws(' ', typtype, format_type(nullif(typbasetype, 0), typtypmod), typnotnull, typdefault,
  (select string_agg(enumlabel, ',' order by enumsortorder) from pg_enum where enumtypid = t.oid),
  (select string_agg(pg_get_constraintdef(c.oid), ',' order by conname) from pg_constraint c where contypid = t.oid))
from pg_type t where typnamespace = 'public'::regnamespace and typtype not in ('b', 'c', 'p') and ${OWN('pg_type', 't.oid')}`;

/** Removes table names from the columns of a view: before version 16 PostgreSQL writes them even for a single table. */
const plainView = (definition: string) =>
  / JOIN /.test(definition) ? definition : definition.replace(/\b[a-z_]+\.(?=[a-z_]+)/g, '');

/** Normalises line ends, which differ in a clone on Windows, in the bodies of functions too. */
const unixLines = (fact: string) => fact.replaceAll('\r\n', '\n');

interface Fact {
  readonly kind: string;
  readonly name: string;
  readonly part: string;
  readonly fact: string;
}

type Parts = Map<string, string[]>;

/**
 * Describes the schema `public` of a database, a line per table, view, sequence, function, type and extension. A
 * table's line has the numbers of columns, constraints, indexes and triggers, with a hash of each kind, to show where
 * a difference is. `client` must be a separate connection: its search path is changed, which affects how PostgreSQL
 * writes names.
 */
export async function schemaFingerprint(client: Client): Promise<string[]> {
  await client.query('set search_path to public');
  const { rows } = await client.query<Fact>(FACTS);
  const objects = new Map<string, Parts>();
  for (const { kind, name, part, fact } of rows) {
    const object = `${kind} ${name}`;
    const parts: Parts = objects.get(object) ?? new Map();
    const text = kind === 'view' && part === 'definition' ? plainView(fact) : unixLines(fact);
    objects.set(object, parts.set(part, [...(parts.get(part) ?? []), text]));
  }
  return [...objects].map(([object, parts]) => `${object}: ${describe(parts)}`).toSorted();
}

function describe(parts: Parts): string {
  const described = [...parts].map(([part, facts]) => {
    const hash = createHash('sha256').update(facts.toSorted().join('\n'));
    return `${part} ${facts.length} ${hash.digest('hex').slice(0, 16)}`;
  });
  return described.toSorted().join(', ');
}

/** Names the objects of a fingerprint that another one lacks; extra objects in the other are ignored. */
export function missingObjects(expected: readonly string[], found: readonly string[]): string[] {
  const there = new Set(found);
  return expected.filter((line) => !there.has(line)).map((line) => line.split(':')[0] ?? line);
}
