import {
  type ColumnRef,
  type DropStmt,
  loadModule,
  type Node,
  parseSync,
  type RangeVar,
} from 'libpg-query';

type KeyOf<One> = One extends unknown ? keyof One : never;

/** What a node of the parse tree can be. */
export type Kind = KeyOf<Node>;

/** The nodes of the parse tree by their kind. */
export type Nodes = { [K in Kind]: Extract<Node, Record<K, unknown>>[K] };

/** A statement with its kind. */
type Statement = { [K in Kind]: [kind: K, node: Nodes[K]] }[Kind];

/** Makes `parse` ready: PostgreSQL's own parser is loaded once. */
export const loadParser = loadModule;

/** Parses the statements of an SQL text, each as [kind, node] of PostgreSQL's parse tree. */
export function parse(sql: string): Statement[] {
  return (parseSync(sql).stmts ?? []).flatMap(({ stmt }) =>
    // A node is an object with one member, which is named after its kind.
    (Object.entries(stmt ?? {}) as Statement[]).slice(0, 1),
  );
}

/** Names a table in the parse tree. */
export function tableOf(relation: RangeVar | undefined): string {
  if (!relation?.relname) throw new Error('The parse tree of a statement names no table');
  return relation.relname;
}

/** Reads the last part of a name, which may be qualified, or the one at that place. */
export function nameIn(names: readonly Node[] | undefined, place = -1): string | undefined {
  const part = names?.at(place);
  return part && 'String' in part ? part.String.sval : undefined;
}

/** Names what a DROP drops; of a trigger, its table. What has no plain name, as a type, is undefined. */
export function droppedBy({ objects = [], removeType }: DropStmt): (string | undefined)[] {
  const place = removeType === 'OBJECT_TRIGGER' ? -2 : -1;
  return objects.map((object) => nameIn(namesOf(object), place));
}

function namesOf(object: Node): readonly Node[] | undefined {
  if ('List' in object) return object.List.items;
  if ('ObjectWithArgs' in object) return object.ObjectWithArgs.objname;
  return [object];
}

const isColumn = (node: object): node is { ColumnRef: ColumnRef } => 'ColumnRef' in node;

/** Names the columns in an expression. */
export function columnsIn(node: unknown): (string | undefined)[] {
  if (Array.isArray(node)) return node.flatMap(columnsIn);
  if (typeof node !== 'object' || node === null) return [];
  if (isColumn(node)) return [nameIn(node.ColumnRef.fields)];
  return Object.values(node).flatMap(columnsIn);
}

/** Tells whether a query, or one inside it, reads a table. */
export function readsTable(node: unknown): boolean {
  if (Array.isArray(node)) return node.some(readsTable);
  if (typeof node !== 'object' || node === null) return false;
  return 'fromClause' in node || Object.values(node).some(readsTable);
}
