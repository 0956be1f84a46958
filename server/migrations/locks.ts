import type { Node, RangeVar } from 'libpg-query';
import { droppedBy, type Kind, type Nodes, parse, tableOf } from './parser.ts';

type Lock = readonly [lock: string, who: string];
type Locked = readonly [table: string, ...Lock];

/** Locks of tables (PostgreSQL, 13.3.1), by what they keep waiting. */
const NOBODY = 'nobody waits';
const WRITERS = 'writers wait';
const EVERYBODY = 'readers and writers wait';

const SHARE_UPDATE_EXCLUSIVE: Lock = ['SHARE UPDATE EXCLUSIVE', NOBODY];
const SHARE_ROW_EXCLUSIVE: Lock = ['SHARE ROW EXCLUSIVE', WRITERS];
const ACCESS_EXCLUSIVE: Lock = ['ACCESS EXCLUSIVE', EVERYBODY];
const SHARE: Lock = ['SHARE', WRITERS];
/** The strongest first: a statement takes that of all that it does. */
const STRENGTH = [ACCESS_EXCLUSIVE, SHARE_ROW_EXCLUSIVE, SHARE_UPDATE_EXCLUSIVE];
/** Of ALTER TABLE; what is not here takes ACCESS EXCLUSIVE. */
const MILD = new Set<string | undefined>([
  'AT_ValidateConstraint',
  'AT_SetStatistics',
  'AT_SetRelOptions',
  'AT_ResetRelOptions',
]);

/** Finds the table that a command makes a foreign key to. */
function referencedBy(command: Node): RangeVar | undefined {
  const def = 'AlterTableCmd' in command ? command.AlterTableCmd.def : undefined;
  return def && 'Constraint' in def ? def.Constraint.pktable : undefined;
}

function lockOfCommand(command: Node): Lock {
  if (referencedBy(command)) return SHARE_ROW_EXCLUSIVE;
  const subtype = 'AlterTableCmd' in command ? command.AlterTableCmd.subtype : undefined;
  return MILD.has(subtype) ? SHARE_UPDATE_EXCLUSIVE : ACCESS_EXCLUSIVE;
}

const LOCKS: { readonly [K in Kind]?: (node: Nodes[K]) => Locked[] } = {
  AlterTableStmt({ relation, cmds = [] }) {
    const locks = cmds.map(lockOfCommand);
    const strongest = STRENGTH.find((lock) => locks.includes(lock)) ?? ACCESS_EXCLUSIVE;
    const referenced = cmds.flatMap((command) => referencedBy(command) ?? []);
    return [
      [tableOf(relation), ...strongest],
      ...referenced.map((table): Locked => [tableOf(table), ...SHARE_ROW_EXCLUSIVE]),
    ];
  },
  IndexStmt: ({ relation, concurrent }) => [
    [tableOf(relation), ...(concurrent ? SHARE_UPDATE_EXCLUSIVE : SHARE)],
  ],
  CreateTrigStmt: ({ relation }) => [[tableOf(relation), ...SHARE_ROW_EXCLUSIVE]],
  DropStmt(statement) {
    const lock = statement.concurrent ? SHARE_UPDATE_EXCLUSIVE : ACCESS_EXCLUSIVE;
    return droppedBy(statement).flatMap((name): Locked[] => (name ? [[name, ...lock]] : []));
  },
  ViewStmt: ({ view, replace }) => (replace ? [[tableOf(view), ...ACCESS_EXCLUSIVE]] : []),
  InsertStmt: ({ relation }) => [[tableOf(relation), 'ROW EXCLUSIVE', NOBODY]],
};

const lockedBy = <K extends Kind>(kind: K, node: Nodes[K]) => LOCKS[kind]?.(node) ?? [];

/**
 * Tells what a statement locks of what was there before its migration, a line each. `made` are the tables that the migration
 * makes; the parser is loaded.
 */
export function locksOf(sql: string, made: Set<string>): string[] {
  return parse(sql).flatMap(([kind, node]) => {
    if (kind === 'CreateStmt') made.add(tableOf(node.relation));
    return lockedBy(kind, node)
      .filter(([table]) => !made.has(table))
      .map(([table, lock, who]) => `${table}: ${lock}, ${who}`);
  });
}
