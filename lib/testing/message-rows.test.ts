import ts from 'typescript';
import { modulesIn, nodesOf, type SourceFile } from './source-files';

const modules = ['app', 'components', 'lib/client'].flatMap((folder) => modulesIn(folder));

/** The constants of a module that are texts for an action that failed. */
function rowsOf(module: SourceFile): string[] {
  if (!module.text.includes('MessageRow')) return [];
  return nodesOf(module, isRow).map((node) => (node as ts.VariableDeclaration).name.getText());
}

function isRow(node: ts.Node): boolean {
  return ts.isVariableDeclaration(node) && node.type?.getText() === 'MessageRow';
}

/** Names of rows that a module uses, beyond declaring and importing them. */
function usesIn(module: SourceFile): string[] {
  if (!/_FAILURE\b/.test(module.text)) return [];
  return nodesOf(
    module,
    (node) =>
      ts.isIdentifier(node) &&
      !ts.isImportSpecifier(node.parent) &&
      !(ts.isVariableDeclaration(node.parent) && node.parent.name === node),
  ).map((node) => node.getText());
}

const rows = modules.flatMap((module) => rowsOf(module).map((name) => ({ name, module })));

test('every row of messages is what some screen or call asks for', () => {
  const used = new Set(modules.flatMap(usesIn));
  expect(rows.length).toBeGreaterThan(150);
  expect(rows.filter(({ name }) => !used.has(name)).map(({ name }) => name)).toEqual([]);
});

test('rows have one kind of name, and no two the same', () => {
  const names = rows.map(({ name }) => name);
  expect(names.filter((name) => !name.endsWith('_FAILURE'))).toEqual([]);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

test('a constant with the name of a row is a row, and so is seen here', () => {
  const named = modules.flatMap((module) =>
    /_FAILURE\b/.test(module.text)
      ? nodesOf(
          module,
          (node) => ts.isVariableDeclaration(node) && /_FAILURE$/.test(node.name.getText()),
        ).map((node) => (node as ts.VariableDeclaration).name.getText())
      : [],
  );
  expect(named.toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
});

test('a row stands beside the hooks of its feature, or in the one module that shows it', () => {
  const misplaced = rows.filter(({ name, module: { path, text } }) => {
    if (path.startsWith('lib/client/')) return path.startsWith('lib/client/platform/');
    return new RegExp(`export const ${name}\\b`).test(text);
  });
  expect(misplaced.map(({ name, module }) => `${module.path}: ${name}`)).toEqual([]);
});

/** Whoever needs one row of a table loads all of it. */
test('there is no table of rows', () => {
  const table = /Record<[^>]*\bMessageRow\b|\bsatisfies MessageRow\b|\bMessageRow\[\]/;
  expect(modules.filter(({ text }) => table.test(text)).map(({ path }) => path)).toEqual([]);
});
