import ts from 'typescript';
import type { SourceFile } from './source-files';

/**
 * A small endpoint is one file, a slice: what else would be `<noun>-operations.ts`, `<noun>-service.ts` and so on stands in
 * it as sections, each below a comment with its name, in this order.
 */
const LAYERS = [
  'operations',
  'serialize',
  'policy',
  'service',
  'mails',
  'store',
  'tasks',
  'feature',
] as const;

type Layer = (typeof LAYERS)[number];

export interface Section {
  readonly layer: Layer;
  readonly statements: readonly ts.Statement[];
}

const TITLE = new RegExp(
  `^// (${LAYERS.map((layer) => layer[0]?.toUpperCase() + layer.slice(1)).join('|')})$`,
);

/** The sections of a slice; none in every other module, and in one whose sections are not in their order. */
export function sectionsOf({ syntax, text }: SourceFile): Section[] {
  const sections: { layer: Layer; statements: ts.Statement[] }[] = [];
  for (const statement of syntax.statements) {
    if (ts.isImportDeclaration(statement)) continue;
    for (const { pos, end } of ts.getLeadingCommentRanges(text, statement.pos) ?? []) {
      const title = TITLE.exec(text.slice(pos, end))?.[1]?.toLowerCase();
      const layer = LAYERS.find((one) => one === title);
      if (layer) sections.push({ layer, statements: [] });
    }
    sections.at(-1)?.statements.push(statement);
  }
  const order = sections.map(({ layer }) => LAYERS.indexOf(layer));
  const isInOrder = order.every((place, at) => at === 0 || place > (order[at - 1] ?? 0));
  return sections.length > 1 && isInOrder ? sections : [];
}

export function isSlice(module: SourceFile): boolean {
  return sectionsOf(module).length > 0;
}

export function mayHaveOperations(module: SourceFile): boolean {
  return /(?:^|-)operations\.ts$/.test(module.name) || isSlice(module);
}

/** Whether a statement of a module is a store's. */
export function isInStore(module: SourceFile, statement: ts.Node): boolean {
  if (/(?:^|-)store\.ts$/.test(module.name)) return true;
  const store = sectionsOf(module).find(({ layer }) => layer === 'store');
  return store?.statements.some((one) => one === statement) ?? false;
}
