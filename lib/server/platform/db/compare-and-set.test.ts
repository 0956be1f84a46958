import path from 'node:path';
import ts from 'typescript';
import { isInStore } from '@/lib/testing/slices';
import { modulesIn, nodesOf, type SourceFile } from '@/lib/testing/source-files';

/** A stand-in for a gateway, which answers repeats as the gateway does, is no store of ours. */
const modules = [...modulesIn('lib/server'), ...modulesIn('demo')].filter(
  ({ path: at }) => !at.startsWith('lib/server/adapters/'),
);
const READS = /^(?:find|list|lock|count|has|is|sum|load)(?:[A-Z]|$)/;
const MAY_MISS = /^Promise<(?:boolean|.* \| (?:undefined|null))>$/s;

/** Whether a function of a store, or one that passes on its answer, says by its result whether it found what it should change. */
function isCompareAndSet(module: SourceFile, node: ts.Node): node is ts.FunctionDeclaration {
  if (!ts.isFunctionDeclaration(node) || !node.name || !node.type) return false;
  const name = node.name.text;
  const isMeant = isInStore(module, node)
    ? !READS.test(name)
    : /^change(?:Status|State)/.test(name);
  return isMeant && MAY_MISS.test(node.type.getText());
}

function resolve(from: SourceFile, specifier: string): string {
  const at = specifier.startsWith('@/')
    ? specifier.slice(2)
    : path.posix.join(path.posix.dirname(from.path), specifier);
  return `${at}.ts`;
}

/** Each as `path#name`, under the names of modules that pass it on as well. */
function compareAndSets(): Set<string> {
  const found = new Set(
    modules.flatMap((module) =>
      module.syntax.statements
        .filter((node) => isCompareAndSet(module, node))
        .map((node) => `${module.path}#${node.name?.text}`),
    ),
  );
  for (const module of modules)
    for (const node of module.syntax.statements)
      if (ts.isExportDeclaration(node) && node.exportClause && ts.isNamedExports(node.exportClause))
        for (const { name, propertyName } of node.exportClause.elements) {
          const source = node.moduleSpecifier;
          if (!source || !ts.isStringLiteral(source)) continue;
          const original = `${resolve(module, source.text)}#${(propertyName ?? name).text}`;
          if (found.has(original)) found.add(`${module.path}#${name.text}`);
        }
  return found;
}

/** Maps each name that a module can call, `name` or `namespace.name`, to its function. */
function calledAs(module: SourceFile, known: ReadonlySet<string>): Map<string, string> {
  const names = new Map<string, string>();
  const add = (file: string, prefix: string) => {
    for (const one of known)
      if (one.startsWith(`${file}#`)) names.set(prefix + one.slice(file.length + 1), one);
  };
  add(module.path, '');
  for (const node of module.syntax.statements) {
    if (!ts.isImportDeclaration(node) || !ts.isStringLiteral(node.moduleSpecifier)) continue;
    const file = resolve(module, node.moduleSpecifier.text);
    const bindings = node.importClause?.namedBindings;
    if (bindings && ts.isNamespaceImport(bindings)) add(file, `${bindings.name.text}.`);
    if (bindings && ts.isNamedImports(bindings))
      for (const { name, propertyName } of bindings.elements) {
        const original = `${file}#${(propertyName ?? name).text}`;
        if (known.has(original)) names.set(name.text, original);
      }
  }
  return names;
}

/** Calls whose result nobody looks at. */
function ignoredCalls(module: SourceFile, known: ReadonlySet<string>): string[] {
  const names = calledAs(module, known);
  const statements = nodesOf(module, ts.isExpressionStatement) as ts.ExpressionStatement[];
  return statements.flatMap(({ expression }) => {
    const waits = ts.isAwaitExpression(expression) || ts.isVoidExpression(expression);
    const call = waits ? expression.expression : expression;
    const callee = ts.isCallExpression(call) && call.expression.getText();
    return callee && names.has(callee) ? [`${module.path}: ${callee}`] : [];
  });
}

test('whether a compare-and-set has matched is always looked at', () => {
  const known = compareAndSets();
  expect(known.size).toBeGreaterThan(30);
  expect(modules.flatMap((module) => ignoredCalls(module, known))).toEqual([]);
});
