import type { AlterTableStmt, DropStmt, IndexStmt, RangeVar } from 'libpg-query';
import { type Added, COMMANDS, CONCURRENTLY, CONTRACT, type File } from './column-rules.ts';
import type { ParsedMigration } from './files.ts';
import { droppedBy, type Kind, type Nodes, parse, readsTable, tableOf } from './parser.ts';

/** Answers why something is refused, or null. */
type Rule<N> = (node: N, file: File) => string | null;

/** What a statement of a migration must not do, by its kind: each answers why it is refused, or null. What has no rule is refused. */
const STATEMENTS: { readonly [K in Kind]?: Rule<Nodes[K]> } = {
  CreateStmt: ({ relation }, file) => {
    file.made.add(tableOf(relation));
    return null;
  },
  ViewStmt: () => null,
  CreateSeqStmt: () => null,
  CreateExtensionStmt: () => null,
  CreateFunctionStmt: () => null,
  CreateTrigStmt: () => null,
  CommentStmt: () => null,
  InsertStmt: ({ relation, selectStmt }, file) =>
    readsTable(selectStmt) && !file.made.has(tableOf(relation))
      ? 'INSERT … SELECT reads a whole table: write a backfill'
      : null,
  IndexStmt: createIndex,
  DropStmt: drop,
  AlterTableStmt: alterTable,
  UpdateStmt: change('UPDATE'),
  DeleteStmt: change('DELETE'),
  DoStmt: () => 'DO cannot be read by this check: write the statements themselves',
  RenameStmt: () =>
    'RENAME breaks the version before: add the new one, fill it, drop the old one later',
  TruncateStmt: () => 'TRUNCATE takes a table from the version before',
};

function change(verb: string): Rule<{ relation?: RangeVar }> {
  return ({ relation }, file) =>
    file.made.has(tableOf(relation))
      ? null
      : `${verb} locks rows that others want: write a backfill (lib/server/platform/backfills)`;
}

function createIndex(
  { relation, concurrent, if_not_exists }: IndexStmt,
  file: File,
): string | null {
  if (file.made.has(tableOf(relation))) return null;
  if (!concurrent || !file.headers.concurrently)
    return `CREATE INDEX keeps writers out: CREATE INDEX CONCURRENTLY IF NOT EXISTS, ${CONCURRENTLY}`;
  return if_not_exists ? null : 'CREATE INDEX CONCURRENTLY cannot be repeated: add IF NOT EXISTS';
}

function drop(statement: DropStmt, file: File): string | null {
  const { removeType = '', concurrent, missing_ok } = statement;
  if (removeType === 'OBJECT_TRIGGER') return null;
  if (removeType === 'OBJECT_INDEX')
    return concurrent && missing_ok && file.headers.concurrently
      ? null
      : `DROP INDEX locks its table: DROP INDEX CONCURRENTLY IF EXISTS, ${CONCURRENTLY}`;
  const what = removeType.replace('OBJECT_', '').replace('MATVIEW', 'MATERIALIZED VIEW');
  if (droppedBy(statement).every((name) => name && file.made.has(name))) return null;
  return file.headers.contract
    ? null
    : `DROP ${what} takes what the version before reads: ${CONTRACT}`;
}

function alterTable({ relation, cmds = [], objtype }: AlterTableStmt, file: File): string | null {
  const table = tableOf(relation);
  if (objtype !== 'OBJECT_TABLE') return `ALTER ${objtype} has no rule yet`;
  if (file.made.has(table)) return null;
  for (const node of cmds) {
    const command = 'AlterTableCmd' in node ? node.AlterTableCmd : {};
    const rule = command.subtype && COMMANDS[command.subtype];
    const reason = rule ? rule(command, file, table) : `${command.subtype} has no rule yet`;
    if (reason) return reason;
  }
  return null;
}

function headerProblem(
  { name, headers }: ParsedMigration,
  earlier: ReadonlySet<string>,
): string | null {
  if (Boolean(headers.expand) === Boolean(headers.contract))
    return 'begins with -- expand, or with -- contract: since <migration>: how it goes with the version before';
  if (headers.contract && !earlier.has(headers.contract))
    return `contracts since ${headers.contract}, which is no migration before ${name}`;
  return null;
}

/**
 * Tells what is wrong with new migrations, a line each, oldest first: statements that keep others waiting on a large table, or that the
 * version before cannot live with. `loadParser` comes first.
 * @param migrations all but the baseline; a database has that of before
 */
export function problemsOf(
  migrations: readonly ParsedMigration[],
  baseline = '0000_baseline',
): string[] {
  const earlier = new Set([baseline]);
  const constraints = new Map<string, Added>();
  return migrations.flatMap((migration) => {
    const file: File = {
      name: migration.name,
      headers: migration.headers,
      made: new Set(),
      added: new Set(),
      constraints,
    };
    const problems = [
      headerProblem(migration, earlier),
      ...migration.statements.flatMap((sql) => refusals(sql, file)),
    ];
    earlier.add(migration.name);
    return problems.filter(Boolean).map((problem) => `${migration.name}: ${problem}`);
  });
}

function ruled<K extends Kind>(kind: K, node: Nodes[K], file: File): string | null {
  const rule = STATEMENTS[kind];
  return rule ? rule(node, file) : `${kind} has no rule yet: add one to server/migrations/rules.ts`;
}

function refusals(sql: string, file: File): (string | null)[] {
  const statements = parse(sql);
  if (file.headers.concurrently && statements.length !== 1)
    return [
      'a statement of a migration outside of a transaction stands alone between its breakpoints',
    ];
  return statements.map(([kind, node]) => ruled(kind, node, file));
}
