import ts from 'typescript';

/**
 * Kinds of child of an element: a text, an element, nothing; `opaque` is a value unknown from the source, which may
 * be a text.
 */
export type Kind = 'text' | 'element' | 'nothing' | 'opaque' | 'node';
export type Kinds = ReadonlySet<Kind>;

/** Components by name, as far as they render something else than an element that is always there. */
export type Components = ReadonlyMap<string, Kinds>;

const TEXT: Kinds = new Set<Kind>(['text']);
const ELEMENT: Kinds = new Set<Kind>(['element']);
const NOTHING: Kinds = new Set<Kind>(['nothing']);
const OPAQUE: Kinds = new Set<Kind>(['opaque']);
const NODE: Kinds = new Set<Kind>(['node']);

/** An element or a fragment, with children of its own. */
export type Parent = ts.JsxElement | ts.JsxFragment;

export function isParent(node: ts.Node): node is Parent {
  return ts.isJsxElement(node) || ts.isJsxFragment(node);
}

/** Children that leave something in the page: neither blanks, which nobody translates, nor comments. */
export function childrenOf(parent: Parent): ts.JsxChild[] {
  return parent.children.filter((child) => {
    if (ts.isJsxText(child)) return child.text.trim() !== '';
    if (!ts.isJsxExpression(child)) return true;
    const { expression } = child;
    return expression && !(ts.isStringLiteralLike(expression) && expression.text.trim() === '');
  });
}

/** All that a child may be, over the branches of its conditions. */
export function kindsOf(child: ts.Node, components: Components): Kinds {
  const of = (node: ts.Node) => kindsOf(node, components);
  if (ts.isJsxText(child)) return TEXT;
  if (ts.isJsxElement(child)) return ofComponent(child.openingElement, components);
  if (ts.isJsxSelfClosingElement(child)) return ofComponent(child, components);
  if (ts.isJsxFragment(child)) return union(childrenOf(child).map(of));
  if (ts.isJsxExpression(child)) return child.expression ? of(child.expression) : NOTHING;
  if (ts.isParenthesizedExpression(child) || ts.isNonNullExpression(child))
    return of(child.expression);
  if (ts.isStringLiteralLike(child)) return child.text === '' ? NOTHING : TEXT;
  if (ts.isTemplateExpression(child) || ts.isNumericLiteral(child)) return TEXT;
  if (ts.isConditionalExpression(child)) return union([of(child.whenTrue), of(child.whenFalse)]);
  if (ts.isBinaryExpression(child)) return ofBinary(child, of);
  if (ts.isCallExpression(child)) return ofCall(child, of);
  if (ts.isArrowFunction(child)) return union(returnedBy(child).map(of));
  if (ts.isIdentifier(child)) return ofName(child, of);
  if (ts.isPropertyAccessExpression(child) && child.expression.getText() === 'props')
    return ofProperty(child.name.text, child.getSourceFile());
  if (/^(?:null|true|false)$/.test(child.getText())) return NOTHING;
  return OPAQUE;
}

function union(all: Kinds[]): Kinds {
  return all.length === 0 ? NOTHING : new Set(all.flatMap((kinds) => [...kinds]));
}

function ofComponent({ tagName }: ts.JsxOpeningLikeElement, components: Components): Kinds {
  return components.get(tagName.getText()) ?? ELEMENT;
}

function ofBinary(
  { left, operatorToken, right }: ts.BinaryExpression,
  of: (node: ts.Node) => Kinds,
): Kinds {
  if (operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken)
    return union([of(right), NOTHING]);
  if (/^(?:\?\?|\|\|)$/.test(operatorToken.getText())) return union([of(left), of(right)]);
  return TEXT;
}

/** Rows of a list come and go. */
function ofCall(
  { expression, arguments: [render] }: ts.CallExpression,
  of: (node: ts.Node) => Kinds,
) {
  if (ts.isIdentifier(expression)) {
    if (expression.text === 'createPortal') return ELEMENT;
    const made = functionsOf(expression.getSourceFile()).get(expression.text);
    return made ? union(returnedBy(made).map(of)) : of(expression);
  }
  const isMap = ts.isPropertyAccessExpression(expression) && expression.name.text === 'map';
  if (!isMap || !render || !ts.isArrowFunction(render)) return of(expression);
  return union([...returnedBy(render).map(of), NOTHING]);
}

/** A constant of the module or function is what it was set to. */
function ofName(name: ts.Identifier, of: (node: ts.Node) => Kinds): Kinds {
  if (name.text === 'undefined') return NOTHING;
  for (let scope: ts.Node | undefined = name.parent; scope; scope = scope.parent) {
    if (!ts.isBlock(scope) && !ts.isSourceFile(scope)) continue;
    for (const statement of scope.statements) {
      if (!ts.isVariableStatement(statement)) continue;
      const found = statement.declarationList.declarations.find(
        (declaration) => ts.isIdentifier(declaration.name) && declaration.name.text === name.text,
      );
      if (found) return found.initializer ? of(found.initializer) : OPAQUE;
    }
  }
  return ofProperty(name.text, name.getSourceFile());
}

/** A property of a component is what its type says. */
function ofProperty(name: string, { text }: ts.SourceFile): Kinds {
  const type = new RegExp(`\\b${name}(\\??): (?:\\([^)]*\\) => )?React(Node|Element)\\b`).exec(
    text,
  );
  if (!type) return name === 'children' ? NODE : OPAQUE;
  return union([type[2] === 'Element' ? ELEMENT : NODE, ...(type[1] ? [NOTHING] : [])]);
}

/** Functions of a module by name. */
export function functionsOf(syntax: ts.SourceFile): Map<string, ts.FunctionDeclaration> {
  return new Map(
    syntax.statements
      .filter(ts.isFunctionDeclaration)
      .flatMap((made) => (made.name ? [[made.name.text, made] as const] : [])),
  );
}

/** Finds the values that a function returns, without those of functions inside it. */
export function returnedBy({ body }: { body?: ts.Node | undefined }): ts.Node[] {
  if (!body) return [];
  if (!ts.isBlock(body)) return [body];
  const found: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node)) return;
    if (ts.isReturnStatement(node)) found.push(node.expression ?? ts.factory.createNull());
    else ts.forEachChild(node, visit);
  };
  visit(body);
  return found;
}
