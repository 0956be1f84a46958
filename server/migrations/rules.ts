import { columnsIn, droppedBy, parse, tableOf } from './parser.ts';

const CONCURRENTLY = 'in a migration that begins with -- concurrently';
const CONTRACT =
  'needs the header -- contract: since <the migration from which on nobody reads or writes it so>';

/** What a statement of a migration must not do, by its kind: each answers why it is refused, or null. What has no rule is refused. */
const STATEMENTS = {
  CreateStmt: ({ relation }, file) => void file.made.add(tableOf(relation)),
  ViewStmt: () => null,
  CreateSeqStmt: () => null,
  CreateExtensionStmt: () => null,
  CreateFunctionStmt: () => null,
  CreateTrigStmt: () => null,
  CommentStmt: () => null,
  InsertStmt: ({ relation, selectStmt }, file) =>
    selectStmt?.SelectStmt.fromClause && !file.made.has(tableOf(relation))
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

function change(verb) {
  return ({ relation }, file) =>
    file.made.has(tableOf(relation))
      ? null
      : `${verb} locks rows that others want: write a backfill (lib/server/platform/backfills)`;
}

function createIndex({ relation, concurrent, if_not_exists }, file) {
  if (file.made.has(tableOf(relation))) return null;
  if (!concurrent || !file.headers.concurrently)
    return `CREATE INDEX keeps writers out: CREATE INDEX CONCURRENTLY IF NOT EXISTS, ${CONCURRENTLY}`;
  return if_not_exists ? null : 'CREATE INDEX CONCURRENTLY cannot be repeated: add IF NOT EXISTS';
}

function drop(statement, file) {
  const { removeType, concurrent, missing_ok } = statement;
  if (removeType === 'OBJECT_TRIGGER') return null;
  if (removeType === 'OBJECT_INDEX')
    return concurrent && missing_ok && file.headers.concurrently
      ? null
      : `DROP INDEX locks its table: DROP INDEX CONCURRENTLY IF EXISTS, ${CONCURRENTLY}`;
  const what = removeType.replace('OBJECT_', '').replace('MATVIEW', 'MATERIALIZED VIEW');
  if (droppedBy(statement).every((name) => file.made.has(name))) return null;
  return file.headers.contract
    ? null
    : `DROP ${what} takes what the version before reads: ${CONTRACT}`;
}

function alterTable({ relation, cmds, objtype }, file) {
  const table = tableOf(relation);
  if (objtype !== 'OBJECT_TABLE') return `ALTER ${objtype} has no rule yet`;
  if (file.made.has(table)) return null;
  for (const { AlterTableCmd: command } of cmds) {
    const rule = COMMANDS[command.subtype];
    const reason = rule ? rule(command, file, table) : `${command.subtype} has no rule yet`;
    if (reason) return reason;
  }
  return null;
}

/** The same for what ALTER TABLE does to a table that was there before. */
const COMMANDS = {
  AT_AddColumn: addColumn,
  AT_AddConstraint: addConstraint,
  AT_ValidateConstraint: validate,
  AT_SetNotNull: setNotNull,
  AT_DropNotNull: () => null,
  AT_SetStatistics: () => null,
  AT_SetRelOptions: () => null,
  AT_ResetRelOptions: () => null,
  AT_DropConstraint: () => null,
  AT_ColumnDefault: ({ def, name }, { headers }) =>
    def || headers.contract
      ? null
      : `DROP DEFAULT of ${name} breaks what the version before writes: ${CONTRACT}`,
  AT_DropColumn: ({ name }, { headers }) =>
    headers.contract
      ? null
      : `DROP COLUMN ${name} takes what the version before reads: ${CONTRACT}`,
  AT_AlterColumnType: ({ name }) =>
    `ALTER COLUMN ${name} TYPE rewrites the table: add another column, fill it, drop this one later`,
};

/** Types that stand for a default of every row. */
const SERIAL = /^(?:small|big)?serial\d?$/;
/** Functions with one value for the whole statement: PostgreSQL then writes no row. */
const STABLE = new Set(['now', 'transaction_timestamp', 'statement_timestamp']);

function addColumn({ def: { ColumnDef: column } }, file, table) {
  const { colname, typeName, constraints = [] } = column;
  const of = new Map(constraints.map(({ Constraint: one }) => [one.contype, one]));
  if (SERIAL.test(typeName.names.at(-1).String.sval) || of.has('CONSTR_IDENTITY'))
    return `${colname} gets another value in each row, which rewrites the table`;
  if (of.has('CONSTR_GENERATED') && of.get('CONSTR_GENERATED').generated_kind !== 'v')
    return `${colname} is generated, which rewrites the table`;
  const given = of.get('CONSTR_DEFAULT');
  if (given && !isConstant(given.raw_expr))
    return `${colname} has a volatile default, which rewrites the table: add it, set the default, fill it`;
  if (of.has('CONSTR_NOTNULL') && !given)
    return `${colname} is NOT NULL without a default: the version before writes rows without it`;
  const checked = ['CONSTR_CHECK', 'CONSTR_FOREIGN', 'CONSTR_UNIQUE', 'CONSTR_PRIMARY'].find(
    (one) => of.has(one),
  );
  if (checked)
    return `${colname} has a constraint for which the table is read under its lock: ADD CONSTRAINT … NOT VALID`;
  file.added.add(`${table}.${colname}`);
  return null;
}

function isConstant(node) {
  if (node.A_Const || node.SQLValueFunction) return true;
  if (node.TypeCast) return isConstant(node.TypeCast.arg);
  if (node.A_ArrayExpr) return (node.A_ArrayExpr.elements ?? []).every(isConstant);
  return STABLE.has(node.FuncCall?.funcname.at(-1).String.sval);
}

function addConstraint({ def: { Constraint: constraint } }, file, table) {
  const { conname, contype, skip_validation, indexname, raw_expr, fk_attrs = [] } = constraint;
  if (indexname) return null;
  if (!['CONSTR_CHECK', 'CONSTR_FOREIGN'].includes(contype))
    return `${conname} builds an index under a lock: CREATE UNIQUE INDEX CONCURRENTLY first, then ADD CONSTRAINT … USING INDEX`;
  if (!skip_validation)
    return `${conname} reads the table under its lock: add NOT VALID, and VALIDATE CONSTRAINT in a later migration`;
  const notNull = raw_expr?.NullTest?.nulltesttype === 'IS_NOT_NULL' ? raw_expr.NullTest.arg : null;
  const columns = [...columnsIn(raw_expr), ...fk_attrs.map(({ String: text }) => text.sval)];
  file.constraints.set(`${table}.${conname}`, {
    file: file.name,
    notNull: notNull && columnsIn(notNull)[0],
  });
  const isNew = columns.every((column) => file.added.has(`${table}.${column}`)) && !notNull;
  if (isNew || file.headers.contract) return null;
  return `${conname} refuses what the version before may write: ${CONTRACT}`;
}

function validate({ name }, file, table) {
  const added = file.constraints.get(`${table}.${name}`);
  if (added?.file === file.name)
    return `${name} was added in this file, whose lock would stay while the table is read: VALIDATE in a later migration`;
  if (!file.headers.concurrently)
    return `VALIDATE CONSTRAINT ${name} reads the whole table: ${CONCURRENTLY}`;
  if (added) added.validated = file.name;
  return null;
}

function setNotNull({ name }, file, table) {
  const proof = [...file.constraints].find(
    ([constraint, { notNull, validated }]) =>
      constraint.startsWith(`${table}.`) &&
      notNull === name &&
      validated &&
      validated !== file.name,
  );
  if (proof) return null;
  return `SET NOT NULL of ${name} reads the table under its lock: first CHECK (${name} IS NOT NULL) NOT VALID, then VALIDATE, each in a migration of its own`;
}

function headerProblem({ name, headers }, earlier) {
  if (Boolean(headers.expand) === Boolean(headers.contract))
    return 'begins with -- expand, or with -- contract: since <migration>: how it goes with the version before';
  if (headers.contract && !earlier.has(headers.contract))
    return `contracts since ${headers.contract}, which is no migration before ${name}`;
  return null;
}

/**
 * What is wrong with new migrations, a line each, oldest first: statements that keep others waiting on a large table, or that the
 * version before cannot live with. `loadParser` comes first.
 * @param {ReturnType<typeof import('./files.ts').readMigrations>} migrations all but the baseline; a database has that of before
 */
export function problemsOf(migrations, baseline = '0000_baseline') {
  const earlier = new Set([baseline]);
  const constraints = new Map();
  return migrations.flatMap((migration) => {
    const file = {
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

function refusals(sql, file) {
  const statements = parse(sql);
  if (file.headers.concurrently && statements.length !== 1)
    return [
      'a statement of a migration outside of a transaction stands alone between its breakpoints',
    ];
  return statements.map(([kind, node]) => {
    const rule = STATEMENTS[kind];
    return rule
      ? rule(node, file)
      : `${kind} has no rule yet: add one to server/migrations/rules.ts`;
  });
}
