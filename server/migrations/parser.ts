import { loadModule, parseSync } from 'libpg-query';

/** Makes `parse` ready: PostgreSQL's own parser is loaded once. */
export const loadParser = loadModule;

/** The statements of an SQL text, each as [kind, node] of PostgreSQL's parse tree. */
export function parse(sql) {
  return (parseSync(sql).stmts ?? []).map(({ stmt }) => Object.entries(stmt)[0]);
}

/** The name of a table in the parse tree. */
export const tableOf = (relation) => relation?.relname ?? null;

/** Names of what a DROP drops; of a trigger, those of its table. */
export function droppedBy({ objects, removeType }) {
  return objects.map((object) => {
    const { items = object.ObjectWithArgs?.objname ?? [] } = object.List ?? {};
    const names = (items.length > 0 ? items : [object]).map(({ String: text }) => text?.sval);
    return names.at(removeType === 'OBJECT_TRIGGER' ? -2 : -1) ?? null;
  });
}

/** Names of the columns in an expression. */
export function columnsIn(node) {
  if (Array.isArray(node)) return node.flatMap(columnsIn);
  if (typeof node !== 'object' || node === null) return [];
  if (node.ColumnRef) return [node.ColumnRef.fields.at(-1).String?.sval];
  return Object.values(node).flatMap(columnsIn);
}
