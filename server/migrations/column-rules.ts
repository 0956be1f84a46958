import type { AlterTableCmd, AlterTableType, Constraint, Node } from 'libpg-query';
import type { Headers } from './files.ts';
import { columnsIn, nameIn } from './parser.ts';

/** A constraint that a migration adds without a look at the rows. */
export interface Added {
  /** The migration that adds it. */
  readonly file: string;
  /** The column of which it says that it is never null. */
  readonly notNull: string | undefined;
  /** The migration that looks at the rows. */
  validated?: string;
}

/** A migration under way: its tables and columns are not those of the version before. */
export interface File {
  readonly name: string;
  readonly headers: Headers;
  readonly made: Set<string>;
  readonly added: Set<string>;
  /** Of all migrations up to this one, by table and name. */
  readonly constraints: Map<string, Added>;
}

type CommandRule = (command: AlterTableCmd, file: File, table: string) => string | null;

export const CONCURRENTLY = 'in a migration that begins with -- concurrently';
export const CONTRACT =
  'needs the header -- contract: since <the migration from which on nobody reads or writes it so>';

/** What ALTER TABLE must not do to a table that was there before, by its commands: as the statements of rules.ts. */
export const COMMANDS: Partial<Record<AlterTableType, CommandRule>> = {
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
/** Constraints for which every row is read. */
const CHECKING = ['CONSTR_CHECK', 'CONSTR_FOREIGN', 'CONSTR_UNIQUE', 'CONSTR_PRIMARY'] as const;
/** Functions with one value for the whole statement: PostgreSQL then writes no row. */
const STABLE = new Set<string | undefined>(['now', 'transaction_timestamp', 'statement_timestamp']);

/** Reads the constraints of a column, by their kinds. */
const constraintsOf = (nodes: readonly Node[]) =>
  new Map(
    nodes.flatMap((node): [Constraint['contype'], Constraint][] =>
      'Constraint' in node ? [[node.Constraint.contype, node.Constraint]] : [],
    ),
  );

function addColumn({ def }: AlterTableCmd, file: File, table: string): string | null {
  const column = def && 'ColumnDef' in def ? def.ColumnDef : {};
  const { colname, typeName, constraints = [] } = column;
  const of = constraintsOf(constraints);
  if (SERIAL.test(nameIn(typeName?.names) ?? '') || of.has('CONSTR_IDENTITY'))
    return `${colname} gets another value in each row, which rewrites the table`;
  const generated = of.get('CONSTR_GENERATED');
  if (generated && generated.generated_kind !== 'v')
    return `${colname} is generated, which rewrites the table`;
  const given = of.get('CONSTR_DEFAULT');
  if (given && !isConstant(given.raw_expr))
    return `${colname} has a volatile default, which rewrites the table: add it, set the default, fill it`;
  if (of.has('CONSTR_NOTNULL') && !given)
    return `${colname} is NOT NULL without a default: the version before writes rows without it`;
  const checked = CHECKING.find((one) => of.has(one));
  if (checked)
    return `${colname} has a constraint for which the table is read under its lock: ADD CONSTRAINT … NOT VALID`;
  file.added.add(`${table}.${colname}`);
  return null;
}

function isConstant(node: Node | undefined): boolean {
  if (!node) return false;
  if ('A_Const' in node || 'SQLValueFunction' in node) return true;
  if ('TypeCast' in node) return isConstant(node.TypeCast.arg);
  if ('A_ArrayExpr' in node) return (node.A_ArrayExpr.elements ?? []).every(isConstant);
  return 'FuncCall' in node && STABLE.has(nameIn(node.FuncCall.funcname));
}

/** Finds the expression that a check says is never null. */
function neverNull(check: Node | undefined): Node | undefined {
  if (!check || !('NullTest' in check)) return undefined;
  return check.NullTest.nulltesttype === 'IS_NOT_NULL' ? check.NullTest.arg : undefined;
}

function addConstraint({ def }: AlterTableCmd, file: File, table: string): string | null {
  const constraint = def && 'Constraint' in def ? def.Constraint : {};
  const { contype, skip_validation, indexname, raw_expr, fk_attrs = [] } = constraint;
  const { conname = 'a constraint without a name' } = constraint;
  if (indexname) return null;
  if (contype !== 'CONSTR_CHECK' && contype !== 'CONSTR_FOREIGN')
    return `${conname} builds an index under a lock: CREATE UNIQUE INDEX CONCURRENTLY first, then ADD CONSTRAINT … USING INDEX`;
  if (!skip_validation)
    return `${conname} reads the table under its lock: add NOT VALID, and VALIDATE CONSTRAINT in a later migration`;
  const notNull = neverNull(raw_expr);
  const columns = [...columnsIn(raw_expr), ...fk_attrs.map((attribute) => nameIn([attribute]))];
  file.constraints.set(`${table}.${conname}`, {
    file: file.name,
    notNull: columnsIn(notNull)[0],
  });
  const isNew = columns.every((column) => file.added.has(`${table}.${column}`)) && !notNull;
  if (isNew || file.headers.contract) return null;
  return `${conname} refuses what the version before may write: ${CONTRACT}`;
}

function validate({ name }: AlterTableCmd, file: File, table: string): string | null {
  const added = file.constraints.get(`${table}.${name}`);
  if (added?.file === file.name)
    return `${name} was added in this file, whose lock would stay while the table is read: VALIDATE in a later migration`;
  if (!file.headers.concurrently)
    return `VALIDATE CONSTRAINT ${name} reads the whole table: ${CONCURRENTLY}`;
  if (added) added.validated = file.name;
  return null;
}

function setNotNull({ name }: AlterTableCmd, file: File, table: string): string | null {
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
