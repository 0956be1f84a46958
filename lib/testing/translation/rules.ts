import ts from 'typescript';
import type { SourceFile } from '../source-files';
import {
  type Components,
  childrenOf,
  functionsOf,
  isParent,
  type Kinds,
  kindsOf,
  type Parent,
  returnedBy,
} from './rendered';

export interface Finding {
  line: number;
  node: ts.Node;
}

/** Finds what the components available to a module render, where that is not always an element. */
export function componentsOf(modules: readonly SourceFile[]) {
  let exported: Components = new Map();
  // A component may render another one and nothing else.
  for (let round = 0; round < 3; round++) {
    const known = exported;
    exported = new Map(
      modules.flatMap(({ syntax }) => [...ownComponents(syntax, known, isExported)]),
    );
  }
  return (syntax: ts.SourceFile): Components =>
    new Map([...exported, ...ownComponents(syntax, exported)]);
}

function ownComponents(
  syntax: ts.SourceFile,
  known: Components,
  matches = (_: ts.FunctionDeclaration) => true,
): Components {
  const found = new Map<string, Kinds>();
  for (const [name, made] of functionsOf(syntax)) {
    if (!/^[A-Z]/.test(name) || !matches(made)) continue;
    const kinds = new Set(returnedBy(made).flatMap((node) => [...kindsOf(node, known)]));
    kinds.delete('opaque');
    kinds.delete('node');
    if (kinds.size === 0) kinds.add('element');
    found.set(name, kinds);
  }
  return found;
}

function isExported(made: ts.FunctionDeclaration): boolean {
  return made.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;
}

/** Places where a text has no element of its own, and something that comes or goes beside it. */
export function findingsIn(syntax: ts.SourceFile, components: Components): Finding[] {
  const found: Finding[] = [];
  const visit = (node: ts.Node): void => {
    if (isParent(node) && isBroken(node, components)) add(node);
    ts.forEachChild(node, visit);
  };
  const add = (node: ts.Node): void => {
    const { line } = syntax.getLineAndCharacterOfPosition(node.getStart(syntax));
    found.push({ line: line + 1, node });
  };
  visit(syntax);
  for (const [name, made] of functionsOf(syntax)) {
    if (!/^[A-Z]/.test(name)) continue;
    for (const node of returnedBy(made)) if (kindsOf(node, components).has('text')) add(node);
  }
  return found;
}

function isBroken(parent: Parent, components: Components): boolean {
  const mayBeText = (kinds: Kinds) =>
    kinds.has('text') || kinds.has('opaque') || (kinds.has('node') && holdsWords(parent));
  const children = childrenOf(parent).map((child) => kindsOf(child, components));
  if (children.length < 2) return replacesTexts(childrenOf(parent), components);
  return children.some(
    (kinds, place) =>
      (kinds.has('nothing') || (kinds.has('element') && mayBeText(kinds))) &&
      (kinds.has('text') || children.some((other, at) => at !== place && mayBeText(other))),
  );
}

/** Whether an only child may be a fragment whose texts go one by one when another comes in its place. */
function replacesTexts([child]: ts.JsxChild[], components: Components): boolean {
  const holdsTexts = (node: ts.Node): boolean => {
    if (ts.isParenthesizedExpression(node)) return holdsTexts(node.expression);
    if (ts.isConditionalExpression(node))
      return holdsTexts(node.whenTrue) || holdsTexts(node.whenFalse);
    if (ts.isBinaryExpression(node)) return holdsTexts(node.right);
    if (!ts.isJsxFragment(node)) return false;
    return childrenOf(node).some((part) => {
      const kinds = kindsOf(part, components);
      return kinds.has('text') || kinds.has('opaque');
    });
  };
  return (
    child !== undefined &&
    ts.isJsxExpression(child) &&
    child.expression !== undefined &&
    !ts.isJsxFragment(child.expression) &&
    holdsTexts(child.expression)
  );
}

/** Whether an element is made for words: what is passed into it may be a text. Others hold blocks. */
function holdsWords(parent: Parent): boolean {
  return (
    ts.isJsxElement(parent) &&
    /^(?:span|p|a|b|strong|em|button|label|legend|summary|li|dt|dd|t[hd]|h\d|Link|Button|Badge)$/.test(
      parent.openingElement.tagName.getText(),
    )
  );
}
