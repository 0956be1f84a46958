import path from 'node:path';
import ts from 'typescript';
import { isSlice, type Section, sectionsOf } from './slices';
import { modulesIn, nodesOf, type SourceFile } from './source-files';

const MAX_LINES = 150;

type Patterns = string | readonly string[] | undefined;

/** A rule of dependency-cruiser. */
interface Rule {
  readonly name: string;
  readonly from: { path?: Patterns; pathNot?: Patterns };
  readonly to: { path?: Patterns; pathNot?: Patterns };
}

const { forbidden }: { forbidden: readonly Rule[] } = require('../../.dependency-cruiser.cjs');
/** Those that say by paths alone who may import what. */
const rules = forbidden.filter(({ from, to }) =>
  [from, to].every((end) => {
    const keys = Object.keys(end);
    return keys.length > 0 && keys.every((key) => /^path(?:Not)?$/.test(key));
  }),
);
const slices = modulesIn('lib/server').filter(isSlice);

function matches(patterns: Patterns, file: string): boolean {
  return [patterns ?? []].flat().some((pattern) => new RegExp(pattern).test(file));
}

/** Whether a rule forbids an import. `$1` in what it says of the imported file is the first group of the importing one. */
function forbids({ from, to }: Rule, importer: string, imported: string): boolean {
  if (!matches(from.path, importer) || matches(from.pathNot, importer)) return false;
  const [pattern = ''] = [from.path ?? []].flat();
  const group = new RegExp(pattern).exec(importer)?.[1] ?? '';
  const filled = (patterns: Patterns) =>
    [patterns ?? []].flat().map((one) => one.replaceAll('$1', group));
  return (!to.path || matches(filled(to.path), imported)) && !matches(filled(to.pathNot), imported);
}

interface Imported {
  /** As this module calls it. */
  readonly name: string;
  /** As the other one calls it; `*` for all of it. */
  readonly exported: string;
  readonly file: string;
}

function importsOf({ path: at, syntax }: SourceFile): Imported[] {
  return syntax.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier))
      return [];
    const { text } = statement.moduleSpecifier;
    const file = fileOf(at, text);
    const { name, namedBindings } = statement.importClause ?? {};
    const found = name ? [{ name: name.text, exported: 'default', file }] : [];
    if (namedBindings && ts.isNamespaceImport(namedBindings))
      return [...found, { name: namedBindings.name.text, exported: '*', file }];
    const named = namedBindings?.elements.map((one) => ({
      name: one.name.text,
      exported: (one.propertyName ?? one.name).text,
      file,
    }));
    return [...found, ...(named ?? [])];
  });
}

function fileOf(importer: string, specifier: string): string {
  if (specifier.startsWith('@/')) return `${specifier.slice(2)}.ts`;
  if (!specifier.startsWith('.')) return specifier;
  return `${path.posix.join(path.posix.dirname(importer), specifier)}.ts`;
}

/** Lists the names that a module imports from another one. */
function taken(module: SourceFile, file: string): string[] {
  const imported = importsOf(module).filter((one) => one.file === file);
  return imported.flatMap(({ name, exported }) => {
    if (exported !== '*') return [exported];
    const isMemberOf = (node: ts.Node) =>
      ts.isPropertyAccessExpression(node) && node.expression.getText() === name;
    return nodesOf(module, isMemberOf).flatMap((node) =>
      ts.isPropertyAccessExpression(node) ? [node.name.text] : [],
    );
  });
}

function namesUsed({ statements }: Section): Set<string> {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) names.add(node.text);
    // Names of properties are no names of what is imported.
    if (ts.isPropertyAccessExpression(node)) visit(node.expression);
    else if (ts.isPropertyAssignment(node)) visit(node.initializer);
    else ts.forEachChild(node, visit);
  };
  statements.forEach(visit);
  return names;
}

function namesDeclared({ statements }: Section): string[] {
  return statements.flatMap((statement) => {
    if (ts.isVariableStatement(statement))
      return statement.declarationList.declarations.map(({ name }) => name.getText());
    return ts.isFunctionDeclaration(statement) && statement.name ? [statement.name.text] : [];
  });
}

test('there are slices', () => {
  expect(slices.length).toBeGreaterThan(30);
  expect(rules.length).toBeGreaterThan(10);
});

test('a slice that has grown is several files', () => {
  /** Without the imports and the titles of sections. */
  const linesOf = (slice: SourceFile) => {
    const imports = slice.syntax.statements.filter(ts.isImportDeclaration);
    const lines = slice.text
      .slice(imports.at(-1)?.end ?? 0)
      .trim()
      .split('\n');
    return lines.length - 2 * sectionsOf(slice).length;
  };
  const grown = slices.filter((slice) => linesOf(slice) > MAX_LINES);
  expect(grown.map(({ path: file }) => file)).toEqual([]);
});

test('a section imports what the file it stands for could', () => {
  const wrong = slices.flatMap((slice) =>
    sectionsOf(slice).flatMap((section) => {
      const used = namesUsed(section);
      const importer = slice.path.replace(/\.tsx?$/, `-${section.layer}.ts`);
      const imported = importsOf(slice).filter(({ name }) => used.has(name));
      return imported.flatMap(({ file }) =>
        rules
          .filter((rule) => forbids(rule, importer, file))
          .map(({ name }) => `${name}: ${importer} imports ${file}`),
      );
    }),
  );
  expect(wrong).toEqual([]);
});

test('pages take operations of a slice alone, and the demo none', () => {
  const uses = (folder: string, isWrong: (isOperation: boolean) => boolean) =>
    modulesIn(folder).flatMap((module) =>
      slices.flatMap((slice) => {
        const section = sectionsOf(slice).find(({ layer }) => layer === 'operations');
        const operations = section ? namesDeclared(section) : [];
        return taken(module, slice.path.replace(/\.tsx$/, '.ts'))
          .filter((name) => isWrong(operations.includes(name)))
          .map((name) => `${module.path} takes ${name} of ${slice.path}`);
      }),
    );
  expect(uses('app', (isOperation) => !isOperation)).toEqual([]);
  expect(uses('demo', (isOperation) => isOperation)).toEqual([]);
});
