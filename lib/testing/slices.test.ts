import path from 'node:path';
import ts from 'typescript';
import { isSlice, sectionsOf } from './slices';
import { modulesIn, type SourceFile } from './source-files';

const MAX_LINES = 150;

/** A rule of the imports, as dependency-cruiser reads it. */
interface Rule {
  name: string;
  from: { path?: string; pathNot?: string | readonly string[] };
  to: { path?: string | readonly string[]; pathNot?: string | readonly string[] };
}

const { forbidden }: { forbidden: readonly Rule[] } = require('../../.dependency-cruiser.cjs');
const slices = modulesIn('lib/server').filter(isSlice);

function matches(patterns: string | readonly string[] | undefined, file: string): boolean {
  return [patterns ?? []].flat().some((pattern) => new RegExp(pattern).test(file));
}

/** Whether a rule forbids this import. `$1` in what it says of the imported file is the first group of the importing one. */
function forbids({ from, to }: Rule, importer: string, imported: string): boolean {
  if (!from.path || !matches(from.path, importer) || matches(from.pathNot, importer)) return false;
  const group = new RegExp(from.path).exec(importer)?.[1] ?? '';
  const filled = (patterns: string | readonly string[] | undefined) =>
    [patterns ?? []].flat().map((pattern) => pattern.replaceAll('$1', group));
  if (!to.path && !to.pathNot) return false;
  const isMeant = !to.path || matches(filled(to.path), imported);
  return isMeant && !matches(filled(to.pathNot), imported);
}

interface Imported {
  readonly names: readonly string[];
  readonly file: string;
}

function importsOf({ path: file, syntax }: SourceFile): Imported[] {
  return syntax.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier))
      return [];
    const { text } = statement.moduleSpecifier;
    const { name, namedBindings } = statement.importClause ?? {};
    const bindings = namedBindings ? namesIn(namedBindings) : [];
    const at = text.startsWith('@/')
      ? `${text.slice(2)}.ts`
      : `${path.posix.join(path.posix.dirname(file), text)}.ts`;
    return [
      {
        names: [...(name ? [name.text] : []), ...bindings],
        file: /^[@.]\/|^\.\./.test(text) ? at : text,
      },
    ];
  });
}

function namesIn(bindings: ts.NamedImportBindings): string[] {
  if (ts.isNamespaceImport(bindings)) return [bindings.name.text];
  return bindings.elements.map(({ name }) => name.text);
}

/** Every name that is used in these statements. */
function namesUsed(statements: readonly ts.Statement[]): Set<string> {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) names.add(node.text);
    ts.forEachChild(node, visit);
  };
  statements.forEach(visit);
  return names;
}

test('there are slices', () => {
  expect(slices.length).toBeGreaterThan(30);
});

test('a slice that has grown is several files', () => {
  const linesOf = ({ text, syntax }: SourceFile) => {
    const imports = syntax.statements.filter(ts.isImportDeclaration);
    return text
      .slice(imports.at(-1)?.end ?? 0)
      .trim()
      .split('\n').length;
  };
  const grown = slices.filter((slice) => linesOf(slice) > MAX_LINES);
  expect(grown.map(({ path: file }) => file)).toEqual([]);
});

test('a section imports what the file it stands for could', () => {
  const wrong = slices.flatMap((slice) =>
    sectionsOf(slice).flatMap(({ layer, statements }) => {
      const used = namesUsed(statements);
      const importer = `${slice.path.replace(/\.tsx?$/, '')}-${layer}.ts`;
      return importsOf(slice)
        .filter(({ names }) => names.some((name) => used.has(name)))
        .flatMap(({ file }) =>
          forbidden
            .filter((rule) => forbids(rule, importer, file))
            .map(({ name }) => `${importer} → ${file}: ${name}`),
        );
    }),
  );
  expect(wrong).toEqual([]);
});

test('pages and the demo take nothing but their share of a slice', () => {
  const operations = new Map(
    slices.map((slice) => {
      const section = sectionsOf(slice).find(({ layer }) => layer === 'operations');
      const names = (section?.statements ?? [])
        .filter(ts.isVariableStatement)
        .flatMap(({ declarationList }) =>
          declarationList.declarations.map(({ name }) => name.getText()),
        );
      return [slice.path.replace(/\.tsx?$/, '.ts'), names];
    }),
  );
  const wrong = (folder: string, isWrong: (name: string, known: readonly string[]) => boolean) =>
    modulesIn(folder).flatMap((module) =>
      importsOf(module).flatMap(({ names, file }) => {
        const known = operations.get(file);
        return known && names.some((name) => isWrong(name, known))
          ? [`${module.path}: ${file}`]
          : [];
      }),
    );
  expect(wrong('app', (name, known) => !known.includes(name))).toEqual([]);
  expect(wrong('demo', (name, known) => known.includes(name))).toEqual([]);
});
