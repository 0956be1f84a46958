import { droppedBy, parse, tableOf } from './parser.ts';

/** Locks of tables (PostgreSQL, 13.3.1), by what they keep waiting. */
const NOBODY = 'nobody waits';
const WRITERS = 'writers wait';
const EVERYBODY = 'readers and writers wait';

const SHARE_UPDATE_EXCLUSIVE = ['SHARE UPDATE EXCLUSIVE', NOBODY];
const SHARE_ROW_EXCLUSIVE = ['SHARE ROW EXCLUSIVE', WRITERS];
const ACCESS_EXCLUSIVE = ['ACCESS EXCLUSIVE', EVERYBODY];
/** The strongest first: a statement takes that of all that it does. */
const STRENGTH = [ACCESS_EXCLUSIVE, SHARE_ROW_EXCLUSIVE, SHARE_UPDATE_EXCLUSIVE];
/** Of ALTER TABLE; what is not here takes ACCESS EXCLUSIVE. */
const MILD = new Set([
  'AT_ValidateConstraint',
  'AT_SetStatistics',
  'AT_SetRelOptions',
  'AT_ResetRelOptions',
]);

const referencedBy = ({ AlterTableCmd: { def } }) => def?.Constraint?.pktable;

function lockOfCommand(command) {
  if (referencedBy(command)) return SHARE_ROW_EXCLUSIVE;
  return MILD.has(command.AlterTableCmd.subtype) ? SHARE_UPDATE_EXCLUSIVE : ACCESS_EXCLUSIVE;
}

const LOCKS = {
  AlterTableStmt({ relation, cmds }) {
    const locks = cmds.map(lockOfCommand);
    const strongest = STRENGTH.find((lock) => locks.includes(lock));
    const referenced = cmds.map(referencedBy).filter(Boolean);
    return [
      [tableOf(relation), ...strongest],
      ...referenced.map((table) => [tableOf(table), ...SHARE_ROW_EXCLUSIVE]),
    ];
  },
  IndexStmt: ({ relation, concurrent }) => [
    [tableOf(relation), ...(concurrent ? SHARE_UPDATE_EXCLUSIVE : ['SHARE', WRITERS])],
  ],
  CreateTrigStmt: ({ relation }) => [[tableOf(relation), ...SHARE_ROW_EXCLUSIVE]],
  DropStmt: (statement) =>
    droppedBy(statement).map((name) => [
      name,
      ...(statement.concurrent ? SHARE_UPDATE_EXCLUSIVE : ACCESS_EXCLUSIVE),
    ]),
  ViewStmt: ({ view, replace }) => (replace ? [[tableOf(view), ...ACCESS_EXCLUSIVE]] : []),
  InsertStmt: ({ relation }) => [[tableOf(relation), 'ROW EXCLUSIVE', NOBODY]],
};

/**
 * What a statement locks of what was there before its migration, a line each. `made` are the tables that the migration makes;
 * the parser is loaded.
 * @param {string} sql
 * @param {Set<string>} made
 */
export function locksOf(sql, made) {
  return parse(sql).flatMap(([kind, node]) => {
    if (kind === 'CreateStmt') made.add(tableOf(node.relation));
    return (LOCKS[kind]?.(node) ?? [])
      .filter(([table]) => !made.has(table))
      .map(([table, lock, who]) => `${table}: ${lock}, ${who}`);
  });
}
